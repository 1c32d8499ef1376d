//! The names of levels, as `Level::name` has them, in every text that lists them all.

use super::{listed, read, wrong};

/// Where names are defined.
const SOURCE: &str = "kernels/src/isa/level.rs";

/// The texts that list them.
const TEXTS: [&str; 4] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "xtask/src/main.rs"];

/// The names, in the order of the levels: the arms of `name`.
fn names(text: &str) -> Vec<String> {
    let (_, body) = text.split_once("fn name(self)").expect("levels have names");
    let arms = body.lines().take_while(|line| *line != "    }");
    let name = |arm: &str| Some(arm.trim().strip_prefix("Self::")?.split('"').nth(1)?.to_owned());
    arms.filter_map(name).collect()
}

#[test]
fn every_list_of_levels_has_them_all() {
    let names = names(&read(SOURCE));
    assert!(names.len() > 1 && names[0] == "portable", "{SOURCE}: {names:?}");
    for text in TEXTS {
        if let Some(wrong) = wrong(&listed(&read(text), &names), &names) {
            panic!("{text}: the list of levels {wrong}, expected {}", names.join(", "));
        }
    }
}
