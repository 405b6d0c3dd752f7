//! The end of a game: who won, with which figures, what proves the dice, and what can follow.

use super::View;
use crate::draw::marks::Boards;
use crate::draw::question::json_for_script;
use crate::draw::{Pen, icon, tone};
use crate::live_table::play::Play;
use crate::page::replay;
use crate::words;
use maud::{Markup, html};
use table::scene::{Amount, Mark, Scene, SeatLine, Spot, Tone, Value};
use table::{Ending, Outcome, Seat, Weight, text};

impl View<'_> {
    /// What takes the place of the question once the game is over.
    pub(super) fn over(&self, pen: &Pen, play: &Play, outcome: &Outcome, scene: &Scene) -> Markup {
        let base = self.base();
        let lines = &scene.seats;
        let ending = play.session.ending();
        let marks: Vec<Spot> = ending.iter().flat_map(|ending| ending.marks.iter().cloned()).collect();
        html! {
            header { p.for { (icon::named("laurel")) (self.ui("web-over")) } h2 #q { (pen.say(&outcome.text)) } }
            (marked(pen, scene, &marks))
            div.ended data-marks=(marks.iter().map(Spot::as_str).collect::<Vec<_>>().join(" ")) {
                @if let Some(ending) = &ending {
                    @let reason = pen.say(&ending.reason);
                    p.reason { @if reason != pen.say(&outcome.text) { (reason) " " } @if let Some(rule) = &ending.rule { (pen.rule(rule)) } }
                }
                @match &ending {
                    Some(ending) if !ending.table.is_empty() => (self.results(pen, ending, lines, outcome)),
                    _ => (self.standings(pen, lines, Some(outcome))),
                }
                (self.turning(pen, play))
                p.small { (words::tell(self.look.lang, &text!("web-lasted", length = play.session.length(), unit = play.session.about().unit, answers = play.session.given()))) }
                (self.proof(play))
            }
            div.waits.after {
                a.btn href={ (base) "/figures" } { (icon::named("progress")) (self.ui("web-figures")) }
                a.btn href={ (base) "/replay" } { (icon::named("clock")) (self.ui("web-replay")) }
                a.btn href={ (base) "/record" } { (icon::named("record")) (self.ui("web-record")) }
                @match self.inner.facts.rematch {
                    Some(next) => a.btn.main href={ "/t/" (next) "/enter?from=" (self.room.id) } { (self.ui("web-rematch-go")) },
                    None if !self.part.seats.is_empty() || self.part.owner => form method="post" action={ (base) "/rematch" } { button.btn.main { (self.ui("web-rematch")) } },
                    None => {},
                }
            }
            (self.go_on(play))
        }
    }

    /// The results as the game tells them: a row for each seat, a column for each figure.
    fn results(&self, pen: &Pen, ending: &Ending, lines: &[SeatLine], outcome: &Outcome) -> Markup {
        let names = self.inner.names(self.look.lang);
        let result = |seat: Seat| outcome.results.get(seat).copied().unwrap_or(0.0);
        let seats = ranked(names.seats(), ending, outcome, self.room.game.about().cooperative);
        html! {
            table.results {
                thead { tr {
                    th scope="col" { (self.ui("web-seat")) }
                    @for row in &ending.table { th scope="col" { (pen.say(&row.name)) } }
                    th scope="col" { (self.ui("web-result")) }
                } }
                tbody { @for seat in seats {
                    @let line = lines.iter().find(|line| line.seat == seat);
                    @let won = ending.winners.contains(&seat);
                    tr class={ (tone::seat_class(line.map_or(seat, SeatLine::coloured))) @if won { " won" } } {
                        th scope="row" { (icon::emblem(line.and_then(|line| line.emblem.as_ref()), &table::scene::Tone::Seat(line.map_or(seat, SeatLine::coloured)), "em")) span { (names[seat]) } }
                        @for row in &ending.table { td { @if let Some(amount) = row.values.get(seat) { (pen.amount(amount)) } } }
                        td.res { (self.result(result(seat))) }
                    }
                } }
            }
        }
    }

    /// The great moments of the game, the last ones. Each opens the replay there.
    fn turning(&self, pen: &Pen, play: &Play) -> Markup {
        const MOST: usize = 5;
        let lines = play.session.log(self.viewer);
        // A session that begins at a snapshot has only the end of the log.
        let earlier = play.logged(self.viewer).saturating_sub(lines.len());
        let great: Vec<_> = lines.iter().enumerate().filter(|(_, line)| line.weight == Weight::Great).collect();
        let from = great.len().saturating_sub(MOST);
        html! {
            @if !great.is_empty() {
                section.turning { h3 { (self.ui("web-turning")) } ol { @for (n, line) in &great[from..] {
                    li class=(line.coloured().map_or("", tone::seat_class)) { a href=(replay::at_line(self, earlier + n)) { (pen.say(&line.text)) } }
                } } }
            }
        }
    }

    /// Nothing can be taken back any more, but whoever played can try another way in a game of its own.
    fn go_on(&self, play: &Play) -> Markup {
        let before = play.session.given().checked_sub(1);
        html! {
            @if let (Some(seat), Some(at)) = (self.seat(), before) {
                form.waits.again method="post" action={ (self.base()) "/fork" } {
                    input type="hidden" name="at" value=(at);
                    input type="hidden" name="seat" value=(seat.0 + 1);
                    p.small.soft { (self.ui("web-go-on-why")) }
                    button.btn.small { (icon::named("arrow")) (self.ui("web-go-on")) }
                }
            }
        }
    }

    /// Everybody with their figures, the winners first once there are some.
    pub fn standings(&self, pen: &Pen, lines: &[SeatLine], outcome: Option<&Outcome>) -> Markup {
        let result =
            |line: &SeatLine| outcome.and_then(|outcome| outcome.results.get(line.seat).copied()).unwrap_or(0.0);
        let mut lines: Vec<&SeatLine> = lines.iter().collect();
        lines.sort_by(|one, other| result(other).total_cmp(&result(one)));
        let widest =
            lines.iter().max_by_key(|line| line.values.len()).map(|line| line.values.as_slice()).unwrap_or_default();
        html! {
            table.results {
                thead { tr {
                    th scope="col" { (self.ui("web-seat")) }
                    @for value in widest { th scope="col" { (column(pen, value)) } }
                    @if outcome.is_some() { th scope="col" { (self.ui("web-result")) } }
                } }
                tbody { @for line in lines { (self.standing(pen, line, widest.len(), outcome.is_some().then(|| result(line)))) } }
            }
        }
    }

    fn standing(&self, pen: &Pen, line: &SeatLine, columns: usize, result: Option<f32>) -> Markup {
        let names = self.inner.names(self.look.lang);
        let name = names.get(line.seat).cloned().unwrap_or_default();
        let part = crate::draw::seats::capitalised(&pen.say(&line.name));
        html! {
            tr class={ (tone::seat_class(line.coloured())) @if result == Some(1.0) { " won" } } {
                th scope="row" { (icon::emblem(line.emblem.as_ref(), &table::scene::Tone::Seat(line.coloured()), "em")) span { (part) @if part != name { small { (name) } } } }
                @for n in 0..columns { td { @if let Some(amount) = line.values.get(n).and_then(|value| value.amount.as_ref()) { (pen.amount(amount)) } } }
                @if let Some(result) = result { td.res { (self.result(result)) } }
            }
        }
    }

    fn result(&self, result: f32) -> Markup {
        match result {
            result if result >= 1.0 => html! { (icon::named("laurel")) (self.ui("web-won")) },
            result if result <= 0.0 => html! { (self.ui("web-lost")) },
            result => {
                html! { (words::tell(self.look.lang, &text!("web-shared", percent = (result * 100.0).round() as i64))) }
            }
        }
    }

    /// Says that somebody chose the seed, where that is so: then the dice were not unknown to all.
    pub fn chosen_seed(&self) -> Markup {
        let begun = self.inner.play.as_ref().is_some_and(Play::is_seed_chosen);
        html! { @if begun || self.inner.facts.seed.is_some() { p.small.chosen { (self.ui("web-seed-chosen")) } } }
    }

    /// What proves the dice once the game is over, where there were any.
    pub fn proof(&self, play: &Play) -> Markup {
        if !play.session.used_chance() {
            return html! {};
        }
        let (seed, salt) = play.session.seed();
        html! {
            details.proof { summary { (self.ui("web-proof")) }
                p { (self.ui("web-proof-how")) }
                (self.chosen_seed())
                dl { dt { (self.ui("web-commitment")) } dd { code { (play.session.commitment()) } }
                     dt { (self.ui("web-seed")) } dd { code { (seed) ":" (format!("{salt:032x}")) } } }
            }
        }
    }
}

/// The places of the boards by which the game ended, for the script to mark.
fn marked(pen: &Pen, scene: &Scene, spots: &[Spot]) -> Markup {
    let area = Mark::Area { cells: spots.to_vec(), tone: Tone::Good, text: None };
    let marks = pen.marks(&Boards::of(scene), &[area]);
    html! { @if !marks.is_empty() { script #endmarks type="application/json" { (json_for_script(&marks)) } } }
}

/// The head of a column of figures: its name, behind an icon where it has one.
fn column(pen: &Pen, value: &Value) -> Markup {
    let name = pen.say(&value.name);
    match &value.icon {
        Some(sign) => html! { span title=(name) { (icon::alone(sign, &name)) } },
        None => html! { (name) },
    }
}

/// The seats by their results; rivals with the same result by what was counted first.
fn ranked(seats: impl Iterator<Item = Seat>, ending: &Ending, outcome: &Outcome, together: bool) -> Vec<Seat> {
    let result = |seat: Seat| outcome.results.get(seat).copied().unwrap_or(0.0);
    let figure = |seat: Seat| counted(ending, seat).filter(|_| !together);
    let mut seats: Vec<Seat> = seats.collect();
    seats.sort_by(|one, other| result(*other).total_cmp(&result(*one)).then(figure(*other).cmp(&figure(*one))));
    seats
}

/// What a seat has in the first row of the results that counts something.
fn counted(ending: &Ending, seat: Seat) -> Option<i64> {
    ending.table.iter().find_map(|row| match row.values.get(seat)? {
        Amount::Num(number) | Amount::Signed(number) | Amount::Of { now: number, .. } => Some(*number),
        Amount::Text(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{EndRow, SeatMap, Text};

    #[test]
    fn rivals_with_the_same_result_stand_by_what_was_counted() {
        let fame = [3_i64, 10, 14, 8];
        let words =
            EndRow { name: Text::plain("ship"), values: SeatMap::new(4, |_| Amount::Text(Text::plain("aboard"))) };
        let row = EndRow { name: Text::plain("fame"), values: fame.into_iter().map(Amount::Num).collect() };
        let ending = Ending {
            winners: vec![Seat(2)],
            reason: Text::plain("most fame"),
            rule: None,
            table: vec![words, row],
            marks: Vec::new(),
        };
        let outcome = Outcome::won(4, Seat(2), Text::plain("won"));
        let order = |together| ranked((0..4).map(Seat), &ending, &outcome, together);
        assert_eq!(order(false), [Seat(2), Seat(1), Seat(3), Seat(0)]);
        assert_eq!(order(true), [Seat(2), Seat(0), Seat(1), Seat(3)]);
    }
}
