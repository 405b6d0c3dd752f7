//! Writes the two whole tables that the kernel's tests keep as scenes, and a game of connect four, as pages that can be looked at:
//! `cargo run -p web --example gallery -- DIR`.

use maud::{Markup, html};
use shelf::{Kind, Offered, Query};
use std::path::Path;
use std::sync::Arc;
use table::scene::odds::{BarShow, Chance, DieShow, Odds};
use table::scene::{Scene, Tone};
use table::words::Source;
use table::{Asked, Label, Lang, LogLine, Prompt, Seat, SeatMap, Seats, Text, Words};
use web::draw::marks::Boards;
use web::draw::pen::Picked;
use web::draw::preview::Idle;
use web::draw::question::Asking;
use web::draw::{Offers, Pen};
use web::page::shell::{Look, Shell, Theme};

fn main() -> std::io::Result<()> {
    let dir = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".into());
    write(Path::new(&dir))
}

/// Writes the pages in both themes, with the files they need.
pub fn write(dir: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(dir.join("assets"))?;
    for name in ["tavola.css", "act.css", "looks.css", "places.css", "table.js", "act.js", "icon.svg"] {
        let (_, text) = web::assets::find(name).expect("it ships");
        std::fs::write(dir.join("assets").join(name), text)?;
    }
    for theme in [Theme::Light, Theme::Dark] {
        for (name, page) in [("ascension", ascension(theme)), ("odyssey", odyssey(theme))] {
            let page = page.into_string().replace("=\"/assets", "=\"assets");
            std::fs::write(dir.join(format!("{name}-{}.html", theme.slug())), page)?;
        }
    }
    Ok(())
}

fn words(en: &'static str, it: &'static str) -> Words {
    Words::new([Source::new("en", Lang::En, en), Source::new("it", Lang::It, it)]).expect("sound words")
}

fn option(number: usize, name: &str, detail: &str, spots: &[&'static str], odds: Option<Odds>) -> Offered {
    let mut label = Label::new(Text::plain(name), "B7.1").detail(Text::plain(detail));
    label = spots.iter().fold(label, |label, spot| label.at(*spot));
    label.odds = odds;
    Offered { number, notation: name.into(), label, cap: None }
}

fn line(seat: u8, said: &str, rule: &'static str) -> LogLine {
    let mut text = Text::plain(said);
    text.args.push(("who".into(), Seat(seat).into()));
    LogLine::new(text, Some(rule.into()), Seats::EVERYONE)
}

fn ascension(theme: Theme) -> Markup {
    let scene: Scene = serde_json::from_str(include_str!("../tests/scenes/ascension.json")).expect("a scene");
    let words = words(
        include_str!("../../table/tests/words/ascension.en.ftl"),
        include_str!("../../table/tests/words/ascension.it.ftl"),
    );
    let names: SeatMap<String> = ["Tomás", "Nora", "Iris", "Gio"].map(String::from).into_iter().collect();
    let silver = DieShow::from_least(12, 5)
        .name(Text::plain("Silver"))
        .tone(Tone::Silver)
        .note(Text::plain("8 ECO now, 1 each round, 1 card"));
    let gold = DieShow::from_least(12, 7)
        .name(Text::plain("Gold"))
        .tone(Tone::Gold)
        .note(Text::plain("12 ECO now, 2 each round, 2 cards"));
    let odds = Odds::new(Chance::new(8, 12))
        .roll(Text::plain("d12, +2 for a gold hero, +1 for metal"))
        .show(silver)
        .show(gold);
    let options = vec![
        option(
            1,
            "Move",
            "Up to 3 along the flanks, or onto the gate of fire",
            &["flank-1", "flank-3", "flank-4", "flank-5", "flank-11", "flank-12", "gate-fire"],
            None,
        ),
        option(2, "Close “Talos Wakes”", "Jason’s web of four: choose its value", &[], Some(odds)),
        option(3, "Weave “Volcano” for Medea", "Second place of the gate of fire", &["card-2"], None),
        option(4, "Bring down Atalanta", "5, 10 or 15 ECO; ready next turn", &[], None),
        option(5, "Equip “Aegis of hide”", "Jason or Medea", &[], None),
        option(6, "Close your hand", "Ends your turn; a new card covers your place", &[], None),
    ];
    let prompt = Prompt::new(Text::plain("Your turn. What do you do?"), "A1").bar(
        Text::plain("Close it as bronze"),
        Text::plain("On the flanks only silver and gold count"),
        "D4.6",
    );
    let log = vec![
        line(1, "You closed your hand; flank 5 was covered.", "A8"),
        line(2, "Demeter closed “First Furrow” as silver: 9 and 1 against 8.", "D4"),
        line(2, "Demeter gained 8 ECO and drew a card.", "A5"),
        line(3, "Ares moved 4 to slope 7 and drew.", "A2"),
        LogLine::heading(Text::plain("Round 14")),
        line(1, "You gained 3 ECO from two trophies.", "A1"),
    ];
    page(theme, "ascension", &scene, &words, &names, Seat(1), options, prompt, log)
}

fn odyssey(theme: Theme) -> Markup {
    let scene: Scene = serde_json::from_str(include_str!("../tests/scenes/odyssey.json")).expect("a scene");
    let words = words(
        include_str!("../../table/tests/words/odyssey.en.ftl"),
        include_str!("../../table/tests/words/odyssey.it.ftl"),
    );
    let names: SeatMap<String> = ["Mara", "Nadia", "Mara", "Nadia"].map(String::from).into_iter().collect();
    let mut hits = BarShow::new(Text::plain("Hits, 3 dice on 6+"));
    for (n, ways) in [(0, 12), (1, 38), (2, 38), (3, 12)] {
        hits = hits.bar(Text::plain(n.to_string()), Chance::new(ways, 100), n > 0);
    }
    let mut wound = BarShow::new(Text::plain("Wound, if it hits"));
    for (n, ways) in [(3, 99), (4, 96), (5, 83), (6, 56)] {
        wound = wound.bar(Text::plain(format!("AT {n}")), Chance::new(ways, 100), true);
    }
    let odds = Odds::new(Chance::new(78, 100))
        .show(hits)
        .show(wound)
        .note(Text::plain("Two Breaks in the pool are counted. Eight body parts remain: AT 3 to 6."));
    let options = vec![
        option(
            1,
            "Move",
            "Up to 5 spaces; 50 are lit, 2 beside the bull",
            &["board-I14", "board-H13", "board-H12"],
            None,
        ),
        option(2, "Throw the ash javelin", "Range 6 of 6, in sight, rage rises to 4", &["gear-2", "foe"], Some(odds)),
        option(3, "Call Lykos to his feet", "Siren’s knot: unexhaust first, 1 fate", &[], None),
        option(4, "Argo: ballista", "Two charges; the bull loses 1 AT", &[], None),
        option(5, "End her turn", "She has not moved or acted", &[], None),
    ];
    let prompt = Prompt::new(Text::plain("What does Kalliope do?"), "B1").bar(
        Text::plain("Strike with the labrys"),
        Text::plain("The bull is 6 spaces away"),
        "B7.1",
    );
    let log = vec![
        LogLine::heading(Text::plain("Primordial round 4")),
        line(3, "Lykos rolled 3, 8, 4 against 9+: three hits, 3 danger.", "B5.1"),
        line(3, "Danger 8 is grave: “Stand and strike”.", "B6.4"),
        LogLine::heading(Text::plain("Titan round 4")),
        line(1, "Theron moved 2 to I15 and took the target token.", "B7.2"),
    ];
    page(theme, "odyssey", &scene, &words, &names, Seat(0), options, prompt, log)
}

#[expect(clippy::too_many_arguments, reason = "one call for each of two pages")]
fn page(
    theme: Theme,
    game: &str,
    scene: &Scene,
    words: &Words,
    names: &SeatMap<String>,
    seat: Seat,
    options: Vec<Offered>,
    prompt: Prompt,
    log: Vec<LogLine>,
) -> Markup {
    let look = Look { lang: Lang::En, theme: Some(theme) };
    let options: Arc<[Offered]> = options.into();
    let pen = Pen {
        reader: words.reader(look.lang, Some(seat), names),
        offers: Offers::new(&options, Picked::default(), false),
        rules: "#".into(),
        looks: shelf::find(game).expect("on the shelf").about().looks,
        drawn: None,
        stretch: Default::default(),
    };
    let query =
        Query { number: 7, asked: Asked::One(seat), prompt, kind: Kind::One, window: false, stays_secret: false };
    let asking = Asking { query: &query, options: &options, verbs: &[], action: "#", seat: 2 };
    let idle = Idle { first: html! {}, card: None, roll: None, nearest: Vec::new(), latest: Vec::new(), rule: None };
    let shell = Shell {
        icon: "/assets/icon.svg",
        look,
        title: game,
        game: Some(game),
        here: "/",
        place: html! { div.where { b { (pen.say(&scene.title)) } span { (scene.subtitle.as_ref().map(|text| pen.say(text)).unwrap_or_default()) } } },
        nav: html! {},
        scripts: false,
        waits: false,
        asks: true,
    };
    shell.page(html! {
        main.table.acting #main data-view="whole" data-tab="hand" {
            h1.vh { (pen.say(&scene.title)) }
            div.rail {
                section.ask.pane #ask aria-labelledby="q" { header { p.for { (scene.round.as_ref().map(|text| web::draw::seats::capitalised(&pen.say(text))).unwrap_or_default()) } h2 #q { (pen.say(&query.prompt.text)) } } p.chips { span { "Touch a lit thing." } } (pen.form(&asking, &Boards::of(scene))) }
                section.digest.pane #digest aria-labelledby="dg" { header { h2 #dg { "Since your last turn" } } (pen.digest(&table::digest::entries(&log, Some(seat)), &scene.seats)) }
                (pen.preview(Some(&asking), &idle))
                footer.ft #foot { button.btn.plain { "Undo" } }
            }
            div.stage { @for patch in pen.stage(scene) { (patch.html) } }
        }
    })
}
