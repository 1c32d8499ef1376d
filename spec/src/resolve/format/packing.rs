//! How codes share words.

#![expect(clippy::indexing_slicing, reason = "indices were found by name in the same document")]

use crate::element::ElementType;
use crate::format::*;
use crate::model::{self, CodesEntry, Located, Position};
use crate::resolve::format::quantity::Tree;

impl Tree<'_, '_> {
    /// How codes share words.
    pub(super) fn packing(
        &mut self,
        entry: &CodesEntry,
        at: Position,
        tensor: usize,
        code: &Code,
    ) -> Option<Place> {
        let fields = [
            ("at", entry.at.is_some()),
            ("steps", entry.steps.is_some()),
            ("pieces", entry.pieces.is_some()),
            ("planes", entry.planes.is_some()),
            ("base", entry.base.is_some()),
        ];
        if let Some((field, _)) = fields.iter().find(|(_, given)| *given) {
            let what = format!("field `{field}`");
            self.problems.found(at, what, "given for a tensor of its own", "codes in a block");
        }
        let words = &self.format.tensors[tensor].types;
        let Some(packed) = &entry.packed else {
            let widest = self.widths(code).into_iter().max().unwrap_or(1);
            for word in words.iter().filter(|word| widest > u64::from(word.bits)) {
                let found = format!("{widest} bits wide");
                self.problems.found(
                    at,
                    "codes",
                    found,
                    format!("at most {}, those of {}", word.bits, word.name),
                );
            }
            return Some(Place::Words);
        };
        if packed.axis.value >= self.rank() {
            let expected = format!("below {}, the output's rank", self.rank());
            self.problems.found(packed.axis.at, "axis", packed.axis.value, expected);
            return None;
        }
        for word in words.iter().filter(|word| !word.is_integer() || !matches!(word.bits, 8 | 16 | 32)) {
            let found = format!("`{}`", word.name);
            self.problems.found(at, "type of packed words", found, "an integer of 8, 16 or 32 bits");
        }
        let lanes = match (&packed.lanes, packed.order.unwrap_or_default()) {
            (Some(listed), _) => Lanes::Listed(self.listed(listed, packed.axis.at)?),
            (None, model::Order::LowestFirst) => Lanes::LowestFirst,
            (None, model::Order::HighestFirst) => Lanes::HighestFirst,
        };
        // All but a stream has whole codes in a word.
        let whole = packed.spread || lanes != Lanes::LowestFirst;
        let many = if let Lanes::Listed(listed) = &lanes { listed.len() as u64 } else { 1 };
        let widest = |word: &ElementType| match code {
            // A code is a word.
            Code::Codebook(_) => u64::from(word.bits),
            _ => self.widths(code).into_iter().max().unwrap_or(1),
        };
        let too_many = words.iter().map(|word| (word, widest(word)));
        let too_many = too_many.filter(|(word, widest)| whole && widest * many > u64::from(word.bits));
        for (word, widest) in too_many.collect::<Vec<_>>() {
            let found = format!("{many} of {widest} bits");
            self.problems.found(at, "codes of a word", found, format!("at most {} bits", word.bits));
        }
        // A code that goes on in the next word finds it only where words are neighbours.
        let transposed =
            entry.transposed.as_ref().filter(|transposed| transposed.value && packed.axis.value == 1);
        if let Some(transposed) = transposed.filter(|_| !whole) {
            let widths = self.widths(code);
            let (mut pairs, at) =
                (words.iter().flat_map(|word| widths.iter().map(move |bits| (word, bits))), transposed.at);
            if let Some((word, bits)) = pairs.find(|(word, bits)| u64::from(word.bits) % **bits != 0) {
                let found = format!("of {bits} bits in words of {}", word.bits);
                self.problems.found(at, "transposed codes", found, "a width that divides the word's");
            }
        }
        if let (Some(listed), Some(_)) = (&packed.lanes, packed.order) {
            let at = listed.first().map_or(packed.axis.at, |lane| lane.at);
            self.problems.found(at, "lanes", "given with `order`", "one of them");
        }
        Some(Place::Packed { axis: packed.axis.value, lanes, spread: packed.spread })
    }

    /// The widths that codes can have, where the tensor's type does not say it.
    fn widths(&self, code: &Code) -> Vec<u64> {
        match code {
            Code::Own | Code::Codebook(_) => Vec::new(),
            Code::Type(found) => vec![found.bits.into()],
            Code::Integer { bits, .. } => self.format.widths(*bits),
        }
    }

    /// A list of lanes, each once.
    fn listed(&mut self, lanes: &[Located<u32>], at: Position) -> Option<Vec<u32>> {
        let count = u32::try_from(lanes.len()).ok().filter(|count| (1..=32).contains(count));
        if count.is_none() {
            self.problems.found(at, "lanes", format!("{} of them", lanes.len()), "1 to 32");
            return None;
        }
        let mut seen = 0_u64;
        for lane in lanes {
            if lane.value >= count.unwrap_or(0) || seen >> lane.value & 1 == 1 {
                self.problems.found(
                    lane.at,
                    "lane",
                    lane.value,
                    format!("each of 0 to {} once", lanes.len().saturating_sub(1)),
                );
                return None;
            }
            seen |= 1 << lane.value;
        }
        count.map(|_| lanes.iter().map(|lane| lane.value).collect())
    }
}
