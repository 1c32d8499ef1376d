//! The soak test, short.

use dequant_fuzz::soak::{Report, Until, soak};

#[test]
fn plans_shared_by_threads_give_the_bits_of_the_reference() {
    let report = soak(3, Until::Plans(300), 1).unwrap_or_else(|difference| panic!("{difference}"));
    assert!(report.plans >= 300 && report.runs > report.plans, "{report}");
    println!("{report}");
}

#[test]
fn memory_that_grows_is_seen() {
    let report = |late: u64| Report {
        resident: vec![100 << 20, 100 << 20, 100 << 20, late << 20],
        ..Report::default()
    };
    assert!(!report(100).grew());
    assert!(!report(118).grew());
    assert!(report(119).grew());
}
