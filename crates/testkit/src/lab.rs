//! What the lab relies on: names for what it counts, and notes that are about the pieces that a game follows.

use table::play::Uniform;
use table::words::Source;
use table::{Chance, Game, Lang, Rng, SeatMap, Seed, Table, Text, Usage, Words};

/// How many steps a game of chance may take.
const STEPS: u32 = 100_000;

/// Everything that is noted in a game played by chance to its end, and the game.
#[track_caller]
pub fn notes<G: Game>(start: G, seed: u64) -> (G, Vec<Usage<G::Card>>) {
    let mut game = start;
    let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
    let mut notes = Vec::new();
    let mut table = Table::free(&[], &mut policy, &mut chance).noting(&mut notes);
    for _ in 0..STEPS {
        if game.is_over() {
            return (game, notes);
        }
        table.rest();
        if let Err(halt) = game.step(&mut table) {
            panic!("{halt:?} with seed {seed}: {:?}", table.fault_told());
        }
    }
    panic!("the game of seed {seed} does not end");
}

/// Every note is of a piece that the game follows, and every clause is one of its piece.
#[track_caller]
pub fn check_notes<G: Game>(game: &G, notes: &[Usage<G::Card>]) {
    let pieces = game.inventory();
    let mut clauses = 0;
    for note in notes {
        let (piece, clause) = match *note {
            Usage::Seen(_) => continue,
            Usage::Used { piece, .. } => (piece, None),
            Usage::Clause { piece, clause, .. } => (piece, Some(clause)),
        };
        let found = pieces.get(piece.index());
        let piece = found.unwrap_or_else(|| panic!("{piece:?} is not a piece of `inventory`"));
        if let Some(clause) = clause {
            clauses += 1;
            assert!(usize::from(clause) < piece.clauses.len(), "{} has no clause {clause}", piece.slug);
        }
    }
    assert!(clauses > 0, "no clause was noted");
}

/// Every piece has a slug of its own, and every kind of option and every sort of piece has a name in every language.
#[track_caller]
pub fn check_names<G: Game>(game: &G) {
    let sources = G::ABOUT.words.iter().filter_map(|(lang, ftl)| {
        let lang: Lang = lang.parse().ok()?;
        Some(Source::new(format!("{lang}.ftl"), lang, *ftl))
    });
    let words = Words::new(sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let pieces = game.inventory();
    let kinds = G::KINDS.iter().map(|kind| format!("act-{kind}"));
    let sorts = pieces.iter().map(|piece| format!("pieces-{}", piece.sort));
    let nobody: SeatMap<String> = std::iter::empty().collect();
    let figures = game.figures().iter().map(|key| key.to_string());
    for key in kinds.chain(sorts).chain(figures) {
        for lang in Lang::ALL {
            let said = words.reader(lang, None, &nobody).try_render(&Text::new(key.clone()));
            assert!(said.is_ok(), "{lang}: there is no name for {key}");
        }
    }
    for (n, piece) in pieces.iter().enumerate() {
        let twin = pieces[..n].iter().find(|other| other.slug == piece.slug);
        assert!(twin.is_none(), "{} is the slug of two pieces", piece.slug);
    }
}
