//! The primordial's side: decks with their open backs, the last cards, wounds, traits and scars; and the Kratos pool with the Argo.

use crate::choice::Source;
use crate::ids::{AiId, Level, PartId};
use crate::looks::KNOWN;
use crate::pack::schema::{Effect, Modifier, PrimordialAttribute};
use crate::state::{AiSource, Card as Drawn, LevelDeck, Odyssey, Wound};
use crate::words::{roman, signed};
use table::scene::{
    Amount, Area, Back, Card, CardFace, Cards, Frame, Line, Meter, Spot, Token, Tokens, Tone, Track, Value, Zone,
};
use table::scene::{Notch, Part};
use table::{Arg, Text, text};

impl Odyssey {
    fn primordial_note(&self) -> Text {
        let (level, tohit) = (self.primordial.level, self.to_hit());
        match self.primordial_has(Modifier::UnlimitedSpeed) {
            true => text!("scene-foe-note-unlimited", level = level, tohit = tohit),
            false => text!("scene-foe-note", level = level, tohit = tohit, speed = self.primordial_speed()),
        }
    }

    pub(super) fn primordial_zone(&self) -> Zone {
        let mut zone = Zone::new("enemy", Area::Decks)
            .title(self.primordial_name())
            .note(self.primordial_note())
            .part(self.wound_meter())
            .part(Cards::piles(self.piles()))
            .part(self.primordial_lines());
        if self.primordial.track > 0 || self.builds_labyrinths() {
            zone = zone.part(self.labyrinth_track());
        }
        zone
    }

    /// Whether any card of the primordial lays labyrinth tiles.
    fn builds_labyrinths(&self) -> bool {
        let primordial = self.pack.primordial(self.primordial.id);
        let cards = primordial.ai.iter().chain([&primordial.signature, &primordial.routine]);
        let lays = |effect: &Effect| matches!(effect, Effect::Labyrinth(_));
        let mut scripts = cards.flat_map(|card| [card.effects, card.after, card.after_final]);
        scripts.any(|script| self.pack.all(script).iter().any(lays))
    }

    fn piles(&self) -> Vec<Card> {
        let mut piles = vec![
            self.deck("ai-deck", "scene-ai-deck", "triskelion", &self.decks.ai),
            self.deck("body-deck", "scene-body-deck", "wound", &self.decks.body),
        ];
        piles.extend(self.open_ai());
        piles.extend(self.open_part());
        piles.push(self.wound_stack());
        piles
    }

    /// A deck: how many cards, how many of each level, and the level on the back of its top card (B3.2).
    fn deck(&self, id: &'static str, name: &'static str, icon: &'static str, deck: &LevelDeck) -> Card {
        let counted = Level::ALL.map(|level| (level, deck.in_deck(level))).into_iter().filter(|(_, count)| *count > 0);
        let levels: Vec<Text> =
            counted.map(|(level, count)| text!("scene-level", count = count, level = roman(level))).collect();
        let back = Back::new(name).icon(icon).tone("primordial");
        let caption = match deck.top_level() {
            Some(top) => text!("scene-levels", top = roman(top)).with("levels", Arg::List(levels)),
            None if levels.is_empty() => text!("nothing"),
            None => text!("scene-levels-mixed").with("levels", Arg::List(levels)),
        };
        Card::down(id, back).pile(deck.len() as u16).caption(caption)
    }

    /// The card that is being resolved, or the last one that was.
    fn open_ai(&self) -> Option<Card> {
        let last = self.decks.ai.discards().last().map(|card| AiSource::Card(AiId(*card)));
        let (source, caption) = match self.primordial_attack() {
            Some(primordial_attack) => (primordial_attack.card, "scene-ai-now"),
            None => (last?, "scene-ai-last"),
        };
        Some(Card::up("ai-card", self.ai_face(source)).caption(caption))
    }

    pub(super) fn ai_face(&self, source: AiSource) -> CardFace {
        let primordial = self.pack.primordial(self.primordial.id);
        let card = match source {
            AiSource::Signature => &primordial.signature,
            AiSource::Routine => &primordial.routine,
            AiSource::Card(id) => &primordial.ai[id.index()],
        };
        let mut face =
            CardFace::new(self.ai_name(source)).emblem(card.icon.clone()).tone("primordial").frame(Frame::Diagonal);
        if let Some(level) = card.level {
            face = face.cost(Text::plain(roman(level)));
        }
        for (part, said) in self.pack.say_ai(card) {
            face = face.line(Line::new(said).label(part));
        }
        face.story = self.pack.story("ai", card.slug);
        face
    }

    /// The body part that is attacked, or the last one that was discarded.
    fn open_part(&self) -> Option<Card> {
        let attacked = self.titan_attack().and_then(|attack| attack.part);
        let (id, caption) = match attacked {
            Some(part) => (part, "scene-part-now"),
            None => (PartId(*self.decks.body.discards().last()?), "scene-part-last"),
        };
        Some(Card::up("body-card", self.part_face(id)).caption(caption))
    }

    pub(super) fn part_face(&self, id: PartId) -> CardFace {
        let part = &self.pack.primordial(self.primordial.id).parts[id.index()];
        let mut face = CardFace::new(self.card_name(Drawn::Part(id)))
            .cost(Text::plain(roman(part.level)))
            .emblem(part.icon.clone())
            .tone("primordial")
            .frame(Frame::Roundel)
            .figure(Value::new("attribute-at", part.at).icon("armour"));
        face.story = self.pack.story("part", part.slug);
        let said = self.pack.say_part(part).into_iter();
        said.fold(face, |face, (label, said)| face.line(Line::new(said).label(label)))
    }

    /// B15.1 · The wound stack; its top card, if that is a body part.
    fn wound_stack(&self) -> Card {
        let top = self.primordial.wounds.last().copied();
        let face = match top {
            Some(Wound::Part(part)) => self.part_face(part),
            _ => CardFace::new("scene-wounds").emblem("wound").tone("primordial").frame(Frame::Roundel),
        };
        Card::up("wounds", face).caption("scene-wounds")
    }

    /// B15.1 · How many wounds it has of those that end the battle.
    fn wound_meter(&self) -> Meter {
        let (wounds, needed) = (self.primordial.wound_count(), self.wounds_needed());
        Meter::new("scene-wounds", wounds.into(), needed.into()).icon("wound").tone(Tone::Bad)
    }

    /// Traits of the level, scars and permanent bonuses.
    fn primordial_lines(&self) -> Vec<Line> {
        let primordial = self.pack.primordial(self.primordial.id);
        let mut lines = Vec::new();
        for source in self.primordial_sources() {
            let (powers, tone) = match source {
                Source::Trait(n) => (&primordial.traits[n as usize].powers, Tone::Neutral),
                Source::Scar(n) => (&self.pack.condition(self.primordial.scars[n as usize]).powers, Tone::Good),
                _ => continue,
            };
            let said = crate::words::joined(self.pack.say_powers(powers).into_iter());
            lines.extend(said.map(|said| Line::new(said).label(self.source_name(source)).tone(tone)));
        }
        for bonus in crate::state::BONUSES {
            let times = self.primordial.permanent(bonus);
            if times > 0 {
                let said = text!("scene-bonus", by = signed(times as i8), what = bonus.text());
                lines.push(Line::new(said).label("scene-permanent").rule("B15.16").tone(Tone::Bad));
            }
        }
        lines
    }

    /// B10.5 · The shape that comes next.
    fn labyrinth_track(&self) -> Track {
        let kinds = self.pack.terrain.iter();
        let kinds = kinds.filter(|kind| kind.traits.contains(&crate::pack::schema::TerrainTrait::Labyrinth));
        let notches: Vec<Notch> = kinds.map(|kind| tile_notch(kind.slug.as_str())).collect();
        let now = u16::from(self.primordial.track) % (notches.len().max(1) as u16);
        Track::new("labyrinth-track", "scene-next-tile", notches).now(now)
    }

    pub(super) fn pool_zone(&self) -> Zone {
        Zone::new("pool", Area::Pool)
            .title("scene-pool")
            .note("scene-pool-note")
            .part(self.pool_picture())
            .part(self.argo_values())
            .part(Part::from(Cards::row(self.argo_cards())))
    }

    /// B20 · Tokens that wait for the next attack, temporary ones of the primordial among them.
    fn pool_picture(&self) -> Tokens {
        let pool = &self.pool;
        let counted = [
            ("token-opening", "opening", Tone::Accent, pool.openings),
            ("token-break", "break", Tone::from("rage"), pool.breaks),
            ("token-diversion", "eye-shut", Tone::from("fate"), pool.diversions),
        ];
        let mut tokens: Vec<Token> = counted
            .into_iter()
            .filter(|(.., count)| *count > 0)
            .map(|(name, icon, tone, count)| Token::new(name).icon(icon).tone(tone).count(i64::from(count)))
            .collect();
        for attribute in ATTRIBUTES {
            let by = pool.modifiers[attribute as usize];
            if by != 0 {
                tokens.push(Token::new(text!("scene-bonus", by = signed(by), what = attribute.text())));
            }
        }
        let empty = u16::from(tokens.is_empty());
        Tokens::new(tokens).name("scene-pool").empty(empty)
    }

    fn argo_values(&self) -> Vec<Value> {
        let argo = &self.argo;
        let of = |now: u8, max: u8| Amount::Of { now: now.into(), max: max.into() };
        vec![
            Value::new("argo-figure-crew", of(argo.crew, self.pack.numbers.crew)).icon("crew"),
            Value::new("argo-figure-hull", of(argo.hull, self.pack.numbers.hull)).icon("hull"),
            Value::new("argo-figure-fate", argo.fate).icon("fate"),
            Value::new("argo-figure-doom", argo.doom).icon("doom"),
            Value::new("argo-figure-progress", argo.progress).icon("progress"),
        ]
    }

    /// B29 · The prepared abilities with their charges.
    fn argo_cards(&self) -> Vec<Card> {
        let cards = self.argo.abilities.iter().enumerate().map(|(n, card)| {
            let ability = &self.pack.argo[card.ability.index()];
            let face = CardFace::new(self.pack.name(card.ability))
                .emblem(ability.icon.clone())
                .tone(Tone::Accent)
                .frame(Frame::Gable)
                .figure(Value::new(text!("scene-charges", count = card.charges), card.charges).icon("charge"));
            let said = self.pack.say_powers(&ability.powers).into_iter();
            let face = said.fold(face, |face, said| face.line(said));
            Card::up(Spot::of("argo", n + 1), face).exhausted(card.exhausted)
        });
        cards.collect()
    }
}

/// Tiles of the labyrinth are told by a letter that looks like them, the last part of their slug.
/// A labyrinth tile by its shape, where that is drawn, and its letter.
fn tile_notch(slug: &str) -> Notch {
    let letter = slug.rsplit('-').next().unwrap_or(slug);
    let notch = Notch::new(Text::plain(letter.to_uppercase()));
    match KNOWN.icons().find(|icon| *icon == slug) {
        Some(shape) => notch.icon(shape),
        None => notch,
    }
}

const ATTRIBUTES: [PrimordialAttribute; 6] = [
    PrimordialAttribute::At,
    PrimordialAttribute::ToHit,
    PrimordialAttribute::Speed,
    PrimordialAttribute::EvasionDice,
    PrimordialAttribute::Danger,
    PrimordialAttribute::Precision,
];
