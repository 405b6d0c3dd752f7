//! What must be true of every state.

use crate::geometry::Spaces;
use crate::ids::Member;
use crate::pack::Pack;
use crate::state::campaign::{Place, Task};
use crate::state::{Renaissance, SECTORS};

/// What must hold at every checkpoint.
pub fn hold(game: &Renaissance) -> Result<(), String> {
    campaign(game)?;
    if game.is_between_missions() {
        return Ok(());
    }
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

/// What must hold of a campaign: sheets within their limits, nothing worn twice, at most as many copies as there are cards.
fn campaign(game: &Renaissance) -> Result<(), String> {
    let Some(tour) = &game.campaign else { return Ok(()) };
    for sheet in &tour.sheets {
        let name = game.pack.slug(sheet.who);
        crate::campaign::skills_fit(&game.pack, sheet.class, &sheet.equipped)
            .and_then(|()| crate::campaign::items_fit(&game.pack, &sheet.worn))
            .map_err(|why| format!("{name} has more than allowed: {}", why.key))?;
        if sheet.stats.iter().any(|stat| !(1..=6).contains(stat)) {
            return Err(format!("{name} has a characteristic beyond 1 to 6"));
        }
        if sheet.equipped.iter().any(|skill| !sheet.learned.contains(skill)) {
            return Err(format!("{name} has a skill that was never learned"));
        }
    }
    for (item, held) in tour.inventory.iter().enumerate() {
        if *held > game.pack.items[item].copies.max(1) {
            return Err(format!("there are {held} of {}", game.pack.items[item].slug));
        }
    }
    let over = tour.active.len() > crate::campaign::travel::MOST_ACTIVE + usize::from(tour.events.accepted) * 8;
    if over || tour.hired.len() > 4 + 1 {
        return Err("there are more side missions or companions than allowed".to_owned());
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
            && hero.changed.is_none_or(|changed| changed.form.index() < pack.forms.len())
            && hero.carries.is_none_or(|kind| usize::from(kind) < crate::state::MOST_MARKERS)
    });
    let foes = game.foes.iter().all(|foe| {
        foe.enemy.index() < pack.enemies.len()
            && foe.changed.is_none_or(|changed| changed.form.index() < pack.forms.len())
    });
    let kinds = game.tokens.iter().all(|token| token.enemy.index() < pack.enemies.len());
    if good && foes && kinds && game.mission.index() < pack.missions.len() && campaign_numbers(game, pack) {
        Ok(())
    } else {
        Err("it has things that the pack does not have".to_owned())
    }
}

fn campaign_numbers(game: &Renaissance, pack: &Pack) -> bool {
    let Some(tour) = &game.campaign else { return true };
    let missions =
        [tour.next, tour.mission].into_iter().chain(tour.active.iter().copied()).chain(tour.hunts.iter().copied());
    let sheets = tour.sheets.iter().all(|sheet| {
        sheet.who.index() < pack.heroes.len()
            && sheet.class.index() < pack.classes.len()
            && sheet.learned.iter().all(|skill| skill.index() < pack.skills.len())
            && sheet.worn.iter().all(|item| item.index() < pack.items.len())
            && sheet.destiny.is_none_or(|open| open.card.index() < pack.destinies.len())
    });
    let places = tour.company.iter().all(|place| match *place {
        Place::Hero(hero) => usize::from(hero) < tour.sheets.len(),
        Place::Companion(id, _) => id.index() < pack.companions.len(),
    });
    missions.into_iter().chain(tour.exploration).all(|mission| mission.index() < pack.missions.len())
        && sheets
        && places
        && tour.hired.iter().all(|one| one.companion.index() < pack.companions.len())
        && tour.place.index() < pack.places.len()
        && (1..=4).contains(&tour.sheets.len())
        && tour.lead.index() < 4
        && tour.treasury.len() == pack.reagents.len()
        && tour.inventory.len() == pack.items.len()
        && tour.agenda.iter().all(|task| is_task_sound(*task, tour.sheets.len()))
}

fn is_task_sound(task: Task, sheets: usize) -> bool {
    match task {
        Task::Visit(place) | Task::Shop(place, _) => place < 4,
        Task::Outfit(hero) | Task::Destiny(hero) | Task::Learn(hero) => usize::from(hero) < sheets,
        _ => true,
    }
}
