use crate::{Rules, Seat};

/// How answers and cards are written down: in records, and by players who type.
pub trait Notate: Rules {
    /// An option in a few words that mean the same in every language and release: `drop 4`, `attack labrys`. Different options
    /// of one seat at one question have different notations; none holds a comma, an equals sign or a line break.
    fn notate(&self, seat: Seat, choice: Self::Choice) -> String;

    /// The forms that notations take, for tests that want to know whether a refused answer is one that could ever be given: `drop #`,
    /// `weave * on * #`, `enter * gold|silver`. `#` stands for a word with a digit in it, `*` for a slug of the content, `|` stands between
    /// words of which any will do. `testkit` holds every notation to them where there are any.
    const NOTATIONS: &'static [&'static str] = &[];

    /// A card in the same notation.
    fn notate_card(&self, card: Self::Card) -> String;
}
