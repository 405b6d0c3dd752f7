//! C5.1 · Abilities that are used once in the own turn.

use super::{Cast, Deed};
use crate::choice::Choice;
use crate::pack::Ability;
use crate::state::{Ascension, Source, Target};
use crate::turn::Options;
use table::{Play, Seat, Table, text};

impl Ascension {
    /// A god's tier or a hero's gift.
    pub(crate) fn ability(&self, seat: Seat, source: Source) -> Option<&Ability> {
        match source {
            Source::First => Some(&self.god_of(seat).first),
            Source::Second => Some(&self.god_of(seat).second),
            Source::Gift(hero) => Some(&self.pack.hero(hero).gift),
            Source::Worn(_) => None,
        }
    }

    pub(crate) fn ability_cost(&self, seat: Seat, source: Source) -> u16 {
        match self.ability(seat, source) {
            Some(Ability::Once { cost, .. }) => (*cost).into(),
            _ => 0,
        }
    }

    /// C5.1, C5.2 · The abilities that can be used now.
    pub(crate) fn offer_abilities(&self, seat: Seat, options: &mut Options) {
        let gifts = self.players[seat].heroes.iter().map(|hero| Source::Gift(hero.card));
        for source in [Source::First, Source::Second].into_iter().chain(gifts) {
            let once = matches!(self.ability(seat, source), Some(Ability::Once { .. }));
            if once && self.is_fresh(seat, source) && self.has_legal_target(seat, Deed::Ability(source)) {
                options.push(Choice::Use(source));
            }
        }
    }

    /// Whether an ability is open and was not yet used in this turn.
    fn is_fresh(&self, seat: Seat, source: Source) -> bool {
        match source {
            Source::First => !self.turn.used_first,
            Source::Second => !self.turn.used_second && self.has_second_tier(seat),
            Source::Gift(hero) => self.players[seat].hero(hero).is_some_and(|hero| hero.ready && !hero.spent.gift),
            Source::Worn(_) => false,
        }
    }

    /// C4.4 · An ability is aimed and paid for, and takes effect at once.
    pub(crate) fn use_ability(&mut self, table: &mut Table<Self>, seat: Seat, source: Source) -> Play {
        let deed = Deed::Ability(source);
        let target = self.choose_target(table, seat, deed)?;
        let price = self.price(seat, deed, target);
        match source {
            Source::First => self.turn.used_first = true,
            Source::Second => self.turn.used_second = true,
            Source::Gift(hero) => {
                if let Some(hero) = self.players[seat].hero_mut(hero) {
                    hero.spent.gift = true;
                }
            }
            Source::Worn(_) => {}
        }
        table.log("C5.1", || match target {
            Target::Nobody => text!("log-uses", who = seat, ability = self.ability_name(source, seat)),
            _ => text!(
                "log-uses-on",
                who = seat,
                ability = self.ability_name(source, seat),
                target = self.target_name(target)
            ),
        });
        self.pay_openly(table, seat, price, "C5.1");
        let cast = Cast { player: seat, target, held: self.players[seat].hand.len() };
        self.pay_what_it_asks(table, deed, cast)?;
        self.let_happen(table, deed, cast)
    }
}
