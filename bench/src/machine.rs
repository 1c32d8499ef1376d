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
    use raw_cpuid::{CacheType, CpuId};

    let id = CpuId::new();
    let name =
        id.get_processor_brand_string().map_or_else(String::new, |brand| brand.as_str().trim().to_owned());
    let caches = id.get_cache_parameters().into_iter().flatten();
    let data = caches.filter(|cache| matches!(cache.cache_type(), CacheType::Data | CacheType::Unified));
    let sizes = data.map(|cache| {
        let line = cache.coherency_line_size() * cache.physical_line_partitions();
        let bytes = cache.sets() * cache.associativity() * line;
        let size =
            if bytes >= 1 << 20 { format!("{} MiB", bytes >> 20) } else { format!("{} KiB", bytes >> 10) };
        format!("L{} {size}", cache.level())
    });
    let sizes: Vec<String> = sizes.collect();
    // Virtual machines may hide the name; family and model are then all there is.
    let numbers = id.get_feature_info().map_or_else(String::new, |info| {
        format!(" (family {}, model {})", info.family_id(), info.model_id())
    });
    (name + &numbers, sizes.join(", "))
}

#[cfg(not(target_arch = "x86_64"))]
fn processor() -> (String, String) {
    (std::env::consts::ARCH.into(), "unknown".into())
}
