//! The features of the crate, as its manifest has them, in the texts that list them and the commands that ask for them.

use super::{listed, read, wrong};
use crate::test::TOGETHER;

/// The manifests that define features.
const KERNELS: &str = "kernels/Cargo.toml";
const SPEC: &str = "spec/Cargo.toml";

/// What every change has to pass.
const CHECKS: &str = ".ci/run";

/// A feature.
struct Feature {
    name: String,
    /// What it asks for.
    asks: Vec<String>,
    /// Whether it is there for who uses the crate.
    is_for_users: bool,
}

/// The features of a manifest, in its order, `default` among them.
fn features(manifest: &str) -> Vec<Feature> {
    let text = read(manifest);
    let (_, section) = text.split_once("[features]\n").expect("a manifest with features");
    let (mut features, mut is_for_users, mut in_comment) = (Vec::new(), true, false);
    for line in section.lines().take_while(|line| !line.starts_with('[')) {
        // A comment is of all features below it, up to the next one; its first line says whom they are for.
        let is_comment = line.starts_with('#');
        if is_comment && !in_comment {
            is_for_users = !line.starts_with("# Not for users");
        }
        in_comment = is_comment;
        if let Some((name, asks)) = line.split_once(" = ").filter(|_| !is_comment) {
            let asks = asks.split('"').skip(1).step_by(2).map(str::to_owned).collect();
            features.push(Feature { name: name.into(), asks, is_for_users });
        }
    }
    features
}

/// Those of the kernels: what is on by default, and the other features.
fn of_kernels() -> (Vec<Feature>, Vec<Feature>) {
    let mut all = features(KERNELS);
    let default = all.remove(0);
    assert_eq!(default.name, "default", "{KERNELS}: the first feature");
    all.into_iter().partition(|feature| default.asks.contains(&feature.name))
}

/// The names of features.
fn names<'f>(features: impl IntoIterator<Item = &'f Feature>) -> Vec<String> {
    features.into_iter().map(|feature| feature.name.clone()).collect()
}

/// What stands behind a word at the beginning of a line of the checks.
fn said(word: &str) -> String {
    let found = read(CHECKS).lines().find_map(|line| line.strip_prefix(word).map(str::to_owned));
    found.unwrap_or_else(|| panic!("{CHECKS}: no line begins with `{word}`"))
}

/// The features of a package in a list of several packages' features.
fn of_package(list: &str, package: &str) -> Vec<String> {
    let own = list.split(',').filter_map(|feature| feature.strip_prefix(package)?.strip_prefix('/'));
    own.map(str::to_owned).collect()
}

#[test]
fn texts_name_every_feature_for_users() {
    let (default, others) = of_kernels();
    let readme = read("README.md");
    let mut sorted = names(&default);
    sorted.sort();
    if let Some(wrong) = wrong(&listed(&readme, &sorted), &sorted) {
        panic!("README.md: the list of default features {wrong}, expected {}", sorted.join(", "));
    }
    for Feature { name, .. } in others.iter().filter(|feature| feature.is_for_users) {
        assert!(readme.contains(&format!("feature `{name}`")), "README.md does not say: feature `{name}`");
    }
    let (root, title) = (read("kernels/src/lib.rs"), "//! # Features\n");
    let (_, section) = root.split_once(title).expect("the crate's page has a section of features");
    let section = section.split("//! # ").next().unwrap_or_default();
    for Feature { name, .. } in default.iter().chain(&others).filter(|feature| feature.is_for_users) {
        assert!(section.contains(&format!("`{name}`")), "kernels/src/lib.rs: # Features lacks `{name}`");
    }
}

/// Each by itself, all of them, none: those that bring documents, and need nothing else.
#[test]
fn the_checks_compile_the_documents_of_every_project_alone() {
    let (default, _) = of_kernels();
    let projects = names(default.iter().filter(|feature| feature.asks.is_empty()));
    let found = said("by_project=");
    assert_eq!(found.trim_matches('"'), projects.join(" "), "{CHECKS}: by_project, as {KERNELS} has them");
}

#[test]
fn tests_and_lints_ask_for_what_is_not_on_by_default() {
    let (_, others) = of_kernels();
    let tested = TOGETHER.last().expect("a list of features");
    let linted = said("features=");
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    let of_users = others.iter().filter(|feature| feature.is_for_users);
    let wanted = |which: &str| format!("{which}, as {KERNELS} and {SPEC} have them");
    let (in_tests, in_lints) = (wanted("TOGETHER in xtask/src/test.rs"), wanted("features in .ci/run"));
    assert_eq!(sorted(of_package(tested, "dequant")), sorted(names(&others)), "{in_tests}");
    assert_eq!(sorted(of_package(&linted, "dequant")), sorted(names(of_users)), "{in_lints}");
    for (list, which) in [(*tested, &in_tests), (linted.as_str(), &in_lints)] {
        assert_eq!(sorted(of_package(list, "dequant-spec")), sorted(names(&features(SPEC))), "{which}");
    }
}
