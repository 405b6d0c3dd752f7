//! What a hero carries and can do, as cards along the lower edge.

use super::sheets::{item_parts, skill_text};
use super::spot;
use crate::ids::{Member, SkillId};
use crate::pack::schema::{Attack, SkillKind};
use crate::state::{Carried, Renaissance};
use table::scene::{Amount, Area, Card, CardFace, Cards, Frame, Line, Token, Tone, Value, Zone};
use table::{Text, Viewer, text};

impl Renaissance {
    /// Whose equipment and skills lie before a viewer: those of the hero who acts, else of the first of their own.
    pub(super) fn hand_of(&self, viewer: Viewer) -> Option<Member> {
        let own = |member: &Member| viewer.is(self.seat_of(*member));
        self.turn.hero.filter(own).or_else(|| Member::ALL.into_iter().find(own))
    }

    pub(super) fn gear_zone(&self, member: Member) -> Zone {
        let hero = self.hero(member);
        let items = hero.items.iter().enumerate().map(|(place, item)| self.item_card(member, place as u8, item));
        let skills = hero.skills.iter().enumerate().map(|(place, skill)| self.skill_card(member, place as u8, *skill));
        let title = text!("scene-gear", hero = self.hero_name(member));
        Zone::new("gear", Area::Hand).title(title).part(Cards::hand(items.chain(skills)))
    }

    fn item_card(&self, member: Member, place: u8, carried: &Carried) -> Card {
        let item = self.pack.item(carried.item);
        let free = item.resistance.saturating_sub(carried.wounds);
        let face = CardFace::new(self.pack.name(carried.item))
            .emblem(self.pack.icon(carried.item).clone())
            .kind(item.slot.text())
            .frame(Frame::Lozenge)
            .tone(member.colour());
        let face = item
            .attacks
            .first()
            .into_iter()
            .flat_map(|attack| self.attack_figures(member, attack))
            .fold(face, CardFace::figure);
        let face = match item.resistance {
            0 => face,
            of => {
                face.figure(Value::new("scene-takes", Amount::Of { now: free.into(), max: of.into() }).icon("shield"))
            }
        };
        let face = item_parts(item, free).into_iter().map(Line::new).fold(face, CardFace::line);
        let tokens = carried.tokens.iter().map(|token| Token::new(token.text()).icon("state"));
        tokens.fold(Card::up(spot::item(member, place), face).exhausted(item.resistance > 0 && free == 0), Card::badge)
    }

    /// What an attack costs, how far it reaches and how many dice are rolled.
    fn attack_figures(&self, member: Member, attack: &Attack) -> Vec<Value> {
        let (nearest, farthest) = attack.range;
        let range = match nearest == farthest {
            true => Text::plain(nearest.to_string()),
            false => Text::plain(format!("{nearest}–{farthest}")),
        };
        let dice = i32::from(self.stat(member, attack.with)) + i32::from(attack.dice);
        vec![
            Value::new("scene-ap", attack.ap).icon("clock"),
            Value::new("scene-range", range).icon("sight"),
            Value::new(text!("scene-dice", with = attack.with.text()), dice.max(0)).icon(attack.with.icon()),
        ]
    }

    fn skill_card(&self, member: Member, place: u8, skill: SkillId) -> Card {
        let card = self.pack.skill(skill);
        let face = CardFace::new(self.pack.name(skill))
            .emblem(self.pack.icon(skill).clone())
            .kind(skill_kind(&card.kind))
            .frame(Frame::Roundel)
            .tone(Tone::Accent);
        let ap = match &card.kind {
            SkillKind::Active(deed) => Some(deed.ap),
            SkillKind::Enhancement { ap, .. } => Some(*ap),
            SkillKind::Passive(_) | SkillKind::Reaction { .. } => None,
        };
        let face = ap.into_iter().fold(face, |face, ap| face.figure(Value::new("scene-ap", ap).icon("clock")));
        Card::up(spot::skill(member, place), face.line(skill_text(&card.kind)))
    }
}

fn skill_kind(kind: &SkillKind) -> Text {
    Text::new(match kind {
        SkillKind::Active(_) => "scene-kind-active",
        SkillKind::Passive(_) => "scene-kind-passive",
        SkillKind::Enhancement { .. } => "scene-kind-enhancement",
        SkillKind::Reaction { .. } => "scene-kind-reaction",
    })
}
