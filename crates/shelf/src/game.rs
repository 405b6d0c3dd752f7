//! A game on the shelf.

use crate::edition::{Edition, Opened};
use crate::review;
use std::marker::PhantomData;
use std::sync::Arc;
use table::pack::{Complaints, File, Source};
use table::{About, Game, Text};

/// A game on the shelf, not yet opened: what can be told of it without its content.
pub trait AnyGame: Send + Sync {
    /// Its slug, how many can play, what it counts in.
    fn about(&self) -> About;

    /// Its name. The words are the edition's.
    fn title(&self) -> Text {
        Text::new(self.about().slug)
    }

    /// One sentence on what it is.
    fn blurb(&self) -> Text {
        Text::new(format!("{}-about", self.about().slug))
    }

    /// The content that ships with it, as authors may export and change it.
    fn content(&self) -> Source {
        Source::embedded(self.about().content)
    }

    /// Everything that authors may change: the content that ships, and its words in one file for each language.
    fn export(&self) -> Source {
        let words = review::files(self.about().words);
        let words: Vec<(&str, &str)> = words.iter().map(|(path, ftl)| (path.as_str(), ftl.as_str())).collect();
        self.content().overlaid(&Source::embedded(&words))
    }

    /// Opens it with these files and no others, as a table that was begun with them goes on.
    fn reopen(&self, files: &Source) -> Result<Arc<dyn Edition>, Complaints>;

    /// Opens it with its content, in which these files replace or join those that ship; or everything that is wrong with them.
    fn open(&self, over: &Source) -> Result<Arc<dyn Edition>, Complaints>;
}

/// The files that are not as they ship. Words that were exported and left alone are the game's own, and change no hash.
fn changed(over: &Source, shipped: &Source) -> Source {
    let differs = |file: &File| shipped.get(file.path) != Some(file.text);
    let files: Vec<(&str, &str)> = over.export().filter(differs).map(|file| (file.path, file.text)).collect();
    Source::embedded(&files)
}

/// Stands for a game without being one.
pub(crate) struct OnShelf<G>(PhantomData<fn() -> G>);

impl<G> OnShelf<G> {
    pub(crate) const NEW: OnShelf<G> = OnShelf(PhantomData);
}

impl<G: Game> AnyGame for OnShelf<G> {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn reopen(&self, files: &Source) -> Result<Arc<dyn Edition>, Complaints> {
        Ok(Arc::new(Opened::<G>::read(files.clone())?))
    }

    fn open(&self, over: &Source) -> Result<Arc<dyn Edition>, Complaints> {
        let source = self.content().overlaid(&changed(over, &self.export()));
        Ok(Arc::new(Opened::<G>::read(source)?))
    }
}
