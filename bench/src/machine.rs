//! The processor: its name and its caches.

use dequant::Level;

use crate::report::Machine;
use dequant::mover::Best;

/// Describes this machine.
pub(crate) fn describe() -> Machine {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let levels = Level::available().iter().map(|level| level.name()).collect();
    let (processor, caches) = processor();
    Machine { processor, cores, caches, levels, ceilings: Best::detect().name() }
}

/// Name and caches, as the processor says them.
#[cfg(target_arch = "x86_64")]
fn processor() -> (String, String) {
    let id = raw_cpuid::CpuId::new();
    let name =
        id.get_processor_brand_string().map_or_else(String::new, |brand| brand.as_str().trim().to_owned());
    let sizes: Vec<String> =
        caches(&id).iter().map(|(level, bytes)| format!("L{level} {}", shown(*bytes))).collect();
    // Virtual machines may hide the name; family and model are then all there is.
    let numbers = id.get_feature_info().map_or_else(String::new, |info| {
        format!(" (family {}, model {})", info.family_id(), info.model_id())
    });
    (name + &numbers, sizes.join(", "))
}

/// Levels and bytes of the caches of data.
#[cfg(target_arch = "x86_64")]
fn caches(id: &raw_cpuid::CpuId<raw_cpuid::CpuIdReaderNative>) -> Vec<(u8, usize)> {
    use raw_cpuid::CacheType;

    let all = id.get_cache_parameters().into_iter().flatten();
    let data = all.filter(|cache| matches!(cache.cache_type(), CacheType::Data | CacheType::Unified));
    let bytes = |cache: raw_cpuid::CacheParameter| {
        let line = cache.coherency_line_size() * cache.physical_line_partitions();
        (cache.level(), cache.sets() * cache.associativity() * line)
    };
    data.map(bytes).collect()
}

/// The bytes of the second cache, where the processor says them.
pub(crate) fn second_cache() -> Option<usize> {
    #[cfg(target_arch = "x86_64")]
    {
        static BYTES: std::sync::OnceLock<Option<usize>> = std::sync::OnceLock::new();
        *BYTES.get_or_init(|| {
            let second = caches(&raw_cpuid::CpuId::new()).into_iter().find(|(level, _)| *level == 2);
            second.map(|(_, bytes)| bytes)
        })
    }
    #[cfg(not(target_arch = "x86_64"))]
    None
}

/// A number of bytes: `512 KiB`, `32 MiB`.
pub(crate) fn shown(bytes: usize) -> String {
    if bytes >= 1 << 20 { format!("{} MiB", bytes >> 20) } else { format!("{} KiB", bytes >> 10) }
}

#[cfg(not(target_arch = "x86_64"))]
fn processor() -> (String, String) {
    (std::env::consts::ARCH.into(), "unknown".into())
}
