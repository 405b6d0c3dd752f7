//! C3 · Windows.

use super::{Deed, Moment};
use crate::choice::Choice;
use crate::pack::{Effect, Modifier};
use crate::scene::spot;
use crate::state::{Ascension, Frame, Source, Window};
use crate::turn::Options;
use crate::words::{figure, signed};
use table::triggers::in_turns;
use table::{Play, Prompt, Seat, Table, Until, text};

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
        let pointless = self.is_pointless(seat, window, &options).then_some(Choice::Pass);
        let chosen = self
            .ask(table, seat)
            .say(|| self.prompt_of_window(seat, window))
            .spare(pointless)
            .window()
            .one(&options)?;
        match chosen {
            Choice::Play(id) => self.play_event(table, seat, id)?,
            Choice::Attach(id) => self.play_attachment(table, seat, id)?,
            Choice::Reroll(source) => self.reroll_by(table, source)?,
            Choice::Buy(count) => self.buy_result(table, count),
            Choice::Pass => return Ok(false),
            other => return table.unexpected(other),
        }
        self.turn.calm = false;
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

    /// Whether all that can be done here would change nothing: a bonus for what is sure, or against what cannot succeed any more.
    fn is_pointless(&self, seat: Seat, window: Window, options: &[Choice]) -> bool {
        if window == Window::EndOfTurn {
            return self.turn.calm && self.is_active(seat); // Nothing has happened since the actions were ended.
        }
        let Some(attempt) = self.attempt().filter(|_| options.len() > 1) else {
            return false;
        };
        let mut others = options.iter().filter(|choice| **choice != Choice::Pass);
        match window {
            Window::BeforeRoll => {
                let percent = self.chance_of(attempt).percent();
                others.all(|choice| {
                    self.only_bonus(seat, *choice).is_some_and(|n| match percent {
                        100 => n > 0,
                        0 => n < 0,
                        _ => false,
                    })
                })
            }
            Window::AfterRoll => {
                let enough = self.result(attempt) >= i16::from(attempt.threshold);
                let mine = attempt.seat == seat;
                let decided = if enough { mine } else { !mine && self.second_best(attempt).is_none() };
                decided && others.all(|choice| self.only_roll(seat, *choice))
            }
            Window::AimedAt | Window::EndOfTurn => false,
        }
    }

    /// The bonus that a card gives, if it does nothing else.
    fn only_bonus(&self, seat: Seat, choice: Choice) -> Option<i8> {
        let Choice::Play(id) = choice else {
            return None;
        };
        let mut effects = self.effects_of(seat, Deed::Event(id)).iter().filter(|effect| !effect.is_price());
        match (effects.next(), effects.next()) {
            (Some(Effect::RollBonus(n)), None) => Some(*n),
            _ => None,
        }
    }

    /// Whether something changes the roll and nothing else.
    fn only_roll(&self, seat: Seat, choice: Choice) -> bool {
        match choice {
            Choice::Reroll(_) | Choice::Buy(_) => true,
            Choice::Play(id) => {
                let effects = self.effects_of(seat, Deed::Event(id)).iter().filter(|effect| !effect.is_price());
                let rolls =
                    |effect: &Effect| matches!(effect, Effect::Reroll | Effect::ChangeResult(_) | Effect::SetDie(_));
                effects.clone().next().is_some() && effects.clone().all(rolls)
            }
            _ => false,
        }
    }

    /// The question of a window. What others do can be passed over by standing order; the own attempt cannot.
    fn prompt_of_window(&self, seat: Seat, window: Window) -> Prompt {
        let prompt = Prompt::new(self.window_prompt(window), "C3.2").in_zone(spot::hand(seat));
        let prompt = match self.attempt() {
            Some(attempt) if window == Window::AfterRoll => prompt.in_zone("now").roll(self.roll_shown(attempt)),
            Some(_) => prompt.in_zone("now"),
            None => prompt,
        };
        let pass = Choice::Pass.notate(self);
        if self.active() == seat {
            return prompt.default_answer(pass);
        }
        prompt
            .kind("window")
            .order("order-until-aimed", pass.clone(), Until::Aimed)
            .order("order-this-round", pass.clone(), Until::Round)
            .default_answer(pass)
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
