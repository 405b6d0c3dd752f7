//! C4 · The argonauts: Triskelion, skills, mnemos with their nodes.

use crate::ids::{Skill, TitanId};
use crate::state::Odyssey;
use table::scene::{Amount, Area, Dial, Line, Part, SeatLine, SeatState, Sheet, Spot, Value, Zone};
use table::{Viewer, text};

impl Odyssey {
    pub(super) fn argonaut_line(&self, id: TitanId) -> SeatLine {
        let argonaut = self.argonaut(id);
        let [danger, fate, rage] = argonaut.stats;
        let reading = self.voyage().reading;
        let leads = reading.is_some_and(|reading| reading.leader == Some(id));
        let who = if leads { "scene-leads" } else { "scene-plays" };
        let line = SeatLine::new(self.player(id), self.argonaut_name(id))
            .colour(id.colour())
            .emblem(id.emblem())
            .who(text!(who, who = self.player(id)))
            .acting(leads);
        let state = match (argonaut.dead, argonaut.left) {
            (true, _) => Some(SeatState::Dead),
            (false, true) => Some(SeatState::Out),
            (false, false) => None,
        };
        SeatLine { state, ..line }
            .value(Value::new("danger", danger).icon("danger").tone("danger"))
            .value(Value::new("fate", fate).icon("fate").tone("fate"))
            .value(Value::new("rage", rage).icon("rage").tone("rage"))
    }

    /// The viewer's argonauts; everybody's for whoever only watches.
    pub(super) fn crew_zone(&self, viewer: Viewer) -> Zone {
        let zone = Zone::new("crew", Area::Mine).title("scene-crew");
        self.crew_of(viewer, true).into_iter().fold(zone, |zone, id| zone.part(self.argonaut_sheet(id)))
    }

    /// The argonauts of the others, and what else lies aboard.
    pub(super) fn others_at_sea(&self, viewer: Viewer) -> Zone {
        let zone = Zone::new("others", Area::Others).title("scene-others-aboard");
        let zone = self.crew_of(viewer, false).into_iter().fold(zone, |zone, id| zone.part(self.argonaut_sheet(id)));
        zone.part(self.stoa_sheet()).part(self.techs_sheet())
    }

    fn crew_of(&self, viewer: Viewer, mine: bool) -> Vec<TitanId> {
        let is_mine = |id: &TitanId| match viewer {
            Viewer::Seat(seat) => self.player(*id) == seat,
            _ => true,
        };
        TitanId::ALL.into_iter().filter(|id| is_mine(id) == mine).collect()
    }

    fn argonaut_sheet(&self, id: TitanId) -> Sheet {
        let argonaut = self.argonaut(id);
        let [danger, fate, rage] = argonaut.stats.map(i32::from);
        let skills = Skill::ALL.iter().map(|skill| (skill, self.skill_ashore(id, *skill)));
        let skills = skills.map(|(skill, value)| Value::new(skill.text(), Amount::Signed(value.into())));
        let skills = Part::stats(skills);
        let sheet = Sheet::new(Spot::of("argonaut", id.0 + 1), self.argonaut_name(id))
            .emblem(id.emblem())
            .tone(id.colour())
            .owner(text!("scene-plays", who = self.player(id)))
            .part(vec![
                Dial::new("danger", danger, 9).icon("danger").tone("danger"),
                Dial::new("fate", fate, 9).icon("fate").tone("fate"),
                Dial::new("rage", rage, 9).icon("rage").tone("rage"),
            ]);
        sheet.part(skills).part(self.remembered_lines(id))
    }

    /// A5 · Mnemos with their nodes, fated ones with what they do, boons and afflictions.
    fn remembered_lines(&self, id: TitanId) -> Vec<Line> {
        let argonaut = self.argonaut(id);
        let full = self.cycle().nodes[2];
        let mut lines: Vec<Line> = Vec::new();
        for had in argonaut.mnemos.iter() {
            let said = text!("scene-nodes", nodes = had.nodes, full = full);
            lines.push(Line::new(said).label(self.pack.name(had.memory)).icon("eye").rule("A5.3"));
        }
        for had in argonaut.fated.iter() {
            let hindrance = self.pack.fated[had.card.index()].hindrance.text();
            lines.push(Line::new(hindrance).label(self.pack.name(had.card)).icon("skull").rule("A5.6"));
        }
        for note in self.pack.ids::<crate::ids::NoteId>().filter(|note| argonaut.notes & 1 << note.0 != 0) {
            lines.push(Line::new(self.pack.name(note)).icon("state"));
        }
        lines
    }
}
