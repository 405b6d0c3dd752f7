//! The guided first game: a few sentences beside the question, for whoever asked to be guided.
//!
//! A game brings them as words and nothing else. `coach-<question>` is said when that question is asked, `coach-<path>` when an option
//! whose path begins with that key is offered, `coach-wait` while others play, and `coach-aim` when the game begins. All are told the
//! `$round`, and `coach-until` is the last round in which the coach speaks.

use super::View;
use crate::draw::{Pen, icon};
use crate::live_table::play::Play;
use maud::{Markup, html};
use table::{Seat, Text, Words, text};

/// How many sentences about options are said at once.
const MOST: usize = 3;

/// Whether a game has a guided first game.
pub fn guides(words: &Words, lang: table::Lang) -> bool {
    words.has(lang, "coach-until")
}

/// What a game is about in a sentence or two, where its guide says so.
pub fn aim(pen: &Pen) -> Option<String> {
    lesson(pen, "coach-aim", 1)
}

impl View<'_> {
    /// The coach's sentences, where there are any.
    pub fn coach(&self, pen: &Pen) -> Markup {
        let said = match (&self.inner.play, self.seat()) {
            (Some(play), Some(seat)) if self.coached && self.is_live() => self.lessons(pen, play, seat),
            _ => Vec::new(),
        };
        match said.as_slice() {
            [] => html! {},
            [first, others @ ..] => self.coach_panel(first, others),
        }
    }

    fn coach_panel(&self, first: &str, others: &[String]) -> Markup {
        html! {
            details.coach #coach open {
                summary { h2 { (icon::named("hero")) (self.ui("web-coach")) } }
                div.says { p { (first) } @for lesson in others { p { (lesson) } } }
                form.tool method="post" action={ (self.base()) "/coach" } { button.btn.plain.small name="on" value="0" { (self.ui("web-coach-stop")) } }
            }
        }
    }

    fn lessons(&self, pen: &Pen, play: &Play, seat: Seat) -> Vec<String> {
        let round = play.session.length();
        let say = |key: &str| lesson(pen, key, round);
        let until = say("coach-until").and_then(|until| until.trim().parse().ok()).unwrap_or(0);
        if round > until {
            return Vec::new();
        }
        // The aim is told once, before the first answer, and with it where symbols are explained.
        let first = play.session.undo_offer(seat).is_none() && round <= 1;
        let aim = say("coach-aim").filter(|_| first);
        let symbols = first.then(|| self.ui("web-coach-symbols"));
        let query = play.question().filter(|query| query.asked.seats().contains(seat));
        let Some(query) = query else {
            return aim.into_iter().chain(say("coach-wait")).chain(symbols).collect();
        };
        let asked = say(&format!("coach-{}", query.prompt.text.key));
        let mut paths: Vec<String> = Vec::new();
        for option in play.options(seat).iter() {
            let path = option.label.path.first().map(|path| format!("coach-{}", path.key));
            paths.extend(path.filter(|path| !paths.contains(path)));
        }
        let options = paths.iter().filter_map(|path| say(path)).take(MOST);
        aim.into_iter().chain(asked).chain(options).chain(symbols).collect()
    }
}

/// What the game's words say under this key, if anything.
fn lesson(pen: &Pen, key: &str, round: u32) -> Option<String> {
    let there = pen.reader.words.has(pen.reader.lang, key);
    let said = there.then(|| pen.say(&text!(key.to_owned(), round = round)));
    said.filter(|said| !said.trim().is_empty())
}

/// A game's word that is a plain number, such as its weight.
pub fn number(words: &Words, lang: table::Lang, key: String) -> Option<usize> {
    words.has(lang, &key).then(|| words.render(lang, &Text::new(key), &()))?.trim().parse().ok()
}
