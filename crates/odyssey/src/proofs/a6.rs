//! A6 · Dreams.

use super::sea::*;
use crate::state::campaign::DayStep;

#[test]
fn a6_1_dreams_stand_on_the_timeline() {
    let due = |day: u8| {
        let script = sea().campaign(move |campaign| campaign.day = day).step(DayStep::Timeline);
        script.state().voyage().due.events.contains(&(paragraph("dream-1"), None))
    };
    assert!(due(8) && !due(9));
    let dream = || sea().campaign(|campaign| campaign.due.events = vec![(paragraph("dream-1"), None)]);
    dream().step(DayStep::Expedition).rests();
    dream()
        .step(DayStep::Story)
        .luck(1)
        .check(|game| assert!(game.voyage().sheet.read.contains(&paragraph("dream-1"))));
}

#[test]
fn a6_2_a_lamp_room_brings_one_of_its_own() {
    let room = || sea().knows("lamp-room").step(DayStep::Advancement).answers("1: employ lamp-room 1");
    room().rolls("table", [2]).check(|game| assert_eq!(game.voyage().sheet.read, [paragraph("dream-5")]));
    sea().step(DayStep::Advancement).refuses_unknown("employ lamp-room 1");
    let read = |names: &'static [&'static str]| {
        let sea = sea().knows("lamp-room");
        sea.campaign(|campaign| campaign.sheet.read = names.iter().map(|name| paragraph(name)).collect())
    };
    let other = read(&["dream-5"]).step(DayStep::Advancement).answers("1: employ lamp-room 1").rolls("table", [2]);
    other.check(|game| assert_eq!(game.voyage().sheet.read, [paragraph("dream-5"), paragraph("dream-6")]));
    let all = read(&["dream-4", "dream-5", "dream-6"]).step(DayStep::Advancement).answers("1: employ lamp-room 1");
    all.rolls("table", [1])
        .check(|game| assert_eq!(game.voyage().sheet.read, [paragraph("dream-4")], "all are open again"));
}
