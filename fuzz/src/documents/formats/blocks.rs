//! Codes in a block: behind what is there, in any order of places that share no bit.

use super::draft::Draft;
use super::groups::Group;

/// Bases of digits, and how many of them a byte has.
const DIGITS: [(u64, u64); 6] = [(3, 5), (3, 4), (5, 3), (6, 2), (9, 2), (15, 2)];

/// Types of parameters, and their widths.
const OF_PARAMETERS: [(&str, u32); 5] =
    [("float16", 16), ("bfloat16", 16), ("float32", 32), ("float8e4m3fn", 8), ("float8e8m0", 8)];

impl Draft<'_> {
    /// Codes in the block, and whether they are integers.
    pub(super) fn in_block(&mut self, groups: &[Group; 2]) -> (String, bool) {
        let (elements, _) = self.block.unwrap_or((32, 0));
        let count = elements / groups[1].number.unwrap_or(1);
        let (base, digits) = *self.random.choose(&DIGITS);
        if self.random.below(8) == 0 && count >= 8 && count.is_multiple_of(digits) {
            return (self.digits(count / digits, (base, digits)), true);
        }
        let (meaning, bits, are_integers) = match self.random.below(4) {
            0 if count <= 8 => {
                let (name, bits) = *self.random.choose(&OF_PARAMETERS);
                (format!("type: {name}"), bits, false)
            }
            _ => self.meaning(32),
        };
        (format!("{meaning}, {}", self.place(count, bits.into())), are_integers)
    }

    /// The first of so many bytes, which are taken.
    fn take(&mut self, bytes: u64) -> u64 {
        let (elements, taken) = self.block.unwrap_or((32, 0));
        self.block = Some((elements, taken + bytes));
        taken
    }

    /// Digits of so many bytes.
    fn digits(&mut self, bytes: u64, (base, digits): (u64, u64)) -> String {
        let mut steps = [format!("[{bytes}, 8]"), format!("[{digits}, 1]")];
        self.random.shuffle(&mut steps);
        let (bits, at) = (base.ilog2() + 1, self.take(bytes));
        format!("unsigned: {bits}, base: {base}, at: {at}, steps: [{}]", steps.join(", "))
    }

    /// Where so many codes of some bits lie.
    fn place(&mut self, count: u64, bits: u64) -> String {
        match self.random.below(5) {
            0 | 1 => format!("at: {}", self.take((count * bits).div_ceil(8))),
            2 => format!("pieces: [{}]", self.pieces(count, bits)),
            3 if bits > 1 => {
                let planes = self
                    .parts(bits)
                    .into_iter()
                    .map(|bits| format!("{{ bits: {bits}, pieces: [{}] }}", self.pieces(count, bits)));
                format!("planes: [{}]", planes.collect::<Vec<_>>().join(", "))
            }
            _ => {
                let (steps, bytes) = self.steps(count, bits);
                format!("at: {}, steps: {steps}", self.take(bytes))
            }
        }
    }

    /// Pieces of so many codes, which lie in any order.
    fn pieces(&mut self, count: u64, bits: u64) -> String {
        let parts = self.parts(count);
        let mut order: Vec<usize> = (0..parts.len()).collect();
        self.random.shuffle(&mut order);
        let mut pieces = vec![String::new(); parts.len()];
        for index in order {
            let (steps, bytes) = self.steps(parts[index], bits);
            // Behind some bits that nothing says, now and then.
            let bit = self.random.below(4).saturating_sub(2) as u64;
            let at = self.take(bytes + bit);
            pieces[index] = match bit {
                0 => format!("{{ at: {at}, steps: {steps} }}"),
                bit => format!("{{ at: {at}, bit: {bit}, steps: {steps} }}"),
            };
        }
        pieces.join(", ")
    }

    /// Up to three numbers whose sum is another one.
    fn parts(&mut self, sum: u64) -> Vec<u64> {
        let (mut parts, mut rest) = (Vec::new(), sum);
        while rest > 1 && parts.len() < 2 && self.random.below(3) > 0 {
            let part = match self.random.flip() {
                true => rest / 2,
                false => 1 + self.random.below(rest as usize - 1) as u64,
            };
            parts.push(part);
            rest -= part;
        }
        parts.push(rest);
        parts
    }

    /// Steps of so many codes, and how many bytes these span.
    fn steps(&mut self, count: u64, bits: u64) -> (String, u64) {
        let (mut counts, mut rest) = (Vec::new(), count);
        while rest > 1 || counts.is_empty() {
            let divisors: Vec<u64> = (rest.min(2)..=rest).filter(|by| rest.is_multiple_of(*by)).collect();
            counts.push(*self.random.choose(&divisors));
            rest /= counts.last().unwrap_or(&1);
        }
        // The strides, from the shortest one on, belong to steps in any order.
        let mut order: Vec<usize> = (0..counts.len()).collect();
        self.random.shuffle(&mut order);
        let (mut strides, mut stride) = (vec![0; counts.len()], bits);
        for step in order {
            if self.random.below(4) == 0 {
                stride = stride.next_multiple_of(8);
            }
            strides[step] = stride;
            stride *= counts[step];
        }
        let steps: Vec<String> =
            counts.iter().zip(strides).map(|(count, stride)| format!("[{count}, {stride}]")).collect();
        (format!("[{}]", steps.join(", ")), stride.div_ceil(8))
    }
}
