//! Golden vectors: results of real software, as JSON Lines, one case a line.
//!
//! Every line is graded by what the software's answer means for a page (`golden/grade.rs`), run through the
//! crate, and compared by bits; lines with an expected output are also run through the reference interpreter,
//! so that a misreading that both roads share shows up here. Ends with `N passed, M failed, K skipped`.

#[path = "../../fuzz/src/bridge/mod.rs"]
mod bridge;
mod command_line;
mod golden;
#[path = "../../fuzz/src/levels/mod.rs"]
mod levels;

use std::process::ExitCode;

use command_line::{Arguments, graded_lines};
use golden::run::Wanted;

fn main() -> ExitCode {
    let arguments = match Arguments::read(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    };
    if arguments.list {
        println!("vectors: test");
        return ExitCode::SUCCESS;
    }
    if let Err(message) = levels::chosen() {
        eprintln!("error: {message}");
        return ExitCode::FAILURE;
    }
    let Arguments { files, filters, .. } = &arguments;
    let total = Wanted { files, filters, graded: graded_lines }.run();
    println!("{total}");
    if total.has_failed() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
