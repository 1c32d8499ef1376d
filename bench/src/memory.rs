//! Memory for measurements: on page boundaries, on huge pages where the system gives them, faulted in beforehand; or as most
//! programs have it.
//!
//! Codes are random, so that no output is constant: some machines store lines of zeros faster. Every case reads the
//! same memory, so a run needs no more of it than its largest case.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use memmap2::MmapMut;

use crate::parameters::{Filling, fill};

/// Whether all memory of this run is as most programs have it.
static ORDINARY: AtomicBool = AtomicBool::new(false);

/// How far behind a page's start the memory of a large vector begins, with the allocator of most systems.
const BEHIND: usize = 16;

/// Has all memory that is allocated from now on ordinary pages, and results begin where a vector's would.
pub(crate) fn use_ordinary() {
    ORDINARY.store(true, Ordering::Relaxed);
}

fn is_ordinary() -> bool {
    ORDINARY.load(Ordering::Relaxed)
}

/// Anonymous pages.
pub(crate) struct Pages {
    pages: MmapMut,
    start: usize,
}

impl Pages {
    /// So many bytes, all of them touched.
    pub(crate) fn new(bytes: usize) -> io::Result<Self> {
        // A huge page is the least that the system can give as one.
        let mut pages = MmapMut::map_anon(bytes.next_multiple_of(2 << 20).max(2 << 20))?;
        // Without huge pages the figures are those of ordinary pages, which is no error.
        #[cfg(target_os = "linux")]
        let _ = pages.advise(match is_ordinary() {
            true => memmap2::Advice::NoHugePage,
            false => memmap2::Advice::HugePage,
        });
        pages.iter_mut().step_by(4096).for_each(|byte| *byte = 1);
        Ok(Self { pages, start: 0 })
    }

    /// The same for results.
    pub(crate) fn for_results(bytes: usize) -> io::Result<Self> {
        let start = if is_ordinary() { BEHIND } else { 0 };
        Ok(Self { start, ..Self::new(bytes + start)? })
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.pages[self.start..]
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.pages[self.start..]
    }
}

/// What cases read.
pub(crate) struct Inputs {
    codes: Pages,
    parameters: BTreeMap<Filling, Pages>,
}

/// How many bytes of what some cases need.
#[derive(Default)]
pub(crate) struct Needs {
    pub(crate) codes: usize,
    pub(crate) parameters: BTreeMap<Filling, usize>,
}

impl Needs {
    pub(crate) fn codes(&mut self, bytes: usize) {
        self.codes = self.codes.max(bytes);
    }

    pub(crate) fn parameters(&mut self, filling: Filling, bytes: usize) {
        let needed = self.parameters.entry(filling).or_default();
        *needed = bytes.max(*needed);
    }
}

impl Inputs {
    /// Allocates and fills.
    pub(crate) fn new(needs: &Needs) -> io::Result<Self> {
        let mut codes = Pages::new(needs.codes)?;
        fastrand::Rng::with_seed(0x5eed).fill(codes.bytes_mut());
        let mut parameters = BTreeMap::new();
        for (filling, bytes) in &needs.parameters {
            let mut pages = Pages::new(*bytes)?;
            fill(filling, pages.bytes_mut());
            parameters.insert(filling.clone(), pages);
        }
        Ok(Self { codes, parameters })
    }

    /// Random codes.
    pub(crate) fn codes(&self, bytes: usize) -> &[u8] {
        &self.codes.bytes()[..bytes]
    }

    /// Scales or zero points.
    ///
    /// # Panics
    ///
    /// They were not needed when this was made.
    pub(crate) fn parameters(&self, filling: &Filling, bytes: usize) -> &[u8] {
        &self.parameters[filling].bytes()[..bytes]
    }
}
