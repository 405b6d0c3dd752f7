//! `tavola rules`.

use crate::args::RulesArgs;
use crate::exit::Done;
use crate::files;
use crate::out::Out;
use crate::speech::Speech;
use table::rulebook::{Rulebook, plain};
use table::text;

/// How many rules a search shows at most.
const MOST: usize = 12;

/// The whole rulebook, one passage of it, or the rules that some words stand in.
pub fn show(args: &RulesArgs, speech: &Speech, out: &mut Out) -> Done {
    let edition = files::open(files::find(&args.game, speech)?, None, speech)?;
    let book = edition.rules().get(speech.lang.tag());
    let words = args.words.join(" ");
    if words.is_empty() {
        return whole(book, out);
    }
    let width = out.width;
    match passage(book, &words, width) {
        Some(shown) => Ok(out.print(&shown)?),
        None => Err(speech.stop(&text!("tavola-no-rule", said = words.as_str()))),
    }
}

/// The passage with this id, or the best of those in which the words stand.
pub fn passage(book: &Rulebook, words: &str, width: usize) -> Option<String> {
    if let Some(passage) = book.get(words) {
        return Some(passage.render(width));
    }
    let found = book.search(words);
    let shown: Vec<String> = found.iter().take(MOST).map(|rule| rule.render(width)).collect();
    (!shown.is_empty()).then(|| shown.join("\n"))
}

fn whole(book: &Rulebook, out: &mut Out) -> Done {
    out.line(&plain(&book.title))?;
    out.blank()?;
    paragraphs(&book.preface, out)?;
    for rule in book.rules() {
        let shown = rule.render(out.width);
        out.print(&shown)?;
        out.blank()?;
    }
    paragraphs(&book.afterword, out)
}

fn paragraphs(markdown: &str, out: &mut Out) -> Done {
    for paragraph in markdown.split("\n\n").filter(|paragraph| !paragraph.trim().is_empty()) {
        let words: Vec<&str> = paragraph.split_whitespace().collect();
        out.wrapped(&plain(&words.join(" ")), 0)?;
        out.blank()?;
    }
    Ok(())
}
