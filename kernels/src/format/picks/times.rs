//! Repeats that follow one another, listed as if they were one: loops go from unit to unit sooner than from repeat to repeat.

use alloc::vec::Vec;

use super::{ByLines, DigitPart, Part, Picks, StraightUnits, Units};

/// Repeats of fewer columns are listed several times.
const SHORT: usize = 256;

impl Picks {
    /// The same with the units of several repeats, where these are short.
    pub(super) fn several_times(self) -> Self {
        let times = SHORT / self.columns.max(1);
        if times < 2 {
            return self;
        }
        let Some(units) = self.units.times(times, self.bytes) else { return self };
        let by_lines = self.by_lines.as_ref().and_then(|units| units.times(times, self.bytes));
        let straight = StraightUnits::of(&units);
        Self { times, reach: units.reach(), units, by_lines, straight, ..self }
    }
}

impl Units {
    /// Those of so many repeats of some bytes; none if they reach too far.
    fn times(&self, times: usize, bytes: usize) -> Option<Self> {
        Some(match self {
            Self::One(units) => Self::One(behind_one_another(units, times, bytes)?),
            Self::Two(units) => Self::Two(behind_one_another(units, times, bytes)?),
            Self::Digits(units) => Self::Digits(behind_one_another(units, times, bytes)?),
            Self::FewOne(_) | Self::FewTwo(_) => return None,
        })
    }
}

impl ByLines {
    /// The same for units in the order of lines.
    fn times(&self, times: usize, bytes: usize) -> Option<Self> {
        Some(match self {
            // Those know of repeats by themselves.
            Self::Alike(alike) => Self::Alike(alike.clone()),
            Self::One(units) => Self::One(behind_one_another(units, times, bytes)?),
            Self::Two(units) => Self::Two(behind_one_another(units, times, bytes)?),
        })
    }
}

fn behind_one_another<U: Behind>(units: &[U], times: usize, bytes: usize) -> Option<Vec<U>> {
    let starts = (0..times).flat_map(|time| units.iter().map(move |unit| (unit, time * bytes)));
    starts.map(|(unit, start)| unit.behind(u32::try_from(start).ok()?)).collect()
}

/// What can lie some bytes further.
trait Behind: Copy {
    fn behind(self, bytes: u32) -> Option<Self>;
}

impl Behind for Part<64, 2> {
    fn behind(self, bytes: u32) -> Option<Self> {
        let [low, high] = self.windows;
        Some(Self { windows: [low.checked_add(bytes)?, high.checked_add(bytes)?], ..self })
    }
}

impl<const P: usize> Behind for [Part<64, 2>; P] {
    fn behind(mut self, bytes: u32) -> Option<Self> {
        for part in &mut self {
            *part = part.behind(bytes)?;
        }
        Some(self)
    }
}

impl Behind for DigitPart {
    fn behind(self, bytes: u32) -> Option<Self> {
        Some(Self { part: self.part.behind(bytes)?, ..self })
    }
}
