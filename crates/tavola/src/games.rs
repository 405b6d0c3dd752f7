//! `tavola games`.

use crate::exit::{Done, Exit};
use crate::out::Out;
use crate::speech::Speech;
use shelf::{AnyGame, BotKind};
use table::{Text, Values, text};

/// Every game, with what it is and what can be set.
pub fn list(speech: &Speech, out: &mut Out) -> Done {
    for (n, game) in shelf::games().iter().enumerate() {
        if n > 0 {
            out.blank()?;
        }
        show(*game, speech, out)?;
    }
    out.blank()?;
    bots(speech, out)
}

/// What each bot does. Which is the stronger differs from game to game, so their order says nothing of it.
fn bots(speech: &Speech, out: &mut Out) -> Done {
    out.wrapped(&speech.say(&text!("tavola-bots")), 0)?;
    for kind in BotKind::ALL {
        let does = speech.say(&text!("tavola-bot-does", kind = kind.name()));
        out.wrapped(&format!("  bot:{:<8} {does}", kind.name()), 15)?;
    }
    let search = speech.say(&text!("tavola-bot-does", kind = "search"));
    Ok(out.wrapped(&format!("  bot:{:<8} {search}", "search:N"), 15)?)
}

fn show(game: &dyn AnyGame, speech: &Speech, out: &mut Out) -> Done {
    let edition = game.open(&Default::default());
    let edition = edition.map_err(|complaints| Exit::Said(complaints.to_string()))?;
    let say = |text: &Text| edition.words().render(speech.lang, text, &());
    let about = game.about();
    let seats = match about.fewest == about.most {
        true => text!("tavola-seats-exactly", count = about.most),
        false => text!("tavola-seats", fewest = about.fewest, most = about.most),
    };
    out.sided(&format!("{}  ·  {}", about.slug, say(&game.title())), &speech.say(&seats), 2)?;
    out.wrapped(&format!("  {}", say(&game.blurb())), 2)?;
    for setting in edition.settings() {
        let values = match &setting.values {
            Values::OneOf(values) => values.iter().map(|(slug, _)| slug.as_str()).collect::<Vec<_>>().join(" | "),
            Values::Number { least, most } => format!("{least}..{most}"),
        };
        let words = format!("  --option {}={values}", setting.key);
        let usual = text!("tavola-usual", value = setting.default.as_str());
        out.wrapped(&format!("{words}  {} ({})", say(&setting.title), speech.say(&usual)), 6)?;
    }
    Ok(())
}
