//! How much the documents add up to, and what an edit of them adds: so whoever adds a type sees what it brings.

use std::collections::HashSet;
use std::fmt;
use std::fs;
use std::path::Path;

use dequant_spec::matrix;

use crate::generate::{Documents, MARK};

/// Where the counts of the generated files are kept.
pub(crate) const COUNTS: &str = "docs/counts.md";

/// What is counted, in the order of the page.
const NAMES: [&str; 5] = ["types", "kernels", "combinations", "cases", "formats"];

/// How much there is.
pub(crate) struct Counts([usize; NAMES.len()]);

impl Counts {
    /// What documents add up to.
    pub(crate) fn of(documents: &Documents) -> Self {
        let of_formats = documents.families.iter().map(|(types, _)| types.iter().count()).sum::<usize>();
        let formats = documents.families.iter().map(|(_, family)| family.formats.len()).sum();
        let (mut kernels, mut combinations, mut cases) = (HashSet::new(), 0, 0);
        for operator in &documents.operators {
            for version in &operator.versions {
                let all = matrix::combinations(operator, version);
                combinations += all.len();
                cases += all.len() * version.granularity.len();
                for combination in all {
                    for formula in combination.formulas(operator) {
                        let zero = combination.zero_point.as_ref().map(|zero| zero.name.clone());
                        let (input, output) =
                            (combination.input.name.clone(), combination.output.name.clone());
                        kernels.insert((
                            input,
                            combination.scale.name.clone(),
                            zero,
                            output,
                            formula.subtracts(),
                        ));
                    }
                }
            }
        }
        let types = documents.types.iter().count() + of_formats;
        Self([types, kernels.len(), combinations, cases, formats])
    }

    /// The page that keeps them.
    pub(crate) fn page(&self) -> String {
        let rows = NAMES.iter().zip(self.0).map(|(name, count)| format!("| {name} | {count} |\n"));
        let intro = "What the documents add up to. Kernels are choices of types and formula, combinations are choices \
                     of types in a version, cases are combinations at a granularity.";
        format!(
            "<!-- {MARK} from the documents in spec/. -->\n\n# Counts\n\n{intro}\n\n| what | how many |\n|---|---|\n{}",
            rows.collect::<String>()
        )
    }

    /// What there is more or less of than on the page: `+1 type, +24 kernels`; nothing without a page.
    pub(crate) fn since(&self, page: &Path) -> String {
        let Ok(page) = fs::read_to_string(page) else { return String::new() };
        let before = |name: &str| {
            let line = page.lines().find_map(|line| line.strip_prefix(&format!("| {name} | ")))?;
            line.trim_end_matches(" |").parse::<i64>().ok()
        };
        let changes = NAMES.iter().zip(self.0).filter_map(|(name, count)| {
            let change = i64::try_from(count).ok()? - before(name)?;
            let singular = if change.abs() == 1 { name.trim_end_matches('s') } else { name };
            (change != 0).then(|| format!("{change:+} {singular}"))
        });
        changes.collect::<Vec<_>>().join(", ")
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> =
            NAMES.iter().zip(self.0).map(|(name, count)| format!("{count} {name}")).collect();
        write!(f, "{}", parts.join(", "))
    }
}
