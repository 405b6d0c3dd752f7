//! N11 · Travel: the shortest way, an event for each road, and side missions.

use crate::campaign::EVENTS;
use crate::choice::Choice;
use crate::ids::{EventId, MissionId, PlaceId};
use crate::pack::schema::MissionKind;
use crate::state::Renaissance;
use crate::state::campaign::Task;
use crate::{Card, pack::Pack};
use table::{Play, Prompt, Seats, Table, text};

/// N11.1 · This many side missions are active at most.
pub(crate) const MOST_ACTIVE: usize = 3;

/// N11.9.2 · How many roads lie between two places; nothing if none lead there.
pub fn roads_between(pack: &Pack, from: PlaceId, to: PlaceId) -> Option<u8> {
    let mut away: Vec<Option<u8>> = vec![None; pack.places.len()];
    *away.get_mut(from.index())? = Some(0);
    for step in 0..pack.places.len() as u8 {
        let reached: Vec<PlaceId> = pack.ids().filter(|place: &PlaceId| away[place.index()] == Some(step)).collect();
        for next in reached.iter().flat_map(|place| neighbours(pack, *place)) {
            away[next.index()].get_or_insert(step + 1);
        }
    }
    away.get(to.index()).copied().flatten()
}

/// Roads are written once and go both ways.
pub(crate) fn neighbours(pack: &Pack, place: PlaceId) -> impl Iterator<Item = PlaceId> + use<'_> {
    let out = pack.places[place.index()].roads.iter().copied();
    let back = pack.ids().filter(move |other: &PlaceId| pack.places[other.index()].roads.contains(&place));
    out.chain(back)
}

impl Renaissance {
    /// N11.9.1, N11.9.2 · The company goes to the place of the next mission of the story, and meets an event for each road.
    pub(crate) fn travel(&mut self, table: &mut Table<Self>) -> Play {
        let to = self.pack.mission(self.tour().next).place.unwrap_or(self.tour().place);
        let roads = roads_between(&self.pack, self.tour().place, to).unwrap_or(0);
        let from = std::mem::replace(&mut self.tour_mut().place, to);
        (self.tour_mut().events.left, self.tour_mut().events.accepted) = (roads, false);
        self.schedule([Task::KeepMissions, Task::ChooseMission]);
        if roads > 0 {
            let said = || text!("log-travels", from = self.pack.name(from), to = self.pack.name(to), roads = roads);
            table.heading(said);
            self.schedule([Task::Event]);
        }
        Ok(())
    }

    /// N11.9.3 · The cards of the deck: neither resolved nor laid aside. With fewer than eight the resolved ones come back first.
    fn event_deck(&mut self) -> Vec<Card> {
        let least = usize::from(self.pack.numbers.fewest_events);
        if self.events_left().count() < least {
            self.tour_mut().events.out = 0;
        }
        self.events_left().map(Card::Event).collect()
    }

    fn events_left(&self) -> impl Iterator<Item = EventId> + use<'_> {
        let gone = self.tour().events.out | self.tour().events.aside;
        self.pack.ids().filter(move |id: &EventId| gone >> id.0 & 1 == 0)
    }

    /// N11.9.3 · One event card is revealed and resolved.
    pub(crate) fn reveal_event(&mut self, table: &mut Table<Self>) -> Play {
        let left = self.tour().events.left;
        if left == 0 {
            return Ok(());
        }
        self.tour_mut().events.left = left - 1;
        if left > 1 {
            self.schedule([Task::Event]);
        }
        let deck = self.event_deck();
        if deck.is_empty() {
            return Ok(());
        }
        let place = table.draw(EVENTS, Seats::EVERYONE, &deck)?;
        let Card::Event(event) = deck[place] else { return Ok(()) };
        table.log("N11.9.3", || text!("log-road-event", event = self.pack.name(event)));
        let entry = &self.pack.events[event.index()];
        match (entry.mission, entry.paragraph) {
            (Some(mission), _) => self.offer_side_mission(table, event, mission),
            (None, paragraph) => {
                self.tour_mut().events.out |= 1 << event.0;
                let paragraph = paragraph.and_then(|slug| self.pack.tale.find(slug));
                self.schedule(paragraph.map(Task::Read));
                Ok(())
            }
        }
    }

    /// N11.1.1, N12.2.2 · A side mission is accepted or refused. An exploration is never noted: accepted, it is the next mission.
    fn offer_side_mission(&mut self, table: &mut Table<Self>, event: EventId, mission: MissionId) -> Play {
        let exploration = self.pack.mission(mission).kind == MissionKind::Exploration;
        let tour = self.tour();
        if exploration && (tour.side_last || tour.events.accepted || tour.exploration.is_some()) {
            self.tour_mut().events.out |= 1 << event.0;
            table.log("N12.2.2", || text!("log-exploration-passed", mission = self.pack.name(mission)));
            return Ok(());
        }
        let rule = if exploration { "N12.2.2" } else { "N11.1.1" };
        let prompt =
            || Prompt::new(text!("ask-side-mission", mission = self.pack.name(mission)), rule).in_zone("italy");
        let accepted = table.ask(self.lead()).say(prompt).one(&[Choice::Accept(mission), Choice::Refuse(mission)])?;
        let accepted = matches!(accepted, Choice::Accept(_));
        let key = if accepted { "log-accepts" } else { "log-refuses" };
        table.log(rule, || text!(key, mission = self.pack.name(mission)));
        let tour = self.tour_mut();
        match (accepted, exploration) {
            // N11.1.2 · A refused card stays in the deck; a refused exploration is discarded.
            (false, false) => {}
            (false, true) => tour.events.out |= 1 << event.0,
            (true, true) => {
                tour.events.out |= 1 << event.0;
                (tour.exploration, tour.events.accepted) = (Some(mission), true);
            }
            (true, false) => {
                tour.events.aside |= 1 << event.0;
                tour.active.push(mission);
                tour.events.accepted = true;
            }
        }
        Ok(())
    }

    /// N11.1.3 · At the end of the phase three side missions are kept; the cards of the others go back into the deck.
    pub(crate) fn keep_missions(&mut self, table: &mut Table<Self>) -> Play {
        let active = self.tour().active.clone();
        if active.len() <= MOST_ACTIVE {
            return Ok(());
        }
        let prompt = || Prompt::new(text!("ask-keep-missions", most = MOST_ACTIVE), "N11.1.3");
        let kept = table.ask(self.lead()).say(prompt).pick_some(
            active.iter().copied(),
            MOST_ACTIVE..=MOST_ACTIVE,
            Choice::Keep,
        )?;
        for mission in active.iter().filter(|mission| !kept.contains(mission)) {
            self.return_event(*mission);
        }
        self.tour_mut().active = kept.to_vec();
        Ok(())
    }

    /// The card of a side mission goes back into the deck.
    pub(crate) fn return_event(&mut self, mission: MissionId) {
        let card = self.pack.ids().find(|id: &EventId| self.pack.events[id.index()].mission == Some(mission));
        if let Some(card) = card {
            self.tour_mut().events.aside &= !(1 << card.0);
        }
    }
}
