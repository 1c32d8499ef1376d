//! Levels: which there are, which of them this machine has, and the tokens that prove it.

use core::fmt;

#[cfg(target_arch = "x86_64")]
use super::Isa;
use super::Work;
#[cfg(target_arch = "x86_64")]
use super::avx2::{Avx2, HasAvx2};
#[cfg(target_arch = "x86_64")]
use super::avx512::{Avx512, Avx512Vbmi};
#[cfg(target_arch = "x86_64")]
use super::picks::PicksSixteens;

/// Whether the processor has features; without `std`, whether the crate was compiled for them.
#[cfg(target_arch = "x86_64")]
macro_rules! has {
    ($($feature:tt),*) => {{
        #[cfg(feature = "std")]
        let found = $(std::arch::is_x86_feature_detected!($feature))&&*;
        #[cfg(not(feature = "std"))]
        let found = $(cfg!(target_feature = $feature))&&*;
        found
    }};
}

#[cfg(all(target_arch = "x86_64", feature = "mover"))]
pub(in crate::isa) use has;

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
    /// The same with VBMI and VNNI: tables of bytes, and sums with bytes.
    Avx512Vbmi,
    /// The same with BF16: rounding to bfloat16, where no result is subnormal.
    Avx512Bf16,
    /// The same with FP16: arithmetic in float16, where it rounds to the same bits.
    Avx512Fp16,
}

impl Level {
    /// Every level, the plainest first.
    pub const ALL: &'static [Self] =
        &[Self::Portable, Self::Avx2, Self::Avx512, Self::Avx512Vbmi, Self::Avx512Bf16, Self::Avx512Fp16];

    /// The best level of this machine; without the feature `std`, of those that are enabled while compiling.
    pub fn detect() -> Self {
        Self::available().last().copied().unwrap_or(Self::Portable)
    }

    /// The levels of this machine, the best last; without the feature `std`, those that are enabled while compiling.
    pub fn available() -> &'static [Self] {
        // Each level needs what the one before needs.
        let count = Self::ALL.iter().take_while(|level| level.has_what_it_adds()).count();
        Self::ALL.get(..count).unwrap_or_default()
    }

    /// Whether this machine has the level's instructions.
    pub fn is_available(self) -> bool {
        Self::ALL.iter().filter(|level| **level <= self).all(|level| level.has_what_it_adds())
    }

    /// Whether this machine has what the level adds to the one before.
    fn has_what_it_adds(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => has!("avx2", "f16c"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => has!("avx512f", "avx512bw", "avx512vl", "avx512dq"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Vbmi => has!("avx512vbmi", "avx512vnni"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Bf16 => has!("avx512bf16"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Fp16 => has!("avx512fp16"),
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    /// The level's name, as it is printed and parsed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
            Self::Avx512Vbmi => "avx512vbmi",
            Self::Avx512Bf16 => "avx512bf16",
            Self::Avx512Fp16 => "avx512fp16",
        }
    }
}

/// By its [name](Level::name).
impl core::str::FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.iter().copied().find(|level| level.name() == name).ok_or(UnknownLevel)
    }
}

/// A text that is no [level's name](Level::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownLevel;

impl core::error::Error for UnknownLevel {}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no level has this name, expected one of ")?;
        Level::ALL
            .iter()
            .enumerate()
            .try_for_each(|(n, level)| write!(f, "{}{level}", if n == 0 { "" } else { ", " }))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A level that this machine has.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub enum Token {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512),
    #[cfg(target_arch = "x86_64")]
    Avx512Vbmi(Avx512Vbmi),
}

impl Token {
    /// The token of a level, where it is available.
    pub(crate) fn new(level: Level) -> Option<Self> {
        match level {
            Level::Portable => Some(Self::Portable),
            #[cfg(target_arch = "x86_64")]
            Level::Avx2 => Avx2::new().map(Self::Avx2),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512 => Avx512::new().map(Self::Avx512),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512Vbmi => Avx512Vbmi::new().map(Self::Avx512Vbmi),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512Bf16 => Avx512Vbmi::with_bf16().map(Self::Avx512Vbmi),
            #[cfg(target_arch = "x86_64")]
            Level::Avx512Fp16 => Avx512Vbmi::with_fp16().map(Self::Avx512Vbmi),
            #[cfg(not(target_arch = "x86_64"))]
            _ => None,
        }
    }

    /// That of the best level. Found out once: asking for every feature takes longer than some of what a plan does.
    #[cfg(feature = "std")]
    pub(crate) fn detect() -> Self {
        static BEST: std::sync::LazyLock<Token> = std::sync::LazyLock::new(Token::best);
        *BEST
    }

    /// That of the best level.
    #[cfg(not(feature = "std"))]
    pub(crate) fn detect() -> Self {
        Self::best()
    }

    fn best() -> Self {
        Self::new(Level::detect()).unwrap_or(Self::Portable)
    }

    /// The level.
    pub(crate) fn level(self) -> Level {
        match self {
            Self::Portable => Level::Portable,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) => Level::Avx2,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(_) => Level::Avx512,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Vbmi(isa) => isa.level(),
        }
    }

    /// The instructions of `avx2`, which every level above it has.
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn avx2(self) -> Option<Avx2> {
        match self {
            Self::Portable => None,
            Self::Avx2(isa) => Some(isa),
            Self::Avx512(isa) => Some(isa.avx2()),
            Self::Avx512Vbmi(isa) => Some(isa.into()),
        }
    }

    /// Whether codes are picked out of where they lie, in ways that a plan has noted.
    pub(crate) fn picks_codes(self) -> bool {
        match self {
            Self::Portable => false,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) | Self::Avx512(_) | Self::Avx512Vbmi(_) => true,
        }
    }

    /// Whether codes of weights are taken out of their bytes [vector by vector](crate::isa::picks::PicksSixteens).
    pub(crate) fn picks_vectors(self) -> bool {
        #[cfg(target_arch = "x86_64")]
        return matches!(self, Self::Avx2(_) | Self::Avx512(_));
        #[cfg(not(target_arch = "x86_64"))]
        false
    }

    /// The same for codes of [two planes](crate::isa::picks::PicksSixteens::OF_TWO).
    pub(crate) fn picks_vectors_of_two(self) -> bool {
        match self {
            Self::Portable => false,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) => Avx2::OF_TWO,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(_) => Avx512::OF_TWO,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Vbmi(_) => false,
        }
    }

    /// Whether [tables of bytes](Isa::BYTE_TABLES) are instructions.
    pub(crate) fn has_byte_tables(self) -> bool {
        match self {
            Self::Portable => false,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) => Avx2::BYTE_TABLES,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(_) => Avx512::BYTE_TABLES,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Vbmi(_) => Avx512Vbmi::BYTE_TABLES,
        }
    }

    /// Whether [a register holds a whole line](Isa::WHOLE_LINES).
    pub(crate) fn has_whole_lines(self) -> bool {
        match self {
            Self::Portable => false,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) => Avx2::WHOLE_LINES,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(_) => Avx512::WHOLE_LINES,
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Vbmi(_) => Avx512Vbmi::WHOLE_LINES,
        }
    }

    /// Whether there are [instructions that flush](Isa::flushing).
    pub(crate) fn flushes(self) -> bool {
        match self {
            Self::Portable => false,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(isa) => isa.flushing().is_some(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(isa) => isa.flushing().is_some(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Vbmi(isa) => isa.flushing().is_some(),
        }
    }

    /// Does some work with the level's instructions enabled; with those of tables of bytes, nothing is compiled again.
    #[inline]
    pub(crate) fn vectorize(self, work: impl Work<0>) {
        match self {
            Self::Portable => work.work(),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(isa) => isa.vectorize(work),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(isa) => isa.vectorize(work),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512Vbmi(isa) => isa.without_tables().vectorize(work),
        }
    }
}
