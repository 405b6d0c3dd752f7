//! V · Victory.

use crate::scene::spot;
use crate::state::{Ascension, Ending, Phase};
use table::scene::{Amount, Tone};
use table::{Banner, EndRow, LogLine, Outcome, Seat, SeatMap, Seats, Table, Text, text};

impl Ascension {
    /// V1.1 · Whoever opens the gate of the throne moves onto it and wins at once.
    pub(crate) fn sit_on_throne(&mut self, table: &mut Table<Self>, seat: Seat) {
        self.players[seat].pawn = Some(self.pack.mountain.throne);
        self.ending = Some(Ending::Throne(seat));
        self.phase = Phase::Over;
        table.tell(|| {
            let text = text!("log-throne", who = seat, god = self.god_name(seat));
            let banner = Banner::new(text.clone(), Tone::Gold).icon("throne").at("throne");
            LogLine::by("V1.1", text).at("throne").at(spot::pawn(seat)).moment(banner)
        });
    }

    /// V2.1 · After the last round the player in the highest sector wins.
    pub(crate) fn end_by_limit(&mut self, table: &mut Table<Self>) {
        let best = self.players.seats().map(|seat| self.standing(seat)).max();
        let winners: Seats = self.players.seats().filter(|seat| Some(self.standing(*seat)) == best).collect();
        self.ending = Some(Ending::LastRound(winners));
        self.phase = Phase::Over;
        let round = self.round;
        table.log("V2.1", || {
            let names: Vec<_> = winners.iter().map(|seat| text!("table-seat", who = seat)).collect();
            text!("log-last-round", round = round, winners = names)
        });
    }

    /// V2.1, V2.2 · What decides after the last round: sector, gates opened, the trophies' printed ECO, ECO.
    pub(crate) fn standing(&self, seat: Seat) -> (crate::card::Sector, usize, u16, u16) {
        let player = &self.players[seat];
        let trophies = player.trophies.iter().map(|trophy| u16::from(trophy.eco)).sum();
        (self.sector(seat), player.gates_opened(), trophies, player.eco)
    }

    /// V · Who won, and how everybody stood.
    pub(crate) fn results(&self, ending: Ending) -> table::Ending {
        let seats = self.players.len();
        let row = |name: &'static str, value: &dyn Fn(Seat) -> Amount| EndRow {
            name: name.into(),
            values: SeatMap::new(seats, value),
        };
        let trophies = |seat: Seat| self.standing(seat).2.into();
        let sector = |seat: Seat| Text::new(format!("see-sector-{}", self.sector(seat).slug())).into();
        let (winners, rule, marks) = match ending {
            Ending::Throne(seat) => (vec![seat], "V1.1", vec!["throne".into(), spot::pawn(seat)]),
            Ending::LastRound(winners) => (winners.iter().collect(), "V2.1", winners.iter().map(spot::pawn).collect()),
        };
        table::Ending {
            winners,
            reason: self.outcome_of(ending).text,
            rule: Some(rule.into()),
            table: vec![
                row("end-god", &|seat| self.god_name(seat).into()),
                row("end-sector", &sector),
                row("end-gates", &|seat| self.players[seat].gates_opened().into()),
                row("end-trophies", &|seat| self.players[seat].trophies.len().into()),
                row("end-trophy-eco", &trophies),
                row("see-eco", &|seat| self.players[seat].eco.into()),
            ],
            marks,
        }
    }

    /// V · How the game ended.
    pub(crate) fn outcome_of(&self, ending: Ending) -> Outcome {
        let seats = self.players.len();
        match ending {
            Ending::Throne(winner) => {
                let text = text!("won-throne", who = winner, god = self.god_name(winner));
                Outcome::won(seats, winner, text)
            }
            Ending::LastRound(winners) => {
                let share = 1.0 / winners.len().max(1) as f32;
                let names: Vec<_> = winners.iter().map(|seat| text!("table-seat", who = seat)).collect();
                let results = SeatMap::new(seats, |seat| if winners.contains(seat) { share } else { 0.0 });
                Outcome::new(results, text!("won-last-round", count = winners.len(), winners = names)).at_limit()
            }
        }
    }
}
