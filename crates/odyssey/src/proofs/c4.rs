//! C4 · Argonauts.

use super::sea::*;
use super::*;
use crate::ids::{Skill, Stat};
use crate::state::campaign::{Reason, Task};
use table::Seat;

#[test]
fn c4_1_an_argonaut_has_a_portrait_with_a_skill_and_a_mnemos() {
    let muster = || sea().plays(|game, table| game.muster_crew(table));
    let script = muster().draws("portrait", ["aktaia", "belos", "chione", "the-stowaway"]);
    let script = script.draws("memory", ["first-dive", "the-long-oar", "funeral-games"]).answers("4: fury");
    script.draws("memory", ["the-broken-vase"]).check(|game| {
        assert_eq!((game.skill_ashore(ONE, Skill::Courage), game.skill_ashore(TWO, Skill::Courage)), (2, 1));
        assert_eq!(game.argonaut(TitanId(3)).skills[Skill::Fury as usize], 1, "it was chosen");
        assert_eq!(game.voyage().dealt.count_ones(), 4);
    });
}

#[test]
fn c4_2_an_argonaut_belongs_to_a_seat() {
    let game = sea().change(|game| game.seats = 2).game;
    assert_eq!(TitanId::ALL.map(|id| game.player(id)), [Seat(0), Seat(1), Seat(0), Seat(1)]);
    let after = |number: usize| {
        let sea = sea().campaign(move |campaign| campaign.argonauts[number - 1].dead = true);
        let script = sea.plays(|game, table| game.rude_awakening(table).map(|_| ()));
        script.draws("portrait", ["the-stowaway"])
    };
    after(2).asks("2: ask-skill");
    after(3).asks("3: ask-skill");
}

#[test]
fn c4_3_a_value_forced_above_nine_kills() {
    let at = |fate: u8| {
        let sea = sea().campaign(move |campaign| campaign.argonauts[0].stats = [0, fate, 0]);
        let script = sea.suffers("[Suffer(Fate, 1, Each)]");
        script.state().voyage().argonauts.map(|one| (one.stats[1], one.dead))
    };
    assert_eq!(at(8), [(9, false), (1, false), (1, false), (1, false)]);
    assert_eq!(at(9)[0], (9, true));
    let game = sea().campaign(|campaign| campaign.argonauts[0].stats = [9, 0, 0]).game;
    assert!(!game.can_bear(ONE, Stat::Danger, 1) && game.can_bear(ONE, Stat::Fate, 1));
}

#[test]
fn c4_4_c4_6_another_gets_up_for_the_dead_with_a_mnemos_of_the_vault() {
    let sea = sea().remembers(1, "first-dive", 2).campaign(|campaign| campaign.argonauts[0].stats = [9, 3, 0]);
    let script = sea.plays(|game, table| {
        game.afflict(table, ONE, Stat::Danger, 1);
        game.plan([Task::Close]);
        while !game.voyage().agenda.is_empty() {
            game.follow_agenda(table)?;
        }
        Ok(())
    });
    script.draws("portrait", ["lykon"]).draws("memory", ["first-dive"]).answers("1: option row; 1: argonaut 2").check(
        |game| {
            let one = game.argonaut(ONE);
            assert!(!one.dead && one.stats == [0, 0, 0] && one.mnemos[0].nodes == 0);
            assert_eq!((one.skills[Skill::Will as usize], game.argo.crew, game.voyage().vault), (1, 5, 0));
        },
    );
}

#[test]
fn c4_4_c2_8_the_crew_that_an_awakening_costs_can_be_saved() {
    let dead = || sea().knows("rhetoric").campaign(|campaign| campaign.argonauts[0].dead = true);
    let gets_up = |sea: Sea| {
        let script = sea.plays(|game, table| game.rude_awakening(table).map(|_| ()));
        script.draws("portrait", ["lykon"]).draws("memory", ["first-dive"])
    };
    gets_up(dead()).answers("1: employ rhetoric 1").rolls("save", [7]).check(|game| assert_eq!(game.argo.crew, 6));
    gets_up(dead()).answers("1: pass").check(|game| assert_eq!(game.argo.crew, 5));
    let last = gets_up(dead().change(|game| game.argo.crew = 1)).answers("1: pass");
    last.check(|game| assert_eq!(end(game), lost("cold-benches"), "and it can be the last"));
}

#[test]
fn c4_4_a_further_battle_of_a_step_finds_four_argonauts() {
    let second = |dead: bool| {
        let sea = sea().campaign(move |campaign| {
            campaign.argonauts[0].dead = dead;
            campaign.due.battles = 1;
        });
        sea.does(&[Task::Encounter])
    };
    let script = second(true).draws("portrait", ["lykon"]).draws("memory", ["first-dive"]);
    script.answers("1: option row; 1: argonaut 2; 1: foe centimane").check(|game| {
        assert!(!game.argonaut(ONE).dead && game.phase == Phase::Muster);
    });
    second(false).offers("foe centimane");
    let none = sea().campaign(|campaign| campaign.argonauts[0].dead = true).does(&[Task::Encounter]);
    none.rests().check(|game| assert!(game.argonaut(ONE).dead, "without a battle the end of the step is time enough"));
}

#[test]
fn c4_4_c7_2_a_battle_that_finds_nobody_waits_for_four_others() {
    let sea = sea().campaign(|campaign| {
        campaign.argonauts.iter_mut().for_each(|one| one.dead = true);
        campaign.bout = Some(bout(Reason::Ambush, "centimane", 1));
    });
    let script = sea.plays(|game, table| {
        game.plan([Task::Fight]);
        game.follow_agenda(table)
    });
    let script = script.draws("portrait", ["lykon", "aktaia", "belos", "chione"]);
    script.draws("memory", ["first-dive", "the-long-oar", "funeral-games", "the-broken-vase"]).check(|game| {
        assert_eq!((game.crewed().count(), game.argo.crew, game.phase), (4, 2, Phase::Voyage));
        assert_eq!(game.voyage().agenda.first(), Some(&Task::Fight), "it is still to be fought");
    });
}

#[test]
fn c4_5_who_leaves_is_replaced_from_the_box_without_a_loss() {
    let sea = sea().remembers(1, "first-dive", 0);
    let script = sea.plays(|game, table| {
        game.see_off(table, ONE);
        game.rude_awakening(table).map(|_| ())
    });
    script.draws("portrait", ["lykon"]).draws("memory", ["the-long-oar"]).check(|game| {
        assert_eq!((game.argo.crew, game.voyage().vault), (6, 1 << memory("first-dive").0));
        assert!(!game.argonaut(ONE).left && game.voyage().reading.is_none());
    });
}

#[test]
fn c4_6_a_resolved_mnemos_does_not_go_to_the_vault() {
    let sea = sea().remembers(1, "first-dive", 10).remembers(1, "the-long-oar", 3);
    let sea = sea.campaign(|campaign| campaign.argonauts[0].mnemos[0].read = 3);
    let sea = sea.campaign(|campaign| {
        campaign.due.events = vec![(paragraph("fated-glass-bones"), Some(ONE)), (paragraph("naming-1"), None)];
    });
    let script = sea.suffers("[Die(Each)]");
    assert_eq!(
        script.state().voyage().due.events,
        [(paragraph("naming-1"), None)],
        "what was the dead one's is not read"
    );
    let script = script.check(|game| assert_eq!(game.voyage().vault, 1 << memory("the-long-oar").0));
    let after = Sea { game: script.state().clone() }.campaign(|campaign| campaign.argonauts[1].dead = false);
    let found = after.plays(|game, table| game.gain_mnemos(table, TWO, slug("first-dive")));
    found.check(|game| assert_eq!(game.argonaut(TWO).mnemos[0].read, 0, "it is found again, from its beginning"));
}

#[test]
fn c4_7_the_most_promising_has_the_most_mnemos_then_nodes() {
    let sea = || sea().remembers(1, "first-dive", 5).remembers(2, "the-long-oar", 2).remembers(2, "funeral-games", 0);
    sea().suffers("[Suffer(Fate, 1, Most)]").check(|game| assert_eq!(game.argonaut(TWO).stats[1], 1));
    sea().suffers("[Suffer(Fate, 1, Least)]").rolls("lot", [7, 3]).check(|game| {
        assert_eq!(game.argonaut(TitanId(3)).stats[1], 1, "a tie is broken by lot");
    });
    let fated = sea().campaign(|campaign| {
        campaign.argonauts[0].fated.push(crate::state::campaign::FatedNodes { nodes: 9, ..Default::default() });
        campaign.argonauts[0].mnemos[0].nodes = 0;
    });
    let nodes = super::sea::sea().remembers(3, "first-dive", 2).remembers(4, "the-long-oar", 3);
    nodes.suffers("[Suffer(Fate, 1, Most)]").rests().check(|game| {
        assert_eq!(game.argonaut(TitanId(3)).stats[1], 1, "of as many mnemos, the most nodes");
    });
    fated
        .suffers("[Suffer(Fate, 1, Most)]")
        .check(|game| assert_eq!(game.argonaut(TWO).stats[1], 1, "no fated mnemos"));
}

#[test]
fn c4_8_with_all_four_dead_an_adventure_ends() {
    let dead = |count: usize| {
        let sea =
            sea().campaign(move |campaign| campaign.argonauts.iter_mut().take(count).for_each(|one| one.dead = true));
        sea.does(&[Task::Adventure(paragraph("home-1"), None)])
    };
    dead(4).rests().check(|game| assert!(game.voyage().reading.is_none()));
    dead(3).offers("option stay");
}

#[test]
fn c4_9_boons_and_afflictions_count_in_tests_ashore_until_death() {
    let gifted = |effects: &str| sea().suffers(effects).answers("1: argonaut 1");
    let skill = |game: &Odyssey| game.skill_ashore(ONE, Skill::Wisdom);
    gifted("[Boon(\"steady-hand\", Chosen)]").check(move |game| assert_eq!(skill(game), 1));
    gifted("[Affliction(\"stone-ear\", Chosen)]").check(move |game| assert_eq!(skill(game), -1));
    let sea = sea().campaign(|campaign| {
        campaign.sheet.gifts.push((ONE, slug("steady-hand")));
        campaign.sheet.afflictions.push((TitanId(1), slug("stone-ear")));
    });
    let skills = [0, 1, 2].map(|n| sea.game.skill_ashore(TitanId(n), Skill::Fury));
    assert_eq!(skills, [1, -1, 0], "nobody else has it");
    assert_eq!(sea.game.embodied(ONE).skills, [0; 6], "in battle it counts for nothing");
    let sea = sea.campaign(|campaign| campaign.argonauts[0].dead = true);
    let script = sea.plays(|game, table| game.rude_awakening(table).map(|_| ()));
    script.draws("portrait", ["lykon"]).draws("memory", ["first-dive"]).check(|game| {
        let sheet = &game.voyage().sheet;
        assert_eq!((sheet.gifts.len(), sheet.afflictions.len()), (0, 1), "whoever comes after has none");
    });
}

#[test]
fn c4_4_without_a_portrait_left_the_player_chooses_a_skill() {
    let gets_up = |left: u32| {
        let all = (1u32 << SHIPPED.portraits.len()) - 1;
        let sea = sea().campaign(move |campaign| {
            campaign.dealt = all >> left;
            campaign.argonauts[1].dead = true;
        });
        sea.plays(|game, table| game.rude_awakening(table).map(|_| ()))
    };
    let script = gets_up(0).asks("2: ask-skill").answers("2: wisdom").draws("memory", ["first-dive"]);
    script.check(|game| {
        let one = game.argonaut(TWO);
        assert_eq!((one.portrait, one.skills[Skill::Wisdom as usize], one.mnemos.len()), (None, 1, 1));
    });
    gets_up(1).luck(1).check(|game| assert!(game.argonaut(TWO).portrait.is_some(), "one is left"));
}
