//! The levels that tests run at: every one of this machine, or the one that `DEQUANT_LEVEL` names.
//!
//! What the processor has is asked for here once more, without the crate: a level that the crate forgets is a failure.

#![allow(dead_code, reason = "each test file uses a part")]

use std::sync::LazyLock;

use dequant::Level;

/// The variable that names one level.
const VARIABLE: &str = "DEQUANT_LEVEL";

/// The levels that tests run at, the plainest first.
pub(crate) fn levels() -> &'static [Level] {
    static LEVELS: LazyLock<Vec<Level>> =
        LazyLock::new(|| chosen().unwrap_or_else(|message| panic!("{message}")));
    &LEVELS
}

/// The levels that the environment asks for, or what is wrong with it.
pub(crate) fn chosen() -> Result<Vec<Level>, String> {
    match std::env::var(VARIABLE) {
        Err(_) => Ok(Level::available().to_vec()),
        Ok(name) => named(&name).map(|level| vec![level]),
    }
}

/// The level of a name, if this machine has it.
fn named(name: &str) -> Result<Level, String> {
    let level: Level = name.parse().map_err(|error| format!("{VARIABLE}: {name}: {error}"))?;
    match Level::available().contains(&level) {
        true => Ok(level),
        false => {
            let has: Vec<&str> = Level::available().iter().map(|level| level.name()).collect();
            Err(format!("{VARIABLE}: this machine lacks {name}; it has {}", has.join(", ")))
        }
    }
}

/// A line for each level: that it runs, or that it is skipped and why.
pub(crate) fn report() -> String {
    let line = |level: Level| match (levels().contains(&level), missing(level)) {
        (true, _) => format!("level {level}: runs\n"),
        (false, Some(feature)) => format!("skipped level {level}: the processor lacks {feature}\n"),
        (false, None) if !Level::available().contains(&level) => {
            format!("skipped level {level}: not available, although the processor has what it needs\n")
        }
        (false, None) => format!("skipped level {level}: {VARIABLE} names another\n"),
    };
    Level::ALL.iter().copied().map(line).collect()
}

/// That the crate has every level that the processor has, and no other.
pub(crate) fn none_is_forgotten() -> Result<(), String> {
    for level in Level::ALL.iter().copied() {
        match (missing(level), Level::available().contains(&level)) {
            (None, false) => return Err(format!("the processor has what {level} needs, but it is skipped")),
            (Some(feature), true) => return Err(format!("{level} runs, but the processor lacks {feature}")),
            _ => {}
        }
    }
    Ok(())
}

/// The first thing that a level needs and the processor lacks.
#[cfg(target_arch = "x86_64")]
fn missing(level: Level) -> Option<&'static str> {
    macro_rules! features {
        ($($name:tt),*) => {
            [$(($name, std::arch::is_x86_feature_detected!($name))),*]
        };
    }
    // In the order of the levels: each needs all that the one before needs.
    let features = features![
        "avx2",
        "f16c",
        "avx512f",
        "avx512bw",
        "avx512vl",
        "avx512dq",
        "avx512vbmi",
        "avx512vnni",
        "avx512bf16",
        "avx512fp16"
    ];
    let count = match level {
        Level::Portable => 0,
        Level::Avx2 => 2,
        Level::Avx512 => 6,
        Level::Avx512Vbmi => 8,
        Level::Avx512Bf16 => 9,
        Level::Avx512Fp16 => 10,
        other => panic!("say here what {other} needs"),
    };
    features.into_iter().take(count).find(|(_, has)| !has).map(|(name, _)| name)
}

/// The first thing that a level needs and the processor lacks.
#[cfg(not(target_arch = "x86_64"))]
fn missing(level: Level) -> Option<&'static str> {
    (level != Level::Portable).then_some("x86-64")
}
