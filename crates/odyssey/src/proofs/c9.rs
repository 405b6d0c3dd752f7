//! C9 · The chronicle.

use super::sea::*;
use super::*;
use crate::state::Ending;
use crate::state::campaign::{DayStep, Deed, Reason, Task};

fn deeds(script: &Script<Odyssey>) -> Vec<Deed> {
    script.state().voyage().chronicle.iter().map(|(_, deed)| *deed).collect()
}

#[test]
fn c9_1_what_happens_is_written_under_its_day() {
    let sailed = sea().campaign(|campaign| campaign.day = 4).plays(|game, table| {
        game.arrive(table, tile("orchard"), None);
        Ok(())
    });
    assert_eq!(sailed.state().voyage().chronicle, [(4, Deed::Sailed(tile("orchard")))]);
    let won = |ending: Ending| {
        let sea = sea().change(move |game| {
            game.ending = Some(ending);
            game.voyage_mut().bout = Some(bout(Reason::Ambush, "mazehorn", 2));
        });
        sea.plays(|game, table| {
            game.plan([Task::Return]);
            game.follow_agenda(table)
        })
    };
    assert_eq!(deeds(&won(Ending::Victory)), [Deed::Fought(foe("mazehorn"), 2, true)]);
    assert_eq!(deeds(&won(Ending::Retreat)), [Deed::Fought(foe("mazehorn"), 2, false)]);
    let learned = sea().plays(|game, table| game.gain_tech(table, tech("bow-yard")));
    assert_eq!(deeds(&learned), [Deed::Researched(tech("bow-yard"))]);
    let again = sea().knows("bow-yard").plays(|game, table| game.gain_tech(table, tech("bow-yard")));
    assert!(deeds(&again).is_empty(), "it was known");
}

#[test]
fn c9_2_a_day_ends_with_its_figures() {
    let evening = sea().step(DayStep::End);
    assert_eq!(deeds(&evening), [Deed::Evening { crew: 6, hull: 5, fate: 0, titans: 8 }]);
    assert!(deeds(&sea().step(DayStep::Doom)).is_empty());
}
