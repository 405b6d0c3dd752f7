//! V · Victory.

use crate::state::{Ascension, Ending, Phase};
use table::{Outcome, Seat, SeatMap, Seats, Table, text};

impl Ascension {
    /// V1.1 · Whoever opens the gate of the throne moves onto it and wins at once.
    pub(crate) fn sit_on_throne(&mut self, table: &mut Table<Self>, seat: Seat) {
        self.players[seat].pawn = Some(self.pack.mountain.throne);
        self.ending = Some(Ending::Throne(seat));
        self.phase = Phase::Over;
        table.log("V1.1", || text!("log-throne", who = seat, god = self.god_name(seat)));
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
