//! `soak SECONDS [SEED]`: see [`dequant_fuzz::soak`].

use std::process::ExitCode;
use std::time::Duration;

use dequant_fuzz::soak::{Until, soak};

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|argument| argument.parse::<u64>());
    let (Some(Ok(seconds)), Ok(seed)) = (numbers.next(), numbers.next().unwrap_or(Ok(1))) else {
        eprintln!("error: expected `soak SECONDS [SEED]`, two whole numbers");
        return ExitCode::FAILURE;
    };
    // One more than there are cores, so that threads are also interrupted.
    let threads = std::thread::available_parallelism().map_or(2, |cores| cores.get() + 1);
    match soak(threads, Until::Passed(Duration::from_secs(seconds)), seed) {
        Err(difference) => eprintln!("error: {difference}"),
        Ok(report) if report.grew() => eprintln!("error: memory grew: {report}"),
        Ok(report) => {
            println!("{report}; every result is the reference's");
            return ExitCode::SUCCESS;
        }
    }
    ExitCode::FAILURE
}
