//! Long work, seen: a spinner on a terminal, a plain line elsewhere. Both go to stderr.

use std::io::{ErrorKind, IsTerminal, Write};
use std::process::{Command, Output};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// Does the work, and says so while it lasts.
pub(crate) fn during<T>(what: &str, work: impl FnOnce() -> T) -> T {
    if !std::io::stderr().is_terminal() {
        eprintln!("{what} …");
        return work();
    }
    let bar = ProgressBar::new_spinner().with_message(what.to_owned());
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} … {elapsed}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(120));
    let result = work();
    bar.finish_and_clear();
    result
}

/// Runs a program to its end, and keeps what it prints.
pub(crate) fn output(what: &str, command: &mut Command) -> Result<Output, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    during(what, || command.output()).map_err(|error| format!("cannot start {program}: {error}"))
}

/// What a program printed, as text.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Prints; a reader that has seen enough, like `head`, is no error.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.to_string().into()),
        _ => Ok(()),
    }
}
