//! Whole sets of squares cost what single squares cost, and ways found backwards are those that are searched.

use super::*;
use crate::ids::MissionId;
use crate::{CONTENT, Pack, RenaissanceOptions};
use table::pack::{CheckedPack, Source};
use table::play::Uniform;
use table::{Chance, Rng, Rules, Seed, Shared};

/// What is offered to the active hero, found square by square.
fn one_by_one(game: &Renaissance, member: Member) -> (Spaces, Spaces) {
    let (plain, quiet) =
        (game.walks(member, Gait::Plain).expect("plain"), game.walks(member, Gait::Quiet).expect("quiet"));
    let ends = plain.spaces() & game.free();
    let noisy = ends.iter().filter(|to| plain.cost(*to).is_some_and(|cost| cost % UNIT > 0));
    (ends, noisy.filter(|to| quiet.spaces().contains(*to)).collect())
}

fn offered(game: &Renaissance, member: Member, wanted: Gait) -> Spaces {
    let mut options = Vec::new();
    game.walk_options(member, &mut options);
    let to = |choice: &Choice| match choice {
        Choice::Walk(to, gait) if *gait == wanted => Some(*to),
        _ => None,
    };
    options.iter().filter_map(to).collect()
}

fn compare(game: &Renaissance) {
    for model in game.fighters().map(Model::Hero).chain(game.standing_foes().map(Model::Foe)) {
        let Some(from) = game.space_of(model) else { continue };
        let mover = game.mover(model);
        let costs = mover.costs(from, 40, &CARELESS);
        let paths = Paths::new(from, 40, |at| mover.exits(at));
        for to in Space::all() {
            assert_eq!(costs.cost(to), paths.cost(to), "{model:?} from {from} to {to} in {:?}", game.mission);
            let way = mover.way(&costs, from, to, &CARELESS).map(|way| way.to_vec());
            assert_eq!(way, paths.way(to), "{model:?} from {from} to {to} in {:?}", game.mission);
        }
    }
    if let Some(member) = game.turn.hero.filter(|member| game.turn.spent > 0 && game.hero(*member).space().is_some()) {
        let (plain, quiet) = one_by_one(game, member);
        assert_eq!(offered(game, member, Gait::Plain), plain);
        assert_eq!(offered(game, member, Gait::Quiet), quiet);
        let paths = game.walks(member, Gait::Plain).expect("plain");
        for to in plain.iter() {
            let searched = paths.way(to).zip(Renaissance::walk_cost(&paths, to));
            let found = game.way(member, to, Gait::Plain).map(|(way, cost)| (way.to_vec(), cost));
            assert_eq!(found, searched, "the way to {to} in {:?}", game.mission);
        }
    }
}

#[test]
fn whole_sets_of_squares_cost_what_single_squares_cost_in_every_mission() {
    let pack = Pack::read(&Source::embedded(CONTENT)).unwrap_or_else(|complaints| panic!("{complaints}"));
    let pack = Shared::new(pack);
    for (seed, mission) in (0..).zip(pack.ids::<MissionId>()) {
        let options = RenaissanceOptions { mission, ..RenaissanceOptions::default() };
        let mut game = Renaissance::new(&pack, &options.company_from((seed % 6) as u8, 6), 1);
        let (mut policy, mut chance) = (Uniform(Rng::new(seed)), Chance::new(Seed::Quick(seed)));
        let mut table = Table::free(&[], &mut policy, &mut chance);
        while game.outcome().is_none() {
            table.rest();
            game.step(&mut table).unwrap_or_else(|halt| panic!("{halt:?}: {:?}", table.fault_told()));
            compare(&game);
        }
    }
}
