//! Memory for measurements: on page boundaries, on huge pages where the system gives them and no others are asked for,
//! faulted in beforehand.
//!
//! Codes are random, so that no output is constant: some machines store lines of zeros faster. Every case reads the
//! same memory, so a run needs no more of it than its largest case.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use memmap2::MmapMut;

use crate::parameters::{Filling, fill};

/// Whether all memory of this run has ordinary pages, as most programs' has.
static SMALL: AtomicBool = AtomicBool::new(false);

/// Has all memory that is allocated from now on ordinary pages.
pub(crate) fn use_small_pages() {
    SMALL.store(true, Ordering::Relaxed);
}

/// Anonymous pages.
pub(crate) struct Pages(MmapMut);

impl Pages {
    /// So many bytes, all of them touched.
    pub(crate) fn new(bytes: usize) -> io::Result<Self> {
        // A huge page is the least that the system can give as one.
        let mut pages = MmapMut::map_anon(bytes.next_multiple_of(2 << 20).max(2 << 20))?;
        // Without huge pages the figures are those of ordinary pages, which is no error.
        #[cfg(target_os = "linux")]
        let _ = pages.advise(match SMALL.load(Ordering::Relaxed) {
            true => memmap2::Advice::NoHugePage,
            false => memmap2::Advice::HugePage,
        });
        pages.iter_mut().step_by(4096).for_each(|byte| *byte = 1);
        Ok(Self(pages))
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.0
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
