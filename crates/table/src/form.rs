//! The four kinds of question, borrowed while a rule asks: what fits, what is forced, and how single picks make an answer.

use crate::{Answer, Form, Text, text};
use smallvec::SmallVec;

/// A form as the rule hands it over, before anything is copied.
#[derive(Clone, Copy)]
pub(crate) enum Asking<'o, C> {
    One(&'o [C]),
    Several { items: &'o [C], min: usize, max: usize },
    Share { items: &'o [C], caps: &'o [u16], total: u16 },
    Order(&'o [C]),
}

/// A test of a whole answer beyond its form. It says in a sentence what is wrong.
pub(crate) type Legal<'l, C> = &'l dyn Fn(&[C]) -> Result<(), Text>;

/// Gives the place of the item picked, or the length of the list to stop where that is allowed.
pub(crate) type Pick<'p, C> = &'p mut dyn FnMut(&[C], bool) -> usize;

impl<'o, C: Copy + Eq> Asking<'o, C> {
    /// Whether any answer at all has this form.
    pub(crate) fn is_possible(self) -> bool {
        match self {
            Asking::One(items) => !items.is_empty(),
            Asking::Several { items, min, max } => min <= max && min <= items.len(),
            Asking::Share { items, caps, total } => {
                caps.len() == items.len() && caps.iter().map(|cap| u32::from(*cap)).sum::<u32>() >= u32::from(total)
            }
            Asking::Order(_) => true,
        }
    }

    /// The only answer, where there is just one.
    pub(crate) fn forced(self) -> Option<Answer<C>> {
        match self {
            Asking::One([only]) => Some(Answer::One(*only)),
            Asking::Several { max: 0, .. } => Some(Answer::Several(SmallVec::new())),
            Asking::Several { items, min, .. } if items.len() == min => {
                Some(Answer::Several(SmallVec::from_slice(items)))
            }
            Asking::Share { total: 0, .. } => Some(Answer::Share(SmallVec::new())),
            Asking::Share { items, caps, total } => {
                let sum: u32 = caps.iter().map(|cap| u32::from(*cap)).sum();
                match items {
                    [only] => Some(Answer::Share(SmallVec::from_slice(&[(*only, total)]))),
                    _ if sum == u32::from(total) => Some(Answer::Share(whole(items, caps))),
                    _ => None,
                }
            }
            Asking::Order(items) if items.len() < 2 => Some(Answer::Order(SmallVec::from_slice(items))),
            _ => None,
        }
    }

    /// Whether the answer has the form asked for: offered items only, in number and measure.
    pub(crate) fn fits(self, answer: &Answer<C>) -> bool {
        match (self, answer) {
            (Asking::One(items), Answer::One(choice)) => items.contains(choice),
            (Asking::Several { items, min, max }, Answer::Several(chosen)) => {
                (min..=max).contains(&chosen.len()) && is_within(chosen, items)
            }
            (Asking::Share { items, caps, total }, Answer::Share(shares)) => {
                let sum: u32 = shares.iter().map(|(_, part)| u32::from(*part)).sum();
                let named: SmallVec<[C; 8]> = shares.iter().map(|(item, _)| *item).collect();
                let capped = shares.iter().all(|(item, part)| {
                    let place = items.iter().position(|other| other == item);
                    *part > 0 && place.is_some_and(|place| *part <= caps[place])
                });
                sum == u32::from(total) && capped && is_within(&named, items)
            }
            (Asking::Order(items), Answer::Order(order)) => order.len() == items.len() && is_within(order, items),
            _ => false,
        }
    }

    /// Why an answer does not have the form asked for, in a sentence that says what is wanted.
    pub(crate) fn misfit(self, answer: &Answer<C>) -> Text {
        match (self, answer) {
            (Asking::Several { min, max, .. }, Answer::Several(chosen)) if !(min..=max).contains(&chosen.len()) => {
                if min == max {
                    text!("table-pick-exactly", count = min)
                } else {
                    text!("table-pick-between", min = min, max = max)
                }
            }
            (Asking::Order(items), Answer::Order(order)) if order.len() != items.len() => {
                text!("table-order-all", count = items.len())
            }
            (Asking::Share { total, .. }, Answer::Share(shares))
                if shares.iter().map(|(_, part)| u32::from(*part)).sum::<u32>() != u32::from(total) =>
            {
                text!("table-share-total", total = total)
            }
            _ => not_offered(),
        }
    }

    /// Makes an answer out of single picks. With a legality test it tries again, then looks through all selections.
    pub(crate) fn assemble(self, legal: Legal<C>, pick: Pick<C>) -> Option<Answer<C>> {
        (0..30)
            .map(|_| self.assemble_once(legal, pick))
            .find(|answer| legal(&answer.items()).is_ok())
            .or_else(|| self.search(legal))
    }

    fn assemble_once(self, legal: Legal<C>, pick: Pick<C>) -> Answer<C> {
        match self {
            Asking::One(items) => Answer::One(items[pick(items, false).min(items.len() - 1)]),
            Asking::Several { items, min, max } => {
                let mut left: SmallVec<[C; 16]> = SmallVec::from_slice(items);
                let mut chosen: SmallVec<[C; 4]> = SmallVec::new();
                while chosen.len() < max && !left.is_empty() {
                    let may_stop = chosen.len() >= min && legal(&chosen).is_ok();
                    let place = pick(&left, may_stop);
                    if may_stop && place >= left.len() {
                        break;
                    }
                    chosen.push(left.remove(place.min(left.len() - 1)));
                }
                Answer::Several(chosen)
            }
            Asking::Share { items, caps, total } => {
                let mut parts: SmallVec<[u16; 16]> = SmallVec::from_elem(0, items.len());
                for _ in 0..total {
                    let open: SmallVec<[usize; 16]> = (0..items.len()).filter(|n| parts[*n] < caps[*n]).collect();
                    let listed: SmallVec<[C; 16]> = open.iter().map(|n| items[*n]).collect();
                    parts[open[pick(&listed, false).min(open.len() - 1)]] += 1;
                }
                Answer::Share(whole(items, &parts))
            }
            Asking::Order(items) => {
                let mut left: SmallVec<[C; 16]> = SmallVec::from_slice(items);
                let mut order = SmallVec::new();
                while left.len() > 1 {
                    order.push(left.remove(pick(&left, false).min(left.len() - 1)));
                }
                order.extend(left);
                Answer::Order(order)
            }
        }
    }

    /// The smallest legal selection, among all of up to sixteen items.
    fn search(self, legal: Legal<C>) -> Option<Answer<C>> {
        let Asking::Several { items, min, max } = self else {
            return None;
        };
        let items = &items[..items.len().min(16)];
        let select = |mask: u32| -> SmallVec<[C; 4]> {
            (0..items.len()).filter(|n| mask & (1 << n) != 0).map(|n| items[n]).collect()
        };
        (min..=max.min(items.len())).find_map(|size| {
            (0..1u32 << items.len())
                .filter(|mask| mask.count_ones() as usize == size)
                .map(select)
                .find(|chosen| legal(chosen).is_ok())
                .map(Answer::Several)
        })
    }

    pub(crate) fn to_form<K>(self) -> Form<C, K> {
        match self {
            Asking::One(items) => Form::One(items.to_vec()),
            Asking::Several { items, min, max } => {
                Form::Several { items: items.to_vec(), min, max: max.min(items.len()) }
            }
            Asking::Share { items, caps, total } => Form::Share { items: items.to_vec(), caps: caps.to_vec(), total },
            Asking::Order(items) => Form::Order(items.to_vec()),
        }
    }
}

impl<C: Copy + Eq, K> Form<C, K> {
    /// The form of a waiting question as a rule would ask it, for one seat.
    pub(crate) fn asking(&self, seat: crate::Seat) -> Option<Asking<'_, C>> {
        Some(match self {
            Form::One(_) | Form::Each(_) => Asking::One(self.items(seat)),
            Form::Several { items, min, max } => Asking::Several { items, min: *min, max: *max },
            Form::Share { items, caps, total } => Asking::Share { items, caps, total: *total },
            Form::Order(items) => Asking::Order(items),
            Form::Roll { .. } | Form::Draw { .. } => return None,
        })
    }

    /// Makes an answer for a seat out of single picks, as bots do. `None` where the question is not one of options.
    pub fn assemble(&self, seat: crate::Seat, pick: &mut dyn FnMut(&[C], bool) -> usize) -> Option<Answer<C>> {
        self.asking(seat).filter(|asking| asking.is_possible())?.assemble(&|_| Ok(()), pick)
    }
}

fn whole<C: Copy>(items: &[C], parts: &[u16]) -> SmallVec<[(C, u16); 4]> {
    let pairs = items.iter().copied().zip(parts.iter().copied());
    pairs.filter(|(_, part)| *part > 0).collect()
}

/// Whether every one of `some` is in `all`, the same one not more often than there.
fn is_within<C: Copy + Eq>(some: &[C], all: &[C]) -> bool {
    let count = |list: &[C], item: &C| list.iter().filter(|other| *other == item).count();
    some.iter().all(|item| count(some, item) <= count(all, item))
}

/// Why an answer was not taken, when the rule itself says nothing.
pub(crate) fn not_offered() -> Text {
    text!("table-not-offered")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_of_the_wrong_measure_is_told_the_right_one() {
        let items = [1u8, 2, 3];
        let picked = Answer::Several(SmallVec::from_slice(&items[..1]));
        let two = Asking::Several { items: &items, min: 2, max: 2 };
        assert_eq!(two.misfit(&picked), text!("table-pick-exactly", count = 2usize));
        let some = Asking::Several { items: &items, min: 2, max: 3 };
        assert_eq!(some.misfit(&picked), text!("table-pick-between", min = 2usize, max = 3usize));
        let order = Answer::Order(SmallVec::from_slice(&items[..1]));
        assert_eq!(Asking::Order(&items).misfit(&order), text!("table-order-all", count = 3usize));
        let share = Answer::Share(SmallVec::from_slice(&[(1, 1)]));
        let total = Asking::Share { items: &items, caps: &[2, 2, 2], total: 3 };
        assert_eq!(total.misfit(&share), text!("table-share-total", total = 3u16));
        assert_eq!(Asking::One(&items).misfit(&Answer::One(9)), not_offered());
    }
}
