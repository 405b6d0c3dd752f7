//! Counts: how often each number came up.

use std::collections::BTreeMap;

/// Numbers below this have a counter in a row; longer games are rare.
const SHORT: usize = 1024;

/// How often each number came up, in memory that does not grow with how often.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Counts {
    short: Vec<u64>,
    long: BTreeMap<u32, u64>,
    total: u64,
}

impl Counts {
    pub fn add(&mut self, number: u32) {
        let place = number as usize;
        self.total += 1;
        if place >= SHORT {
            *self.long.entry(number).or_default() += 1;
            return;
        }
        if place >= self.short.len() {
            self.short.resize(place + 1, 0);
        }
        self.short[place] += 1;
    }

    pub fn and(&mut self, other: Counts) {
        if other.short.len() > self.short.len() {
            self.short.resize(other.short.len(), 0);
        }
        self.short.iter_mut().zip(other.short).for_each(|(one, other)| *one += other);
        for (number, count) in other.long {
            *self.long.entry(number).or_default() += count;
        }
        self.total += other.total;
    }

    pub fn total(&self) -> u64 {
        self.total
    }

    /// Every number that came up, from small to large, and how often.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u64)> {
        let short = self.short.iter().enumerate();
        let short = short.map(|(number, count)| (number as u32, *count));
        let long = self.long.iter().map(|(number, count)| (*number, *count));
        short.chain(long).filter(|(_, count)| *count > 0)
    }

    /// The number that this part of all does not exceed.
    pub fn at(&self, part: f64) -> Option<u32> {
        let wanted = (part * self.total as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        self.iter()
            .find(|(_, count)| {
                seen += count;
                seen >= wanted
            })
            .map(|(number, _)| number)
    }

    pub fn mean(&self) -> Option<f64> {
        let sum: u64 = self.iter().map(|(number, count)| u64::from(number) * count).sum();
        (self.total > 0).then(|| sum as f64 / self.total as f64)
    }
}
