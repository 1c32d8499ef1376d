//! How results are stored: through the caches, or around them where the output is larger than what they keep.
//!
//! A line that is stored through the caches is read first and pushes out another one. Around them it takes half
//! the traffic, but has to come back from memory for whoever reads it next.

use crate::isa::stream;
use crate::processor::last_cache;

/// How a plan's runs store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Stores {
    /// Through the caches, but for outputs of twice the last of them and more, which is taken to have 8 to 32 MiB; of four times where
    /// several threads write.
    #[default]
    Auto,
    /// Through the caches: the next step reads the output straight away, in parts.
    Cached,
    /// Around the caches, whatever the size; on targets without such stores through them.
    Streaming,
}

impl Stores {
    /// Whether an output of so many bytes, written by `threads`, is stored around the caches.
    pub(crate) fn stream(self, bytes: usize, threads: usize) -> bool {
        stream::AVAILABLE
            && match self {
                Self::Auto => bytes >= MUCH && bytes / threads.clamp(1, 2) >= threshold(),
                Self::Cached => false,
                Self::Streaming => bytes >= stream::LINE,
            }
    }
}

/// Outputs of fewer bytes are never stored around the caches, whatever these are said to be.
const MUCH: usize = 16 << 20;

/// Where streaming breaks even for one thread: twice the last cache, of which a thread does not get more than
/// 32 MiB for itself, however large a cache many cores share.
fn threshold() -> usize {
    2 * last_cache().clamp(MUCH / 2, 32 << 20)
}

#[cfg(test)]
mod tests {
    use super::Stores::{Auto, Cached, Streaming};
    use super::{MUCH, stream, threshold};

    #[test]
    fn large_outputs_are_stored_around_the_caches() {
        assert_eq!(Streaming.stream(stream::LINE, 1), stream::AVAILABLE);
        assert!(!Streaming.stream(stream::LINE - 1, 1));
        assert!(!Cached.stream(usize::MAX, 1));
        assert!(!Auto.stream(MUCH - 1, 1) && !Auto.stream(threshold() - 1, 1));
        assert_eq!(Auto.stream(threshold(), 1), stream::AVAILABLE);
        // Two threads have two parts of the caches, and more have no more.
        assert!(!Auto.stream(2 * threshold() - 1, 2));
        assert_eq!(Auto.stream(2 * threshold(), 16), stream::AVAILABLE);
    }
}
