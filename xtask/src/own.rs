//! `test --document`: what a document of one's own describes, expanded and called, against the reference; and test vectors of it.

use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::test::{Options, show, whole};
use crate::{guests, progress, root};

/// Calls everything that a document describes, and runs the lines of `vectors`, at every level or the one that is asked for.
pub(crate) fn run(document: &Path, vectors: &[PathBuf], options: &Options<'_>) -> Result<(), Failure> {
    let resolved = guests::read(document)?;
    if resolved.operator.is_none() && resolved.family.is_none() {
        let name = document.display();
        return Err(
            format!("{name} has neither an operator nor a format, and types alone compute nothing").into()
        );
    }
    let (vectors, documents) = (whole(vectors)?, whole(&[document.to_owned()])?);
    let documents: Vec<_> = documents.into_iter().map(|path| (path, resolved.clone())).collect();
    let mut prove = guests::build("run", &root().join("target/own"), &documents)?;
    // The general operator is not needed, and takes most of the time.
    prove.args(["--no-default-features", "--features", "rayon", "--", "prove"]);
    prove.arg(options.filter.unwrap_or_default()).args(vectors);
    options.set(&mut prove);
    let what = format!("compiling and calling what {} describes", document.display());
    let output = progress::output(&what, &mut prove)?;
    if output.status.success() {
        return progress::print(&progress::text(&output.stdout));
    }
    match options.wrong_level(&progress::text(&output.stderr)) {
        Some(wrong) => Err(wrong.into()),
        None => show(&output).map_err(Failure::Said).and(Err(Failure::Shown)),
    }
}
