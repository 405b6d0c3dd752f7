//! A · Aim, pieces, setup.

use crate::common::words::{Reads, read};
use crate::common::{Expect, PACK, at, god, nth, position};
use ascension::card::{Card, Family, Kind, SequenceId, Sort, Sphere};
use ascension::state::Phase;
use ascension::{Ascension, AscensionOptions, Choice};
use std::collections::{BTreeMap, BTreeSet};
use table::play::Uniform;
use table::{Chance, Judge, Lang, Present, Rng, Rules, Seats, Seed, Table, Viewer};
use testkit::Script;

/// A new game up to the first movement, its luck and its choices left to chance.
fn set_up(seats: usize) -> Ascension {
    set_up_with(AscensionOptions::default(), seats)
}

fn set_up_with(options: AscensionOptions, seats: usize) -> Ascension {
    set_up_by(7, options, seats)
}

fn set_up_by(seed: u64, options: AscensionOptions, seats: usize) -> Ascension {
    let mut game = Ascension::new(&PACK, &options, seats);
    let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
    let mut table = Table::free(&[], &mut policy, &mut chance);
    while game.phase != Phase::Movement {
        table.rest();
        game.step(&mut table).expect("a game that is set up");
    }
    game
}

/// Every card that is in the deck, in a hand or in the curtain.
fn all_cards(game: &Ascension) -> Vec<Card> {
    let hands = game.players.values().flat_map(|player| &player.hand);
    let slots = hands.chain(game.curtain.iter().flatten()).chain(game.deck.iter());
    slots.filter_map(|slot| slot.settled()).chain(game.pool.unseen_cards()).collect()
}

fn of_sort(game: &Ascension, sort: Sort) -> usize {
    let cards = all_cards(game);
    cards.iter().filter(|card| PACK.sort(**card) == Some(sort)).count()
}

fn with_spheres(spheres: u8) -> AscensionOptions {
    AscensionOptions { spheres: Some(spheres), ..AscensionOptions::default() }
}

#[test]
fn a1_1_two_to_six_play_and_the_first_on_the_throne_wins_at_once() {
    assert_eq!((Ascension::ABOUT.fewest, Ascension::ABOUT.most), (2, 6));
    let web = "to-beget exile the-smith torch wand volcano"; // action, state, person, an element, a mystery, environment
    position([god("poseidon").at("Z").eco(30).opened("A D").hero("perseus gold").web(web), god("ares").eco(200)])
        .play()
        .answers("1: try gate with perseus 1")
        .rolls("d12", [12])
        .stands(1, "throne")
        .ends("1 0");
}

#[test]
fn a1_2_one_deck_has_cards_of_six_types() {
    let game = set_up(2);
    let cards = all_cards(&game);
    let sorts: BTreeSet<Option<Sort>> = cards.iter().map(|card| PACK.sort(*card)).collect();
    let six = [Sort::Sequence, Sort::Hero, Sort::Plot, Sort::Equipment, Sort::Condition, Sort::Event];
    assert_eq!(sorts, six.map(Some).into_iter().collect());
}

/// Whatever lies face down at a position, the table looks the same.
#[test]
fn a1_2_every_card_has_the_same_back() {
    let seen = |card: &str| {
        let game = position([god("poseidon"), god("ares")]).curtain(&format!("S2 {card}")).checked();
        let scene = game.expect("a position").scene(Viewer::Seat(nth(1)));
        serde_json::to_string(&scene).expect("a scene")
    };
    let pearl = seen("pearl");
    assert!(!pearl.contains("card-pearl"));
    for card in ["odysseus", "the-stolen-fire", "bronze-greaves", "blessed", "golden-rain"] {
        assert_eq!(seen(card), pearl, "{card}");
    }
}

#[test]
fn a1_3_sixteen_spheres_and_eight_kinds_make_128_cards_of_their_own_name() {
    assert_eq!((Sphere::ALL.len(), Kind::ALL.len()), (16, 8));
    let names: BTreeSet<&str> = PACK.sequences.iter().map(|card| card.slug.as_str()).collect();
    assert_eq!(names.len(), 128);
    let gorgon = PACK.find("the-gorgon");
    assert_eq!(gorgon, Some(Card::Sequence(SequenceId::new(Sphere::Metal, Kind::Creature))));
}

#[test]
fn a1_4_the_spheres_form_four_families_of_four() {
    use Sphere::*;
    for (family, spheres) in [
        (Family::Elements, [Water, Air, Fire, Earth]),
        (Family::Wilds, [Animal, Plant, Wood, Life]),
        (Family::Crafts, [Metal, Stone, Strength, War]),
        (Family::Mysteries, [Magic, Medicine, Death, Journey]),
    ] {
        assert_eq!(PACK.family(family), spheres.into_iter().collect(), "{family:?}");
    }
}

#[test]
fn a1_5_the_first_tier_works_from_the_start_and_the_second_with_two_trophies() {
    let poseidon = || god("poseidon").eco(9).hand("yoke");
    let trophy = "galatea-breathes bronze: the-mother to-carve sword";
    position([poseidon(), god("ares")]).play().offers("use first-tier").refuses("use second-tier");
    position([poseidon().trophy(trophy), god("ares")]).play().refuses("use second-tier");
    position([poseidon().second_tier(), god("ares")]).play().offers("use first-tier; use second-tier");
}

#[test]
fn a1_6_who_must_lose_more_than_they_have_loses_all() {
    position([god("poseidon").hand("ruinous-feast urn"), god("ares").eco(3)]) // 5 ECO
        .play()
        .answers("1: play ruinous-feast")
        .has_eco(2, 0);
}

#[test]
fn a1_6_what_cannot_be_paid_in_full_cannot_be_bought() {
    position([god("poseidon").eco(9).hand("perseus"), god("ares")])
        .play()
        .offers("enter perseus bronze")
        .refuses("enter perseus silver");
}

#[test]
fn a2_1_the_highest_roll_is_first_and_ties_roll_again_among_themselves() {
    Script::<Ascension>::new(4)
        .rolls("d12", [7, 12, 7, 3])
        .rolls("d12", [2, 9]) // seats 1 and 3
        .check(|game| assert_eq!(game.order.iter().collect::<Vec<_>>(), [2, 3, 1, 4].map(nth)));
}

#[test]
fn a2_2_turns_go_from_the_highest_roll_to_the_lowest_and_nobody_is_asked_which_way() {
    Script::<Ascension>::new(4)
        .rolls("d12", [9, 4, 11, 6])
        .luck(7)
        .asks("3: ask-pawn")
        .check(|game| assert_eq!(game.order.iter().collect::<Vec<_>>(), [3, 1, 4, 2].map(nth)))
        .reads(Lang::En, &["Order of play: Carla, Ada, Dino and Bruno."])
        .reads(Lang::It, &["Ordine di gioco: Carla, Ada, Dino e Bruno."]);
}

#[test]
fn a2_3_the_highest_roll_first_each_is_dealt_a_god_and_none_twice() {
    Script::<Ascension>::new(2).rolls("d12", [4, 9]).draws("setup", ["ares", "hestia"]).check(|game| {
        let god = |seat| game.players[nth(seat)].god.map(|god| PACK.god(god).slug.as_str());
        assert_eq!((god(2), god(1)), (Some("ares"), Some("hestia")));
    });
    let gods: BTreeSet<_> = set_up(6).players.values().map(|player| player.god).collect();
    assert_eq!(gods.len(), 6);
}

#[test]
fn a3_1_the_gods_spheres_are_in_play_and_others_up_to_the_number_of_the_table() {
    for (seats, spheres) in [(2, 6), (3, 7), (4, 8), (5, 9), (6, 10)] {
        let game = set_up(seats);
        assert_eq!(game.spheres.len(), spheres, "{seats} players");
        let gods = game.players.values().filter_map(|player| player.god);
        assert!(gods.into_iter().all(|god| game.spheres.contains(PACK.god(god).sphere)));
        let strange = |card: &Card| matches!(card, Card::Sequence(id) if !game.spheres.contains(id.sphere()));
        assert!(!all_cards(&game).iter().any(strange), "other spheres stay in the box");
    }
}

#[test]
fn a3_2_each_sequence_card_in_play_has_four_copies() {
    let game = set_up(4);
    let mut copies: BTreeMap<SequenceId, u8> = BTreeMap::new();
    for card in all_cards(&game) {
        if let Card::Sequence(id) = card {
            *copies.entry(id).or_default() += 1;
        }
    }
    assert_eq!(copies.len(), 8 * 8);
    assert!(copies.values().all(|count| *count == 4));
}

#[test]
fn a3_3_what_the_spheres_in_play_cannot_serve_stays_in_the_box() {
    let game = set_up_with(with_spheres(4), 2);
    let unserved = |places: &ascension::pack::Sequence| !places.can_be_served(game.spheres);
    for card in &game.specials {
        match card {
            Card::Plot(id) => assert!(!unserved(&PACK.plot(*id).sequence), "{}", PACK.slug(*card)),
            Card::Hero(id) => assert!(game.spheres.contains(PACK.hero(*id).home), "{}", PACK.slug(*card)),
            _ => {}
        }
    }
    assert!(!game.gates.iter().any(|id| unserved(&PACK.gate(*id).sequence)));
    assert!(PACK.plots.iter().any(|plot| unserved(&plot.sequence)), "some plot is left out");
}

#[test]
fn a3_4_a_fixed_number_of_every_other_sort_is_in_the_deck() {
    let game = set_up(4);
    for (sort, count) in
        [(Sort::Hero, 32), (Sort::Plot, 38), (Sort::Equipment, 15), (Sort::Condition, 13), (Sort::Event, 34)]
    {
        assert_eq!(of_sort(&game, sort), count, "{sort:?}");
    }
}

#[test]
fn a3_4_if_fewer_remain_than_asked_for_all_of_them_are_in() {
    let game = set_up_with(with_spheres(4), 2); // 24 heroes are asked for; each sphere has two, in two copies
    assert_eq!(of_sort(&game, Sort::Hero), 4 * 2 * 2);
}

#[test]
fn a3_4_everyone_knows_what_the_deck_is_made_of() {
    let sorted = |game: &Ascension| {
        let mut cards = all_cards(game);
        cards.sort_unstable();
        cards
    };
    let game = set_up(2);
    let mut imagined = game.clone();
    imagined.resample(Viewer::Onlooker, &mut Rng::new(1));
    assert_ne!(imagined, game, "an onlooker knows no hand");
    assert_eq!(sorted(&imagined), sorted(&game));
}

#[test]
fn a3_5_each_gate_gets_a_sequence_of_its_level_and_no_two_the_same() {
    let game = set_up(2);
    let gates = game.gates;
    let levels: Vec<u8> = gates.iter().map(|id| PACK.gate(*id).level).collect();
    assert_eq!(levels, [1, 1, 1, 2, 2, 3]);
    let different: BTreeSet<_> = gates.iter().collect();
    assert_eq!(different.len(), 6);
}

#[test]
fn a4_1_each_is_dealt_a_hero_a_plot_and_the_number_of_the_sheet() {
    let game = set_up(4);
    for seat in game.players.seats() {
        let player = &game.players[seat];
        let deal = player.god.map_or(0, |god| PACK.god(god).deal);
        assert_eq!(player.hand.len(), 2 + usize::from(deal));
        assert!(matches!(player.hand[0].settled(), Some(Card::Hero(_))));
        assert!(matches!(player.hand[1].settled(), Some(Card::Plot(_))));
        assert!(player.hand.iter().all(|slot| slot.seen() == Seats::only(seat)));
    }
}

#[test]
fn a4_2_each_takes_the_starting_eco_of_the_god_and_three_more_for_each_player_before() {
    let source = table::pack::Source::embedded(ascension::CONTENT);
    let sheets = source.get("gods.ron").expect("the gods");
    let printed = |god: &str| -> u16 {
        let (_, sheet) = sheets.split_once(&format!("slug: \"{god}\"")).expect("a sheet");
        let (_, eco) = sheet.split_once("eco: ").expect("starting ECO");
        let digits: String = eco.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().expect("a number")
    };
    for seats in [2, 5, 6] {
        let game = set_up(seats);
        for (place, seat) in game.order.iter().enumerate() {
            let player = &game.players[seat];
            let god = player.god.map(|god| PACK.god(god).slug.as_str()).expect("a god");
            assert!((6..=16).contains(&printed(god)), "{god}");
            // The first player has had a maintenance, which brings 1.
            let maintained = u16::from(place == 0);
            assert_eq!(player.eco, printed(god) + 3 * place as u16 + maintained, "{seats} seats, {god}");
        }
    }
}

#[test]
fn a4_3_in_turn_order_each_places_the_pawn_on_a_free_position_of_the_slopes() {
    Script::<Ascension>::new(2)
        .rolls("d12", [4, 9])
        .luck(7)
        .asks("2: ask-pawn")
        .offers("at S1; at S18")
        .refuses("at F1; at M1; at A")
        .answers("2: at S5")
        .asks("1: ask-pawn")
        .offers("at S4; at S6")
        .refuses("at S5");
}

#[test]
fn a4_3_a_position_to_begin_at_says_how_far_the_nearest_gate_is() {
    let script = Script::<Ascension>::new(2).rolls("d12", [4, 9]).luck(7).asks("2: ask-pawn");
    let tag = |place: &str| {
        let label = script.state().describe(nth(2), Choice::At(at(place)));
        read(Lang::En, &label.tag.expect("a tag").text)
    };
    // Gate A lies beside slopes 3 and 4, and C beside 15 and 16.
    let gate = |place: &str| tag(place).rsplit_once(": ").map(|(_, steps)| steps.to_owned());
    assert_eq!(["S4", "S1", "S6"].map(gate).map(Option::unwrap_or_default), ["one step", "3 steps", "3 steps"]);
    assert!(tag("S4").starts_with("Gate of ") && tag("S15") != tag("S4"), "{} and {}", tag("S4"), tag("S15"));
}

#[test]
fn a4_4_every_ring_position_without_a_pawn_gets_a_card_and_the_rest_is_the_deck() {
    let game = set_up(4);
    assert_eq!(game.curtain.len(), 18 + 12 + 6);
    let laid = game.curtain.iter().flatten().count();
    assert_eq!(laid, 36 - 4);
    let hands: usize = game.players.values().map(|player| player.hand.len()).sum();
    assert_eq!(game.deck.len(), all_cards(&game).len() - laid - hands);
    let bare = game.pawns().iter().all(|at| game.curtain[at.index()].is_none());
    assert!(bare && game.pawns().len() == 4);
}

#[test]
fn a3_3_attachments_that_name_cards_of_which_none_is_in_play_stay_in_the_box() {
    let mut boxed = 0;
    for seed in 0..40 {
        let game = set_up_by(seed, with_spheres(4), 2);
        for card in &game.specials {
            let Card::Attachment(id) = card else { continue };
            let served = PACK.attachment(*id).can_be_served(game.spheres);
            assert!(served, "{} cannot be served by {:?}", PACK.slug(*card), game.spheres);
        }
        let families = [Family::Elements, Family::Wilds, Family::Mysteries];
        let names = ["chart-of-stars", "thyrsus", "torch-of-eleusis"];
        for (family, name) in families.into_iter().zip(names) {
            let absent = PACK.family(family).iter().all(|sphere| !game.spheres.contains(sphere));
            if absent {
                boxed += 1;
                assert!(game.specials.iter().all(|card| PACK.slug(*card) != name), "{name}");
            }
        }
    }
    assert!(boxed > 0, "no family was ever absent");
}

/// The same card is in the deck of a game in which the family is in play.
#[test]
fn a3_3_attachments_whose_cards_are_in_play_may_be_in_the_deck() {
    let found = (0..40).any(|seed| {
        let game = set_up_by(seed, with_spheres(16), 6);
        game.specials.iter().any(|card| PACK.slug(*card) == "thyrsus")
    });
    assert!(found);
}
