//! The titans' sheets: Triskelion, trauma bands, Kratos table with the lit rows, gear, conditions and tokens.

use crate::ids::{Stat, TitanId};
use crate::pack::Pack;
use crate::pack::schema::{Keyword, TraumaTable};
use crate::state::{Card as Drawn, Odyssey};
use crate::words::{joined, signed};
use table::scene::{Dial, Line, Rows, Ruler, Sheet, Spot, Stretch, Token, Tone};
use table::{Text, text};

impl Odyssey {
    /// Everything about a titan but its gear, whose cards lie before it.
    pub(super) fn whole_sheet(&self, titan: TitanId) -> Sheet {
        let sheet = self.sheet(titan).part(self.kratos_table(titan));
        let mut lines = self.innate_lines(titan);
        lines.extend(self.state_lines(titan));
        sheet.part(lines)
    }

    /// The same with its gear as lines.
    pub(super) fn short_sheet(&self, titan: TitanId) -> Sheet {
        let mut lines = self.gear_lines(titan);
        lines.extend(self.state_lines(titan));
        self.sheet(titan).part(self.kratos_table(titan)).part(lines)
    }

    fn sheet(&self, titan: TitanId) -> Sheet {
        let has = self.titan(titan);
        let [danger, fate, rage] = has.stats.map(i32::from);
        let bands = self.bands(titan);
        let class = self.class_name(has.class);
        let owner = text!("scene-owner", class = class, who = self.player(titan), speed = self.speed(titan));
        let sheet = Sheet::new(Spot::of("sheet", titan.0 + 1), self.titan_name(titan))
            .emblem(titan.emblem())
            .tone(titan.colour())
            .owner(owner)
            .acting(self.acting() == Some(titan))
            .part(vec![
                Dial::new("danger", danger, 9).icon("danger").tone("danger").bands(bands.clone()),
                Dial::new("fate", fate, 9).icon("fate").tone("fate"),
                Dial::new("rage", rage, 9).icon("rage").tone("rage"),
            ])
            .part(Ruler::new("danger", danger, 10).open_ended(true).bands(bands));
        self.badges(titan).into_iter().fold(sheet, |sheet, badge| sheet.badge(badge))
    }

    fn badges(&self, titan: TitanId) -> Vec<Token> {
        let has = self.titan(titan);
        let marks = [
            (self.priority == titan && has.is_alive(), "scene-priority", "priority", Tone::Bad),
            (has.is_alive() && has.is_down(), "scene-down", "down", Tone::Bad),
            (!has.is_alive(), "scene-dead", "skull", Tone::Bad),
            (has.is_alive() && self.is_hidden(titan), "scene-hidden", "eye-shut", Tone::Good),
            (has.movement_fatigue, "token-movement-fatigue", "move", Tone::Bad),
            (has.combat_fatigue, "token-combat-fatigue", "sword", Tone::Bad),
        ];
        let marks = marks.into_iter().filter(|(is, ..)| *is);
        let mut badges: Vec<Token> =
            marks.map(|(_, name, icon, tone)| Token::new(name).icon(icon).tone(tone)).collect();
        let counted = [
            ("token-despair", "state", has.despair),
            ("token-ambrosia", "ambrosia", has.ambrosia),
            ("token-trespass", "sun", has.trespass),
        ];
        let counted = counted.into_iter().filter(|(.., count)| *count > 0);
        badges.extend(counted.map(|(name, icon, count)| Token::new(name).icon(icon).count(i64::from(count))));
        badges
    }

    /// B19.2 · The bands of the trauma table.
    fn bands(&self, titan: TitanId) -> Vec<Stretch> {
        let TraumaTable { minor, major, grave, obol } = self.trauma_table(titan);
        let [minor, major, grave, obol] = [minor, major, grave, obol].map(i32::from);
        let bands = [
            ("severity-minor", "minor", minor, major - 1),
            ("severity-major", "major", major, grave - 1),
            ("severity-grave", "grave", grave, obol - 1),
            ("severity-obol", "obol", obol, 10.max(obol)),
        ];
        let bands = bands.into_iter().filter(|(.., from, to)| from <= to);
        bands.map(|(name, tone, from, to)| Stretch::new(name, tone, from, to)).collect()
    }

    /// B19.3 · The rows; those up to the titan's Rage are lit.
    fn kratos_table(&self, titan: TitanId) -> Rows {
        let rows = self.kratos_rows(titan);
        let rage = self.titan(titan).stat(Stat::Rage);
        rows.iter().fold(Rows::new("scene-kratos-table", rage.into()).tone("rage"), |table, row| {
            let first = row.sides.iter().flatten().next();
            let icon = first.map_or("kratos", |keyword| row_icon(*keyword));
            table.at(row.rage.into(), Pack::say_row(row), icon)
        })
    }

    fn innate_lines(&self, titan: TitanId) -> Vec<Line> {
        let has = self.titan(titan);
        let mut lines = Vec::new();
        let mut say = |name: Text, powers: &crate::pack::schema::Powers| {
            let said = joined(self.pack.say_powers(powers).into_iter());
            lines.extend(said.map(|said| Line::new(said).label(name)));
        };
        say(self.class_name(has.class), &self.pack.class(has.class).powers);
        for id in has.patterns.iter() {
            say(self.pack.name(*id), &self.pack.patterns[id.index()].powers);
        }
        for (place, id) in has.mnemos.iter().enumerate() {
            for level in self.pack.mnemos[id.index()].levels.iter().take(has.mnemos_level_of(place).into()) {
                say(self.pack.name(*id), level);
            }
        }
        if let Some(id) = has.godform {
            say(self.pack.name(id), &self.pack.godforms[id.index()].powers);
        }
        lines
    }

    /// Conditions, cards that are held, and modifier tokens.
    fn state_lines(&self, titan: TitanId) -> Vec<Line> {
        let has = self.titan(titan);
        let mut lines = Vec::new();
        for held in has.conditions.iter() {
            let icon = self.pack.condition(held.condition).icon.clone();
            let said = Line::new(self.pack.say_condition(held.condition));
            lines.push(said.label(self.pack.name(held.condition)).icon(icon));
        }
        if let Some(id) = has.kratos {
            let said = Line::new(self.pack.say_fateful(&self.pack.kratos[id.index()]));
            lines.push(said.label(self.card_name(Drawn::Kratos(id))).icon("kratos").faded(has.rallied));
        }
        if let Some(id) = has.moiros {
            let said = Line::new(self.pack.say_fateful(&self.pack.moiros[id.index()]));
            lines.push(said.label(self.card_name(Drawn::Moiros(id))).icon("fate"));
        }
        for (token, by) in has.modifiers.iter() {
            let what = token.0.text();
            lines.push(Line::new(text!("scene-bonus", by = signed(*by), what = what)).label("scene-token"));
        }
        lines
    }
}

fn row_icon(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Break(_) | Keyword::AutoBreak(_) | Keyword::Overbreak(_) => "break",
        Keyword::Opening(_) => "opening",
        Keyword::PowerReroll(_) | Keyword::AttackReroll(_) => "reroll",
        Keyword::PowerDie(_) | Keyword::Power(_) => "power-die",
        Keyword::Provoke | Keyword::Spotlight => "priority",
        Keyword::Diversion | Keyword::Hide => "eye-shut",
        Keyword::Pushback(_) | Keyword::Pull(_) | Keyword::Knockback(_) | Keyword::Vault => "move",
        Keyword::Reposition(_) | Keyword::Motivate(_) => "journey",
        _ => "kratos",
    }
}
