//! What of the processor decides which way is faster. Nothing here decides what comes out.

/// The bytes of the caches that hold data.
#[derive(Clone, Copy)]
struct Caches {
    first: usize,
    last: usize,
}

/// Caches as many processors have them.
const TYPICAL: Caches = Caches { first: 32 << 10, last: 32 << 20 };

/// The bytes of the first cache.
pub(crate) fn first_cache() -> usize {
    caches().first
}

/// The bytes of the last cache.
pub(crate) fn last_cache() -> usize {
    caches().last
}

/// The caches of this processor.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
fn caches() -> Caches {
    use raw_cpuid::{CacheType, CpuId};

    static CACHES: std::sync::LazyLock<Caches> = std::sync::LazyLock::new(|| {
        let caches = CpuId::new().get_cache_parameters().into_iter().flatten();
        let holds_data = |kind| matches!(kind, CacheType::Data | CacheType::Unified);
        let caches = caches.filter(|cache| holds_data(cache.cache_type()));
        let sizes = caches.map(|cache| {
            cache.sets()
                * cache.associativity()
                * cache.coherency_line_size()
                * cache.physical_line_partitions()
        });
        let extremes = |found: Option<(usize, usize)>, size: usize| match found {
            Some((first, last)) => Some((first.min(size), last.max(size))),
            None => Some((size, size)),
        };
        sizes.fold(None, extremes).map_or(TYPICAL, |(first, last)| Caches { first, last })
    });
    *CACHES
}

/// The same where they cannot be asked for.
#[cfg(not(all(target_arch = "x86_64", feature = "std")))]
fn caches() -> Caches {
    TYPICAL
}

/// Whether it takes the processor less time to look a byte up in 256 others than to convert it and to round it in
/// one instruction: where a look-up in two registers is one operation. Intel's processors make it three, so there each register is
/// looked up on its own, which pays for long runs only.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
pub(crate) fn looks_up_fast() -> bool {
    static INTEL: std::sync::LazyLock<bool> = std::sync::LazyLock::new(|| {
        let vendor = raw_cpuid::CpuId::new().get_vendor_info();
        vendor.is_some_and(|vendor| vendor.as_str() == "GenuineIntel")
    });
    #[cfg(test)]
    if let Some(fast) = SAID.get() {
        return fast;
    }
    !*INTEL
}

#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
std::thread_local! {
    /// What a test says instead, on its thread.
    static SAID: core::cell::Cell<Option<bool>> = const { core::cell::Cell::new(None) };
}

/// Does what a test does on processors that look up fast, and on those that do not: on either, as if this one were such.
#[cfg(all(test, target_arch = "x86_64", feature = "std"))]
pub(crate) fn on_both_kinds(mut test: impl FnMut()) {
    for fast in [true, false] {
        SAID.set(Some(fast));
        test();
    }
    SAID.set(None);
}

/// The same where the processor cannot be asked.
#[cfg(not(all(target_arch = "x86_64", feature = "std")))]
pub(crate) fn looks_up_fast() -> bool {
    true
}
