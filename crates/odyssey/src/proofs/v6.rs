//! V6 · Advancement.

use super::sea::*;
use crate::ids::{ClassId, GearId};
use crate::state::campaign::{DayStep, Event};

fn gear(name: &str) -> GearId {
    GearId(SHIPPED.gear.iter().position(|gear| gear.slug.as_str() == name).expect("the card") as u8)
}

fn rich() -> Sea {
    sea().on("loomgate").campaign(|campaign| campaign.cargo.fill(40))
}

#[test]
fn v6_1_everything_in_any_order_until_it_is_enough() {
    let script = rich().campaign(|campaign| campaign.techs.breakthroughs = (0, 1)).step(DayStep::Advancement);
    let script = script.answers("1: craft siren-fang; 1: research bone-forge; 1: craft amazon-sagaris; 1: done");
    script.rests().check(|game| assert_eq!(game.voyage().armoury[gear("amazon-sagaris").index()], 1));
}

#[test]
fn v6_2_v6_3_a_breakthrough_allows_one_project_of_its_kind_with_all_it_needs() {
    let open = |breakthroughs: (u8, u8), sea: Sea| {
        sea.campaign(move |campaign| campaign.techs.breakthroughs = breakthroughs).game.researchable()
    };
    assert!(open((0, 0), sea()).is_empty());
    assert!(open((1, 0), sea()).contains(&tech("rhetoric")) && !open((1, 0), sea()).contains(&tech("bone-forge")));
    assert!(open((0, 1), sea()).contains(&tech("bone-forge")));
    let hall = |level: u8| {
        let sea = sea().knows("bow-yard").campaign(move |campaign| campaign.fought[foe("mazehorn").index()] = level);
        open((0, 1), sea).contains(&tech("spear-hall"))
    };
    assert!(hall(2) && !hall(1));
    let one = rich().campaign(|campaign| campaign.techs.breakthroughs = (1, 0)).step(DayStep::Advancement);
    let one = one.offers("research pilots").answers("1: research rhetoric").refuses_unknown("research pilots");
    one.check(|game| assert!(game.knows_tech(tech("rhetoric")) && !game.knows_tech(tech("pilots"))));
}

#[test]
fn v6_3_tiles_knowledge_war_and_either_of_two_are_asked_for() {
    let open = |name: &str, sea: Sea| {
        let sea = sea.campaign(|campaign| campaign.techs.breakthroughs = (1, 1));
        sea.game.researchable().contains(&tech(name))
    };
    let explored =
        |count: u32| sea().knows("hunters").campaign(move |campaign| campaign.map.explored = (1 << count) - 1);
    assert!(open("halls", explored(12)) && !open("halls", explored(11)));
    let wise = |knowledge: u8| sea().knows("pilots").change(move |game| game.argo.knowledge = knowledge);
    assert!(open("wide-propylon", wise(5)) && !open("wide-propylon", wise(4)));
    let hated = |score: i8| sea().knows("envoys").change(move |game| game.argo.diplomacy[1] = score);
    assert!(open("embassy", hated(-10)) && !open("embassy", hated(-9)));
    let fought = || sea().campaign(|campaign| campaign.fought[foe("mazehorn").index()] = 2);
    assert!(open("spear-hall", fought().knows("bone-forge")) && open("spear-hall", fought().knows("bow-yard")));
    assert!(!open("spear-hall", fought()), "nothing has led to it");
}

#[test]
fn v6_4_a_technology_leads_to_those_that_name_it() {
    let before = sea().game;
    assert_eq!(before.voyage().techs.projects & 1 << tech("envoys").0, 0);
    sea().suffers("[Tech(\"trading-posts\")]").check(|game| {
        assert!(game.knows_tech(tech("trading-posts")));
        assert!(game.voyage().techs.projects & 1 << tech("envoys").0 != 0);
        assert_eq!(game.voyage().techs.projects & 1 << tech("trading-posts").0, 0);
    });
}

#[test]
fn v6_5_once_a_day_and_then_a_cooldown() {
    let hurt = || rich().knows("drydock").knows("benches").change(|game| (game.argo.hull, game.argo.crew) = (2, 2));
    let script = hurt().campaign(|campaign| campaign.day = 10).step(DayStep::Advancement);
    let script = script.answers("1: employ drydock 1").refuses_unknown("employ drydock 1").answers("1: done");
    script.check(|game| {
        assert_eq!(
            (game.argo.hull, game.voyage().timeline.as_slice()),
            (3, &[(14, Event::Cooldown(tech("drydock")))][..])
        );
    });
    let on_day = |day: u8| {
        let sea = hurt().campaign(move |campaign| {
            campaign.day = day;
            campaign.techs.busy = 1 << tech("drydock").0;
            campaign.timeline = vec![(14, Event::Cooldown(tech("drydock")))];
        });
        sea.step(DayStep::Advancement)
    };
    on_day(13).refuses_unknown("employ drydock 1");
    on_day(14).offers("employ drydock 1");
}

#[test]
fn v6_6_an_exchange_is_one_resource_for_another() {
    let script = rich().knows("trading-posts").step(DayStep::Advancement).answers("1: employ trading-posts 1");
    let script = script.answers("1: exchange timber marble 13; 1: done; 1: done");
    script.check(|game| {
        let goods = |name: &str| game.goods(game.resource(slug(name)).expect("goods"));
        assert_eq!((goods("timber"), goods("marble")), (1, 53), "three for one");
    });
    let in_part = rich().knows("trading-posts").step(DayStep::Advancement).answers("1: employ trading-posts 1");
    let in_part = in_part.refuses_unknown("exchange timber marble 14").answers("1: exchange timber marble 5");
    let in_part = in_part.answers("1: exchange marble timber 2; 1: exchange bronze timber 1; 1: done");
    in_part.check(|game| {
        let goods = |name: &str| game.goods(game.resource(slug(name)).expect("goods"));
        assert_eq!((goods("timber"), goods("marble"), goods("bronze")), (29, 43, 39), "three exchanges and no more");
    });
    let poor = rich().campaign(|campaign| campaign.cargo.fill(0)).knows("trading-posts").game;
    assert!(!poor.can_employ(tech("trading-posts"), 0));
}

#[test]
fn v6_7_negotiation_takes_a_city_that_is_not_the_last_visited() {
    let can = |name: &str, last: Option<&str>| {
        let last = last.map(tile);
        sea().on(name).campaign(move |campaign| campaign.map.last_city = last).game.can_negotiate()
    };
    assert!(can("loomgate", None) && can("loomgate", Some("weft")));
    assert!(!can("loomgate", Some("loomgate")) && !can("skein", None));
    let hidden = || {
        sea().on("orchard").knows("wake-readers").campaign(|campaign| {
            campaign.adversary.known = true;
            campaign.exploration.deck.clear();
        })
    };
    hidden().step(DayStep::Exploration).answers("1: employ wake-readers 1").check(|game| {
        assert!(game.voyage().exploration.unseen && game.argo.fate == 1);
    });
    hidden().step(DayStep::Advancement).refuses_unknown("employ wake-readers 1");
}

#[test]
fn v6_8_gear_is_crafted_for_its_recipe_up_to_its_copies() {
    let mace = gear("keel-mace");
    let game = sea().game;
    let recipe: Vec<u8> = game.recipe(mace).into_iter().map(|(_, n)| n).collect();
    assert_eq!(recipe, [2, 1], "3 marble halved and rounded up, 1 knuckle a third");
    let had = |count: u8| rich().campaign(move |campaign| campaign.armoury[mace.index()] = count).game.craftable();
    assert!(had(1).contains(&mace) && !had(2).contains(&mace));
    assert!(!rich().game.craftable().contains(&gear("labrys")), "no facility aboard makes it");
    assert!(!sea().campaign(|campaign| campaign.cargo.fill(0)).game.craftable().contains(&mace));
}

#[test]
fn v6_9_a_titan_is_bred_on_the_timeline_one_at_a_time() {
    let script = rich().campaign(|campaign| campaign.day = 5).step(DayStep::Advancement);
    let script = script.answers("1: employ stoa 2; 1: timber=4").refuses_unknown("employ stoa 2").answers("1: done");
    script.check(|game| {
        assert_eq!(game.voyage().timeline, [(10, Event::Titan(ClassId(0), tech("stoa")))]);
    });
    let pens = |quakers: usize| {
        let sea = rich().knows("pens").campaign(move |campaign| {
            let quaker = crate::state::campaign::Bred { class: ClassId(1), ..Default::default() };
            campaign.titans.extend(std::iter::repeat_n(quaker, quakers));
        });
        sea.game.can_employ(tech("pens"), 0)
    };
    assert!(pens(0) && !pens(1));
    let born = rich().campaign(|campaign| {
        campaign.day = 9;
        campaign.timeline = vec![(9, Event::Titan(ClassId(1), tech("pens")))];
    });
    born.step(DayStep::Advancement).answers("1: done").check(|game| assert_eq!(game.titans_of(ClassId(1)), 1));
    let found = |day: u8| {
        let sea = sea().campaign(move |campaign| {
            campaign.day = day;
            campaign.timeline = vec![(9, Event::Titan(ClassId(0), tech("stoa")))];
        });
        sea.step(DayStep::Advancement)
    };
    found(9).rolls("table", [1]).answers("1: argonaut 1; 1: option shout; 1: done").check(|game| {
        assert_eq!((game.titans_of(ClassId(0)), game.voyage().due.events.len()), (9, 0), "a hunt is read in this step");
    });
    found(8).answers("1: done").check(|game| assert_eq!(game.titans_of(ClassId(0)), 8));
}

#[test]
fn v6_10_fusing_spends_a_dreamer_and_gives_the_titan_at_once() {
    let anatomy = || rich().knows("centimane-anatomy");
    let script = anatomy().step(DayStep::Advancement).answers("1: employ centimane-anatomy 1; 1: done");
    script.check(|game| assert_eq!((game.titans_of(ClassId(0)), game.titans_of(ClassId(1))), (7, 1)));
    let twice = anatomy().step(DayStep::Advancement);
    let twice = twice.answers("1: employ centimane-anatomy 1; 1: employ centimane-anatomy 1; 1: done");
    twice
        .check(|game| assert_eq!((game.titans_of(ClassId(0)), game.titans_of(ClassId(1))), (6, 2), "as often as paid"));
    let without = anatomy().campaign(|campaign| campaign.titans.clear());
    assert!(!without.game.can_employ(tech("centimane-anatomy"), 0));
}

#[test]
fn v6_11_some_gear_takes_another_card() {
    let (made, part) = (gear("butchers-kopis"), gear("reaping-kopis"));
    let rich = move |parts: u8| {
        sea().knows("spear-hall").campaign(move |campaign| {
            campaign.cargo.fill(50);
            campaign.armoury[part.index()] = parts;
        })
    };
    assert!(!rich(0).game.craftable().contains(&made) && rich(1).game.craftable().contains(&made));
    let script = rich(2).plays(move |game, table| {
        game.craft(table, made);
        Ok(())
    });
    script.check(move |game| {
        let armoury = &game.voyage().armoury;
        assert_eq!((armoury[made.index()], armoury[part.index()]), (1, 1));
        assert_eq!(game.part_of(part), None, "most gear takes none");
    });
}

#[test]
fn v6_12_g1_2_what_a_technology_does_at_once_happens_when_it_is_gained_and_not_again() {
    let hull = |sea: Sea, effects: &str| {
        let script = sea.change(|game| game.argo.hull = 2).suffers(effects);
        script.state().argo.hull
    };
    assert_eq!(hull(sea(), "[Tech(\"bulkheads\")]"), 3);
    assert_eq!(hull(sea(), "[Tech(\"bulkheads\"), Tech(\"bulkheads\")]"), 3, "it is gained once");
    assert_eq!(hull(sea(), "[Tech(\"rhetoric\")]"), 2, "most do nothing at once");
    let lost = sea().change(|game| game.argo.hull = 1).suffers("[Tech(\"bulkheads\"), Lose(Hull, 1)]");
    lost.answers("1: pass").check(|game| assert_eq!((game.argo.hull, end(game)), (1, None), "before what comes next"));
    let halls = rich().knows("hunters").campaign(|campaign| {
        campaign.map.explored = (1 << 12) - 1;
        campaign.techs.breakthroughs = (1, 0);
    });
    let halls = halls.step(DayStep::Advancement).check(|game| assert_eq!(game.voyage().titans.len(), 8));
    halls.answers("1: research halls").check(|game| {
        assert_eq!((game.voyage().titans.len(), game.titan_limit()), (9, 15));
        assert!(!game.can_employ(tech("halls"), 1), "it is nothing to be used");
    });
}
