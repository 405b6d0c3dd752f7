//! N12.2.3, N12.2.4 · Explorations: a mission that chance lays out. Faction, enemies and scenery are drawn before it begins.

use crate::geometry::{Direction, Footprint, Space, Spaces};
use crate::ids::{Member, MissionId, SceneryId};
use crate::options::{RenaissanceOptions, any_mission};
use crate::pack::schema::{Faction, MissionKind};
use crate::state::{Phase, Renaissance};
use crate::{Card, EXPLORE, SCENERY, SQUARES};
use table::{Play, Seats, Table, text};

impl Renaissance {
    /// N12.1.7 · What a single mission leaves to chance: the mission, the company, or both.
    pub(crate) fn draw_any(&mut self, table: &mut Table<Self>) -> Play {
        if self.options.mission == any_mission(&self.pack) {
            return self.draw_mission(table, None);
        }
        self.begin_drawn(table, self.options.mission)
    }

    /// A single mission by chance: one card of its kind, or any.
    pub(crate) fn draw_mission(&mut self, table: &mut Table<Self>, kind: Option<MissionKind>) -> Play {
        let fits = |id: &MissionId| kind.is_none_or(|kind| self.pack.mission(*id).kind == kind);
        let cards: Vec<Card> = self.pack.ids().filter(fits).map(Card::Mission).collect();
        if cards.is_empty() {
            self.phase = Phase::Next;
            return Ok(());
        }
        let place = table.draw(EXPLORE, Seats::EVERYONE, &cards)?;
        let Card::Mission(mission) = cards[place] else { return Ok(()) };
        self.begin_drawn(table, mission)
    }

    /// The mission with its company, of which chance draws what is left to it.
    fn begin_drawn(&mut self, table: &mut Table<Self>, mission: MissionId) -> Play {
        let options = RenaissanceOptions { mission, ..self.options };
        let company = self.draw_company(table, mission)?;
        let fresh = Renaissance::laid_out_for(&self.pack, &options, self.seats.into(), company);
        *self = Renaissance { options: self.options, ..fresh };
        table.heading(|| text!("log-mission-begins", mission = self.pack.name(mission)));
        Ok(())
    }

    /// N12.2.3 · The faction by chance, then enemies by draft, then this many pieces of scenery.
    pub(crate) fn lay_out_by_chance(&mut self, table: &mut Table<Self>) -> Play {
        let pack = self.pack.clone();
        let mission = pack.mission(self.mission);
        let cards = Faction::ALL.map(Card::Faction);
        let place = table.draw(EXPLORE, Seats::EVERYONE, &cards)?;
        let Card::Faction(faction) = cards[place] else { return Ok(()) };
        table.log("N12.2.3", || text!("log-faction", faction = faction.text()));
        for draft in &mission.drafts {
            self.draft(table, draft.faction.unwrap_or(faction), draft.rank, draft.count, draft.zone)?;
        }
        for _ in 0..mission.scenery {
            self.strew(table)?;
        }
        self.phase = Phase::Next;
        Ok(())
    }

    /// N12.2.4 · One card, on a square by chance; a piece that would cut off a way does not fit and is left out.
    fn strew(&mut self, table: &mut Table<Self>) -> Play {
        let copies = |id: SceneryId| std::iter::repeat_n(Card::Scenery(id), self.pack.scenery[id.index()].cards.into());
        let cards: Vec<Card> = self.pack.ids().flat_map(copies).collect();
        let squares: Vec<Space> = self.bare_squares().iter().collect();
        if squares.is_empty() || cards.is_empty() {
            return Ok(());
        }
        let place = table.draw(SCENERY, Seats::EVERYONE, &cards)?;
        let Card::Scenery(card) = cards[place] else { return Ok(()) };
        let count = squares.len().min(usize::from(u8::MAX)) as u8;
        let at = squares[usize::from(table.roll(SQUARES, count)?.max(1)) - 1];
        if self.keeps_ways_open(at) {
            self.lay_scenery(card, at);
        }
        Ok(())
    }

    pub(crate) fn lay_scenery(&mut self, card: SceneryId, at: Space) {
        let (blocking, towering) = {
            let entry = &self.pack.scenery[card.index()];
            (entry.blocking, entry.towering)
        };
        let strewn = &mut self.strewn;
        strewn.of_card[card.index()].insert(at);
        strewn.filled.insert(at);
        if blocking {
            strewn.blocking.insert(at);
        }
        if towering {
            strewn.towering.insert(at);
        }
    }

    /// Squares of the ground that nobody needs: free, without letter, away from ladders and from where the heroes start.
    fn bare_squares(&self) -> Spaces {
        let ground = self.ground();
        let zones = ('A'..='Z').chain('a'..='z').fold(Spaces::NONE, |all, letter| all | ground.zone(letter));
        let ladders: Spaces = ground.ladders.iter().map(|(foot, _)| *foot).collect();
        let starts: Spaces = ground.starts.iter().copied().collect();
        let taken = (zones | ladders | starts) | near(zones | ladders | starts);
        self.free() & ground.heights.at(0) & !(ground.water | ground.swamp | taken)
    }

    /// N12.2.4 · Whether every square of the ground that can be reached now still can with something on this one.
    fn keeps_ways_open(&self, at: Space) -> bool {
        let ground = self.open() & self.ground().heights.at(0);
        let start = self.hero(Member(0)).space().unwrap_or_default();
        let reach = |open: Spaces| {
            let mut reached = Spaces::only(start);
            loop {
                let steps = Direction::ALL.iter().fold(reached, |all, direction| all | reached.stepped(*direction));
                let next = reached | (steps & open);
                if next == reached {
                    break reached;
                }
                reached = next;
            }
        };
        let (before, after) = (reach(ground), reach(ground - Spaces::only(at)));
        before - Spaces::only(at) == after
    }
}

fn near(set: Spaces) -> Spaces {
    set.iter().fold(Spaces::NONE, |all, at| all | Footprint::from(at).around())
}
