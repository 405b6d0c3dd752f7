//! Every card of a pack, to be read and printed: equipment, skills, enemies.

use super::sheets::{blow_text, item_parts, skill_text};
use crate::ids::{EnemyId, FormId, ItemId, SkillId};
use crate::pack::Pack;
use crate::pack::schema::{Characteristic, Rank};
use table::scene::{Card, CardFace, Cards, Frame, Line, Spot, Value};
use table::{Text, text};

/// All cards, by what they are.
pub fn all(pack: &Pack) -> Vec<Cards> {
    let items = pack.ids().map(|id: ItemId| card("item", pack.slug(id), item(pack, id)));
    let skills = pack.ids().map(|id: SkillId| card("skill", pack.slug(id), skill(pack, id)));
    // Monsters have more to say than a printed card holds; it is read on their sheets.
    let printed = pack.ids().filter(|id: &EnemyId| pack.enemy(*id).rank != Rank::Monster);
    let enemies = printed.map(|id| card("enemy", pack.slug(id), enemy(pack, id)));
    vec![
        Cards::row(items).name("pieces-equipment"),
        Cards::row(skills).name("pieces-skill"),
        Cards::row(enemies).name("pieces-enemy"),
        Cards::row(pack.ids().map(|id: FormId| card("form", pack.slug(id), form(pack, id)))).name("pieces-form"),
    ]
}

fn card(kind: &str, slug: &str, face: CardFace) -> Card {
    Card::up(Spot::of(&format!("card-{kind}"), slug), face)
}

fn story(kind: &str, slug: &str) -> Text {
    Text::new(format!("{kind}-{slug}-text"))
}

fn item(pack: &Pack, id: ItemId) -> CardFace {
    let card = pack.item(id);
    let face = CardFace::new(pack.name(id)).emblem(pack.icon(id).clone()).kind(card.slot.text()).frame(Frame::Lozenge);
    let lines = item_parts(card, card.resistance).into_iter().map(Line::new);
    lines.fold(face, |face, line| face.line(line)).story(story("item", pack.slug(id)))
}

fn skill(pack: &Pack, id: SkillId) -> CardFace {
    let card = pack.skill(id);
    CardFace::new(pack.name(id))
        .emblem(pack.icon(id).clone())
        .kind(text!("card-skill-kind", class = pack.name(card.class), category = card.category.text()))
        .frame(Frame::Roundel)
        .cost(i32::from(card.xp))
        .line(Line::new(skill_text(&card.kind)))
        .foot(Value::new(card.keyword.text(), Text::plain("")))
        .story(story("skill", pack.slug(id)))
}

fn enemy(pack: &Pack, id: EnemyId) -> CardFace {
    let card = pack.enemy(id);
    let face = CardFace::new(pack.name(id)).emblem(pack.icon(id).clone()).kind(card.rank.text()).frame(Frame::Gable);
    let figures = [
        ("char-swiftness", card.swiftness),
        ("card-control", card.control),
        ("card-physical", card.physical),
        ("card-mental", card.mental),
        ("char-health", card.health),
    ];
    let face = figures.into_iter().fold(face, |face, (name, n)| face.figure(Value::new(name, i32::from(n))));
    let attacks = card.attacks.iter().map(|blow| Line::new(blow_text(blow)));
    let abilities = card.abilities.iter().map(|ability| Line::new(ability.text()));
    attacks.chain(abilities).fold(face, |face, line| face.line(line)).story(story("enemy", pack.slug(id)))
}

/// N13.6 · A transformation: what a hero has, then what an enemy has.
fn form(pack: &Pack, id: FormId) -> CardFace {
    let card = pack.form(id);
    let face = CardFace::new(pack.name(id)).emblem(pack.icon(id).clone()).kind("card-form-kind").frame(Frame::Arch);
    let stats = Characteristic::ALL.into_iter().zip(&card.stats);
    let face = stats.fold(face, |face, (stat, n)| face.figure(Value::new(stat.text(), i32::from(*n))));
    let foe = Line::new(text!("card-form-foe", control = card.control, physical = card.physical, mental = card.mental));
    let attacks = card.attacks.iter().map(|blow| Line::new(blow_text(blow)));
    let abilities = card.abilities.iter().map(|ability| Line::new(ability.text()));
    let passives = card.passives.iter().map(|passive| Line::new(passive.text()));
    let lines = std::iter::once(foe).chain(attacks).chain(abilities).chain(passives);
    lines.fold(face, |face, line| face.line(line)).story(story("form", pack.slug(id)))
}
