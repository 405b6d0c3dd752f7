//! H · Heroes in play.

use super::card::{metal_name, metal_tone};
use super::{View, spot};
use crate::card::{Card as Any, Value as Metal};
use crate::pack::Ability;
use crate::state::{Hero, HeroAt, Worn};
use table::scene::{Amount, Card, CardSize, Cards, Meter, Sheet, Token, Tone, Value};
use table::{Text, text};

impl View<'_> {
    pub(super) fn hero(self, at: HeroAt, hero: &Hero) -> Sheet {
        let row = &self.pack().numbers.values[hero.value];
        let hardiest = self.pack().numbers.values[Metal::Gold].resistance;
        let slots = Amount::Of { now: hero.attachments.len() as i64, max: self.game.slots(at.seat, hero) as i64 };
        let sheet = Sheet::new(spot::hero(self.pack(), at), self.game.hero_name(at.hero))
            .emblem(self.pack().icon(Any::Hero(at.hero)))
            .tone(at.seat)
            .owner(Text::new(format!("see-hero-{}", hero.value.slug())));
        let sheet = self.states(at, hero).into_iter().fold(sheet, Sheet::badge);
        let sheet = sheet
            .part(self.portrait(at, hero))
            .part(vec![Value::new("see-to-close", Amount::Signed(row.closing.into())), Value::new("see-slots", slots)])
            .part(Meter::new("see-resistance", row.resistance.into(), hardiest.into()).tone(at.seat));
        let sheet = match hero.attachments.is_empty() {
            true => sheet,
            false => sheet.part(self.burden(at, hero)),
        };
        let webs = hero.webs.iter().map(|web| self.web(at, hero, web));
        let sheet = sheet.parts(webs);
        match self.room_for_web(at, hero) {
            Some(line) => sheet.part(vec![line]),
            None => sheet,
        }
    }

    /// The hero's own card, small, with its metal at the foot.
    fn portrait(self, at: HeroAt, hero: &Hero) -> Cards {
        let id = format!("portrait-{}-{}", at.seat, self.pack().slug(Any::Hero(at.hero)));
        let face = self.face(Any::Hero(at.hero)).foot(Value::word(metal_name(hero.value)).tone(metal_tone(hero.value)));
        Cards::row([Card::up(id, face).size(CardSize::Mini)])
    }

    fn states(self, at: HeroAt, hero: &Hero) -> Vec<Token> {
        let mut tokens = Vec::new();
        if !hero.ready {
            tokens.push(Token::new("see-not-available").icon("clock"));
        }
        if hero.shielded {
            tokens.push(Token::new("see-shielded").icon("shield").tone(Tone::Good));
        }
        if hero.bound > 0 {
            tokens.push(Token::new("see-bound").icon("lock").tone(Tone::Bad));
        }
        if hero.spent.gift
            && self.game.is_active(at.seat)
            && matches!(self.pack().hero(hero.card).gift, Ability::Once { .. })
        {
            tokens.push(Token::new("see-gift-used").icon("check"));
        }
        if hero.spent.wards > 0 {
            tokens.push(Token::new("see-warded").icon("shield"));
        }
        tokens
    }

    /// E1 · What the hero bears.
    fn burden(self, at: HeroAt, hero: &Hero) -> Cards {
        let cards = hero.attachments.iter().map(|worn| self.worn(at, worn));
        Cards::row(cards).name("see-bears")
    }

    fn worn(self, at: HeroAt, worn: &Worn) -> Card {
        let face = self.face(Any::Attachment(worn.card));
        let card = Card::up(spot::worn(self.pack(), at, worn.card), face).size(CardSize::Mini);
        let card = match worn.turns {
            0 => card,
            turns => card.badge(Token::new(text!("see-turns-left", count = turns)).icon("clock")),
        };
        card.exhausted(worn.warded || worn.rerolled)
    }
}
