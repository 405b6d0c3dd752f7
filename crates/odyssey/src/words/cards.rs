//! Whole cards in words.

use super::circumstances::tested;
use super::powers::joined;
use crate::ids::*;
use crate::pack::Pack;
use crate::pack::schema::*;
use table::{Text, text};

impl Pack {
    /// What a condition or a scar does.
    pub fn say_condition(&self, id: ConditionId) -> Text {
        let condition = self.condition(id);
        let mut lines = self.say_powers(&condition.powers);
        if let Some(worse) = condition.worsens {
            lines.push(text!("condition-worsens", condition = self.name(worse)));
        }
        if condition.kills {
            lines.push(Text::new("condition-kills"));
        }
        joined(lines.into_iter()).unwrap_or_else(|| Text::new("effect-nothing"))
    }

    /// The traits and abilities of a kind of tile.
    pub fn say_terrain(&self, id: TerrainId) -> Text {
        let terrain = self.terrain(id);
        let traits: Vec<Text> = terrain.traits.iter().map(|trait_| trait_.text()).collect();
        let mut lines = vec![text!("terrain-traits", list = traits)];
        let at_war: Vec<Text> = terrain.at_war.iter().map(|trait_| trait_.text()).collect();
        lines.extend((!at_war.is_empty()).then(|| text!("terrain-traits-at-war", list = at_war)));
        lines.extend(self.say_powers(&terrain.powers));
        joined(lines.into_iter()).unwrap_or_else(|| Text::new("effect-nothing"))
    }

    /// The text of a gear card below its figures.
    pub fn say_gear(&self, id: GearId) -> Option<Text> {
        joined(self.say_powers(&self.gear(id).powers).into_iter())
    }

    /// A kratos or moiros card: what happens at once, and what lasts.
    pub fn say_fateful(&self, card: &Fateful) -> Text {
        let mut lines: Vec<Text> = self.say_script(card.effects).into_iter().collect();
        lines.extend(self.say_powers(&card.powers));
        joined(lines.into_iter()).unwrap_or_else(|| Text::new("effect-nothing"))
    }

    /// B19.4 · One side of a row of a Kratos table.
    pub fn say_side(side: &[Keyword]) -> Text {
        let words: Vec<Text> = side.iter().map(|word| word.text()).collect();
        text!("all-of", list = words)
    }

    /// One row of a Kratos table.
    pub fn say_row(row: &KratosRow) -> Text {
        let sides = row.sides.iter().map(|side| Pack::say_side(side));
        let said = sides.rev().reduce(|rest, first| text!("effect-or", first = first, rest = rest));
        said.unwrap_or_else(|| Text::new("effect-nothing"))
    }

    /// B3.3 · Everything on an AI card, part by part, each with the name of the part.
    pub fn say_ai(&self, card: &AiCard) -> Vec<(&'static str, Text)> {
        let mut parts = Vec::new();
        let lines: Vec<Text> = self.all(card.lines).iter().map(|line| self.say_line(*line)).collect();
        let lines = lines.into_iter().rev().reduce(|rest, first| text!("lines-then", first = first, rest = rest));
        parts.extend(lines.map(|lines| ("ai-target", lines)));
        parts.extend((card.moves != Moves::Not).then(|| ("ai-moves", card.moves.text())));
        if let Some(attack) = &card.attack {
            parts.push(("ai-attack", self.say_attack(attack)));
            parts.extend(self.say_script(attack.banners).map(|banners| ("ai-banners", banners)));
            parts.extend(self.say_script(attack.hits).map(|hits| ("ai-hits", hits)));
        }
        parts.extend(self.say_script(card.effects).map(|effects| ("ai-effects", effects)));
        parts.extend(self.say_script(card.after).map(|after| ("ai-after", after)));
        parts.extend(self.say_script(card.after_final).map(|after| ("ai-after-final", after)));
        parts
    }

    fn say_attack(&self, attack: &AiAttack) -> Text {
        let kind = match attack.kind {
            AttackKind::Judgement(first, second) if first == second => text!("attack-judgement", skill = first.text()),
            AttackKind::Judgement(first, second) => {
                text!("attack-judgement", skill = tested(Tested::ByEither(first, second)))
            }
            other => other.text(),
        };
        let key = if attack.doomed { "attack-doomed" } else { "attack" };
        text!(key, kind = kind, dice = attack.dice, difficulty = attack.difficulty)
    }

    /// B3.4 · A targeting line.
    pub fn say_line(&self, line: Line) -> Text {
        let pick = line.pick.text();
        let needs: Vec<Text> = needs(line.need).into_iter().map(|need| need.text(self)).collect();
        let said = if needs.is_empty() { pick } else { text!("pick-with", pick = pick, needs = needs) };
        match line.instead.and_then(|script| self.say_script(script)) {
            Some(instead) => text!("line-instead", line = said, instead = instead),
            None => said,
        }
    }

    /// B7.7 · What a body part answers, part by part.
    pub fn say_part(&self, part: &BodyPart) -> Vec<(&'static str, Text)> {
        let answer = |script: Option<crate::pack::Script>| script.and_then(|script| self.say_script(script));
        let mut parts = Vec::new();
        parts.extend(answer(part.wound).map(|said| ("part-wound", said)));
        parts.extend(answer(part.fail).map(|said| ("part-fail", said)));
        parts.extend(answer(part.instinct).map(|said| ("part-instinct", said)));
        parts.extend(self.say_script(part.critical).map(|said| ("part-critical", said)));
        parts.extend(joined(self.say_powers(&part.powers).into_iter()).map(|said| ("part-holds", said)));
        parts
    }
}

fn needs(needs: Needs) -> Vec<Need> {
    match needs {
        Needs::Nothing => Vec::new(),
        Needs::One(need) => vec![need],
        Needs::Two(need, other) => vec![need, other],
        Needs::Three(need, other, third) => vec![need, other, third],
    }
}
