//! V2 · Timeline.

use super::sea::*;
use crate::state::campaign::DayStep;

#[test]
fn v2_1_v2_2_the_next_day_is_marked_and_what_stands_on_it_waits() {
    let after = |day: u8| sea().campaign(move |campaign| campaign.day = day).step(DayStep::Timeline).state().clone();
    let first = after(0);
    let campaign = first.voyage();
    assert_eq!((campaign.day, campaign.due.battles, campaign.techs.breakthroughs), (1, 1, (1, 0)));
    let third = after(2);
    assert_eq!(
        (third.voyage().due.battles, third.voyage().due.events.as_slice()),
        (0, &[(paragraph("naming-1"), None)][..])
    );
    assert!(after(5).voyage().due.introduction && !after(5).voyage().adversary.known, "in the story step");
    assert!(!after(4).voyage().due.introduction);
    assert!(after(11).voyage().due.acclimation && !after(10).voyage().due.acclimation);
}

#[test]
fn v2_2_what_was_written_waits_for_its_own_step() {
    use crate::state::campaign::Event;
    let written = || {
        sea().campaign(|campaign| {
            campaign.day = 7;
            campaign.techs.busy = 1 << tech("drydock").0;
            campaign.timeline = vec![
                (8, Event::Cooldown(tech("drydock"))),
                (8, Event::Read(paragraph("nets-float"))),
                (9, Event::Read(paragraph("corners-1"))),
            ];
        })
    };
    written().step(DayStep::Timeline).check(|game| {
        let campaign = game.voyage();
        assert_eq!(campaign.due.events, [(paragraph("nets-float"), None)], "for the story step");
        assert!(campaign.techs.busy != 0, "a cooldown waits for advancement");
        assert_eq!(campaign.timeline.len(), 2, "and another day for itself");
    });
    let later = written().campaign(|campaign| campaign.day = 8).step(DayStep::Advancement).answers("1: done");
    later.check(|game| assert_eq!(game.voyage().techs.busy, 0));
}

#[test]
fn v2_3_what_counts_once_a_day_begins_anew() {
    let used = sea().campaign(|campaign| {
        campaign.day = 4;
        campaign.techs.used = 7;
        campaign.techs.breakthroughs = (2, 2);
        campaign.techs.busy = 5;
        campaign.story.moved = true;
        campaign.doom.moved = true;
        campaign.exploration.unseen = true;
        (campaign.due.searched, campaign.due.code_tried) = (true, true);
    });
    used.step(DayStep::Timeline).check(|game| {
        let techs = game.voyage().techs;
        assert_eq!((techs.used, techs.breakthroughs, techs.busy, game.voyage().story.moved), (0, (0, 0), 5, false));
        let campaign = game.voyage();
        assert!(!campaign.doom.moved && !campaign.exploration.unseen);
        assert!(!campaign.due.searched && !campaign.due.code_tried);
    });
}
