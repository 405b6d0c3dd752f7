//! V6 · Advancement: what is due comes first; then research, crafting and technologies in any order, until it is enough.

use crate::campaign::Why;
use crate::choice::Choice;
use crate::ids::{ResourceId, TechId};
use crate::pack::schema::campaign::{Symbol, TechPower};
use crate::state::Odyssey;
use crate::state::campaign::{Event, Rolling, Stake, Task};
use crate::story::{Effect, Figure};
use table::{Play, Prompt, Table, text};

impl Odyssey {
    /// V6.5, V6.9 · Cooldowns end and titans that were bred come aboard; then everything else.
    pub(crate) fn begin_advancement(&mut self, table: &mut Table<Self>) -> Play {
        self.plan([Task::Advance]);
        let day = self.voyage().day;
        let due: Vec<Event> =
            self.voyage().timeline.iter().filter(|(on, _)| *on == day).map(|(_, event)| *event).collect();
        self.voyage_mut().timeline.retain(|(on, _)| *on != day);
        for event in due {
            match event {
                Event::Cooldown(tech) => self.voyage_mut().techs.busy &= !(1 << tech.0),
                Event::Titan(class, tech) => {
                    self.voyage_mut().techs.busy &= !(1 << tech.0);
                    self.titan_is_bred(table, class)?;
                }
                Event::Read(paragraph) => self.voyage_mut().due.events.push((paragraph, None)),
            }
        }
        Ok(())
    }

    /// V6 · One thing, or no more.
    pub(crate) fn advance(&mut self, table: &mut Table<Self>) -> Play {
        let mut options = vec![Choice::Done];
        options.extend(self.researchable().into_iter().map(Choice::Research));
        options.extend(self.craftable().into_iter().map(Choice::Craft));
        options.extend(self.employable().into_iter().map(|(tech, n)| Choice::Employ(tech, n)));
        options.extend(self.callable().into_iter().map(Choice::Call));
        let chosen = table.ask(self.group()).say(|| self.advancement_prompt()).one(&options)?;
        if chosen == Choice::Done {
            return Ok(());
        }
        self.plan([Task::Advance]);
        match chosen {
            Choice::Research(tech) => self.research(table, tech),
            Choice::Craft(gear) => {
                self.craft(table, gear);
                Ok(())
            }
            Choice::Employ(tech, n) => self.employ(table, tech, n),
            Choice::Call(nymph) => self.call_nymph(table, nymph),
            other => table.unexpected(other),
        }
    }

    /// V6.1 · With what a verb that offers nothing lacks.
    fn advancement_prompt(&self) -> Prompt {
        let prompt = Prompt::new("ask-advancement", "V6.1").in_zone("works");
        let (structural, battle) = self.voyage().techs.breakthroughs;
        let prompt = match (self.researchable().is_empty(), structural + battle) {
            (false, _) => prompt,
            (true, 0) => prompt.bar_verb("research", "verb-research", "why-no-breakthrough", "V6.2"),
            (true, _) => prompt.bar_verb("research", "verb-research", "why-no-project", "V6.3"),
        };
        let prompt = match self.craftable().is_empty() {
            true => prompt.bar_verb("craft", "verb-craft", "why-no-goods", "V6.8"),
            false => prompt,
        };
        match self.employable().is_empty() && self.callable().is_empty() {
            true => prompt.bar_verb("use", "verb-use", "why-no-tech", "V6.5"),
            false => prompt,
        }
    }

    /// V6.5 to V6.10 · Everything that technologies can be used for now.
    fn employable(&self) -> Vec<(TechId, u8)> {
        let powers = self.known_techs().into_iter().flat_map(|tech| {
            let count = self.pack.tech(tech).gives.len() as u8;
            (0..count).map(move |n| (tech, n))
        });
        powers.filter(|(tech, n)| !self.hides_wake(*tech, *n) && self.can_employ(*tech, *n)).collect()
    }

    /// V6.7 · What hides the wake is used in the exploration step.
    fn hides_wake(&self, tech: TechId, n: u8) -> bool {
        let power = self.pack.tech(tech).gives.get(usize::from(n));
        matches!(power, Some(TechPower::Deal(_, _, _, _, effects, _)) if effects.contains(&Effect::Unseen))
    }

    /// Whether a power of a technology can be used now: once a day, not while it cools down, and paid in full.
    pub(crate) fn can_employ(&self, tech: TechId, n: u8) -> bool {
        let techs = self.voyage().techs;
        let power = self.pack.tech(tech).gives.get(usize::from(n));
        // V6.10 · Fusing is crafting, and as little limited.
        let fuses = matches!(power, Some(TechPower::Fuse(..)));
        if !fuses && (techs.used | techs.busy) & 1 << tech.0 != 0 {
            return false;
        }
        match power {
            Some(TechPower::Deal(negotiation, goods, fate, price, effects, _)) => {
                (!negotiation || self.can_negotiate())
                    && self.mortal_goods() >= u16::from(*goods)
                    && self.can_bear_fate(*fate)
                    && self.has_goods(price)
                    && self.is_worth(effects)
            }
            Some(TechPower::Exchanges(_)) => self.can_negotiate() && !self.possible_exchanges().is_empty(),
            Some(TechPower::Breed(class, goods, price, dreamer, _)) => {
                let (goods, _) = self.breeding_of(tech, *goods, 0);
                self.can_breed(*class, goods, price, *dreamer)
            }
            Some(TechPower::Fuse(_, price)) => self.titans_of(self.dreamer()) > 0 && self.has_goods(price),
            Some(TechPower::Dream(_)) => self.next_lamp_dream().is_some(),
            _ => false,
        }
    }

    /// G1.5 · Whether the effects of a deal or a summoning would change anything.
    pub(super) fn is_worth(&self, effects: &[Effect]) -> bool {
        effects.iter().any(|effect| match effect {
            Effect::Gain(Figure::Hull, _) => self.argo.hull < self.pack.numbers.hull,
            Effect::Gain(Figure::Crew, _) => self.argo.crew < self.pack.numbers.crew,
            Effect::Peace => {
                self.waters().iter().any(|faction| self.section_of(*faction) == crate::pack::schema::Section::AtWar)
            }
            Effect::Favour(_) => {
                self.waters().iter().any(|faction| self.section_of(*faction) != crate::pack::schema::Section::AtWar)
            }
            Effect::Unseen => self.voyage().adversary.known,
            Effect::Ease(stat, ..) => self.crewed().any(|id| self.argonaut(id).stats[*stat as usize] > 0),
            _ => true,
        })
    }

    /// V6.7 · In a city, unless it is the one that was visited last.
    pub(crate) fn can_negotiate(&self) -> bool {
        let map = self.voyage().map;
        self.has_symbol(map.tile, Symbol::City) && map.last_city != Some(map.tile)
    }

    pub(crate) fn has_goods(&self, price: &[(ResourceId, u8)]) -> bool {
        price.iter().all(|(resource, n)| self.goods(*resource) >= u16::from(*n))
    }

    pub(crate) fn pay_goods(&mut self, table: &mut Table<Self>, price: &[(ResourceId, u8)]) {
        for (resource, n) in price {
            self.give_goods(table, *resource, (*n).into());
        }
    }

    /// V6.5 · A technology is used.
    pub(crate) fn employ(&mut self, table: &mut Table<Self>, tech: TechId, n: u8) -> Play {
        let pack = self.pack.clone();
        self.voyage_mut().techs.used |= 1 << tech.0;
        table.log("V6.5", || text!("log-employs", tech = self.pack.name(tech)));
        match pack.tech(tech).gives.get(usize::from(n)) {
            Some(TechPower::Deal(_, goods, fate, price, effects, cooldown)) => {
                self.voyage_mut().rolling = Some(Rolling { stake: Stake::Deal(tech, n), needs: 0 });
                self.pay_mortal_goods(table, *goods)?;
                self.voyage_mut().rolling = None;
                self.pay_goods(table, price);
                if *fate > 0 {
                    self.gain_figure(table, Figure::ArgoFate, *fate, Why::Paid)?;
                }
                self.apply_chosen(table, effects)?;
                self.cool_down(table, tech, *cooldown);
                Ok(())
            }
            Some(TechPower::Exchanges(count)) => self.exchange(table, *count),
            Some(TechPower::Breed(class, goods, price, dreamer, days)) => {
                self.voyage_mut().rolling = Some(Rolling { stake: Stake::Deal(tech, n), needs: 0 });
                self.breed(table, tech, *class, (*goods, *days), price, *dreamer)
            }
            Some(TechPower::Fuse(class, price)) => self.fuse(table, *class, price),
            Some(TechPower::Dream(cooldown)) => {
                self.cool_down(table, tech, *cooldown);
                self.lamp_dream(table)
            }
            _ => table.unexpected(Choice::Employ(tech, n)),
        }
    }

    /// V6.5 · The technology waits for this many days.
    fn cool_down(&mut self, table: &mut Table<Self>, tech: TechId, days: u8) {
        if days > 0 {
            self.voyage_mut().techs.busy |= 1 << tech.0;
            self.note_on_timeline(table, days, Event::Cooldown(tech));
        }
    }

    /// V6.6 · This many exchanges, each of one resource for another, as often as there is enough.
    pub(crate) fn exchange(&mut self, table: &mut Table<Self>, count: u8) -> Play {
        for _ in 0..count {
            let options = self.possible_exchanges();
            let asked = table.ask(self.group()).about("ask-exchange", "V6.6");
            let Some((rate, times)) =
                asked.may(Choice::Done, options, |(rate, times)| Choice::Exchange(rate, times))?
            else {
                break;
            };
            let pack = self.pack.clone();
            let rate = &pack.cycles[self.voyage().cycle.index()].exchanges[usize::from(rate)];
            self.give_goods(table, rate.from, u16::from(rate.give) * u16::from(times));
            self.take_goods(table, rate.to, u16::from(rate.take) * u16::from(times));
        }
        Ok(())
    }

    /// V6.6 · Every rate, as often as there is enough, or less often.
    fn possible_exchanges(&self) -> Vec<(u8, u8)> {
        let mut options = Vec::new();
        for (place, rate) in self.cycle().exchanges.iter().enumerate() {
            let most = (self.goods(rate.from) / u16::from(rate.give.max(1))).min(99) as u8;
            options.extend((1..=most).map(|times| (place as u8, times)));
        }
        options
    }
}
