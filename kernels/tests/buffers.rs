//! Buffers of exactly the bytes that they need, at every alignment: the bits are the same through every door, and
//! no byte beside them is touched. Run under AddressSanitizer (`cargo xtask test --asan`), this also finds what is
//! read or written behind an allocation.

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

use bridge::{Call, same_bits};
use dequant::{Meta, Plan, Stores, TensorMut, TensorRef};
use dequant_spec::operator::Groups;
use generate::classes::{classes, forms, wishes};
use generate::random::Random;
use generate::regime::{Palette, Regime};
use levels::levels;
use memory::{Exact, LINE};

/// A call's inputs in memory of their own.
struct Inputs {
    tensors: [Option<Exact>; 3],
}

impl Inputs {
    /// Copies, no two of which are off by the same.
    fn new(call: &Call, offset: usize) -> Self {
        let tensors = [Some(&call.input), call.scale.as_ref(), call.zero_point.as_ref()];
        let mut offset = offset;
        let tensors = tensors.map(|tensor| {
            offset += 21;
            tensor.map(|tensor| Exact::of(&tensor.bytes, offset % LINE))
        });
        Self { tensors }
    }

    /// The tensor of the call over the copy.
    fn tensor<'a>(&'a self, index: usize, original: Option<TensorRef<'a>>) -> Option<TensorRef<'a>> {
        let (original, copy) = original.zip(self.tensors[index].as_ref())?;
        let meta = original.meta();
        Some(TensorRef::new(meta.dtype, meta.shape, copy.bytes()).expect("a copy has as many bytes"))
    }
}

#[test]
fn every_alignment_of_exact_buffers_gives_the_bits_of_the_reference() {
    let (mut random, mut count) = (Random(21), 0);
    for cell in classes() {
        let mut palette = Palette::new(&cell, &mut random, 8);
        for (form, regime) in forms(&cell) {
            let call = palette.call(&cell, &form, regime, &mut random);
            let expected =
                call.reference().unwrap_or_else(|error| panic!("{}: {error}", call.describe())).bytes;
            let plan = call.plan().unwrap_or_else(|error| panic!("{}: {error}", call.describe()));
            // All alignments, where a run is short; of long ones a quarter, another one with each form.
            let step = if expected.len() < 2_000 { 1 } else { 4 };
            for offset in (random.below(step)..LINE).step_by(step) {
                let inputs = Inputs::new(&call, 7 * offset);
                let (input, scale, zero_point) = call.tensors().expect("a valid call");
                let tensors = (
                    inputs.tensor(0, Some(input)).expect("a copy of the input"),
                    inputs.tensor(1, scale),
                    inputs.tensor(2, zero_point),
                );
                for level in levels() {
                    let plan = plan.clone().at(*level).expect("a level of this machine");
                    doors::operator(&plan, tensors, &expected, offset).unwrap_or_else(|difference| {
                        panic!("{} at {level}, output off by {offset}, {difference}", call.describe())
                    });
                    count += 1;
                }
            }
        }
    }
    println!("{count} runs through every door");
    assert!(count > 10_000, "{count} runs");
}

/// Where `Stores::Auto` begins to stream depends on the machine, but never lies above 64 MiB. The reference would take
/// minutes for so many elements: that ordinary stores give its bits is what the other tests show.
#[test]
fn outputs_larger_than_caches_have_the_bits_of_ordinary_stores() {
    const ELEMENTS: usize = (65 << 20) / 4 + 13;
    let is_plain = |cell: &generate::cell::Cell| {
        cell.granularity.groups == Groups::WholeTensor
            && cell.element().element_type.bits == 8
            && cell.combination.output.bits == 32
    };
    let cell = classes().into_iter().find(is_plain).expect("bytes to float32, per tensor");
    let (mut random, wish) = (Random(22), &wishes(&cell)[0]);
    let mut palette = Palette::new(&cell, &mut random, 8);
    let form = cell.form(wish).expect("a vector");
    let mut call = palette.call(&cell, &form, Regime::Ordinary, &mut random);
    call.input.bytes = call.input.bytes.iter().copied().cycle().take(ELEMENTS).collect();
    call.input.shape = vec![ELEMENTS];
    let plan = call.plan().expect("a valid call");
    let (input, scale, zero_point) = call.tensors().expect("a valid call");
    let run = |plan: &Plan, stores: Stores, offset: usize| {
        let mut memory = Exact::new(ELEMENTS * 4, offset);
        let Meta { dtype, shape } = plan.output();
        let mut output = TensorMut::new(dtype, shape, memory.bytes_mut()).expect("as many bytes as planned");
        plan.clone().stores(stores).run(input, scale, zero_point, &mut output).expect("a valid call");
        assert!(memory.is_intact(), "{} {stores:?}: bytes before the output", call.describe());
        memory
    };
    let expected = run(&plan, Stores::Cached, 0);
    // From outside of a pool, what is so large is shared all the same.
    let mut shared = vec![0xa5; ELEMENTS * 4];
    let Meta { dtype, shape } = plan.output();
    let mut output = TensorMut::new(dtype, shape, &mut shared).expect("as many bytes as planned");
    plan.run_parallel(input, scale, zero_point, &mut output).expect("a valid call");
    assert!(shared == expected.bytes(), "{} on several threads", call.describe());
    for level in levels() {
        let plan = plan.clone().at(*level).expect("a level of this machine");
        let places = [0, 4, 33].map(|offset| [(Stores::Cached, offset), (Stores::Auto, offset)]);
        for (stores, offset) in places.into_iter().flatten() {
            let same = same_bits(plan.output().dtype, run(&plan, stores, offset).bytes(), expected.bytes());
            same.unwrap_or_else(|difference| {
                panic!("{} at {level}, {stores:?}, off by {offset}, {difference}", call.describe())
            });
        }
    }
}
