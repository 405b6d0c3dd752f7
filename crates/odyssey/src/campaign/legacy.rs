//! C8.5, C8.6 · What one campaign leaves to the next, as a number that fits on a scrap of paper.

use crate::ids::{ArgoId, GearId, PatternId, PortraitId, TechId, TitanId};
use crate::pack::Pack;
use crate::pack::schema::Keyword;
use crate::state::Odyssey;
use crate::state::campaign::Bred;
use crate::story::Entrance;
use table::Slug;

/// How many bits each part has, in their order; the check stands before them.
const CHECK: u32 = 5;
const FATED: u32 = 6;
const TEARS: u32 = 2;
const GODFORMS: u32 = 5;
const NYMPHS: u32 = 5;
const BATTLES: u32 = 3;
const BEATEN: u32 = 2;
const ABILITIES: u32 = 8;
const PATTERNS: u32 = 4;
const GEAR: u32 = 5;
const PORTRAIT: u32 = 4;

/// What a campaign leaves. Sets have a bit for each thing, in the order of the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Legacy {
    pub fated: u64,
    pub won: bool,
    pub tears: u64,
    pub godforms: u64,
    pub nymphs: u64,
    /// Battles of the adversary, and how often it was beaten; none if it is slain.
    pub battles: u64,
    pub beaten: u64,
    pub abilities: u64,
    pub patterns: u64,
    /// Unique and ascended cards.
    pub gear: u64,
    /// 0 for none, else one more than the number of the portrait.
    pub portraits: [u64; 4],
}

impl Legacy {
    /// The parts with their bits, the first one lowest.
    fn parts(&mut self) -> [(&mut u64, u32); 13] {
        let [one, two, three, four] = &mut self.portraits;
        [
            (&mut self.fated, FATED),
            (&mut self.tears, TEARS),
            (&mut self.godforms, GODFORMS),
            (&mut self.nymphs, NYMPHS),
            (&mut self.battles, BATTLES),
            (&mut self.beaten, BEATEN),
            (&mut self.abilities, ABILITIES),
            (&mut self.patterns, PATTERNS),
            (&mut self.gear, GEAR),
            (one, PORTRAIT),
            (two, PORTRAIT),
            (three, PORTRAIT),
            (four, PORTRAIT),
        ]
    }

    /// As a number. After a defeat it has the fated boxes alone.
    pub fn code(mut self) -> i64 {
        let won = u64::from(self.won);
        let (mut code, mut at) = (won, 1);
        let parts = self.parts();
        let kept = if won == 1 { parts.len() } else { 1 };
        for (part, bits) in parts.into_iter().take(kept) {
            code |= (*part & ((1 << bits) - 1)) << at;
            at += bits;
        }
        (code << CHECK | check(code)) as i64
    }

    /// From a number; `None` if no campaign ends with it.
    pub fn read(number: i64) -> Option<Legacy> {
        let number = u64::try_from(number).ok()?;
        let (mut code, sum) = (number >> CHECK, number & ((1 << CHECK) - 1));
        if sum != check(code) {
            return None;
        }
        let mut left = Legacy { won: code & 1 == 1, ..Legacy::default() };
        code >>= 1;
        for (part, bits) in left.parts() {
            *part = code & ((1 << bits) - 1);
            code >>= bits;
        }
        Some(left)
    }
}

/// What a slip of the pen changes.
fn check(code: u64) -> u64 {
    let mixed = code.wrapping_add(0x9e37).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed >> (64 - CHECK)
}

/// The places of a list as a set, as far as there are bits.
fn set(places: impl Iterator<Item = usize>) -> u64 {
    places.filter(|place| *place < 64).fold(0, |set, place| set | 1 << place)
}

/// C8.4 · Fated boxes have the names of the endings that fill them, in the order of the files.
fn boxes(pack: &Pack) -> impl Iterator<Item = Slug> {
    let endings = pack.tale.all().flat_map(|(_, paragraph)| &paragraph.from);
    endings.filter_map(|entrance| match entrance {
        Entrance::Ending(name) => Some(*name),
        _ => None,
    })
}

/// C8.6 · Gear that stays with the Argo.
fn lasting_gear(pack: &Pack) -> impl Iterator<Item = GearId> {
    pack.ids::<GearId>().filter(|gear| {
        let keywords = &pack.gear(*gear).powers.keywords;
        keywords.iter().any(|keyword| matches!(keyword.is, Keyword::Unique | Keyword::Ascended))
    })
}

impl Odyssey {
    /// C8.5 · What this campaign leaves.
    pub(crate) fn legacy(&self) -> Legacy {
        let (campaign, pack) = (self.voyage(), &self.pack);
        let aboard = |gear: &GearId| campaign.armoury.get(gear.index()).is_some_and(|n| *n > 0);
        let abilities = self.known_techs().into_iter().filter_map(|tech| pack.tech(tech).argo);
        let slain = campaign.adversary.beaten >= self.cycle().adversary.slain;
        let lasting = lasting_gear(pack).enumerate().filter(|(_, gear)| aboard(gear));
        Legacy {
            fated: set(boxes(pack).enumerate().filter(|(_, name)| campaign.sheet.fated.contains(name)).map(|(n, _)| n)),
            won: campaign.end.is_some_and(|end| end.won),
            tears: self.argo.tears.min(3).into(),
            godforms: campaign.godforms.into(),
            nymphs: campaign.nymphs.into(),
            battles: if slain { 7 } else { campaign.adversary.battles.min(6).into() },
            beaten: campaign.adversary.beaten.min(3).into(),
            abilities: set(abilities.map(ArgoId::index)),
            patterns: set(campaign.titans.iter().flat_map(|titan| titan.patterns.iter().map(|id| id.index()))),
            gear: set(lasting.map(|(n, _)| n)),
            portraits: TitanId::ALL
                .map(|id| self.argonaut(id).portrait.map_or(0, |portrait| u64::from(portrait.0) + 1)),
        }
    }

    /// C8.6 · What an earlier campaign has left comes aboard.
    pub(super) fn take_over(&mut self, left: &Legacy) {
        let pack = self.pack.clone();
        for (place, name) in boxes(&pack).enumerate() {
            if left.fated & 1 << place != 0 {
                self.fill_fated_box(name);
            }
        }
        if !left.won {
            return;
        }
        self.argo.tears = self.argo.tears.saturating_add(left.tears as u8);
        let has = |set: u64, place: usize| set & 1 << place != 0;
        let godforms = set((0..pack.godforms.len()).filter(|place| has(left.godforms, *place))) as u16;
        let nymphs = set((0..pack.nymphs.len()).filter(|place| has(left.nymphs, *place))) as u16;
        (self.argo.godforms, self.argo.nymphs) = (godforms, nymphs);
        let campaign = self.voyage_mut();
        (campaign.godforms, campaign.nymphs) = (godforms, nymphs);
        (campaign.adversary.battles, campaign.adversary.beaten) = (left.battles as u8, left.beaten as u8);
        for (_, gear) in lasting_gear(&pack).enumerate().filter(|(place, _)| has(left.gear, *place)) {
            self.stow(gear);
        }
        for tech in pack.ids::<TechId>() {
            if pack.tech(tech).argo.is_some_and(|ability| has(left.abilities, ability.index())) {
                self.learn_tech(tech);
            }
        }
        for place in (0..pack.patterns.len()).filter(|place| has(left.patterns, *place)) {
            self.name_titan(PatternId(place as u8));
        }
    }

    /// C5.3 · One of the titans has its pattern from before, as far as one without fits.
    fn name_titan(&mut self, pattern: PatternId) {
        let class = self.pack.patterns[pattern.index()].class.unwrap_or(self.dreamer());
        let fits = |titan: &&mut Bred| titan.class == class && titan.patterns.is_empty();
        if let Some(titan) = self.voyage_mut().titans.iter_mut().find(fits) {
            titan.patterns.push(pattern);
        }
    }

    /// C8.6 · The argonauts of a campaign that was won take their places again.
    pub(crate) fn returning(&self, id: TitanId) -> Option<PortraitId> {
        let left = self.options.chronicle.and_then(Legacy::read).filter(|left| left.won)?;
        let place = left.portraits[id.index()].checked_sub(1)? as usize;
        let free = place < self.pack.portraits.len() && self.voyage().dealt & 1 << place == 0;
        free.then_some(PortraitId(place as u8))
    }
}
