//! Cache lines, and the instructions that move them: loads, stores through the caches and around them.
//!
//! What the benchmark's ceilings and native loops are made of; it is here because all `unsafe` is. A token can be made
//! only where its instructions are available, so holding one proves that they can be executed.

use core::marker::PhantomData;

use zerocopy::{FromBytes, Immutable, IntoBytes, KnownLayout};

/// The bytes of a cache line.
const LINE: usize = 64;

/// A cache line.
#[derive(Clone, Copy, Debug, FromBytes, IntoBytes, Immutable, KnownLayout)]
#[repr(C, align(64))]
pub struct Line(pub [u8; LINE]);

/// The lines that bytes on a line's boundary consist of; what is less than a line is left out.
pub fn lines(bytes: &[u8]) -> &[Line] {
    let whole = bytes.len() / LINE * LINE;
    <[Line]>::ref_from_bytes(&bytes[..whole]).unwrap_or_default()
}

/// A line whose bytes nobody looks at before a fence, as they may be stored around the caches; on one thread, as a fence is of the
/// stores of its own.
#[repr(transparent)]
pub struct Place(Line, PhantomData<*mut Line>);

impl core::fmt::Debug for Place {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Place")
    }
}

/// Fills places: the lines that bytes on a line's boundary consist of. Whatever stores fill them, they can be read afterwards.
pub fn fill(bytes: &mut [u8], work: impl FnOnce(&mut [Place])) {
    /// Waits for this thread's stores around the caches, also where filling panics.
    struct Fence;
    impl Drop for Fence {
        fn drop(&mut self) {
            #[cfg(target_arch = "x86_64")]
            x86::fence();
        }
    }
    let whole = bytes.len() / LINE * LINE;
    let lines: &mut [Line] = <[Line]>::mut_from_bytes(&mut bytes[..whole]).unwrap_or_default();
    let places: *mut [Line] = lines;
    let _fence = Fence;
    // SAFETY: a place is a line and nothing else, and the borrow of all lines ends with the call.
    work(unsafe { &mut *(places as *mut [Place]) });
}

/// Instructions that move lines.
pub trait Mover: Copy {
    /// A line in registers.
    type Held: Copy;
    /// Does work with the instructions enabled.
    fn vectorize<W: Work>(self, work: W) -> W::Done;
    /// A load.
    fn load(self, line: &Line) -> Self::Held;
    /// What consumes two loaded lines.
    fn mix(self, a: Self::Held, b: Self::Held) -> Self::Held;
    /// A store through the caches.
    fn keep(self, held: Self::Held, place: &mut Place);
    /// A store around the caches.
    fn stream(self, held: Self::Held, place: &mut Place);
}

/// Something to be done with instructions enabled.
pub trait Work {
    /// What comes of it.
    type Done;
    /// Does it; always inlined.
    fn work(self) -> Self::Done;
}

/// The best of this machine.
#[derive(Clone, Copy, Debug)]
pub enum Best {
    /// No better.
    Plain(Plain),
    #[cfg(target_arch = "x86_64")]
    /// AVX2.
    Avx2(x86::Avx2),
    #[cfg(target_arch = "x86_64")]
    /// AVX-512.
    Avx512(x86::Avx512),
}

impl Best {
    /// The best that this machine has.
    pub fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(token) = x86::Avx512::new() {
            return Self::Avx512(token);
        }
        #[cfg(target_arch = "x86_64")]
        if let Some(token) = x86::Avx2::new() {
            return Self::Avx2(token);
        }
        Self::Plain(Plain)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Plain(_) => "plain",
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) => "AVX2",
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(_) => "AVX-512",
        }
    }

    /// Does work with the instructions enabled.
    pub fn vectorize<W: Work>(self, work: W) -> W::Done {
        match self {
            Self::Plain(token) => token.vectorize(work),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(token) => token.vectorize(work),
            #[cfg(target_arch = "x86_64")]
            Self::Avx512(token) => token.vectorize(work),
        }
    }
}

/// What every target has; its stores all go through the caches.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Mover for Plain {
    type Held = Line;

    #[inline(always)]
    fn vectorize<W: Work>(self, work: W) -> W::Done {
        work.work()
    }

    #[inline(always)]
    fn load(self, line: &Line) -> Line {
        *line
    }

    #[inline(always)]
    fn mix(self, a: Line, b: Line) -> Line {
        Line(core::array::from_fn(|index| a.0[index] | b.0[index]))
    }

    #[inline(always)]
    fn keep(self, held: Line, place: &mut Place) {
        place.0 = held;
    }

    #[inline(always)]
    fn stream(self, held: Line, place: &mut Place) {
        place.0 = held;
    }
}

#[cfg(target_arch = "x86_64")]
pub mod x86 {
    //! x86-64: lines in one register of 64 bytes or two of 32.

    use core::arch::x86_64::{
        __m256i, __m512i, _mm_sfence, _mm256_load_si256, _mm256_or_si256, _mm256_store_si256,
        _mm256_stream_si256, _mm512_load_si512, _mm512_or_si512, _mm512_store_si512, _mm512_stream_si512,
    };

    use super::{Line, Mover, Place, Work};

    /// Every store before comes before every store after it.
    #[inline(always)]
    pub(super) fn fence() {
        // SAFETY: every x86-64 processor has SSE.
        unsafe { _mm_sfence() }
    }

    /// AVX-512, with everything that plain loops profit from.
    #[derive(Clone, Copy, Debug)]
    pub struct Avx512(());

    impl Avx512 {
        /// The token, where the processor has the instructions.
        pub fn new() -> Option<Self> {
            let has = crate::isa::level::has!(
                "avx512f", "avx512bw", "avx512vl", "avx512dq", "avx2", "f16c", "bmi2"
            );
            has.then_some(Self(()))
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512dq,avx2,f16c,bmi2")]
    fn with_avx512<W: Work>(work: W) -> W::Done {
        work.work()
    }

    impl Mover for Avx512 {
        type Held = __m512i;

        #[inline(always)]
        fn vectorize<W: Work>(self, work: W) -> W::Done {
            // SAFETY: the token proves the features.
            unsafe { with_avx512(work) }
        }

        #[inline(always)]
        fn load(self, line: &Line) -> __m512i {
            // SAFETY: the token proves AVX-512 F; a line is 64 bytes on a boundary of 64.
            unsafe { _mm512_load_si512(core::ptr::from_ref(line).cast()) }
        }

        #[inline(always)]
        fn mix(self, a: __m512i, b: __m512i) -> __m512i {
            // SAFETY: the token proves AVX-512 F.
            unsafe { _mm512_or_si512(a, b) }
        }

        #[inline(always)]
        fn keep(self, held: __m512i, place: &mut Place) {
            // SAFETY: the token proves AVX-512 F; a line is 64 bytes on a boundary of 64.
            unsafe { _mm512_store_si512(core::ptr::from_mut(place).cast(), held) }
        }

        #[inline(always)]
        fn stream(self, held: __m512i, place: &mut Place) {
            // SAFETY: the token proves AVX-512 F; a line is 64 bytes on a boundary of 64. Nobody looks at the bytes of a place
            // before `fill` ends, which is with a fence on the thread that places stay on.
            unsafe { _mm512_stream_si512(core::ptr::from_mut(place).cast(), held) }
        }
    }

    /// AVX2.
    #[derive(Clone, Copy, Debug)]
    pub struct Avx2(());

    impl Avx2 {
        /// The token, where the processor has the instructions.
        pub fn new() -> Option<Self> {
            let has = crate::isa::level::has!("avx2", "f16c", "bmi2");
            has.then_some(Self(()))
        }
    }

    #[target_feature(enable = "avx2,f16c,bmi2")]
    fn with_avx2<W: Work>(work: W) -> W::Done {
        work.work()
    }

    /// The address of the second half of a line.
    #[inline(always)]
    fn second<L>(line: *mut L) -> *mut __m256i {
        line.cast::<__m256i>().wrapping_add(1)
    }

    impl Mover for Avx2 {
        type Held = [__m256i; 2];

        #[inline(always)]
        fn vectorize<W: Work>(self, work: W) -> W::Done {
            // SAFETY: the token proves the features.
            unsafe { with_avx2(work) }
        }

        #[inline(always)]
        fn load(self, line: &Line) -> [__m256i; 2] {
            let line = core::ptr::from_ref(line);
            // SAFETY: the token proves AVX; the first half of a line is 32 bytes on a boundary of 32.
            let first = unsafe { _mm256_load_si256(line.cast()) };
            // SAFETY: the same of the second half.
            [first, unsafe { _mm256_load_si256(second(line.cast_mut())) }]
        }

        #[inline(always)]
        fn mix(self, a: [__m256i; 2], b: [__m256i; 2]) -> [__m256i; 2] {
            // SAFETY: the token proves AVX2.
            let first = unsafe { _mm256_or_si256(a[0], b[0]) };
            // SAFETY: as above.
            [first, unsafe { _mm256_or_si256(a[1], b[1]) }]
        }

        #[inline(always)]
        fn keep(self, held: [__m256i; 2], place: &mut Place) {
            let place = core::ptr::from_mut(place);
            // SAFETY: the token proves AVX; the first half of a line is 32 bytes on a boundary of 32.
            unsafe { _mm256_store_si256(place.cast(), held[0]) }
            // SAFETY: the same of the second half.
            unsafe { _mm256_store_si256(second(place), held[1]) }
        }

        #[inline(always)]
        fn stream(self, held: [__m256i; 2], place: &mut Place) {
            let place = core::ptr::from_mut(place);
            // SAFETY: the token proves AVX; the first half of a line is 32 bytes on a boundary of 32. Nobody looks at the bytes
            // of a place before `fill` ends, which is with a fence on the thread that places stay on.
            unsafe { _mm256_stream_si256(place.cast(), held[0]) }
            // SAFETY: the same of the second half.
            unsafe { _mm256_stream_si256(second(place), held[1]) }
        }
    }
}
