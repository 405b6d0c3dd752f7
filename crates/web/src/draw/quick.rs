//! A quick hash, for maps of one page that are asked at every change. It withstands nobody who looks for names that fall together; all that
//! such a person gains is a slower page of their own.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

pub type QuickMap<K, V> = HashMap<K, V, BuildHasherDefault<Quick>>;

#[derive(Debug, Clone, Copy, Default)]
pub struct Quick(u64);

impl Quick {
    fn fold(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word ^ 0x2545_f491_4f6c_dd1d) * 0x9e37_79b9_7f4a_7c15;
        self.0 = wide as u64 ^ (wide >> 64) as u64;
    }
}

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.fold(u64::from_le_bytes(*word)));
        let rest = rest.iter().rev().fold(bytes.len() as u64, |word, byte| word << 8 | u64::from(*byte));
        self.fold(rest);
    }

    fn write_u8(&mut self, number: u8) {
        self.fold(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.fold(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.fold(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.fold(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The hash of a name.
pub fn hash(name: &str) -> u64 {
    let mut quick = Quick::default();
    quick.write(name.as_bytes());
    quick.finish()
}

/// The hash of what is not of a visitor's making.
pub fn hash_of(value: &impl Hash) -> u64 {
    let mut quick = Quick::default();
    value.hash(&mut quick);
    quick.finish()
}

#[cfg(test)]
mod tests {
    use super::hash;
    use std::collections::HashSet;

    #[test]
    fn names_that_differ_a_little_are_told_apart() {
        let names = (0..3_000)
            .flat_map(|n| [format!("card-{n}"), format!("{n}"), format!("board-of-{n}-cells"), "x".repeat(n)]);
        let names: HashSet<String> = names.collect();
        let hashes: HashSet<u64> = names.iter().map(|name| hash(name)).collect();
        assert_eq!(hashes.len(), names.len());
    }
}
