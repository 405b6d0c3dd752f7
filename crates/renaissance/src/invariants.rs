//! What must be true of every state.

use crate::geometry::Spaces;
use crate::ids::Member;
use crate::pack::Pack;
use crate::state::{Renaissance, SECTORS};

/// What must hold at every checkpoint.
pub fn hold(game: &Renaissance) -> Result<(), String> {
    if !(1..=SECTORS).contains(&game.clock.minute) {
        return Err("the hand points at no sector".to_owned());
    }
    let mut taken = Spaces::NONE;
    for member in Member::ALL {
        let hero = game.hero(member);
        if !(1..=SECTORS).contains(&hero.sector) {
            return Err(format!("the token of hero {} lies in no sector", member.0 + 1));
        }
        if hero.wounds > game.health(member) || hero.ko != (hero.wounds >= game.health(member)) {
            return Err(format!("hero {} has {} wounds and is KO: {}", member.0 + 1, hero.wounds, hero.ko));
        }
        if let Some(at) = hero.space() {
            if taken.contains(at) || !game.open().contains(at) {
                return Err(format!("hero {} cannot be at {at}", member.0 + 1));
            }
            taken.insert(at);
        }
    }
    for foe in game.standing_foes() {
        let body = game.footprint(foe);
        if !body.is_within(&game.open()) || taken.meets(&body.spaces()) {
            return Err(format!("model {} cannot be at {}", foe.0 + 1, body.corner));
        }
        taken |= body.spaces();
        if !game.tokens.iter().any(|token| token.enemy == game.foe(foe).enemy) {
            return Err(format!("model {} has no token on the clock", foe.0 + 1));
        }
    }
    Ok(())
}

/// Whether the numbers of a state that was read are those of things of the pack.
pub fn numbers(game: &Renaissance, pack: &Pack) -> Result<(), String> {
    let heroes = game.heroes.iter();
    let good = heroes.clone().all(|hero| {
        hero.who.index() < pack.heroes.len()
            && hero.class.index() < pack.classes.len()
            && hero.items.iter().all(|carried| carried.item.index() < pack.items.len())
            && hero.skills.iter().all(|skill| skill.index() < pack.skills.len())
            && hero.carries.is_none_or(|kind| usize::from(kind) < crate::state::MOST_MARKERS)
    });
    let foes = game.foes.iter().all(|foe| foe.enemy.index() < pack.enemies.len());
    let kinds = game.tokens.iter().all(|token| token.enemy.index() < pack.enemies.len());
    if good && foes && kinds && game.mission.index() < pack.missions.len() {
        Ok(())
    } else {
        Err("it has things that the pack does not have".to_owned())
    }
}
