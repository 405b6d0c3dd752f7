//! A game's words and rulebook, and whether a text can be told in every language.

use super::fault::{Check, Faults};
use crate::script::vocabulary::Vocabulary;
use std::cell::RefCell;
use std::collections::HashSet;
use table::looks::Known;
use table::pack::Source as Files;
use table::rulebook::Books;
use table::scene::{Cards, Spot};
use table::words::Source;
use table::{Arg, Game, Lang, Rule, Seat, SeatMap, Text, Words};

/// The words and the rulebook.
pub(super) struct Library {
    words: Option<Words>,
    books: Option<Books>,
    names: SeatMap<String>,
    /// What notations may be made of.
    pub vocabulary: Vocabulary,
    /// What scenes may name.
    pub looks: Known,
    /// How many pieces the lab follows.
    pub pieces: usize,
    /// The cards of the content that can be shown.
    pub cards: HashSet<Spot>,
    /// Texts that were told before; telling is slow, and most texts come again and again.
    told: RefCell<HashSet<Text>>,
}

impl Library {
    /// Reads them, and tells what is wrong with them as a whole.
    pub fn of<G: Game>(game: &G, cards: &[Cards], faults: &mut Faults) -> Library {
        let words = Words::new(sources::<G>()).map_err(|mistakes| mistakes.to_string());
        let books = Books::of(G::ABOUT.rulebook).map_err(|mistakes| mistakes.join("\n    "));
        match &words {
            Ok(words) => words.check().into_iter().for_each(|said| faults.add_for_all(Check::Words, said)),
            Err(said) => faults.add_for_all(Check::Words, said.clone()),
        }
        if let Err(said) = &books {
            faults.add_for_all(Check::Rulebook, said.clone());
        }
        Library {
            words: words.ok(),
            books: books.ok(),
            vocabulary: Vocabulary::of(game),
            looks: G::ABOUT.looks.known(),
            pieces: game.inventory().len(),
            cards: cards.iter().flat_map(|row| row.cards.iter().map(|card| card.id.clone())).collect(),
            names: SeatMap::new(Seat::MOST, |seat| format!("Player {seat}")),
            told: RefCell::default(),
        }
    }

    pub fn knows(&self, rule: &Rule) -> bool {
        self.books.as_ref().is_none_or(|books| books.get("en").get(&rule.0).is_some())
    }

    /// A text in a language, where there are words.
    pub fn render(&self, lang: Lang, text: &Text) -> Option<String> {
        Some(self.words.as_ref()?.reader(lang, None, &self.names).render(text))
    }

    /// What is missing to tell this text in every language, to somebody who sits nowhere and to those it is about.
    pub fn read(&self, text: &Text) -> Vec<String> {
        let Some(words) = &self.words else { return Vec::new() };
        if !self.told.borrow_mut().insert(text.clone()) {
            return Vec::new();
        }
        let readers = [None, Some(Seat(0))].into_iter().chain(seats_in(text).into_iter().map(Some));
        let readers: Vec<Option<Seat>> = readers.collect();
        let tell = |lang: Lang, seat: Option<Seat>| words.reader(lang, seat, &self.names).try_render(text).err();
        let missing = Lang::ALL.into_iter().flat_map(|lang| readers.iter().filter_map(move |seat| tell(lang, *seat)));
        let mut said: Vec<String> = missing.flatten().map(|missing| missing.to_string()).collect();
        said.dedup();
        said
    }
}

fn sources<G: Game>() -> Vec<Source> {
    let mut sources: Vec<Source> = Vec::new();
    let files = Files::embedded(G::ABOUT.content);
    for lang in Lang::ALL {
        let own = G::ABOUT.words.iter().filter(|(tag, _)| *tag == lang.tag());
        sources.extend(own.map(|(tag, ftl)| Source::new(format!("{tag}.ftl"), lang, *ftl)));
        let packed = files.locale(lang.tag()).map(str::to_owned);
        sources.extend(packed.map(|ftl| Source::new(format!("the pack's {lang}.ftl"), lang, ftl)));
    }
    sources
}

fn seats_in(text: &Text) -> Vec<Seat> {
    let in_arg = |arg: &Arg| match arg {
        Arg::Seat(seat) => vec![*seat],
        Arg::Text(text) => seats_in(text),
        Arg::List(texts) => texts.iter().flat_map(seats_in).collect(),
        Arg::Num(_) | Arg::Plain(_) => Vec::new(),
    };
    text.args.iter().flat_map(|(_, arg)| in_arg(arg)).collect()
}
