//! Tells missions between bots in words, as players read them: every line of the log with its rule, every question with what was taken.
//!
//! `cargo run --release -p renaissance --example told -- greedy 1 it vinci` tells the mission whose slug has `vinci` in it, from seed 1, in Italian;
//! `campaign` instead of a mission tells a whole campaign.

use bots::{BotKind, think};
use renaissance::ids::MissionId;
use renaissance::options::PlayOption;
use renaissance::{CONTENT, Pack, Renaissance, RenaissanceOptions};
use table::bot::View;
use table::game::{Rested, Sink};
use table::pack::{CheckedPack, Source};
use table::run::Dice;
use table::{AnsweredBy, Asked, Chance, Lang, Present, Rules, RunMode, Seed, Shared, Words, World, words};

/// Answers that no campaign needs.
const LIMIT: u32 = 20_000;

/// Prints what is told.
struct Teller<'w> {
    words: &'w Words,
    lang: Lang,
}

impl Sink<Renaissance> for Teller<'_> {
    fn rested(&mut self, step: Rested<Renaissance>) {
        for line in step.lines {
            let said = self.words.render(self.lang, &line.text, &());
            let rule = line.rule.map_or_else(String::new, |rule| format!(" [{rule}]"));
            println!("{}{said}{rule}", if line.heading { "\n== " } else { "" });
        }
    }
}

fn main() {
    let said: Vec<String> = std::env::args().skip(1).collect();
    let [kind, seed, lang, name] = said.as_slice() else {
        println!("say a kind of bot, a seed, a language and a mission: greedy 1 en vinci");
        std::process::exit(2);
    };
    let kind: BotKind = kind.parse().expect("a kind of bot");
    let seed: u64 = seed.parse().expect("a seed");
    let lang = if lang == "it" { Lang::It } else { Lang::En };
    let pack = Shared::new(Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}")));
    let own = <Renaissance as Rules>::ABOUT.words.iter().map(|(tag, ftl)| {
        let lang = if *tag == Lang::It.tag() { Lang::It } else { Lang::En };
        words::Source::new("renaissance", lang, *ftl)
    });
    let all = Words::new(own).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let mission = pack.ids().find(|id: &MissionId| pack.slug(*id).contains(name.as_str())).unwrap_or_default();
    let play = if name == "campaign" { PlayOption::Campaign } else { PlayOption::Mission };
    let options = RenaissanceOptions { mission, play, ..RenaissanceOptions::default() };
    let options = options.company_from((seed % 6) as u8, 6);
    let mut teller = Teller { words: &all, lang };
    let mode = RunMode { words: true, dice: Dice::Table, spares: true };
    let start = Renaissance::new(&pack, &options, 4);
    let mut world = World::start(start, Chance::new(Seed::Quick(seed)), mode, &mut teller).expect("a mission starts");
    let mut bot = kind.bot(seed);
    for _ in 0..LIMIT {
        let Some(question) = world.question() else { break };
        let seat = match question.asked {
            Asked::One(seat) => seat,
            Asked::Any(seats) | Asked::Each(seats) => seats.iter().next().expect("somebody is asked"),
        };
        let asked = all.render(lang, &question.prompt.text, &());
        let answer = think(bot.as_mut(), &View::new(&world, seat).expect("a question")).expect("an answer");
        let labels = answer.items().into_iter().map(|choice| {
            let label = world.now().describe(seat, choice);
            let detail = label.detail.map_or_else(String::new, |text| format!(" ({})", all.render(lang, &text, &())));
            format!("{}{detail}", all.render(lang, &label.text, &()))
        });
        println!("   {asked} -> {}", labels.collect::<Vec<_>>().join(", "));
        world.answer(seat, answer, AnsweredBy::Bot, &mut teller).expect("an offered answer");
    }
}
