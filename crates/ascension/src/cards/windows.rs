//! C3 · Windows.

use super::Moment;
use crate::choice::Choice;
use crate::pack::Modifier;
use crate::state::{Ascension, Frame, Source, Window};
use crate::turn::Options;
use crate::words::{figure, signed};
use table::triggers::in_turns;
use table::{Play, Prompt, Seat, Table, text};

impl Ascension {
    /// C3.2 · In turn order, the player whose turn it is last, each plays one card or passes, until all have passed in a row.
    pub(crate) fn window(&mut self, table: &mut Table<Self>, window: Window) -> Play {
        table.scope(self, Frame::Window(window), |game, table| {
            let (seats, first) = (game.players.len(), game.order.after(game.active()));
            let (after, is_over) = (|game: &Self, seat| game.order.after(seat), |game: &Self| game.is_spent(window));
            in_turns(game, table, seats, first, after, is_over, |game, table, seat| {
                game.ask_in_window(table, seat, window)
            })
        })?;
        Ok(())
    }

    /// W5.2 · The window before a roll that will not be rolled closes at once.
    fn is_spent(&self, window: Window) -> bool {
        window == Window::BeforeRoll && self.attempt().is_some_and(|attempt| attempt.broken)
    }

    /// One player is asked; whether they did something.
    fn ask_in_window(&mut self, table: &mut Table<Self>, seat: Seat, window: Window) -> Play<bool> {
        let options = self.window_options(seat, window);
        let chosen =
            self.ask(table, seat).say(|| Prompt::new(self.window_prompt(window), "C3.2")).window().one(&options)?;
        match chosen {
            Choice::Play(id) => self.play_event(table, seat, id)?,
            Choice::Attach(id) => self.play_attachment(table, seat, id)?,
            Choice::Reroll(source) => self.reroll_by(table, source)?,
            Choice::Buy(count) => self.buy_result(table, count),
            Choice::Pass => return Ok(false),
            other => return table.unexpected(other),
        }
        Ok(true)
    }

    fn window_options(&self, seat: Seat, window: Window) -> Options {
        let mut options = Options::new();
        self.offer_events(seat, Moment::Window(window), &mut options);
        if matches!(window, Window::BeforeRoll | Window::EndOfTurn) {
            self.offer_attaching(seat, &mut options); // C2.5
        }
        if window == Window::AfterRoll {
            self.offer_changes_of_roll(seat, &mut options);
        }
        options.push(Choice::Pass);
        options
    }

    fn window_prompt(&self, window: Window) -> table::Text {
        match (window, self.attempt()) {
            (Window::BeforeRoll, Some(attempt)) => {
                let (bonus, _) = self.bonus(attempt);
                text!("ask-before-roll", who = attempt.seat, bonus = signed(bonus), threshold = attempt.threshold)
            }
            (Window::AfterRoll, Some(attempt)) => {
                text!(
                    "ask-after-roll",
                    who = attempt.seat,
                    result = figure(self.result(attempt)),
                    threshold = attempt.threshold
                )
            }
            _ => text!("ask-end-of-turn", who = self.active()),
        }
    }

    /// W5.6 · What the player who rolled can do without a card: roll again by a modifier, or buy up the result.
    fn offer_changes_of_roll(&self, seat: Seat, options: &mut Options) {
        let Some(attempt) = self.attempt().filter(|attempt| attempt.seat == seat) else {
            return;
        };
        let Some(hero) = self.hero(attempt.at().hero()) else {
            return;
        };
        if self.result(attempt) >= i16::from(attempt.threshold) {
            return;
        }
        for (source, modifier) in self.sources(seat, hero) {
            let choice = Choice::Reroll(source);
            let fresh = match source {
                Source::Worn(card) => hero.attachments.iter().any(|worn| worn.card == card && !worn.rerolled),
                _ => hero.spent.rerolls & source.bit() == 0,
            };
            if matches!(modifier, Modifier::Reroll) && fresh && !options.contains(&choice) {
                options.push(choice);
            }
        }
        if !attempt.bought {
            let affordable = |count: &u8| u16::from(*count) * self.result_price(seat) <= self.players[seat].eco;
            options.extend((1..=self.most_bought(seat)).filter(affordable).map(Choice::Buy));
        }
    }

    /// What 1 more on the result costs this player.
    pub(crate) fn result_price(&self, seat: Seat) -> u16 {
        let price = |modifier: &Modifier| {
            if let Modifier::BuyResult { cost, .. } = modifier { Some(u16::from(*cost)) } else { None }
        };
        self.god_modifiers(seat).find_map(price).unwrap_or(0)
    }

    /// How much this player may buy onto the result of one roll.
    fn most_bought(&self, seat: Seat) -> u8 {
        let most = |modifier: &Modifier| {
            if let Modifier::BuyResult { most, .. } = modifier { Some(*most) } else { None }
        };
        self.god_modifiers(seat).find_map(most).unwrap_or(0)
    }
}
