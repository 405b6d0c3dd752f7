//! Hero sheets, and enemies with what they will do.

use super::spot;
use crate::ai::{Act, Plan};
use crate::ids::{EnemyId, FoeId, Member, Model, WoundId};
use crate::pack::schema::{
    Aim, Attack, AttackKind, Blow, Characteristic, Clause, Deed, Effect, Heroic, Item, Rank, SkillKind, Trigger,
};
use crate::state::{Renaissance, Tokens as Held};
use table::scene::{Entry, Icon, Ledger, Line, Meter, Part, Sheet, Token, Tokens, Tone, Value};
use table::{Text, text};

impl Characteristic {
    pub(super) fn icon(self) -> &'static str {
        match self {
            Characteristic::Swiftness => "wing",
            Characteristic::Dexterity => "hand",
            Characteristic::Physique => "fist",
            Characteristic::Mind => "mind",
            Characteristic::Health => "health",
        }
    }
}

impl Renaissance {
    /// Everything about a hero; what it carries is left out where it lies in somebody’s hand.
    pub(super) fn sheet(&self, member: Member, in_hand: bool) -> Sheet {
        let hero = self.hero(member);
        let health = self.health(member);
        let most = i32::from(self.pack.numbers.most_heroism);
        let class = self.class(member).filter(|class| class.points.is_some());
        let class = class.map(|_| Text::new(format!("points-{}", self.pack.slug(hero.class))));
        let threat = Value::new("threat", i32::from(self.threat(member))).icon("threat").tone(Tone::Bad);
        let points = class.map(|name| Value::new(name, i32::from(hero.points)).icon("star"));
        let points: Vec<Value> = [threat].into_iter().chain(points).collect();
        let wounds = i32::from(hero.wounds.min(health));
        let sheet = Sheet::new(spot::sheet(member), self.hero_name(member))
            .emblem(self.hero_icon(member))
            .tone(member.colour())
            .owner(if hero.companion.is_some() { Text::new("scene-companion") } else { self.pack.name(hero.class) })
            .acting(self.turn.hero == Some(member))
            .part(self.characteristics(member))
            .part(Meter::new("scene-wounds", wounds, i32::from(health)).icon("wound").tone(Tone::Bad))
            .part(Meter::new("heroism", i32::from(hero.heroism), most).icon("laurel").tone(Tone::Accent));
        let sheet = sheet.part(points);
        let sheet = sheet.part(Tokens::new(self.token_row(hero.tokens).into_iter().chain(self.lasting(member))));
        match in_hand {
            true => sheet,
            false => sheet.part(self.item_lines(member)).part(self.skill_lines(member)),
        }
    }

    /// The five characteristics in a row.
    pub(super) fn characteristics(&self, member: Member) -> Part {
        let value =
            |stat: Characteristic| Value::new(stat.text(), i32::from(self.stat(member, stat))).icon(stat.icon());
        Part::stats(Characteristic::ALL.into_iter().map(value))
    }

    fn token_row(&self, held: Held) -> Vec<Token> {
        held.iter()
            .map(|token| {
                let tone = if token.is_positive() { Tone::Good } else { Tone::Bad };
                Token::new(token.text()).icon("state").tone(tone)
            })
            .collect()
    }

    /// What stays with a hero: the reaction token, severe wounds, what it carries.
    fn lasting(&self, member: Member) -> Vec<Token> {
        let hero = self.hero(member);
        let reaction =
            (hero.reaction > 0).then(|| Token::new(text!("scene-reaction-token", n = hero.reaction)).icon("shield"));
        let wounds = self.pack.ids().filter(|wound: &WoundId| hero.severe >> wound.0 & 1 == 1);
        let wounds = wounds.map(|wound| Token::new(self.pack.name(wound)).icon("wound").tone(Tone::Bad));
        let carried = hero.carries.map(|kind| Token::new(self.marker_name(kind.into())).icon("hand"));
        self.form_token(Model::Hero(member)).into_iter().chain(reaction).chain(wounds).chain(carried).collect()
    }

    /// N13.6 · What a model has been transformed into, and for how long.
    pub(super) fn form_token(&self, model: Model) -> Option<Token> {
        let changed = self.changed(model)?;
        let said = text!("scene-form", form = self.pack.name(changed.form), left = changed.left);
        Some(Token::new(said).icon(self.pack.icon(changed.form).clone()))
    }

    pub(super) fn item_lines(&self, member: Member) -> Vec<Line> {
        let items = self.hero(member).items.iter().enumerate();
        items
            .map(|(place, carried)| {
                let card = self.pack.item(carried.item);
                let mut parts = item_parts(card, card.resistance.saturating_sub(carried.wounds));
                parts.extend(carried.tokens.iter().map(|token| token.text()));
                let said = text!("scene-parts", parts = parts);
                Line { id: Some(spot::item(member, place as u8)), ..Line::new(said) }
                    .label(self.pack.name(carried.item))
                    .icon(self.pack.icon(carried.item).clone())
            })
            .collect()
    }

    pub(super) fn skill_lines(&self, member: Member) -> Vec<Line> {
        let skills = self.hero(member).skills.iter().enumerate();
        let skills = skills.map(|(place, skill)| {
            let said = skill_text(&self.pack.skill(*skill).kind);
            Line { id: Some(spot::skill(member, place as u8)), ..Line::new(said) }
                .label(self.pack.name(*skill))
                .icon(self.pack.icon(*skill).clone())
        });
        let class = self.hero(member).class;
        let heroic = self.class(member).map(|card| {
            let name = Text::new(format!("class-{}-heroic", self.pack.slug(class)));
            Line::new(heroic_text(&card.heroic)).label(name).icon(self.pack.icon(class).clone())
        });
        skills.chain(heroic).collect()
    }

    /// N1.17, N2.5 · Each kind of enemies with its figures, then each of them and what it would do as things stand.
    pub(super) fn foe_ledger(&self) -> Ledger {
        let heads = [
            ("char-swiftness", "wing"),
            ("card-control", "eye"),
            ("card-physical", "shield"),
            ("card-mental", "mind"),
            ("char-health", "health"),
        ];
        let heads = heads.map(|(name, icon)| Value::word(name).icon(icon));
        Ledger::new("scene-enemies", heads).entries(self.tokens.iter().map(|token| self.kind_entry(token.enemy)))
    }

    fn kind_entry(&self, kind: EnemyId) -> Entry {
        let card = self.pack.enemy(kind);
        let models: Vec<FoeId> = self.of_kind(kind).filter(|foe| !self.is_ally(*foe)).collect();
        let figures = [card.swiftness, card.control, card.physical, card.mental, card.health];
        Entry::new(self.pack.name(kind), figures)
            .note(text!("scene-kind", count = models.len(), rank = card.rank.text()))
            .icon(self.pack.icon(kind).clone())
            .tone(self.kind_tone(kind))
            .rim(card.rank != Rank::Troop)
            .lines(models.into_iter().map(|foe| self.foe_line(foe)))
            .more([self.kind_line(kind)])
    }

    /// The card of a kind in one line.
    fn kind_line(&self, kind: EnemyId) -> Line {
        let card = self.pack.enemy(kind);
        let attacks: Vec<Text> = card.attacks.iter().map(blow_text).collect();
        let abilities: Vec<Text> = card.abilities.iter().map(|ability| ability.text()).collect();
        let said = text!("foe-card", attacks = attacks, count = card.abilities.len(), abilities = abilities);
        Line::new(said)
    }

    fn foe_line(&self, foe: FoeId) -> Line {
        let enemy = self.foe(foe).enemy;
        let left = self.foe_health(foe).saturating_sub(self.foe(foe).wounds);
        let plan = self.plan(foe, self.foe_swiftness(foe));
        let said = match plan {
            None => text!("foe-waits", left = left),
            Some(Plan { act: Act::Attack(_, target), .. }) => {
                text!("foe-attacks", left = left, model = self.model_name(target))
            }
            Some(Plan { act: Act::Smash(_, at), .. }) => text!("foe-smashes", left = left, space = at.to_string()),
            Some(Plan { act: Act::Objective(..), .. }) => text!("foe-objective", left = left),
            Some(Plan { after: Some(target), .. }) => {
                text!("foe-follows", left = left, model = self.model_name(target))
            }
            Some(_) => text!("foe-towards-objective", left = left),
        };
        let icon: Icon = self.pack.icon(enemy).clone();
        let bad = matches!(plan, Some(Plan { act: Act::Attack(_, Model::Hero(_)), .. }));
        Line::new(said).label(self.foe_name(foe)).icon(icon).tone(if bad { Tone::Bad } else { Tone::Neutral })
    }
}

pub(super) fn clause_text(clause: &Clause) -> Text {
    let symbols: Vec<Text> = clause.on.iter().map(|astro| astro.text()).collect();
    if symbols.is_empty() {
        clause.does.text()
    } else {
        text!("scene-on", symbols = symbols, does = clause.does.text())
    }
}

/// What a piece of equipment is and does, part by part.
pub(super) fn item_parts(card: &Item, free: u8) -> Vec<Text> {
    let mut parts: Vec<Text> = card.attacks.iter().map(attack_text).collect();
    if card.resistance > 0 {
        parts.push(text!("scene-resistance", free = free, of = card.resistance));
    }
    parts.extend(card.passives.iter().map(|passive| passive.text()));
    parts.extend(card.uses.iter().map(deed_text));
    parts.extend(card.reacts.iter().map(skill_text));
    parts
}

/// A range as cards write it: one number where both ends are the same.
fn range_text((nearest, farthest): (u8, u8)) -> Text {
    Text::plain(if nearest == farthest { nearest.to_string() } else { format!("{nearest}–{farthest}") })
}

/// N9 · An enemy's attack in words.
pub(super) fn blow_text(blow: &Blow) -> Text {
    let before: Vec<Text> = blow.before.iter().map(clause_text).collect();
    let after: Vec<Text> = blow.after.iter().map(clause_text).collect();
    text!(
        "scene-blow",
        kind = blow.kind.text(),
        ap = blow.ap,
        range = range_text(blow.range),
        mental = u8::from(blow.kind == AttackKind::Mental),
        value = blow.value,
        with = blow.defence.text(),
        threshold = blow.threshold,
        area = blow.area.map_or_else(|| Text::plain(""), |shape| shape.text()),
        areas = u8::from(blow.area.is_some()),
        before = before,
        after = after,
        befores = blow.before.len(),
        afters = blow.after.len()
    )
}

/// An attack line in words.
fn attack_text(line: &Attack) -> Text {
    let before: Vec<Text> = line.before.iter().map(clause_text).collect();
    let after: Vec<Text> = line.after.iter().map(clause_text).collect();
    text!(
        "scene-attack",
        kind = line.kind.text(),
        ap = line.ap,
        range = range_text(line.range),
        aimed = u8::from(line.target != Aim::Opponent),
        whom = line.target.text(),
        modified = u8::from(line.dice != 0),
        with = line.with.text(),
        dice = table::pack::signed(line.dice),
        needs = line.needs,
        before = before,
        after = after,
        befores = line.before.len(),
        afters = line.after.len(),
        areas = u8::from(line.area.is_some()),
        area = line.area.as_ref().map_or_else(|| Text::plain(""), |area| area.shape.text()),
        spread = effects_text(line.area.as_ref().map_or(&[], |area| &area.does))
    )
}

fn effects_text(effects: &[Effect]) -> Vec<Text> {
    effects.iter().map(|effect| effect.text()).collect()
}

/// What something costs: AP, class points, threat.
fn cost_text(ap: u8, points: u8, threat: u8) -> Vec<Text> {
    let points = (points > 0).then(|| text!("scene-cost-points", points = points));
    let threat = (threat > 0).then(|| text!("scene-cost-threat", threat = threat));
    std::iter::once(text!("scene-cost-ap", ap = ap)).chain(points).chain(threat).collect()
}

/// N1.5 · What a skill or a piece of equipment costs, whom it reaches, and what it does.
pub(crate) fn deed_text(deed: &Deed) -> Text {
    let area = deed.area.as_ref();
    text!(
        "scene-deed",
        cost = cost_text(deed.ap, deed.points, deed.threat),
        aimed = u8::from(deed.target != Aim::Nobody),
        whom = deed.target.text(),
        range = range_text(deed.range),
        does = effects_text(&deed.does),
        areas = u8::from(area.is_some()),
        area = area.map_or_else(|| Text::plain(""), |area| area.shape.text()),
        friends = u8::from(deed.target == Aim::Friend),
        spread = effects_text(area.map_or(&[], |area| &area.does)),
        once = u8::from(deed.reload || deed.ap == 0)
    )
}

/// N1.5 · A heroic skill: what it does, and what holds afterwards.
fn heroic_text(heroic: &Heroic) -> Text {
    let during: Vec<Text> = heroic.during.iter().map(|passive| passive.text()).collect();
    text!("scene-heroic", heroism = heroic.cost, does = deed_text(&heroic.deed), lasts = heroic.lasts, during = during)
}

pub(super) fn skill_text(kind: &SkillKind) -> Text {
    match kind {
        SkillKind::Active(deed) => deed_text(deed),
        SkillKind::Passive(passives) => {
            let parts: Vec<Text> = passives.iter().map(|passive| passive.text()).collect();
            text!("scene-passive", parts = parts)
        }
        SkillKind::Enhancement { ap, points, which, adds } => {
            let parts: Vec<Text> = adds.iter().map(clause_text).collect();
            text!("scene-enhancement", cost = cost_text(*ap, *points, 0), which = which.text(), parts = parts)
        }
        SkillKind::Reaction { token, points, when, within, does } => {
            let near = matches!(when, Trigger::FriendDefends | Trigger::EnemyStops | Trigger::FriendFalls);
            text!(
                "scene-reaction",
                token = *token,
                priced = u8::from(*points > 0),
                points = text!("scene-cost-points", points = *points),
                when = when.text(),
                near = u8::from(near),
                within = *within,
                does = effects_text(does)
            )
        }
    }
}
