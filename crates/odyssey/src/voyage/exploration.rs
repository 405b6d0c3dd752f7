//! V3 · Exploration: the symbols of the tile, then two stacks of cards.

use crate::campaign::{Why, streams};
use crate::choice::Choice;
use crate::ids::{ExploreId, TechId};
use crate::pack::schema::campaign::{Circumstance, Disposal, Symbol, TechPower};
use crate::state::campaign::Task;
use crate::state::{Card, Odyssey};
use crate::story::{Effect, Figure};
use table::{Play, Prompt, Seats, Slug, Table, text};

const SHARD: Slug = Slug::literal("maze-shard");

impl Odyssey {
    /// V3.1 · Doom, progress, titan, ruin, in this order: doom always, the others once, on an unexplored tile.
    pub(crate) fn begin_exploration(&mut self, table: &mut Table<Self>) -> Play {
        self.plan([Task::Explore(0), Task::Explore(1), Task::ExplorationEnds]);
        let exploration = &mut self.voyage_mut().exploration;
        (exploration.symbols, exploration.settled) = (0, false);
        self.go_unseen(table)?;
        let (tile, fresh) = (self.voyage().map.tile, !self.is_explored());
        if self.has_symbol(tile, Symbol::Doom) {
            self.gain_figure(table, Figure::Doom, 1, Why::Forced)?;
        }
        if fresh && self.has_symbol(tile, Symbol::Progress) {
            self.gain_figure(table, Figure::Progress, 1, Why::Forced)?;
        }
        if fresh && self.has_symbol(tile, Symbol::Titan) {
            self.gain_titan(table, self.dreamer())?;
        }
        if fresh && self.has_symbol(tile, Symbol::Ruin) {
            if let Some(shard) = self.resource(SHARD) {
                self.take_goods(table, shard, 1);
            }
            self.enter_ruin();
        }
        Ok(())
    }

    /// V6.7 · A technology by which the adversary loses the Argo's wake is used before the cards are drawn.
    fn go_unseen(&mut self, table: &mut Table<Self>) -> Play {
        let hides = |power: &TechPower| matches!(power, TechPower::Deal(_, _, _, _, effects, _) if effects.contains(&Effect::Unseen));
        let tech = self.known_techs().into_iter().find(|tech| self.pack.tech(*tech).gives.iter().any(hides));
        let Some(tech) = tech.filter(|tech| self.can_employ(*tech, 0)) else {
            return Ok(());
        };
        let prompt = || Prompt::new(text!("ask-unseen", tech = self.pack.name(tech)), "V6.7");
        if table.ask(self.group()).say(prompt).one(&[Choice::Pass, Choice::Employ(tech, 0)])? != Choice::Pass {
            self.employ(table, tech, 0)?;
        }
        Ok(())
    }

    /// V3.2 · The next card of a stack: its main effect, its banners, adversary symbols, then where it goes.
    pub(crate) fn explore(&mut self, table: &mut Table<Self>, stack: u8) -> Play {
        let deck = &self.voyage().exploration.deck;
        if deck.is_empty() {
            return Ok(());
        }
        let cards: Vec<Card> = deck.iter().map(|id| Card::Explored(*id)).collect();
        let place = table.draw(streams::EXPLORE, Seats::EVERYONE, &cards)?;
        let id = self.voyage_mut().exploration.deck.remove(place);
        let pack = self.pack.clone();
        let card = &pack.explored[id.index()];
        self.note_voyage(table, id);
        table.log("V3.2", || text!("log-explores", card = self.pack.name(id)));
        // V3.3 · The stack goes on until a card ends it.
        if !card.ends {
            self.plan([Task::Explore(stack)]);
        }
        self.lay_aside(id, card.disposal);
        self.apply_all(table, &card.effects)?;
        for banner in &card.banners {
            if !self.is_decided() && self.banner_holds(table, &banner.when)? {
                self.apply_all(table, &banner.effects)?;
            }
        }
        for _ in 0..card.symbols {
            self.adversary_symbol(table, true)?;
        }
        Ok(())
    }

    fn banner_holds(&mut self, table: &mut Table<Self>, when: &[Circumstance]) -> Play<bool> {
        for circumstance in when {
            let holds = match circumstance {
                Circumstance::Local(section, bound) => {
                    let faction = self.local_waters(table)?;
                    self.is_section(faction, *section, *bound)
                }
                Circumstance::Holds(condition) => self.is_so(condition),
            };
            if !holds {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// V3.5 · A card stays on the table until the draw is over, or is out until the next timeline battle, or for good.
    fn lay_aside(&mut self, id: ExploreId, disposal: Disposal) {
        let exploration = &mut self.voyage_mut().exploration;
        match disposal {
            Disposal::Stays => exploration.drawn.push(id),
            Disposal::UntilBattle => exploration.out.push(id),
            Disposal::Removed => {}
        }
    }

    /// V3.5, V3.6 · The cards on the table go back into the deck; then it acclimates.
    pub(crate) fn end_exploration(&mut self, table: &mut Table<Self>) -> Play {
        let exploration = &mut self.voyage_mut().exploration;
        let drawn = std::mem::take(&mut exploration.drawn);
        exploration.deck.extend(drawn);
        if std::mem::take(&mut self.voyage_mut().due.acclimation) {
            self.acclimate(table);
        }
        Ok(())
    }

    /// V3.6 · Cards leave wherever they lie, and others join.
    fn acclimate(&mut self, table: &mut Table<Self>) {
        let pack = self.pack.clone();
        let done = self.voyage().exploration.acclimations;
        let Some(next) = pack.cycles[self.voyage().cycle.index()].acclimations.get(usize::from(done)) else {
            return;
        };
        let exploration = &mut self.voyage_mut().exploration;
        exploration.acclimations += 1;
        exploration.deck.retain(|id| !next.leave.contains(id));
        exploration.out.retain(|id| !next.leave.contains(id));
        exploration.deck.extend(&next.join);
        table.log("V3.6", || text!("log-acclimation"));
    }

    /// V3.5 · After a timeline battle the cards that were out come back.
    pub(crate) fn return_cards(&mut self) {
        let exploration = &mut self.voyage_mut().exploration;
        let out = std::mem::take(&mut exploration.out);
        exploration.deck.extend(out);
    }

    /// A card joins the deck, unless it is in it or out already.
    pub(crate) fn add_explored(&mut self, slug: Slug) {
        let Some(place) = self.pack.explored.iter().position(|card| card.slug == slug) else { return };
        let id = ExploreId(place as u8);
        let exploration = &mut self.voyage_mut().exploration;
        if ![&exploration.deck, &exploration.out, &exploration.drawn].iter().any(|cards| cards.contains(&id)) {
            exploration.deck.push(id);
        }
    }

    pub(crate) fn tech_named(&self, slug: Slug) -> Option<TechId> {
        let place = self.pack.techs.iter().position(|tech| tech.slug == slug);
        place.map(|place| TechId(place as u8))
    }
}
