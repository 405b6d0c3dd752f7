//! A1 · The party leader.

use super::sea::*;
use super::*;
use crate::ids::FatedId;
use crate::state::campaign::{FatedNodes, Reading, Task};

fn party(fated: &'static [(usize, &'static str)]) -> Sea {
    sea().campaign(|campaign| {
        campaign.reading = Some(Reading::default());
        for (number, name) in fated {
            let place = SHIPPED.fated.iter().position(|card| card.slug.as_str() == *name).expect("the card");
            campaign.argonauts[number - 1].fated.push(FatedNodes { card: FatedId(place as u8), nodes: 0 });
        }
    })
}

fn leads(sea: Sea) -> Script<Odyssey> {
    sea.plays(|game, table| game.leader(table).map(|_| ()))
}

#[test]
fn a1_1_a_leader_is_chosen_when_needed_and_again_when_dead() {
    let script =
        party(&[]).suffers("[Suffer(Fate, 1, Leader), Suffer(Rage, 1, Leader), Die(Leader), Suffer(Fate, 1, Leader)]");
    let script = script.answers("1: argonaut 2").refuses("argonaut 2").answers("1: argonaut 3");
    script
        .check(|game| assert_eq!((game.argonaut(TWO).stats, game.argonaut(TitanId(2)).stats), ([0, 1, 1], [0, 1, 0])));
}

#[test]
fn a1_1_a_leader_is_chosen_before_the_first_choice_and_a_mnemos_has_none() {
    let begins = |name: &str, owner: Option<TitanId>| sea().does(&[Task::Adventure(paragraph(name), owner)]);
    let script = begins("naming-1", None).asks("1 2 3 4: ask-leader").answers("1: argonaut 3");
    script.answers("1: option refuse").rests();
    begins("mnemos-first-dive-3", Some(TWO)).asks("2: ask-paragraph");
    // With nothing to choose nobody is needed: the other option has no timber.
    let one_way = sea().campaign(|campaign| campaign.cargo[0] = 0);
    one_way.does(&[Task::Adventure(paragraph("nets-3"), None)]).rests();
}

#[test]
fn a1_2_who_must_lead_leads_and_who_never_does_does_not() {
    leads(party(&[(2, "first-through")])).rests().check(|game| {
        assert_eq!(game.voyage().reading.and_then(|reading| reading.leader), Some(TWO));
    });
    leads(party(&[(2, "stone-in-the-shoe")])).offers("argonaut 1").refuses("argonaut 2");
    let alone = party(&[(2, "stone-in-the-shoe")]).campaign(|campaign| {
        [0, 2, 3].iter().for_each(|place: &usize| campaign.argonauts[*place].dead = true);
    });
    leads(alone).rests().check(|game| {
        assert_eq!(game.voyage().reading.and_then(|reading| reading.leader), Some(TWO));
    });
}

#[test]
fn a1_3_peril_is_the_leaders_players_alone() {
    let asked = |peril: bool| {
        party(&[(3, "first-through")]).plays(move |game, table| {
            let asked = game.who_answers(table, crate::story::Who::Group, peril)?;
            table.ask(asked).about("ask-paragraph", "A1.3").one(&[crate::Choice::Pass, crate::Choice::GoOn]).map(|_| ())
        })
    };
    asked(true).asks("3: ask-paragraph");
    asked(false).answers("1: go on").rests();
    let tested = |peril: bool| {
        let from = "Test(who: Leader, skills: [Will, Endurance]";
        let to = format!("Test(who: Most, peril: {peril}, skills: [Will, Endurance]");
        let sea = rewritten("story/beasts.ron", from, &to).remembers(2, "first-dive", 0);
        sea.reads("beasts-omega").answers("1: option halter").rolls("test", [2])
    };
    tested(true).asks("1: ask-reroll-ashore");
    tested(false).asks("2: ask-reroll-ashore");
}

#[test]
fn a1_2_of_two_fated_mnemos_that_contradict_each_other_the_earlier_counts() {
    let led = |fated| leads(party(fated));
    let script = led(&[(1, "first-through"), (1, "stone-in-the-shoe")]);
    script.check(|game| assert_eq!(game.voyage().reading.and_then(|reading| reading.leader), Some(ONE)));
    led(&[(1, "stone-in-the-shoe"), (1, "first-through")]).offers("argonaut 2").refuses("argonaut 1");
}
