//! What a plan has ready for the loops of its level: all that depends on which instructions there are. Small calls have no time
//! for it, so it is made with the plan, and made again where the plan is to run at another level.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::format::bind::{Bound, Numbers};
use crate::format::picks::Picks;
use crate::format::tables::Tables;
use crate::isa::Token;

/// What loops of a level take as it is.
#[derive(Clone, Debug)]
pub(super) struct Ready {
    pub(super) tables: Tables,
    /// Of each quantity, in the document's order.
    pub(super) ways: Vec<Way>,
}

/// How loops of a level take the codes of a quantity, and its numbers.
#[derive(Clone, Debug)]
pub(super) struct Way {
    /// How codes of up to 8 bits are picked, where the level can and they lie so.
    pub(super) picks: SmallVec<[Picks; 1]>,
    /// How often each number is held in a row: parameters of weights as often as loops read them.
    pub(super) times: usize,
    /// How many columns' weights share a number as it is held: kept, as short rows have no time to divide.
    pub(super) held_group: usize,
}

impl Ready {
    /// For results of so many bits.
    pub(super) fn new(token: Token, bound: &Bound, width: u32) -> Self {
        let ways = bound.quantities.iter().map(|numbers| Way::new(token, numbers, width));
        let mut ready = Self { tables: Tables::new(token, bound), ways: ways.collect() };
        ready.repeat_numbers(token, bound, width);
        ready
    }

    /// That of the weights.
    pub(super) fn weights(&self) -> Option<&Way> {
        self.ways.last()
    }
}

impl Way {
    /// Each number is held once.
    fn new(token: Token, numbers: &Numbers, width: u32) -> Self {
        let Numbers { planes, rows, bits, groups: [_, held_group], .. } = numbers;
        // What only tables of bytes pick need not be known elsewhere.
        let lines = numbers.lines.filter(|_| token.has_byte_tables());
        let picked = token.picks_codes() && *bits <= 8;
        let mut picks = if picked { Picks::all(planes, rows, lines) } else { SmallVec::new() };
        // Those of weights: parameters are few.
        if token.picks_vectors() && numbers.lines.is_some() {
            // Shifts bring all others together for results of 16 bits.
            let of_codes = picks
                .iter_mut()
                .filter(|picks| !picks.are_bytes && (width == 32 || picks.straight.is_none()));
            of_codes.for_each(|picks| picks.note_sixteens(token.picks_vectors_of_two()));
        }
        Self { picks, times: 1, held_group: *held_group }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::in_order::arrange;
    use crate::format::{FormatBuilder, FormatPlan, NamedFormat, NamedMeta};
    use crate::types::{FLOAT16, INT32, UINT8};
    use crate::{Level, Meta};

    mod awq {
        crate::include_spec!(awq);
    }
    mod gguf {
        crate::include_spec!(gguf);
    }
    mod gptq {
        crate::include_spec!(gptq);
    }

    /// Formats with blocks, and the bytes of a row of those: codes of one plane and of two, bytes, digits and a table; scales that have a
    /// scale.
    const BLOCKS: [(&str, usize); 8] = [
        ("Q4_0", 8 * 18),
        ("Q5_1", 8 * 24),
        ("Q8_0", 8 * 34),
        ("Q2_K", 2 * 84),
        ("Q4_K", 144),
        ("Q6_K", 210),
        ("IQ4_NL", 8 * 18),
        ("TQ1_0", 3 * 54),
    ];

    fn named(formats: &[NamedFormat], name: &str) -> FormatBuilder {
        crate::format::named(formats, name).unwrap_or_else(|| panic!("no format {name}"))
    }

    fn gptq(bits: u32) -> FormatBuilder {
        named(gptq::FORMATS, "v1").set("bits", bits).unwrap().set("group_size", 32).unwrap()
    }

    /// Calls with weights of both widths.
    fn each(check: &mut dyn FnMut(&FormatBuilder, &[NamedMeta<'_, '_>])) {
        for (name, bytes) in BLOCKS {
            let format = named(gguf::FORMATS, name);
            for format in [format.clone(), format.set("output_dtype", FLOAT16).unwrap()] {
                check(&format, &[("blocks", Meta::new(UINT8, &[4, bytes]))]);
            }
        }
        let scales = ("scales", Meta::new(FLOAT16, &[2, 128]));
        for (bits, rows) in [(3, 6), (4, 8), (8, 16)] {
            let (codes, zero_points) = ([rows, 128], [2, 2 * rows]);
            let codes = ("qweight", Meta::new(INT32, &codes));
            check(&gptq(bits), &[codes, ("qzeros", Meta::new(INT32, &zero_points)), scales]);
        }
        let format = named(awq::FORMATS, "gemm").set("group_size", 32).unwrap();
        let (codes, zero_points) = (Meta::new(INT32, &[64, 16]), Meta::new(INT32, &[2, 16]));
        check(&format, &[("qweight", codes), ("qzeros", zero_points), scales]);
    }

    /// A plan that is made for a level.
    fn made(format: &FormatBuilder, tensors: &[NamedMeta<'_, '_>], token: Token) -> FormatPlan {
        let metas = arrange(format.format(), format.rule(), tensors.iter().copied()).unwrap();
        format.plan_in_order(&metas, token).unwrap()
    }

    /// How the weights of some GGUF format are taken at a level.
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    fn way(name: &str, output: crate::DType, level: Level) -> Option<Way> {
        let format = named(gguf::FORMATS, name).set("output_dtype", output).unwrap();
        let (_, bytes) = BLOCKS.into_iter().find(|(known, _)| *known == name).unwrap();
        let plan = made(&format, &[("blocks", Meta::new(UINT8, &[4, bytes]))], Token::new(level)?);
        plan.ready.weights().cloned()
    }

    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    #[test]
    fn codes_are_taken_16_by_16_where_that_takes_fewer_steps() {
        // One plane and two, to float32 and to float16.
        let expected = [
            (Level::Avx2, [("Q4_K", true), ("Q6_K", true)]),
            (Level::Avx512, [("Q4_K", true), ("Q6_K", false)]),
            (Level::Avx512Vbmi, [("Q4_K", false), ("Q6_K", false)]),
        ];
        for (level, formats) in expected {
            for (name, wide) in formats {
                for (output, expected) in [(crate::types::FLOAT32, wide), (FLOAT16, false)] {
                    let Some(way) = way(name, output, level) else {
                        crate::tests::skipped(&alloc::format!("level {level} is missing here"));
                        continue;
                    };
                    let found = way.picks.iter().any(|picks| picks.sixteens.is_some());
                    assert_eq!(found, expected, "{name} to {output:?} at {level}");
                }
            }
        }
    }

    #[test]
    fn a_plan_that_is_moved_to_a_level_is_one_that_was_made_for_it() {
        let shown = |plan: &FormatPlan| alloc::format!("{:?}", (plan.level(), &plan.bound, &plan.ready));
        let mut count = 0;
        each(&mut |format, tensors| {
            let best = made(format, tensors, Token::detect());
            for level in Level::available() {
                let own = made(format, tensors, Token::new(*level).unwrap());
                let moved = best.clone().at(*level).unwrap();
                let what = alloc::format!("{} at {level}", format.rule());
                assert!(shown(&moved) == shown(&own), "{what}");
                // There and back.
                let back = moved.at(best.level()).unwrap();
                assert!(shown(&back) == shown(&best), "{what}");
                count += 1;
            }
        });
        assert_eq!(count, 20 * Level::available().len());
    }

    /// Of a level that this machine would not choose, too: what a machine has ready that has no better one.
    #[test]
    fn a_plan_has_ready_what_its_level_takes() {
        let (nibbles, threes) = (named(gguf::FORMATS, "Q4_0"), gptq(3));
        let blocks = [("blocks", Meta::new(UINT8, &[4, 8 * 18]))];
        let tensors = [
            ("qweight", Meta::new(INT32, &[6, 128])),
            ("qzeros", Meta::new(INT32, &[2, 12])),
            ("scales", Meta::new(FLOAT16, &[2, 128])),
        ];
        for level in Level::available() {
            let ready = |format: &FormatBuilder, tensors: &[NamedMeta<'_, '_>]| {
                made(format, tensors, Token::detect()).at(*level).unwrap().ready
            };
            let Ready { ways, .. } = ready(&nibbles, &blocks);
            let in_lines = ways[1].picks.iter().any(|picks| picks.in_lines(4).is_some());
            let found = (ways[1].picks.len(), in_lines, ways[0].times, ways[0].held_group);
            let (expected, has_bytes) = match level {
                // A scale for every vector.
                Level::Portable => ((0, false, 2, 16), false),
                Level::Avx2 | Level::Avx512 => ((1, false, 1, 32), false),
                Level::Avx512Vbmi | Level::Avx512Bf16 | Level::Avx512Fp16 => ((1, true, 1, 32), true),
            };
            assert_eq!(found, expected, "{level}");
            assert_eq!(ready(&threes, &tensors).tables.bytes.is_some(), has_bytes, "{level}");
        }
    }
}
