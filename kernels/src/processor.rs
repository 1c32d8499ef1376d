//! What of the processor decides which way is faster. Nothing here decides what comes out.

/// The bytes of the last cache.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
pub(crate) fn last_cache() -> usize {
    use raw_cpuid::{CacheType, CpuId};

    static BYTES: std::sync::LazyLock<usize> = std::sync::LazyLock::new(|| {
        let caches = CpuId::new().get_cache_parameters().into_iter().flatten();
        let holds_data = |kind| matches!(kind, CacheType::Data | CacheType::Unified);
        let caches = caches.filter(|cache| holds_data(cache.cache_type()));
        let sizes = caches.map(|cache| {
            cache.sets()
                * cache.associativity()
                * cache.coherency_line_size()
                * cache.physical_line_partitions()
        });
        sizes.max().unwrap_or(TYPICAL)
    });
    *BYTES
}

/// The bytes of the last cache, where they cannot be asked for.
#[cfg(not(all(target_arch = "x86_64", feature = "std")))]
pub(crate) fn last_cache() -> usize {
    TYPICAL
}

/// A last cache as many processors have it.
const TYPICAL: usize = 32 << 20;

/// Whether it takes the processor less time to look a byte up in 256 others than to convert it and to round it in
/// one instruction: where a look-up in two registers is one operation. Intel's processors make it three.
#[cfg(all(target_arch = "x86_64", feature = "std"))]
pub(crate) fn looks_up_fast() -> bool {
    static INTEL: std::sync::LazyLock<bool> = std::sync::LazyLock::new(|| {
        let vendor = raw_cpuid::CpuId::new().get_vendor_info();
        vendor.is_some_and(|vendor| vendor.as_str() == "GenuineIntel")
    });
    !*INTEL
}

/// The same where the processor cannot be asked.
#[cfg(not(all(target_arch = "x86_64", feature = "std")))]
pub(crate) fn looks_up_fast() -> bool {
    true
}
