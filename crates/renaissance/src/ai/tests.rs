//! What enemies do is found with as little counting as possible. Here it is found by counting everything, and both must agree.

use super::reach::Counted;
use super::*;
use crate::ids::{EnemyId, MissionId};
use crate::state::Phase;
use crate::{CONTENT, Pack, RenaissanceOptions};
use std::cmp::Reverse;
use table::Table;
use table::pack::{CheckedPack, Source};
use table::play::Uniform;
use table::{Chance, Rng, Rules, Seed, Shared};

/// Positions of random play: of every mission several games, each step of which is looked at.
fn positions(games: u64, mut look: impl FnMut(&Renaissance)) {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    let pack = Shared::new(pack);
    for (number, mission) in (0..).zip(pack.ids::<MissionId>()) {
        for seed in (0..games).map(|game| games * number + game) {
            let options = RenaissanceOptions { mission, ..RenaissanceOptions::default() };
            let mut game = Renaissance::new(&pack, &options.company_from((seed % 6) as u8, 6), 1);
            let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
            let mut table = Table::free(&[], &mut policy, &mut chance);
            while game.outcome().is_none() {
                table.rest();
                game.step(&mut table).unwrap_or_else(|halt| panic!("{halt:?}: {:?}", table.fault_told()));
                if !game.standing_foes().all(|foe| game.is_ally(foe)) && game.phase != Phase::Over {
                    look(&game);
                }
            }
        }
    }
}

/// The cheapest square to attack a target from: each square of the battlefield is looked at.
fn square_by_square(game: &Renaissance, foe: FoeId, target: Model, costs: &Costs) -> Option<AttackSquare> {
    let (body, free) = (game.body(target)?, game.free());
    let here = game.foe(foe).at;
    let attacks = || (0..).zip(game.blows(foe));
    let ends = Space::all().filter_map(|end| {
        let print = if end == here { Some(game.footprint(foe)) } else { game.standing_on(foe, end, &free) };
        Some((costs.cost(end)?, end, print?))
    });
    let possible = ends.flat_map(|(cost, end, print)| {
        let valid = attacks().filter(move |(_, blow)| game.is_valid(&print, target, blow.range, false));
        valid.map(move |(number, _)| (cost, number, Reverse(print.distance(&body)), end))
    });
    possible.min().map(|(cost, number, _, end)| (cost, end, number))
}

/// Whom an enemy goes for, where every target is rated.
fn one_by_one(game: &Renaissance, foe: FoeId) -> Chosen {
    let costs = game.foe_costs(foe, FAR);
    let (body, control) = (game.footprint(foe), game.control(foe));
    let rate = |model: Model| {
        let square = square_by_square(game, foe, model, &costs);
        let away = game.body(model).map_or(u8::MAX, |other| body.distance(&other));
        let cost = square.map_or(u8::MAX, |(cost, ..)| cost);
        let (threat, left) = (u8::MAX - game.threat_of(model), game.remaining(model));
        let key = if away <= control { (0, threat, cost, left) } else { (1, cost, threat, left) };
        (model, square, key, away)
    };
    let rated: Vec<_> = game.prey().into_iter().map(rate).collect();
    let reachable =
        rated.iter().filter(|(_, square, ..)| square.is_some()).min_by_key(|(model, _, key, _)| (*key, *model));
    let nearest = || rated.iter().min_by_key(|(model, _, (inside, ..), away)| (*inside, *away, *model));
    reachable.or_else(nearest).map(|(model, square, ..)| (*model, *square))
}

/// Who acts first of several models, where each makes its plan.
fn keenest_of_all(game: &Renaissance, waiting: &[FoeId]) -> Option<FoeId> {
    waiting.iter().copied().min_by_key(|foe| match game.plan(*foe, game.foe_swiftness(*foe)) {
        Some(Plan { act: Act::Nothing, cost, .. }) => (1, cost),
        Some(plan) => (0, plan.cost),
        None => (2, 0),
    })
}

/// The attacks that result if these tokens act in this order, to the end.
fn rehearse_all(game: &Renaissance, order: &[EnemyId]) -> u32 {
    let (mut stage, mut attacks) = (game.clone(), 0);
    for kind in order {
        let mut waiting: Vec<FoeId> = stage.of_kind(*kind).collect();
        while let Some(foe) = keenest_of_all(&stage, &waiting) {
            waiting.retain(|other| *other != foe);
            let mut ap = stage.foe_swiftness(foe);
            while let Some(plan) = stage.plan(foe, ap) {
                stage.stand(foe, plan.to);
                ap -= plan.cost.min(ap);
                let Act::Attack(number, _) = plan.act else { break };
                attacks += 1;
                ap -= stage.blow(foe, number.into()).ap.max(1).min(ap);
                if ap == 0 {
                    break;
                }
            }
        }
    }
    attacks
}

/// The token whose beginning leads to most attacks, where every order is played to its end.
fn most_harmful_of_all(game: &Renaissance, kinds: &[EnemyId]) -> EnemyId {
    let attacks = |first: EnemyId| {
        let rest = kinds.iter().copied().filter(|kind| *kind != first);
        rehearse_all(game, &std::iter::once(first).chain(rest).collect::<Vec<_>>())
    };
    let mut best = (0, kinds[0]);
    for first in kinds.iter().copied() {
        let attacks = attacks(first);
        if attacks > best.0 {
            best = (attacks, first);
        }
    }
    best.1
}

#[test]
fn n2_5_targets_are_those_that_are_found_by_rating_all_from_every_square() {
    let mut compared = 0;
    positions(3, |game| {
        for foe in game.enemies() {
            let crowd = game.crowd();
            let found = game.target(foe, &mut Counted::of(game, &crowd, foe));
            assert_eq!(found, one_by_one(game, foe), "{foe:?} in {:?}", game.mission);
            compared += 1;
        }
    });
    assert!(compared > 10_000, "{compared} targets were compared");
}

#[test]
fn n2_4_the_keenest_model_is_the_one_that_is_found_by_planning_for_all() {
    let mut compared = 0;
    positions(3, |game| {
        let waiting: Vec<FoeId> = game.enemies().collect();
        assert_eq!(game.keenest(&waiting).map(|(foe, _)| foe), keenest_of_all(game, &waiting), "in {:?}", game.mission);
        let back: Vec<FoeId> = waiting.into_iter().rev().collect();
        assert_eq!(game.keenest(&back).map(|(foe, _)| foe), keenest_of_all(game, &back), "in {:?}", game.mission);
        compared += 1;
    });
    assert!(compared > 2_000, "{compared} positions were compared");
}

#[test]
fn n2_1_4_the_most_harmful_token_is_the_one_that_is_found_by_playing_every_order_to_its_end() {
    let (mut compared, mut ties) = (0, 0);
    positions(3, |game| {
        let kinds: Vec<EnemyId> =
            game.tokens.iter().map(|token| token.enemy).filter(|kind| !game.is_ally_kind(*kind)).collect();
        let several = kinds.windows(2).chain(kinds.windows(3)).chain([&kinds[..]]).filter(|kinds| kinds.len() > 1);
        for kinds in several {
            assert_eq!(game.most_harmful(kinds), most_harmful_of_all(game, kinds), "{kinds:?} in {:?}", game.mission);
            let back: Vec<EnemyId> = kinds.iter().rev().copied().collect();
            assert_eq!(game.most_harmful(&back), most_harmful_of_all(game, &back), "{back:?} in {:?}", game.mission);
            compared += 2;
            ties += u32::from(game.most_harmful(kinds) != kinds[0]);
        }
    });
    assert!(
        compared > 5_000 && ties > 100,
        "{compared} ties were compared; in {ties} of them another than the first begins"
    );
}
