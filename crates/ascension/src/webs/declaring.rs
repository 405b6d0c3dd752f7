//! W4, W6 · Declaring.

use super::fitting::Filled;
use super::rolling::Verdict;
use crate::card::{Card, PlotId, Value};
use crate::choice::Choice;
use crate::pack::{Modifier, Sequence};
use crate::state::{Ascension, Hero, OwnWeb, Web, WebAt};
use crate::turn::Options;
use smallvec::SmallVec;
use table::{Play, Prompt, Rule, Seat, Table, Text, text};

impl Ascension {
    /// W2.3 · Whether a web is complete for a sequence.
    pub(crate) fn is_complete(&self, seat: Seat, hero: &Hero, web: &Web, sequence: &Sequence) -> bool {
        web.len() == sequence.len() && Filled::by(&web.cards, sequence, self.wilds(seat, hero)).is_complete()
    }

    /// W4.1 · The plots that a web may be declared for: the one that lies with it, or else those in hand.
    fn plots_for(&self, seat: Seat, web: &Web) -> SmallVec<[PlotId; 4]> {
        match web.plot {
            Some(plot) => SmallVec::from_slice(&[plot]),
            None => self.own_plots(seat).collect(),
        }
    }

    /// W4 · What bars a hero's web from being declared now, for whatever it is declared.
    pub(crate) fn bar_to_declaring(&self, seat: Seat, hero: &Hero, web: &Web) -> Option<(Text, Rule)> {
        let forbidden = |modifier: &Modifier| matches!(modifier, Modifier::NoClosing);
        let toll = self.toll(seat, hero);
        if !hero.ready {
            Some((text!("why-not-available"), "H1.5".into()))
        } else if web.declared {
            Some((text!("why-declared"), "W4.2".into()))
        } else if hero.bound > 0 {
            Some((text!("why-bound"), "C1.4".into()))
        } else if self.has(seat, hero, forbidden) {
            Some((text!("why-no-closing"), "E1.6".into()))
        } else if toll > self.players[seat].eco {
            Some((text!("why-eco", cost = toll, eco = self.players[seat].eco), "W4.5".into()))
        } else {
            None
        }
    }

    /// Whether a web may be declared at all now.
    pub(crate) fn can_declare(&self, seat: Seat, hero: &Hero, web: &Web) -> bool {
        hero.ready
            && !web.declared
            && hero.bound == 0
            && web.len() >= crate::pack::SHORTEST
            && !self.has(seat, hero, |modifier| matches!(modifier, Modifier::NoClosing))
            && self.toll(seat, hero) <= self.players[seat].eco
    }

    /// W4.5 · What an attempt with this hero costs.
    pub(crate) fn toll(&self, seat: Seat, hero: &Hero) -> u16 {
        let toll = |modifier: &Modifier| {
            if let Modifier::Toll(n) = modifier { i16::from(*n) } else { 0 }
        };
        self.sum(seat, hero, toll) as u16
    }

    /// W4.5, W4.6 · What must be paid to declare a web at a value: the toll and the stake.
    fn cost_of_declaring(&self, seat: Seat, hero: &Hero, value: Value) -> u16 {
        self.toll(seat, hero) + self.stake(seat, hero, value)
    }

    /// W4.3, W4.6, W6.1 · Complete webs, for each plot and each value that counts in the sector and whose stake can be paid.
    pub(crate) fn offer_declarations(&self, seat: Seat, options: &mut Options) {
        let counting = self.pack.numbers.values_of(self.sector(seat));
        let eco = self.players[seat].eco;
        for hero in &self.players[seat].heroes {
            let affordable = |value: &Value| self.cost_of_declaring(seat, hero, *value) <= eco;
            for web in hero.webs.iter().filter(|web| self.can_declare(seat, hero, web)) {
                let own = OwnWeb { hero: hero.card, web: web.number };
                for plot in self.plots_for(seat, web) {
                    if self.is_complete(seat, hero, web, &self.pack.plot(plot).sequence) {
                        let values = counting.iter().copied().filter(affordable);
                        options.extend(values.map(|value| Choice::Declare(own, plot, value)));
                    }
                }
            }
        }
    }

    /// Why a complete web cannot be declared, or not at every value.
    pub(crate) fn bar_declarations(&self, seat: Seat, mut prompt: Prompt) -> Prompt {
        for hero in &self.players[seat].heroes {
            for web in &hero.webs {
                let complete = |plot: &PlotId| self.is_complete(seat, hero, web, &self.pack.plot(*plot).sequence);
                let Some(plot) = self.plots_for(seat, web).into_iter().find(complete) else {
                    continue;
                };
                let (plot, name) = (self.name(Card::Plot(plot)), self.hero_name(hero.card));
                prompt = match self.bar_to_declaring(seat, hero, web) {
                    Some((why, rule)) => {
                        prompt.bar_verb("close", text!("bar-close", plot = plot, hero = name), why, rule)
                    }
                    None => {
                        let prompt = self.bar_values(seat, prompt, &plot, &name);
                        self.bar_stakes(seat, prompt, hero, &plot)
                    }
                };
            }
        }
        prompt
    }

    /// W6.1 · The values at which a web that may be declared cannot be, since they do not count in the sector.
    fn bar_values(&self, seat: Seat, prompt: Prompt, plot: &Text, hero: &Text) -> Prompt {
        let sector = self.sector(seat);
        let (counting, barred): (Vec<Value>, Vec<Value>) =
            Value::ALL.into_iter().partition(|value| self.pack.numbers.values_of(sector).contains(value));
        if barred.is_empty() {
            return prompt;
        }
        let names = |values: Vec<Value>| values.into_iter().map(|value| self.value_low(value)).collect::<Vec<_>>();
        let what = text!("bar-close-at", plot = plot.clone(), hero = hero.clone(), values = names(barred));
        let sector = Text::new(format!("sector-{}", sector.slug()));
        let why = text!("why-sector-values", sector = sector, values = names(counting));
        prompt.bar_verb("close", what, why, "W6.1")
    }

    /// W4.6 · The values that count in the sector and whose stake cannot be paid.
    fn bar_stakes(&self, seat: Seat, prompt: Prompt, hero: &Hero, plot: &Text) -> Prompt {
        let eco = self.players[seat].eco;
        let counting = self.pack.numbers.values_of(self.sector(seat)).iter();
        let costs = counting.map(|value| (*value, self.cost_of_declaring(seat, hero, *value)));
        costs.filter(|(_, cost)| *cost > eco).fold(prompt, |prompt, (value, cost)| {
            let (hero, values) = (self.hero_name(hero.card), vec![self.value_low(value)]);
            let what = text!("bar-close-at", plot = plot.clone(), hero = hero, values = values);
            prompt.bar_verb("close", what, text!("why-stake", stake = cost, eco = eco), "W4.6")
        })
    }

    /// W4 · A web is declared for a plot: the plot is shown and laid with it.
    pub(crate) fn declare(&mut self, table: &mut Table<Self>, at: WebAt, plot: PlotId, value: Value) -> Play {
        self.show_plot(at, plot); // W4.1
        let attempt = self.plot_attempt(at, plot, value); // W4.4
        let stake = attempt.paid;
        self.pay(at.seat, stake); // W4.6
        table.log("W4.3", || {
            text!(
                "log-declares",
                who = at.seat,
                plot = self.name(Card::Plot(plot)),
                hero = self.hero_name(at.hero),
                number = at.web,
                value = self.value_low(value),
                threshold = attempt.threshold,
                stake = stake
            )
        });
        self.begin_attempt(table, at)?;
        match self.attempt_it(table, attempt)? {
            Verdict::Closed(value) => {
                self.return_stake(table, at.seat, stake);
                self.succeed(table, at, plot, value)
            }
            Verdict::Failed => {
                self.lose_stake(table, at.seat, stake);
                self.fail(table, at)
            }
            Verdict::Spent => {
                self.return_stake(table, at.seat, stake);
                self.fail(table, at)
            }
        }
    }

    /// W4.1 · The plot leaves the hand and lies open with the web, unless it lies there already.
    fn show_plot(&mut self, at: WebAt, plot: PlotId) {
        if self.web(at).is_some_and(|web| web.plot.is_none()) {
            self.take_from_hand(at.seat, Card::Plot(plot));
        }
        if let Some(web) = self.web_mut(at) {
            web.plot = Some(plot);
        }
    }

    /// W4.2 · The web counts as declared, and W4.5 · the tax for the attempt is paid.
    pub(crate) fn begin_attempt(&mut self, table: &mut Table<Self>, at: WebAt) -> Play {
        let toll = self.hero(at.hero()).map_or(0, |hero| self.toll(at.seat, hero));
        self.pay(at.seat, toll);
        if toll > 0 {
            table.log("W4.5", || text!("log-toll", who = at.seat, cost = toll));
        }
        if let Some(web) = self.web_mut(at) {
            web.declared = true;
        }
        Ok(())
    }
}
