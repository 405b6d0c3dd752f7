//! Close observation of a game between bots: what was offered and taken, what was seen and used, who led when.

use crate::job::{Sight, Standing, Used};
use bots::Onlooker;
use table::{Game, Seat, Usage};

/// Writes down one game at a time. Its lists are as long as the content, whatever happens, and are kept for the next game.
pub(crate) struct Watcher {
    seats: usize,
    seen: Marks,
    used: Marks,
    clauses: Marks,
    /// The first clause of each piece among all clauses.
    first: Vec<usize>,
    /// The point at which the standing was last looked at.
    length: u32,
    pub sight: Sight,
}

/// Counters of which few are not 0.
#[derive(Default)]
struct Marks {
    counts: Vec<u32>,
    touched: Vec<usize>,
}

impl Marks {
    fn new(size: usize) -> Marks {
        Marks { counts: vec![0; size], touched: Vec::new() }
    }

    #[inline]
    fn mark(&mut self, place: usize) {
        let Some(count) = self.counts.get_mut(place) else {
            return;
        };
        if *count == 0 {
            self.touched.push(place);
        }
        *count += 1;
    }

    /// Everything that was marked, in no order, and how often; all is 0 again.
    fn drain(&mut self) -> impl Iterator<Item = (usize, u32)> {
        let counts = &mut self.counts;
        self.touched.drain(..).map(|place| (place, std::mem::take(&mut counts[place])))
    }
}

impl Watcher {
    /// Ready for games that begin like this.
    pub fn new<G: Game>(start: &G) -> Watcher {
        let pieces = start.inventory();
        let mut first = Vec::with_capacity(pieces.len());
        let mut clauses = 0;
        for piece in &pieces {
            first.push(clauses);
            clauses += piece.clauses.len();
        }
        let seats = start.seats();
        Watcher {
            seats,
            seen: Marks::new(pieces.len()),
            used: Marks::new(pieces.len() * seats),
            clauses: Marks::new(clauses),
            first,
            length: 0,
            sight: Sight { kinds: vec![Default::default(); G::KINDS.len()], ..Sight::default() },
        }
    }

    /// Before a game: nothing has been seen.
    pub fn begin(&mut self) {
        self.length = 0;
        let sight = &mut self.sight;
        sight.kinds.fill(Default::default());
        sight.seen.clear();
        sight.used.clear();
        sight.clauses.clear();
        sight.leaders.clear();
        sight.points.clear();
        sight.figures.clear();
        // A game that was broken off in the middle may have left marks.
        for marks in [&mut self.seen, &mut self.used, &mut self.clauses] {
            marks.drain().for_each(drop);
        }
    }

    /// After a game: everything marked is written into the sight.
    pub fn end(&mut self) {
        let seats = self.seats;
        self.sight.seen.extend(self.seen.drain().map(|(piece, _)| piece));
        self.used.touched.sort_unstable();
        self.sight.used.extend(self.used.drain().map(|(place, times)| Used {
            piece: place / seats,
            seat: Seat((place % seats) as u8),
            times,
        }));
        self.sight.clauses.extend(self.clauses.drain());
    }

    fn note<G: Game>(&mut self, state: &G, note: Usage<G::Card>) {
        match note {
            Usage::Seen(card) => {
                if let Some(piece) = state.piece_of(card) {
                    self.seen.mark(piece.index());
                }
            }
            Usage::Used { piece, seat } => self.used.mark(piece.index() * self.seats + seat.index()),
            Usage::Clause { piece, clause, .. } => {
                if let Some(first) = self.first.get(piece.index()) {
                    self.clauses.mark(first + usize::from(clause));
                }
            }
        }
    }

    /// Who stands best. Nobody leads alone where two stand alike.
    fn leader<G: Game>(state: &G) -> Option<Seat> {
        let (mut leader, mut best) = (None, f32::NEG_INFINITY);
        for seat in Seat::first(state.seats()) {
            let standing = state.appraise(seat);
            if standing > best + 1e-6 {
                (leader, best) = (Some(seat), standing);
            } else if standing > best - 1e-6 {
                leader = None;
            }
        }
        leader
    }
}

/// The kinds of these options, one bit for each.
fn kinds_of<G: Game>(options: &[G::Choice]) -> u64 {
    options.iter().fold(0, |kinds, option| kinds | 1 << (G::kind_of(*option) & 63))
}

impl<G: Game> Onlooker<G> for Watcher {
    fn decided(&mut self, options: &[G::Choice], taken: &[G::Choice]) {
        let (mut offered, taken) = (kinds_of::<G>(options), kinds_of::<G>(taken));
        while offered != 0 {
            let kind = offered.trailing_zeros() as usize;
            offered &= offered - 1;
            if let Some(counted) = self.sight.kinds.get_mut(kind) {
                counted.offered += 1;
                counted.taken += (taken >> kind & 1) as u32;
            }
        }
    }

    fn rested(&mut self, state: &G, notes: &[Usage<G::Card>]) {
        notes.iter().for_each(|note| self.note(state, *note));
        let length = state.length();
        if length != self.length && !state.is_over() {
            self.length = length;
            if G::ABOUT.cooperative {
                self.sight.points.push(Standing { length, outlook: state.appraise(Seat(0)) });
                state.read_figures(&mut self.sight.figures);
            } else {
                self.sight.leaders.push(Watcher::leader(state));
            }
        }
    }
}
