//! Positions drawn in tests, on the pack of `tests/sample`.
//!
//! The last line of a picture is row A. `R`, `F`, `O` and `A` are the heroes, the letters of [`KINDS`] enemies (of a large one the lower
//! left square), everything else is ground as missions draw it. Heroes that are not drawn are on a location card and have acted. Every token
//! of an enemy lies in sector XII, those of heroes in I, where the hand is; nobody has threat or wounds.

use crate::geometry::Space;
use crate::ids::{ClassId, EnemyId, FoeId, ItemId, Member, MissionId, SkillId};
use crate::options::RenaissanceOptions;
use crate::pack::Pack;
use crate::state::{Carried, Foe, Hero, Phase, Renaissance, Turn, TypeToken, Whereabouts};
use table::pack::Source;
use table::{Rules, Shared};
use testkit::{Script, packs};

const SAMPLE: &[(&str, &str)] = table::embed_pack!(
    "tests/sample": "achievements.ron", "classes.ron", "companions.ron", "destinies.ron", "enemies.ron", "events.ron",
    "forms.ron", "heroes.ron", "items.ron", "numbers.ron", "places.ron", "reagents.ron", "scenery.ron", "skills.ron", "wounds.ron",
    "missions/thunder-over-vinci.ron",
);

/// Enemies by the letter that draws them.
const KINDS: [(char, &str); 22] = [
    ('X', "faun"),
    ('S', "satyr-slinger"),
    ('N', "marsh-nymph"),
    ('C', "centaur"),
    ('E', "maenad"),
    ('M', "thunder-ram"),
    ('H', "halberdier"),
    ('K', "knight"),
    ('G', "page-boy"),
    ('D', "gorgon"),
    ('P', "watchman"),
    ('T', "stilt-walker"),
    ('U', "pusher"),
    ('J', "squire"),
    ('V', "vulture"),
    ('Q', "lookout"),
    ('Z', "hexer"),
    ('B', "beast"),
    ('I', "spitter"),
    ('W', "shield-bearer"),
    ('d', "howler"),
    ('e', "stinger"),
];

/// A position on its way to a script.
pub struct Field {
    pub game: Renaissance,
}

pub fn space(written: &str) -> Space {
    let cell: table::scene::Cell = written.parse().unwrap_or_else(|wrong| panic!("{wrong}"));
    Space::new(cell.row, cell.col)
}

/// The position of a picture, with four seats.
#[track_caller]
pub fn field(picture: &str) -> Field {
    mission(picture, "victory: [Stage(9)],")
}

/// The same, with more of a mission card: its victory, actions, events. Zones and markers are drawn by small letters from m to z in `marks`.
#[track_caller]
pub fn mission(picture: &str, card: &str) -> Field {
    let lines: Vec<&str> = picture.split_whitespace().collect();
    let width = lines.iter().map(|line| line.len()).max().unwrap_or(0).max(4);
    let is_model = |sign: char| "RFOAY".contains(sign) || KINDS.iter().any(|(letter, _)| *letter == sign);
    let is_zone = |sign: char| ('m'..='z').contains(&sign) && !"tw".contains(sign);
    let ground = |sign: char| if is_model(sign) || is_zone(sign) { '.' } else { sign };
    let row =
        |line: &str| format!("\"{}{}\"", line.chars().map(ground).collect::<String>(), "#".repeat(width - line.len()));
    let marks = |line: &str| {
        let signs = line.chars().map(|sign| if is_zone(sign) { sign } else { '.' }).collect::<String>();
        format!("\"{}{}\"", signs, ".".repeat(width - line.len()))
    };
    let top = format!("\"....{}\",\"{}\"", "#".repeat(width - 4), "#".repeat(width));
    let starts = format!("\"1234{}\",\"{}\"", ".".repeat(width - 4), ".".repeat(width));
    let map: Vec<String> = std::iter::once(top).chain(lines.iter().map(|line| row(line))).collect();
    let marks: Vec<String> = std::iter::once(starts).chain(lines.iter().map(|line| marks(line))).collect();
    let text = format!(
        "(slug: \"drawn\", icon: \"bell\", kind: Encounter, hours: 5, map: [{}], marks: [{}], foes: [], {card})",
        map.join(","),
        marks.join(",")
    );
    let mut source = Source::embedded(SAMPLE);
    source.insert("missions/drawn.ron", &text).expect("a good path");
    let pack = Shared::new(packs::read::<Pack>(&source));
    let drawn = pack.ids().find(|id: &MissionId| pack.slug(*id) == "drawn").expect("the drawn mission");
    let options = RenaissanceOptions { mission: drawn, ..RenaissanceOptions::default() };
    let mut game = Renaissance::new(&pack, &options, 4);
    for hero in &mut game.heroes {
        (hero.at, hero.sector, hero.acted) = (Whereabouts::In(0), 1, true);
    }
    let mut field = Field { game };
    for (up, line) in lines.iter().rev().enumerate().rev() {
        for (col, sign) in line.chars().enumerate() {
            field.put(sign, Space::new(up as u8, col as u8));
        }
    }
    field
}

/// The number of an enemy of the sample.
pub fn enemy(game: &Renaissance, slug: &str) -> EnemyId {
    game.pack.ids().find(|id: &EnemyId| game.pack.slug(*id) == slug).unwrap_or_else(|| panic!("there is no {slug}"))
}

impl Field {
    fn put(&mut self, sign: char, at: Space) {
        if let Some(place) = "RFOA".find(sign) {
            let hero = &mut self.game.heroes[place];
            (hero.at, hero.acted) = (Whereabouts::On(at), false);
        }
        let slug = if sign == 'Y' {
            Some("biagio")
        } else {
            KINDS.iter().find(|(letter, _)| *letter == sign).map(|(_, slug)| *slug)
        };
        if let Some(slug) = slug {
            let enemy = enemy(&self.game, slug);
            self.game.foes.push(Foe { enemy, at, ..Foe::default() });
            if !self.game.tokens.iter().any(|token| token.enemy == enemy) {
                self.game.tokens.push(TypeToken { enemy, sector: 12, acted: false });
            }
        }
    }

    pub fn hero(mut self, member: Member, change: impl FnOnce(&mut Hero)) -> Field {
        change(self.game.hero_mut(member));
        self
    }

    pub fn foe(mut self, foe: FoeId, change: impl FnOnce(&mut Foe)) -> Field {
        change(self.game.foe_mut(foe));
        self
    }

    /// A faun on a square of a roof, which a picture cannot show.
    pub fn foe_on(mut self, written: &str) -> Field {
        self.put('X', space(written));
        self
    }

    /// A hero on a square, wherever the picture has it.
    pub fn at(self, member: Member, written: &str) -> Field {
        let at = space(written);
        self.hero(member, |hero| (hero.at, hero.acted) = (Whereabouts::On(at), false))
    }

    /// All the equipment of a hero.
    #[track_caller]
    pub fn gear(mut self, member: Member, slugs: &str) -> Field {
        let pack = self.game.pack.clone();
        let find = |slug: &str| {
            pack.ids().find(|id: &ItemId| pack.slug(*id) == slug).unwrap_or_else(|| panic!("no item {slug}"))
        };
        self.game.hero_mut(member).items =
            slugs.split_whitespace().map(|slug| Carried { item: find(slug), ..Carried::default() }).collect();
        self
    }

    /// All the skills of a hero.
    #[track_caller]
    pub fn skills(mut self, member: Member, slugs: &str) -> Field {
        let pack = self.game.pack.clone();
        let find = |slug: &str| {
            pack.ids().find(|id: &SkillId| pack.slug(*id) == slug).unwrap_or_else(|| panic!("no skill {slug}"))
        };
        self.game.hero_mut(member).skills = slugs.split_whitespace().map(find).collect();
        self
    }

    /// The class of a hero.
    #[track_caller]
    pub fn class(mut self, member: Member, slug: &str) -> Field {
        let pack = self.game.pack.clone();
        let class = pack.ids().find(|id: &ClassId| pack.slug(*id) == slug).unwrap_or_else(|| panic!("no class {slug}"));
        self.game.hero_mut(member).class = class;
        self
    }

    /// A familiar on a square.
    pub fn familiar(self, member: Member, written: &str) -> Field {
        let at = space(written);
        self.hero(member, |hero| hero.familiar = Some(at))
    }

    /// The sector of an enemy's token.
    pub fn token(mut self, slug: &str, sector: u8) -> Field {
        let enemy = enemy(&self.game, slug);
        let token = self.game.tokens.iter_mut().find(|token| token.enemy == enemy);
        token.expect("it is on the clock").sector = sector;
        self
    }

    /// A hero in the middle of an activation, with this many AP and nothing spent.
    pub fn turn(mut self, member: Member, ap: u8) -> Field {
        self.game.hero_mut(member).acted = true;
        let from = self.game.hero(member).sector;
        self.game.turn = Turn { hero: Some(member), ap, from, ..Turn::default() };
        self.game.phase = Phase::Hero;
        self
    }

    /// The models of a kind are about to act.
    pub fn acts(mut self, slug: &str) -> Field {
        let kind = enemy(&self.game, slug);
        self.game.turn = Turn { kind: Some(kind), ..Turn::default() };
        self.game.phase = Phase::Foes;
        self
    }

    pub fn change(mut self, change: impl FnOnce(&mut Renaissance)) -> Field {
        change(&mut self.game);
        self
    }

    /// Begins to play from here.
    #[track_caller]
    pub fn play(self) -> Script<Renaissance> {
        Script::from_state(self.game)
    }
}
