//! `tavola games`.

use crate::out::Out;
use crate::speech::Speech;
use crate::stop::{Done, Stop};
use shelf::AnyGame;
use table::{Text, Values, text};

/// Every game, with what it is and what can be set.
pub fn list(speech: &Speech, out: &mut Out) -> Done {
    for (n, game) in shelf::games().iter().enumerate() {
        if n > 0 {
            out.blank()?;
        }
        show(*game, speech, out)?;
    }
    Ok(())
}

fn show(game: &dyn AnyGame, speech: &Speech, out: &mut Out) -> Done {
    let edition = game.open(&Default::default());
    let edition = edition.map_err(|complaints| Stop::Said(complaints.to_string()))?;
    let say = |text: &Text| edition.words().render(speech.lang, text, &());
    let about = game.about();
    let seats = match about.fewest == about.most {
        true => text!("tavola-seats-exactly", count = about.most),
        false => text!("tavola-seats", fewest = about.fewest, most = about.most),
    };
    out.sided(
        &format!("{}  ·  {}", about.slug, say(&game.title())),
        &speech.say(&seats),
        2,
    )?;
    out.wrapped(&format!("  {}", say(&game.blurb())), 2)?;
    for setting in game.settings() {
        let values = match &setting.values {
            Values::OneOf(values) => values.iter().map(|(slug, _)| *slug).collect::<Vec<_>>().join(" | "),
            Values::Number { least, most } => format!("{least}..{most}"),
        };
        let words = format!("  --option {}={values}", setting.key);
        let usual = text!("tavola-usual", value = setting.default.as_str());
        out.wrapped(&format!("{words}  {} ({})", say(&setting.title), speech.say(&usual)), 6)?;
    }
    Ok(())
}
