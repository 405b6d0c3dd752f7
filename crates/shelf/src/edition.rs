//! A game opened with its content.

use crate::job::{Games, Job, Plan};
use crate::replay::{AnyReplay, Replaying};
use crate::review::Wording;
use crate::running::Running;
use crate::{AnySession, Opening, Review};
use std::sync::Arc;
use table::pack::{At, CheckedPack, Complaints, Source};
use table::record::Replay;
use table::rulebook::Books;
use table::scene::Cards;
use table::{
    About, Game, Lang, Misfit, Options, Record, Refusal, Session, Setting, Setup, Shared, Snapshot, Text, Verb, Words,
    words,
};

/// A game with one content: its words, and everything that can be begun with it. It is immutable and shared between threads.
pub trait Edition: Send + Sync {
    fn about(&self) -> About;

    /// All files of its content.
    fn source(&self) -> &Source;

    /// The hash of all content, as stores name it.
    fn pack_hash(&self) -> &str;

    /// The hash of the files that a game with these options reads, as its record names it.
    fn hash_read(&self, options: &[(String, String)]) -> String;

    /// Every message of the game with this content, and the kernel's.
    fn words(&self) -> &Arc<Words>;

    /// The rules, in every language.
    fn rules(&self) -> &Books;

    /// Every card of the content, face up, in rows by what they are.
    fn cards(&self) -> Vec<Cards>;

    /// What its words lack, and what in them is never read, where some files are somebody's own.
    fn review(&self, own: &Source) -> Review;

    /// The graph of its stories as an SVG file, if it has any.
    fn story_map(&self) -> Option<String>;

    /// What one does in this game, in the order in which it is shown.
    fn verbs(&self) -> Vec<Verb>;

    /// What can be set before play.
    fn settings(&self) -> Vec<Setting>;

    /// Whether there are any cards.
    fn has_cards(&self) -> bool {
        self.cards().iter().any(|row| !row.cards.is_empty())
    }

    /// Sets a table up and runs it to its first question. Refused, with a sentence, is what cannot be played.
    fn start(&self, opening: &Opening) -> Result<Box<dyn AnySession>, Refusal>;

    /// Opens a record at its beginning. It must be of this game, these rules and this content.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyReplay>, Misfit>;

    /// Goes on from a stored checkpoint with the later lines of its record. The opening names those who held the seats at the checkpoint.
    fn resume(
        &self,
        opening: &Opening,
        snapshot: &Snapshot,
        lines: Vec<(usize, String)>,
    ) -> Result<Box<dyn AnyReplay>, Misfit>;

    /// Makes ready to play many games. The job has a content of its own, so that threads do not count references together.
    fn job(&self, plan: &Plan) -> Result<Box<dyn Job>, Refusal>;
}

/// An edition of one game.
pub(crate) struct Opened<G: Game> {
    source: Source,
    hash: String,
    pack: Shared<G::Pack>,
    words: Arc<Words>,
    rules: Books,
}

impl<G: Game> Opened<G> {
    /// Reads the content and its words, or tells everything that is wrong with both.
    pub(crate) fn read(source: Source) -> Result<Opened<G>, Complaints> {
        let words = read_words(&G::ABOUT, &source);
        let rules = read_rules(&G::ABOUT);
        match (G::Pack::read(&source), words, rules) {
            (Ok(pack), Ok(words), Ok(rules)) => {
                Ok(Opened { hash: source.hash(), pack: Shared::new(pack), words: Arc::new(words), rules, source })
            }
            (pack, words, rules) => {
                let mut complaints = pack.err().unwrap_or_default();
                complaints.extend(words.err().unwrap_or_default());
                complaints.extend(rules.err().unwrap_or_default());
                Err(complaints)
            }
        }
    }

    fn setup(&self, opening: &Opening) -> Result<Setup<G>, Refusal> {
        crate::opening::check_bots(&opening.seats)?;
        let options = read_options::<G>(&self.pack, &opening.options)?;
        Ok(Setup {
            pack: self.pack.clone(),
            pack_hash: self.hash_with(&options),
            options,
            holders: opening.seats.iter().cloned().collect(),
            seed: opening.seed,
            salt: opening.salt,
            real_dice: opening.real_dice,
        })
    }

    /// Every message of a story, whichever language has it.
    fn story_texts(&self) -> Vec<Text> {
        let Some(start) = G::Pack::story_key() else { return Vec::new() };
        let keys = Lang::ALL.into_iter().flat_map(|lang| self.words.keys(lang));
        keys.filter(|key| key.starts_with(start)).map(|key| Text::new(key.to_owned())).collect()
    }

    fn hash_with(&self, options: &G::Options) -> String {
        match options.unread() {
            [] => self.hash.clone(),
            folders => self.source.hash_without(folders),
        }
    }
}

impl<G: Game> Edition for Opened<G> {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn source(&self) -> &Source {
        &self.source
    }

    fn pack_hash(&self) -> &str {
        &self.hash
    }

    /// Options that nobody can read are told where the game is begun: here they read everything.
    fn hash_read(&self, options: &[(String, String)]) -> String {
        read_options::<G>(&self.pack, options).map_or_else(|_| self.hash.clone(), |options| self.hash_with(&options))
    }

    fn words(&self) -> &Arc<Words> {
        &self.words
    }

    fn rules(&self) -> &Books {
        &self.rules
    }

    fn cards(&self) -> Vec<Cards> {
        G::cards(&self.pack)
    }

    fn verbs(&self) -> Vec<Verb> {
        G::verbs()
    }

    fn settings(&self) -> Vec<Setting> {
        G::Options::settings(&self.pack)
    }

    fn review(&self, own: &Source) -> Review {
        let Ok(shipped) = read_words(&G::ABOUT, &Source::default()) else {
            return Review::default();
        };
        let rows = self.cards();
        let texts = rows.iter().flat_map(Cards::texts).cloned();
        let start = G::new(&self.pack, &G::Options::default(), G::ABOUT.fewest);
        let names = start.inventory().into_iter().map(|piece| piece.name);
        let wording = Wording {
            words: &self.words,
            shipped: &shipped,
            content: &Source::embedded(G::ABOUT.content),
            source: &self.source,
            own,
            texts: &texts.chain(names).chain(self.story_texts()).collect::<Vec<Text>>(),
        };
        let mut review = wording.review();
        review.remarks.extend(G::Pack::remarks(&self.source));
        review.mistakes.extend(G::Pack::story_faults(&self.source, &self.words));
        review
    }

    fn story_map(&self) -> Option<String> {
        G::Pack::story_map(&self.source)
    }

    fn start(&self, opening: &Opening) -> Result<Box<dyn AnySession>, Refusal> {
        let session = Session::start(self.setup(opening)?)?;
        Ok(Box::new(Running::new(session, self.words.clone())))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyReplay>, Misfit> {
        let replay = Replay::<G>::new(record, self.pack.clone(), &self.hash_read(&record.options))?;
        Ok(Box::new(Replaying::new(replay, self.words.clone())))
    }

    fn resume(
        &self,
        opening: &Opening,
        snapshot: &Snapshot,
        lines: Vec<(usize, String)>,
    ) -> Result<Box<dyn AnyReplay>, Misfit> {
        let setup = self.setup(opening).map_err(|refusal| Misfit { line: 0, said: refusal.text() })?;
        let replay = Replay::<G>::resume(setup, snapshot, lines)?;
        Ok(Box::new(Replaying::new(replay, self.words.clone())))
    }

    fn job(&self, plan: &Plan) -> Result<Box<dyn Job>, Refusal> {
        let pack = G::Pack::read(&self.source).map_err(|complaints| Refusal::Fault(complaints.to_string()))?;
        let options = read_options::<G>(&pack, &plan.options)?;
        Ok(Box::new(Games::<G>::new(Shared::new(pack), &options, plan)?))
    }
}

/// The game's options with these values.
fn read_options<G: Game>(pack: &G::Pack, values: &[(String, String)]) -> Result<G::Options, Refusal> {
    let mut options = G::Options::default();
    for (key, value) in values {
        options.set(pack, key, value).map_err(Refusal::NotOffered)?;
    }
    Ok(options)
}

/// The game's own words and those of its content, which come after them and so replace them.
fn read_words(about: &About, source: &Source) -> Result<Words, Complaints> {
    let own = about.words.iter().filter_map(|(tag, ftl)| {
        let lang: Lang = tag.parse().ok()?;
        Some(words::Source::new(format!("{}/{tag}.ftl", about.slug), lang, *ftl))
    });
    let packed = Lang::ALL.into_iter().filter_map(|lang| {
        let ftl = source.locale(lang.tag())?.to_owned();
        Some(words::Source::new(format!("locales/{lang}.ftl"), lang, ftl))
    });
    Words::new(own.chain(packed)).map_err(|mistakes| {
        let mut complaints = Complaints::new();
        for mistake in mistakes.0 {
            let file = mistake.source.as_str().into();
            let at = At { file, line: mistake.line, column: mistake.column };
            complaints.add(at, mistake.what);
        }
        complaints
    })
}

/// The game's rulebook. It ships with the program, so a mistake in it is one of ours, and is told like one of a pack.
fn read_rules(about: &About) -> Result<Books, Complaints> {
    Books::of(about.rulebook).map_err(|mistakes| {
        let mut complaints = Complaints::new();
        for mistake in mistakes {
            complaints.add(At::file("RULES.md"), mistake);
        }
        complaints
    })
}
