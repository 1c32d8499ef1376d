//! Instruction sets: which there are, which this machine has, and the two loops that each must bring.
//!
//! A level's token can be made only where the level is available, so holding one proves that its instructions
//! can be executed. Every level returns the same bits.

use core::fmt;

use crate::codes::Codes;
use crate::element::Element;
use crate::formula::Formula;

pub(crate) mod buffer;
pub(crate) mod portable;

use buffer::Buffer;

/// An instruction set that the kernels are compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Level {
    /// What every processor of the target has.
    Portable,
    /// x86-64 with AVX2 and F16C.
    Avx2,
    /// x86-64 with AVX-512 F, BW, VL and DQ.
    Avx512,
    /// The same with VBMI: tables of bytes.
    Avx512Vbmi,
}

impl Level {
    /// Every level, the plainest first.
    pub const ALL: [Self; 4] = [Self::Portable, Self::Avx2, Self::Avx512, Self::Avx512Vbmi];

    /// The best level of this machine.
    pub fn detect() -> Self {
        Self::available().last().copied().unwrap_or(Self::Portable)
    }

    /// The levels of this machine, the best last.
    pub fn available() -> &'static [Self] {
        &[Self::Portable]
    }

    /// The level's name, as it is printed and parsed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
            Self::Avx512Vbmi => "avx512vbmi",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The loops over the elements of a run, for one instruction set.
pub(crate) trait Isa: Copy {
    /// One scale and one zero point for `count` elements.
    fn shared<Q: Element, O: Element, F: Formula>(
        self,
        codes: Codes<'_>,
        count: usize,
        parameters: (f32, F::Zero),
        out: &mut Buffer<'_>,
    );

    /// A scale and a zero point for each element.
    fn each<Q: Element, O: Element, F: Formula>(
        self,
        codes: Codes<'_>,
        scales: &[f32],
        zeros: &[F::Zero],
        out: &mut Buffer<'_>,
    );
}
