//! What long random play has found: each of these once led to a state that cannot be, or to a mission without an end.

use super::camp::{camp, id};
use super::position::mission;
use super::*;
use crate::ai::Act;
use crate::pack::schema::Characteristic;
use table::Rules;

/// A skill that raises Health holds no more when its owner is KO (N1.6.1), and wounds beyond what is left would be more than Health.
#[test]
fn n1_13_1_whoever_falls_has_as_many_wounds_as_health_without_the_skills() {
    let start = camp().game(|game| {
        let hero = game.hero_mut(RUGGERO);
        hero.skills = [id("hair-shirt")].into_iter().collect();
        (hero.stats[Characteristic::Health.number()], hero.wounds) = (4, 4);
    });
    assert_eq!(start.0.health(RUGGERO), 5);
    let script = start.prove(|game, table| game.hurt(table, RUGGERO, 1, true).map(drop));
    let game = script.state();
    assert!(game.hero(RUGGERO).ko);
    assert_eq!((game.health(RUGGERO), wounds(game, RUGGERO)), (4, 4));
}

/// Experience is noted on the sheets of a campaign. A mission on its own has none, and must not become a campaign that never ends.
#[test]
fn n12_1_experience_in_a_mission_on_its_own_is_nobodys_and_the_mission_ends() {
    let card = "victory: [Tally('t', 1)], tallies: [(letter: 't', slug: \"told\", icon: \"bell\", of: 1)],
        actions: [(slug: \"ring\", icon: \"bell\", ap: 1, place: Anywhere, does: [Experience(1), Tally('t', 1)])],";
    let script = mission("R....X", card).turn(RUGGERO, 4).play().answers("1: act ring here");
    let game = script.state();
    assert!(game.campaign.is_none());
    assert_eq!(game.outcome().map(|outcome| outcome.results[table::Seat(0)]), Some(1.0));
}

/// An advanced class may have less room for a category than the base class.
#[test]
fn n12_9_4_skills_beyond_the_limits_of_the_new_class_are_put_aside() {
    let ready = |equipped: &str| {
        let skills = "swift-step cat-fall sidestep backstab";
        camp().learned(1, skills).sheet(1, |sheet| {
            (sheet.xp, sheet.fated) = (2, true);
            sheet.equipped = equipped.split_whitespace().map(id).collect();
        })
    };
    let duellist = |equipped: &str| {
        let script = ready(equipped).prove(|game, table| game.learn(table, 1)).answers("2: advance duellist physique");
        script.state().tour().sheets[1]
    };
    let three = duellist("swift-step cat-fall sidestep backstab");
    let kept = ["swift-step", "cat-fall", "backstab"].map(id);
    assert_eq!((&three.equipped[..], three.learned.len()), (&kept[..], 4), "two of Agility instead of three");
    assert_eq!(
        duellist("swift-step backstab").equipped[..],
        ["swift-step", "backstab"].map(id),
        "there is room for both"
    );
}

/// A large model comes to stand up to two squares nearer than where its movement ends, so some ends that lead to an attack are three squares away.
#[test]
fn n1_15_1_a_large_model_attacks_from_every_square_that_it_can_come_to_cover() {
    // Whoever is hidden is no target for the ram's other attack, from afar.
    let plan = |picture: &str| {
        let game = field(picture).hero(RUGGERO, |hero| hero.tokens.add(Status::Hidden)).game;
        game.plan(ONE, 5).map(|plan| (plan.to, plan.cost, plan.act))
    };
    // Past the crate two squares are enough: from the second it covers the one beside the hero, a row up and a column on.
    assert_eq!(plan("..c..R\nM....."), Some((space("A4"), 2, Act::Attack(0, hero(RUGGERO)))));
    // A column farther away it cannot stand beside the hero for so little.
    assert!(plan("..c...R\nM......").is_some_and(|(.., act)| act == Act::Nothing));
}
