//! E3, E5, E11 to E15 · Bonus actions and fixed weapons, before or after the card.

use super::Options;
use crate::card::{Card, Good};
use crate::choice::Choice;
use crate::convoy::Hit;
use crate::movement::Travel;
use crate::state::{Act, Aurora};
use table::{Play, Prompt, Seat, Table, Text, text};

/// E11 to E15 · An alternative of a bonus action, by space and number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bonus {
    pub space: u8,
    pub way: u8,
}

impl Bonus {
    /// How many alternatives each space has.
    pub const WAYS: [u8; 5] = [3, 2, 2, 3, 2];
}

impl Aurora {
    /// E3, E5 · Asks about the card. What may be done beside it is offered with it, and then the card is asked about again.
    pub(crate) fn ask_card(
        &mut self,
        table: &mut Table<Self>,
        seat: Seat,
        prompt: impl Fn(&Self) -> Prompt,
        options: impl Fn(&Self) -> Options,
    ) -> Play<Choice> {
        loop {
            let mut open = options(self);
            self.beside_options(&mut open);
            match table.ask(seat).say(|| self.bar_beside(prompt(self))).one(&open)? {
                Choice::Bonus(bonus) => self.do_bonus(table, seat, bonus)?,
                Choice::Fixed(target) => self.fire_fixed(table, seat, target)?,
                card => return Ok(card),
            }
        }
    }

    /// E3 · What may be done after the card.
    pub(super) fn after_card(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        loop {
            let mut options = Options::new();
            self.beside_options(&mut options);
            options.push(Choice::Finish);
            // A fixed weapon may be all that is left.
            let bonus = options.iter().any(|choice| matches!(choice, Choice::Bonus(_)));
            let (key, rule) = if bonus || options.len() < 2 { ("ask-after-card", "E3") } else { ("ask-fixed", "E5") };
            let prompt = || self.bar_beside(Prompt::new(key, rule));
            match table.ask(seat).say(prompt).one(&options)? {
                Choice::Bonus(bonus) => self.do_bonus(table, seat, bonus)?,
                Choice::Fixed(target) => self.fire_fixed(table, seat, target)?,
                Choice::Finish => return Ok(()),
                other => return table.unexpected(other),
            }
        }
    }

    fn beside_options(&self, options: &mut Options) {
        let Some(act) = self.act else { return };
        self.bonus_options(act, options);
        self.fixed_options(act, options);
    }

    /// E11 to E15 · The alternatives that can be paid and do something.
    fn bonus_options(&self, act: Act, options: &mut Options) {
        if act.bonus_done {
            return;
        }
        let ways = Bonus::WAYS[usize::from(act.space)];
        let open = (0..ways).map(|way| Bonus { space: act.space, way });
        let open = open.filter(|bonus| self.why_no_bonus(act, *bonus).is_none());
        options.extend(open.map(Choice::Bonus));
    }

    /// Why an alternative cannot be chosen: what it takes or gives is not there (A9, C8), or there is nothing that it would change.
    pub(crate) fn why_no_bonus(&self, act: Act, bonus: Bonus) -> Option<&'static str> {
        let (seat, player) = (act.seat, &self.players[act.seat]);
        let ill = || player.people.iter().enumerate().any(|(n, member)| act.crew >> n & 1 == 1 && member.counters > 0);
        let gone = |good| (self.supply(good) == 0).then_some("why-supply");
        let no_half = || (!player.has_half()).then_some("why-no-half");
        let no_box = || (!self.can_take_damage(seat)).then_some("why-no-box");
        match (bonus.space, bonus.way) {
            (0 | 2, 0) => (!self.is_damaged_anywhere(seat)).then_some("why-nothing-damaged"),
            (0, 1) | (1, 0) => (!ill()).then_some("why-nobody-ill"),
            (0, 2) => self.why_no_drive(seat, Travel::Bonus).map(|(why, _)| why),
            (1, 1) => gone(Good::Full).or_else(no_box),
            (2, 1) => no_box(),
            (3, 0) => gone(Good::Food).or_else(no_box),
            (3, 1) => no_half().or_else(|| gone(Good::Ammo)),
            (3, 2) => gone(Good::Fuel).or_else(|| if player.fame > -1 { None } else { no_box() }),
            (4, 0) => gone(Good::Fuel).or_else(|| (act.crew == 0).then_some("why-nobody-left")),
            _ => no_half().or_else(|| gone(Good::Fuel)),
        }
    }

    fn do_bonus(&mut self, table: &mut Table<Self>, seat: Seat, bonus: Bonus) -> Play {
        if let Some(act) = &mut self.act {
            act.bonus_done = true;
        }
        let crew = self.act.map_or(0, |act| act.crew);
        table.log(bonus.rule(), || {
            text!("log-bonus", who = self.who(seat), space = bonus.space + 1, what = self.bonus_text(seat, bonus))
        });
        self.note_bonus(table, bonus, seat);
        match (bonus.space, bonus.way) {
            (0, 0) => self.repair(table, seat, 1),
            (0, 1) => self.cleanse(table, seat, crew, 1),
            (0, 2) => self.drive(table, seat, Travel::Bonus),
            (1, 0) => self.cleanse(table, seat, crew, 2),
            (1, 1) => self.goods_for_damage(table, seat, Good::Full, "E12"),
            (2, 0) => self.repair(table, seat, 2),
            (2, 1) => {
                self.lower_alert(table, seat, 1, "E13");
                self.take_damage(table, seat, Hit::Any, 1)
            }
            (3, 0) => self.goods_for_damage(table, seat, Good::Food, "E14"),
            (3, 1) => {
                self.pay_half(table, seat)?;
                self.gain(table, seat, Good::Ammo, 1, "E14")
            }
            (3, 2) if self.players[seat].fame <= -1 => self.goods_for_damage(table, seat, Good::Fuel, "E14"),
            (3, 2) => {
                self.lose_fame(table, seat, "E14");
                self.gain(table, seat, Good::Fuel, 1, "E14")
            }
            (4, 0) => {
                self.gain(table, seat, Good::Fuel, 1, "E15")?;
                let crew = self.act.map_or(0, |act| act.crew);
                self.irradiate(table, seat, crew, "E15")
            }
            (4, 1) => {
                self.pay_half(table, seat)?;
                self.raise_alert(table, seat, 1, "E15");
                self.gain(table, seat, Good::Fuel, 1, "E15")
            }
            _ => table.unexpected(Choice::Bonus(bonus)),
        }
    }

    fn goods_for_damage(&mut self, table: &mut Table<Self>, seat: Seat, good: Good, rule: &'static str) -> Play {
        self.add(table, seat, good, 1, rule);
        self.take_damage(table, seat, Hit::Any, 1)?;
        self.settle(table, seat)
    }

    /// E5 · The targets of a fixed weapon.
    fn fixed_options(&self, act: Act, options: &mut Options) {
        let Some(lot) = &self.zone[usize::from(act.space)] else { return };
        let Card::Location(location) = lot.card else { return };
        let armed = self.pack.location(location).weapon > 0 && !lot.ruined && !act.fired;
        if armed && self.players[act.seat].good(Good::Ammo) > 0 {
            options.extend(self.targets(act.seat).into_iter().map(Choice::Fixed));
        }
    }
}

impl Aurora {
    /// E14 · What an alternative means for this player: with -1 fame the fuel of space 4 costs damage.
    pub(crate) fn bonus_text(&self, seat: Seat, bonus: Bonus) -> Text {
        match (bonus.space, bonus.way) {
            (3, 2) if self.players[seat].fame <= -1 => Text::new("bonus-4-3-hurt"),
            _ => bonus.text(),
        }
    }
}

impl Bonus {
    /// What is printed on the space.
    pub fn text(self) -> Text {
        Text::new(format!("bonus-{}-{}", self.space + 1, self.way + 1))
    }

    /// The rule of the space.
    pub fn rule(self) -> &'static str {
        ["E11", "E12", "E13", "E14", "E15"][usize::from(self.space).min(4)]
    }
}
