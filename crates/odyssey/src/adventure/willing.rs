//! G6.2, G5.5 · What an option makes argonauts bear: never above 9 of their own will, and shared out where it falls to the group.

use super::reading::Way;
use crate::campaign::MOST_FATE;
use crate::choice::Choice;
use crate::ids::{Stat, TitanId};
use crate::state::Odyssey;
use crate::story::{Effect, Figure, Who};
use table::{Play, Prompt, Table, text};

/// G6.1.
const MOST: u8 = 9;

impl Odyssey {
    /// G6.2, C2.3 · Whether an option raises nothing above 9 that the group knows of. A lot may still fall on whoever cannot bear it.
    pub(crate) fn is_option_borne(&self, option: &Way) -> bool {
        if chooses(option) { !self.bearers(option).is_empty() } else { self.is_borne(option, None) }
    }

    /// A2.5 · Whom an option makes bear something is chosen among those who can.
    pub(crate) fn choose_bearer(&mut self, table: &mut Table<Self>, option: &Way) -> Play {
        let chosen = self.voyage().reading.and_then(|reading| reading.chosen);
        if !chooses(option) || chosen.is_some() {
            return Ok(());
        }
        let bearers = self.bearers(option);
        let asked = table.ask(self.asked_ashore()).say(|| Prompt::new("ask-argonaut", "A2.5"));
        let chosen = asked.pick(bearers, Choice::Argonaut)?;
        self.voyage_mut().reading.get_or_insert_default().chosen = Some(chosen);
        Ok(())
    }

    /// Who can be the one that an option chooses.
    fn bearers(&self, option: &Way) -> Vec<TitanId> {
        let chosen = self.voyage().reading.and_then(|reading| reading.chosen);
        self.crewed()
            .filter(|id| chosen.is_none_or(|chosen| chosen == *id) && self.is_borne(option, Some(*id)))
            .collect()
    }

    /// Price and effects one after another, with this argonaut for whoever is chosen.
    fn is_borne(&self, option: &Way, chosen: Option<TitanId>) -> bool {
        let reading = self.voyage().reading.unwrap_or_default();
        let mut stats = TitanId::ALL.map(|id| self.argonaut(id).stats);
        let mut fate = self.argo.fate;
        let whom = |who: Who| -> Vec<TitanId> {
            let one = match who {
                Who::Each | Who::Group => return self.crewed().collect(),
                Who::Leader => reading.leader,
                Who::Owner => reading.owner,
                Who::Tested => reading.tested,
                Who::Chosen => chosen,
                Who::Random | Who::Most | Who::Least | Who::Argo => None,
            };
            one.into_iter().filter(|id| self.crewed().any(|there| there == *id)).collect()
        };
        option.pay.iter().chain(&option.effects).all(|effect| {
            match *effect {
                Effect::Gain(Figure::ArgoFate, n) => fate = fate.saturating_add(n),
                Effect::Lose(Figure::ArgoFate, n) => fate = fate.saturating_sub(n),
                Effect::Suffer(stat, n, who) => {
                    whom(who).into_iter().for_each(|id| stats[id.index()][stat as usize] += n);
                }
                Effect::Ease(stat, n, who) => whom(who).into_iter().for_each(|id| {
                    let value = &mut stats[id.index()][stat as usize];
                    *value = value.saturating_sub(n);
                }),
                Effect::Share(stat, n) => {
                    return u16::from(n) <= self.crewed().map(|id| room(stats[id.index()][stat as usize])).sum::<u16>();
                }
                _ => {}
            }
            fate <= MOST_FATE && self.crewed().all(|id| stats[id.index()].iter().all(|value| *value <= MOST))
        })
    }

    /// G5.5 · The group shares it out, evenly or not. What nobody has room for is forced on one of them (C4.3).
    pub(crate) fn share_out(&mut self, table: &mut Table<Self>, stat: Stat, n: u8) -> Play {
        let with_room = self.crewed().map(|id| (id, room(self.argonaut(id).stats[stat as usize])));
        let (there, caps): (Vec<TitanId>, Vec<u16>) = with_room.filter(|(_, room)| *room > 0).unzip();
        let shared = u16::from(n).min(caps.iter().sum());
        if shared > 0 {
            let prompt = || Prompt::new(text!("ask-share", count = shared, what = stat.text()), "G5.5");
            let asked = table.ask(self.asked_ashore()).say(prompt);
            for (id, part) in asked.pick_shares(there, &caps, shared, Choice::Argonaut)? {
                self.afflict(table, id, stat, part as u8);
            }
        }
        let rest = n - shared as u8;
        let there: Vec<TitanId> = self.crewed().collect();
        if rest > 0 && !there.is_empty() {
            let asked = table.ask(self.asked_ashore()).say(|| Prompt::new("ask-argonaut", "G5.5"));
            let one = asked.pick(there, Choice::Argonaut)?;
            self.afflict(table, one, stat, rest);
        }
        Ok(())
    }
}

fn room(value: u8) -> u16 {
    MOST.saturating_sub(value).into()
}

/// Whether somebody is chosen to bear something.
fn chooses(option: &Way) -> bool {
    let mut effects = option.pay.iter().chain(&option.effects);
    effects.any(|effect| matches!(effect, Effect::Suffer(_, _, Who::Chosen)))
}
