//! A game at one terminal, line by line and without any of the program: to see one's own game seconds after it was written.
//!
//! ```no_run
//! testkit::play_in_terminal::<testkit::bluff::Bluff>();
//! ```
//!
//! As the only line of `main` in `examples/play.rs` of a game's crate, it is started with `cargo run -p NAME --example play -- [SEATS] [SEED]`.

use std::io::{self, BufRead, Write};
use table::pack::Source as Files;
use table::scene::plain::plain;
use table::words::Source;
use table::{CheckedPack, Game, Holder, Lang, LogLine, SeatMap, Seed, Session, Setup, Shared, Viewer, Words};

/// How wide a page is.
const WIDTH: usize = 100;

/// Plays a game on standard input and output. The first argument of the program is the number of seats, the second the seed.
pub fn play_in_terminal<G: Game>() {
    let number = |place: usize| std::env::args().nth(place).and_then(|word| word.parse::<u64>().ok());
    let seats = number(1).map_or(G::ABOUT.fewest, |seats| seats as usize);
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    if let Err(said) = play_lines::<G>(seats, number(2).unwrap_or(1), &mut input, &mut output) {
        eprintln!("{said}");
    }
}

/// Plays until the game or the input ends. The error is a sentence.
pub fn play_lines<G: Game>(
    seats: usize,
    seed: u64,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), String> {
    let words = words::<G>()?;
    let mut session = Session::<G>::start(setup::<G>(seats, seed)?).map_err(|refusal| format!("{refusal:?}"))?;
    let mut told = 0;
    loop {
        let page = page(&session, &words, &mut told);
        writeln!(output, "{page}").map_err(|error| error.to_string())?;
        let Some(question) = session.question() else {
            return Ok(());
        };
        let seat = question.asked.seats().iter().next().unwrap_or(table::Seat(0));
        let mut line = String::new();
        if input.read_line(&mut line).map_err(|error| error.to_string())? == 0 {
            return Ok(());
        }
        let taken = match line.trim() {
            "undo" => session.undo(seat, table::Seats::EVERYONE),
            answer => session.answer_text(seat, answer),
        };
        if let Err(refusal) = taken {
            let said = words.render(Lang::En, &refusal.text(), &());
            writeln!(output, "! {said}").map_err(|error| error.to_string())?;
        }
    }
}

/// What has happened since, what whoever is asked sees, and what is asked of them.
fn page<G: Game>(session: &Session<G>, words: &Words, told: &mut usize) -> String {
    let question = session.question();
    let seat = question.and_then(|question| question.asked.seats().iter().next());
    let viewer = seat.map_or(Viewer::Onlooker, Viewer::Seat);
    let names = SeatMap::new(session.setup().holders.len(), |seat| format!("Player {seat}"));
    let reader = words.reader(Lang::En, seat, &names);
    let since: Vec<&LogLine> = session.log_since(Viewer::Referee, *told).collect();
    *told = session.logged(Viewer::Referee);
    let mut lines: Vec<String> =
        since.iter().filter(|line| viewer.sees(line.seen)).map(|line| reader.render(&line.text)).collect();
    lines.push(plain(&session.scene(viewer), &reader, WIDTH));
    if let Some(outcome) = session.outcome() {
        lines.push(reader.render(&outcome.text));
    }
    if let (Some(question), Some(seat)) = (question, seat) {
        lines.push(format!("{} · {}", reader.name(seat), reader.render(&question.prompt.text)));
        let now = session.world().now();
        for (n, choice) in question.form.items(seat).iter().enumerate() {
            let label = reader.render(&now.describe(seat, *choice).text);
            lines.push(format!("{:>3}  {label}   ({})", n + 1, now.notate(seat, *choice)));
        }
    }
    lines.join("\n")
}

fn setup<G: Game>(seats: usize, seed: u64) -> Result<Setup<G>, String> {
    let pack = G::Pack::read(&Files::embedded(G::ABOUT.content)).map_err(|complaints| complaints.to_string())?;
    Ok(Setup {
        pack: Shared::new(pack),
        pack_hash: "terminal".to_owned(),
        options: G::Options::default(),
        holders: SeatMap::new(seats, |seat| Holder::Person(format!("Player {seat}"))),
        seed: Seed::Quick(seed),
        salt: 0,
        real_dice: false,
    })
}

fn words<G: Game>() -> Result<Words, String> {
    let own = G::ABOUT.words.iter().map(|(tag, ftl)| {
        let lang = if *tag == "it" { Lang::It } else { Lang::En };
        Source::new(format!("{tag}.ftl"), lang, *ftl)
    });
    Words::new(own).map_err(|mistakes| mistakes.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::Duel;

    #[test]
    fn a_game_is_played_from_its_input_and_shown_on_its_output() {
        let mut output = Vec::new();
        let mut input = io::Cursor::new("riposte\nattack\npress\n");
        play_lines::<Duel>(2, 1, &mut input, &mut output).expect("the input ends, and so does the game");
        let page = String::from_utf8(output).expect("text");
        assert!(page.contains("  1  "), "options have numbers: {page}");
        assert!(page.contains("! “riposte” is none of the options"), "{page}");
        assert!(page.contains("(attack)"), "and notations: {page}");
    }

    #[test]
    fn a_number_of_seats_that_the_game_does_not_have_is_a_sentence() {
        let sat = play_lines::<Duel>(7, 1, &mut io::empty(), &mut Vec::new());
        assert!(sat.is_err_and(|said| said.contains("seats")));
    }
}
