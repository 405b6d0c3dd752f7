//! Scenes of positions set up by hand: sound, told in both languages, and silent about what their viewer cannot know.

mod play;
mod position;
mod snapshots;

use super::hope::layout;
use super::*;
use crate::card::{Card, CardSet, Kind, Sector, SequenceId, Sphere};
use crate::state::{Aspiration, Attempt, Ending, HeroAt, InPlay, OwnWeb, Played, Target};
use crate::webs::fitting::Wilds;
use position::{DEMETER, HEPHAESTUS, POSEIDON, Position};
use snapshots::Readers;
use table::Present;
use table::scene::{Face, Outline, Point, Spot};

const VIEWERS: [Viewer; 5] =
    [Viewer::Seat(POSEIDON), Viewer::Seat(HEPHAESTUS), Viewer::Seat(DEMETER), Viewer::Onlooker, Viewer::Referee];

/// Before anything is rolled, in every phase of a turn, in an attempt before and after its roll, under a card that is aimed, and over.
fn positions() -> Vec<(&'static str, Ascension)> {
    let phases = [Phase::Pawns, Phase::Movement, Phase::Drawing, Phase::Actions, Phase::Closing].map(|phase| {
        let mut position = Position::in_the_middle();
        position.game.phase = phase;
        ("a phase", position.game)
    });
    let mut over = Position::in_the_middle().game;
    (over.phase, over.ending) = (Phase::Over, Some(Ending::LastRound([POSEIDON, DEMETER].into_iter().collect())));
    let mut all = vec![
        ("before anything", Position::empty().game),
        ("before the roll", before_the_roll()),
        ("after the roll", after_the_roll()),
        ("a card in play", under_fire()),
        ("over", over),
    ];
    all.extend(phases);
    all
}

fn attempt() -> Attempt {
    let game = Position::in_the_middle();
    let (hero, plot) = (game.hero("medea"), game.plot("galatea-breathes"));
    Attempt {
        threshold: 6,
        ..Attempt::imagined(OwnWeb { hero, web: 1 }.of(HEPHAESTUS), Aspiration::Plot(plot), crate::card::Value::Silver)
    }
}

fn before_the_roll() -> Ascension {
    let mut position = Position::in_the_middle();
    position.push(Frame::Attempt(attempt()));
    position.push(Frame::Window(Window::BeforeRoll));
    position.game
}

fn after_the_roll() -> Ascension {
    let mut position = Position::in_the_middle();
    let rolled = Attempt { reckoned: 1, die: Some(4), change: 1, ..attempt() };
    position.push(Frame::Attempt(rolled));
    position.push(Frame::Window(Window::AfterRoll));
    position.game
}

/// Poseidon plays a card against Hephaestus, who may answer.
fn under_fire() -> Ascension {
    let mut position = Position::in_the_middle();
    position.game.turn.seat = POSEIDON;
    let Some(Card::Event(shears)) = position.game.pack.find("shears-of-atropos") else {
        panic!("an event");
    };
    let at = OwnWeb { hero: position.hero("medea"), web: 1 }.of(HEPHAESTUS);
    position.game.played.push(Card::Event(shears));
    position.push(Frame::Card(InPlay {
        player: POSEIDON,
        card: Played::Event(shears),
        target: Target::Web(at),
        cancelled: false,
        taken: false,
        redirected: false,
    }));
    position.push(Frame::Window(Window::AimedAt));
    position.game
}

#[test]
fn every_scene_is_sound_and_has_its_words_in_both_languages() {
    let readers = Readers::new();
    assert_eq!(readers.differences(), Vec::<String>::new());
    for (name, game) in positions() {
        for viewer in VIEWERS {
            let scene = game.scene(viewer);
            assert_eq!(scene.faults(), Vec::<String>::new(), "{name}, {viewer:?}");
            readers.check(&scene, viewer, &[80, 50]);
        }
    }
}

#[test]
fn the_table_reads_well_in_both_languages() {
    let readers = Readers::new();
    let middle = Position::in_the_middle().game;
    readers.compare("actions", &middle.scene(HEPHAESTUS.into()), HEPHAESTUS);
    readers.compare("under-fire", &under_fire().scene(HEPHAESTUS.into()), HEPHAESTUS);
}

#[test]
fn a_card_of_the_curtain_is_open_to_those_who_have_seen_it_only() {
    let position = Position::in_the_middle();
    let shown = |viewer: Viewer| {
        let map = View { game: &position.game, viewer }.mountain();
        let card = map.places[2].card.as_ref().expect("a card on the third slope");
        matches!(&card.face, Face::Up(face) if face.title == text!("card-torch"))
    };
    assert_eq!(VIEWERS.map(shown), [false, true, false, false, true]);
}

/// Everything that the viewer cannot know is another card, and the order of hidden hands is another one.
#[test]
fn what_a_viewer_cannot_know_does_not_show() {
    for (name, game) in positions() {
        for viewer in VIEWERS.into_iter().filter(|viewer| *viewer != Viewer::Referee) {
            let other = position::with_other_secrets(&game, viewer);
            if name != "before anything" {
                assert_ne!(serde_json::to_value(&other).unwrap(), serde_json::to_value(&game).unwrap());
            }
            assert_eq!(other.scene(viewer), game.scene(viewer), "{name}, {viewer:?}");
        }
    }
}

#[test]
fn what_others_have_seen_of_a_hand_is_told_to_its_owner() {
    let game = Position::in_the_middle().game;
    let told = |viewer: Viewer| Readers::new().read(table::Lang::En, &game.scene(viewer), viewer, 400);
    assert!(told(POSEIDON.into()).contains("known to Nora"), "{}", told(POSEIDON.into()));
    assert!(told(HEPHAESTUS.into()).contains("You have seen: Harbour"));
    assert!(!told(DEMETER.into()).contains("You have seen"));
}

#[test]
fn only_the_one_who_is_asked_to_move_sees_the_reach_lit() {
    let mut game = Position::in_the_middle().game;
    let lit = |game: &Ascension, viewer: Viewer| {
        let map = View { game, viewer }.mountain();
        map.places.iter().filter(|place| place.lit).count()
    };
    game.phase = Phase::Movement;
    let reach = game.ends_of_movement(HEPHAESTUS).len();
    assert!(reach > 0);
    assert_eq!(VIEWERS.map(|viewer| lit(&game, viewer)), [0, reach, 0, 0, 0]);
    game.phase = Phase::Actions;
    assert_eq!(lit(&game, HEPHAESTUS.into()), 0);
}

#[test]
fn whoever_may_answer_is_the_one_who_acts() {
    let acting = |game: &Ascension| {
        let scene = game.scene(Viewer::Onlooker);
        let seats = scene.seats.iter().filter(|line| line.acting);
        seats.map(|line| line.seat).collect::<Vec<_>>()
    };
    assert_eq!(acting(&Position::in_the_middle().game), [HEPHAESTUS]);
    assert_eq!(acting(&under_fire()), [HEPHAESTUS]);
    let mut own = under_fire();
    own.turn.seat = DEMETER;
    assert_eq!(acting(&own), [HEPHAESTUS]);
}

#[test]
fn what_options_point_at_is_there() {
    let position = Position::in_the_middle();
    let (game, pack) = (&position.game, &position.game.pack);
    let spots = under_fire().scene(HEPHAESTUS.into()).spots();
    let medea = HeroAt { seat: HEPHAESTUS, hero: position.hero("medea") };
    let worn = game.hero(medea).unwrap().attachments[0].card;
    let mut pointed: Vec<Spot> = pack.mountain.positions().map(|at| spot::place(pack, at)).collect();
    pointed.extend([spot::pawn(DEMETER), spot::god(HEPHAESTUS), spot::god(POSEIDON), spot::tier(HEPHAESTUS, 2)]);
    pointed.extend([spot::hand(POSEIDON), spot::hand(HEPHAESTUS), spot::trophy(HEPHAESTUS, 0)]);
    pointed.extend([spot::hero(pack, medea), spot::worn(pack, medea, worn)]);
    pointed.extend([spot::web(pack, medea.web(1)), spot::web(pack, medea.web(2)), spot::woven(pack, medea.web(1), 2)]);
    pointed.extend(game.players[HEPHAESTUS].cards().flat_map(|card| spot::held(game, HEPHAESTUS, card)));
    pointed.extend([spot::DECK, spot::HADES, spot::IN_PLAY].map(Spot::from));
    for spot in pointed {
        assert!(spots.contains(&spot), "{spot} is not there");
    }
    assert!(before_the_roll().scene(Viewer::Onlooker).spots().contains(&spot::ATTEMPT.into()));
}

#[test]
fn a_web_is_laid_out_where_its_cards_belong() {
    let position = Position::in_the_middle();
    let sequence = &position.game.pack.plot(position.plot("talos-wakes")).sequence;
    let creature = SequenceId::new(Sphere::Air, Kind::Creature);
    let wilds: Wilds = [CardSet::of_kind(Kind::Creature)].into_iter().collect();
    for cards in [vec![creature], vec![creature, creature], vec![creature; 3], vec![creature; 4]] {
        for wilds in [Wilds::new(), wilds] {
            let laid = layout(&cards, sequence, wilds);
            let fits = crate::webs::fitting::Filled::by(&cards, sequence, wilds).fits();
            assert_eq!(laid.is_some(), fits, "{cards:?}");
            let Some(laid) = laid else { continue };
            let mut used: Vec<u8> = laid.into_iter().flatten().collect();
            used.sort_unstable();
            assert_eq!(used, (0..cards.len() as u8).collect::<Vec<_>>());
            let strangers = laid.iter().zip(&sequence.places);
            let strangers = strangers
                .filter(|(card, place)| card.is_some_and(|card| !place.cards.contains(cards[usize::from(card)])));
            assert!(strangers.count() <= wilds.len());
        }
    }
}

#[test]
fn bands_lie_around_their_rings_and_inside_each_other() {
    let game = Position::empty().game;
    let mountain = &game.pack.mountain;
    let line = |sector: Sector| match outline::outline(mountain, sector) {
        Outline::Through(points) => points,
        Outline::Ellipse { centre, .. } => vec![centre],
    };
    for (low, sector) in [Sector::Slopes, Sector::Flanks, Sector::Summit].into_iter().zip(&Sector::ALL[1..]) {
        let below = line(low);
        for at in mountain.ring(low).iter() {
            assert!(encloses(&below, outline::point(mountain, at)), "{low:?} {at:?}");
        }
        for point in line(*sector) {
            assert!(encloses(&below, point), "{sector:?} {point:?}");
        }
        for at in mountain.ring(low).iter().filter(|_| *sector != Sector::Throne) {
            assert!(!encloses(&line(*sector), outline::point(mountain, at)), "{sector:?} {at:?}");
        }
    }
}

/// Whether a ray to the right of the point crosses the closed line an odd number of times.
fn encloses(line: &[Point], point: Point) -> bool {
    let next = line.iter().cycle().skip(1);
    let (x, y) = (f64::from(point.x), f64::from(point.y));
    let crossed = line.iter().zip(next).filter(|(a, b)| {
        let (ax, ay, bx, by) = (f64::from(a.x), f64::from(a.y), f64::from(b.x), f64::from(b.y));
        (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
    });
    crossed.count() % 2 == 1
}
