//! However the work is cut, the bits are those of `run`: rows from anywhere to anywhere, any number of threads, any
//! address of any buffer, fresh memory. A run that fails writes nothing.

#[path = "../../fuzz/src/bridge/mod.rs"]
mod bridge;
#[path = "../../fuzz/src/doors/mod.rs"]
mod doors;
#[path = "../../fuzz/src/generate/mod.rs"]
mod generate;
#[path = "../../fuzz/src/levels/mod.rs"]
mod levels;
#[path = "../../fuzz/src/memory/mod.rs"]
mod memory;

use std::mem::MaybeUninit;
use std::ops::Range;

use bridge::{Call, OPERATORS, same_bits};
use dequant::{Error, Level, Meta, Plan, Stores, TensorMut, TensorRef};
use dequant_spec::operator::Rule;
use generate::cell::{Cell, cells};
use generate::codes::Deck;
use generate::form::{Form, Wish};
use generate::random::Random;
use levels::levels;

/// What surrounds an output, and what it holds before a run.
const CANARY: u8 = 0xa5;

/// Cells of the newest version of every operator: each element with each granularity, formula and kind of zero
/// point, with the first types of scale and output that it has.
fn representatives() -> Vec<Cell> {
    let mut chosen: Vec<Cell> = Vec::new();
    for operator in OPERATORS.iter() {
        let version = operator.versions.last().expect("an operator has a version");
        for cell in cells(operator, version) {
            let same = |other: &Cell| {
                other.operator.id() == operator.id()
                    && other.element().name == cell.element().name
                    && other.granularity.name == cell.granularity.name
                    && other.formula.name == cell.formula.name
                    && other.zero_point == cell.zero_point
            };
            if !chosen.iter().any(same) {
                chosen.push(cell);
            }
        }
    }
    chosen
}

/// Calls of a cell on tensors of a shape, each with groups along another axis.
fn calls(cell: &Cell, shape: &[usize], seed: u64) -> Vec<Call> {
    let mut random = Random(seed);
    let mut forms: Vec<Form> = Vec::new();
    for axis in 0..shape.len() {
        let wish = Wish { shape: shape.to_vec(), axis, negative: random.flip(), groups: vec![2, 3] };
        let form = cell.form(&wish);
        forms.extend(form.filter(|form| forms.iter().all(|other| other.group != form.group)));
    }
    forms
        .iter()
        .map(|form| {
            let mut decks = cell.decks(&mut random, 8);
            cell.dealt(form, &mut decks, &mut random)
        })
        .collect()
}

/// A call that is planned at a level, its tensors at hand.
struct Prepared<'a> {
    plan: Plan,
    input: TensorRef<'a>,
    scale: Option<TensorRef<'a>>,
    zero_point: Option<TensorRef<'a>>,
    /// What the document calls the output.
    output: &'static str,
    /// What `run` makes of it.
    whole: Vec<u8>,
}

impl<'a> Prepared<'a> {
    fn new(call: &'a Call, level: Level) -> Self {
        let plan = call.plan().and_then(|plan| plan.at(level));
        let plan = plan.unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
        let (input, scale, zero_point) = call.tensors().expect("a valid call");
        let mut whole = vec![CANARY; plan.output().shape.iter().product::<usize>() * width(&plan)];
        let output = TensorMut::new(plan.output().dtype, plan.output().shape, &mut whole);
        let mut output = output.expect("as many bytes as planned");
        plan.run(input, scale, zero_point, &mut output).expect("a valid call");
        Self { plan, input, scale, zero_point, output: &call.operator.output_name, whole }
    }

    /// Rows of the output, into memory that held something else.
    fn rows(&self, rows: Range<usize>) -> Vec<u8> {
        let mut bytes = vec![CANARY; rows.len() * self.row_bytes()];
        let result = self.plan.run_rows(rows, self.input, self.scale, self.zero_point, &mut bytes);
        result.expect("rows that exist");
        bytes
    }

    /// Bytes of some elements are those that are expected, any NaN counting as any NaN.
    fn assert_same(&self, found: &[u8], expected: &[u8], what: impl Fn() -> String) {
        let same = same_bits(self.plan.output().dtype, found, expected);
        same.unwrap_or_else(|difference| panic!("{}: {difference}", what()));
    }

    /// What memory of another length is refused with.
    fn wrong_length(&self, found: usize, expected: usize) -> Error {
        let (rule, output) = (self.plan.explain().operator, self.output);
        Error::OutputLength { rule, output, found, expected }
    }

    fn row_bytes(&self) -> usize {
        self.plan.row_len() * width(&self.plan)
    }
}

/// The bytes of an output element.
fn width(plan: &Plan) -> usize {
    plan.output().dtype.bits() as usize / 8
}

/// Every representative on a shape at every level.
fn for_each(shape: &[usize], seed: u64, mut check: impl FnMut(&str, &Prepared<'_>)) {
    let mut count = 0;
    for cell in representatives() {
        for call in calls(&cell, shape, seed) {
            for level in levels() {
                let what = format!("{} at {level}, seed {seed}", call.describe());
                check(&what, &Prepared::new(&call, *level));
                count += 1;
            }
        }
    }
    assert!(count > 100, "{count} calls of shape {shape:?}");
}

#[test]
fn rows_from_anywhere_to_anywhere_are_those_of_run() {
    for (seed, shape) in [(1, &[7, 5][..]), (2, &[3, 2, 3]), (3, &[11]), (4, &[2, 3, 1, 3]), (5, &[5, 67])] {
        for_each(shape, seed, |what, call| {
            for start in 0..=call.plan.rows() {
                for end in start..=call.plan.rows() {
                    let expected = &call.whole[start * call.row_bytes()..end * call.row_bytes()];
                    call.assert_same(&call.rows(start..end), expected, || {
                        format!("{what}, rows {start}..{end}")
                    });
                }
            }
        });
    }
}

#[test]
fn every_partition_into_slabs_is_run() {
    for_each(&[5, 3], 6, |what, call| {
        let rows = call.plan.rows();
        // Each bit says whether a slab ends behind that row.
        for ends in 0..1_u32 << (rows - 1).min(11) {
            let (mut start, mut bytes) = (0, Vec::new());
            for row in 0..rows {
                if row + 1 == rows || ends >> row & 1 == 1 {
                    bytes.extend(call.rows(start..row + 1));
                    start = row + 1;
                }
            }
            call.assert_same(&bytes, &call.whole, || format!("{what}, partition {ends:#b}"));
        }
    });
}

#[test]
fn rows_that_do_not_exist_are_refused_and_nothing_is_written() {
    for_each(&[3, 5], 7, |what, call| {
        let rows = call.plan.rows();
        let mut bytes = vec![CANARY; call.row_bytes()];
        for range in [rows..rows + 1, Range { start: 2, end: 1 }, usize::MAX - 1..usize::MAX] {
            let result =
                call.plan.run_rows(range.clone(), call.input, call.scale, call.zero_point, &mut bytes);
            let (start, end) = (range.start, range.end);
            let rule = call.plan.explain().operator;
            assert_eq!(result, Err(Error::Rows { rule, start, end, rows }), "{what}");
        }
        let (found, expected) = (call.row_bytes() - 1, call.row_bytes());
        let result = call.plan.run_rows(0..1, call.input, call.scale, call.zero_point, &mut bytes[1..]);
        assert_eq!(result, Err(call.wrong_length(found, expected)), "{what}");
        assert!(bytes.iter().all(|byte| *byte == CANARY), "{what}");
    });
}

/// `run_parallel` cuts outputs of 256 KiB and more; this one has 262 KiB at 16 bits, and odd rows.
#[cfg(feature = "rayon")]
#[test]
fn any_number_of_threads_gives_the_bits_of_run() {
    let pools =
        [1, 2, 3, 7].map(|threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap());
    for_each(&[257, 523], 8, |what, call| {
        assert!(call.whole.len() >= 256 * 1024, "{what}");
        for (pool, stores) in
            pools.iter().flat_map(|pool| [(pool, Stores::Cached), (pool, Stores::Streaming)])
        {
            let mut bytes = vec![CANARY; call.whole.len()];
            let plan = call.plan.clone().stores(stores);
            let Meta { dtype, shape } = plan.output();
            let mut output = TensorMut::new(dtype, shape, &mut bytes).unwrap();
            let run = || plan.run_parallel(call.input, call.scale, call.zero_point, &mut output);
            pool.install(run).unwrap();
            let threads = pool.current_num_threads();
            call.assert_same(&bytes, &call.whole, || format!("{what}, {threads} threads, {stores:?}"));
        }
    });
}

/// Where slabs end is found in one pass over the axes: were each axis to multiply all behind it, this would take minutes.
#[cfg(all(feature = "rayon", feature = "onnx"))]
#[test]
fn axes_without_number_are_cut_in_one_pass() {
    use dequant::types::{FLOAT32, UINT8};

    let shape = [&[1; 200_000][..], &[1 << 16]].concat();
    let codes: Vec<u8> = (0..1_u32 << 16).map(|code| (code % 251) as u8).collect();
    let x = TensorRef::new(UINT8, &shape, &codes).unwrap();
    let scale = 0.5_f32.to_le_bytes();
    let scale = TensorRef::new(FLOAT32, &[], &scale).unwrap();
    let plan =
        dequant::onnx::DequantizeLinear::opset(21).unwrap().plan(x.meta(), scale.meta(), None).unwrap();
    let [mut whole, mut shared] = [const { [0_u8; 1 << 18] }; 2].map(Vec::from);
    plan.run(x, scale, None, &mut TensorMut::new(FLOAT32, &shape, &mut whole).unwrap()).unwrap();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    let mut output = TensorMut::new(FLOAT32, &shape, &mut shared).unwrap();
    pool.install(|| plan.run_parallel(x, scale, None, &mut output)).unwrap();
    assert!(whole == shared);
    assert_eq!(whole[4..8], 0.5_f32.to_le_bytes());
}

/// Small outputs are not cut, but the door is the same.
#[cfg(feature = "rayon")]
#[test]
fn small_outputs_take_the_same_door() {
    for_each(&[3, 5], 9, |what, call| {
        let mut bytes = vec![CANARY; call.whole.len()];
        let Meta { dtype, shape } = call.plan.output();
        let mut output = TensorMut::new(dtype, shape, &mut bytes).unwrap();
        call.plan.run_parallel(call.input, call.scale, call.zero_point, &mut output).unwrap();
        call.assert_same(&bytes, &call.whole, || what.into());
    });
}

/// A copy of bytes that starts at an address of that remainder modulo 16, in a larger buffer.
struct Shifted {
    buffer: Vec<u8>,
    range: Range<usize>,
}

impl Shifted {
    fn new(bytes: &[u8], offset: usize) -> Self {
        let mut buffer = vec![CANARY; bytes.len() + 48];
        let address = buffer.as_ptr() as usize;
        let start = (address + 16).next_multiple_of(16) + offset - address;
        let range = start..start + bytes.len();
        buffer[range.clone()].copy_from_slice(bytes);
        assert_eq!(buffer[range.clone()].as_ptr() as usize % 16, offset);
        Self { buffer, range }
    }

    fn bytes(&self) -> &[u8] {
        &self.buffer[self.range.clone()]
    }

    /// The bytes around, which nothing may change.
    fn is_intact(&self) -> bool {
        let around = self.buffer[..self.range.start].iter().chain(&self.buffer[self.range.end..]);
        around.into_iter().all(|byte| *byte == CANARY)
    }
}

#[test]
fn any_address_gives_the_same_bits_and_nothing_around_is_written() {
    for_each(&[3, 43], 10, |what, call| {
        for offset in 0..=8 {
            // No two buffers are off by the same.
            let shifted =
                |tensor: TensorRef<'_>, more: usize| Shifted::new(tensor.bytes(), (offset + more) % 9);
            let (input, scale) = (shifted(call.input, 0), call.scale.map(|scale| shifted(scale, 3)));
            let zero_point = call.zero_point.map(|zero_point| shifted(zero_point, 5));
            let x = moved(call.input, &input);
            let s = call.scale.zip(scale.as_ref()).map(|(tensor, shifted)| moved(tensor, shifted));
            let z = call.zero_point.zip(zero_point.as_ref()).map(|(tensor, shifted)| moved(tensor, shifted));
            let mut y = Shifted::new(&vec![CANARY; call.whole.len()], offset);
            let Meta { dtype, shape } = call.plan.output();
            let mut output = TensorMut::new(dtype, shape, &mut y.buffer[y.range.clone()]).unwrap();
            call.plan.run(x, s, z, &mut output).unwrap();
            call.assert_same(y.bytes(), &call.whole, || format!("{what}, output off by {offset}"));
            assert!(y.is_intact(), "{what}, output off by {offset}: bytes around it");
        }
    });
}

/// The tensor over other bytes.
fn moved<'a>(tensor: TensorRef<'a>, bytes: &'a Shifted) -> TensorRef<'a> {
    TensorRef::new(tensor.meta().dtype, tensor.meta().shape, bytes.bytes()).expect("a copy")
}

#[test]
fn fresh_memory_is_written_to_the_last_byte() {
    for_each(&[3, 67], 11, |what, call| {
        for before in [0x00, 0xff] {
            let mut memory = vec![MaybeUninit::new(before); call.whole.len()];
            let start = memory.as_ptr() as usize;
            let bytes = call.plan.run_uninit(call.input, call.scale, call.zero_point, &mut memory).unwrap();
            assert_eq!(bytes.as_ptr() as usize, start, "{what}");
            call.assert_same(bytes, &call.whole, || what.into());
        }
        let mut short = vec![MaybeUninit::new(CANARY); call.whole.len() - 1];
        let result = call.plan.run_uninit(call.input, call.scale, call.zero_point, &mut short);
        let (found, expected) = (call.whole.len() - 1, call.whole.len());
        assert_eq!(result.unwrap_err(), call.wrong_length(found, expected), "{what}");
    });
}

/// Every door of a call whose last zero point breaks a rule about values.
#[test]
fn a_run_that_fails_writes_nothing() {
    let breakable = |cell: &Cell| {
        let is_value_rule =
            |rule: &Rule| matches!(rule, Rule::ZeroPointCodesAreZero | Rule::ZeroPointsAreCodes);
        cell.rules().any(is_value_rule) && cell.zero_point.as_ref().is_some_and(|z| z.bits == 8)
    };
    let mut count = 0;
    for cell in representatives().iter().filter(|cell| breakable(cell)) {
        for mut call in calls(cell, &[257, 523], 12) {
            let zero_point = call.zero_point.as_mut().unwrap();
            *zero_point.bytes.last_mut().unwrap() = 0x80;
            let error = doors::operator_refuses(&call.plan().unwrap(), call.tensors().unwrap())
                .unwrap_or_else(|what| panic!("{}: {what}", call.describe()));
            let is_value = matches!(error, Error::ZeroPointCode { .. } | Error::ZeroPointRange { .. });
            assert!(is_value, "{}: {error}", call.describe());
            count += 1;
        }
    }
    assert!(count > 0, "no operator has a rule about values");
}

#[test]
fn a_deck_deals_every_code_before_any_comes_again() {
    let (mut deck, mut random) = (Deck::new((0..256).collect()), Random(13));
    for _ in 0..3 {
        assert!(
            (0..256).map(|_| deck.deal(&mut random)).collect::<std::collections::BTreeSet<_>>().len() == 256
        );
        assert!(deck.is_through());
    }
}
