//! B2.3 to B2.8, B32 · Who goes into battle, and with what.
//!
//! A skirmish fills the muster from its options, and from answers if the loadout is to be chosen; a campaign fills it from its own state
//! and begins with the next phase. Each step of this phase settles one titan's outfit, the last one the Argo's abilities.

use super::dice_streams;
use crate::choice::Choice;
use crate::ids::{ArgoId, BattleId, ClassId, GearId, PatternId, TerrainId, TitanId};
use crate::options::{LoadoutOption, any_battle};
use crate::pack::Pack;
use crate::pack::schema::{GearSlot, Modifier, Outfit, TerrainTrait};
use crate::state::{Argo, MOST_PATTERNS, Muster, Odyssey, Outfitted, Phase, Strewn};
use table::{CopyVec, Play, Prompt, Table, text};

impl Odyssey {
    /// B32.1 · The suggested loadout of the battle, or the next question about titans, gear and Argo abilities.
    pub(crate) fn muster_forces(&mut self, table: &mut Table<Self>) -> Play {
        if self.campaign.is_some() {
            return self.muster_bout(table);
        }
        if self.muster.ready == 0 {
            let again = self.muster.again;
            let battle = self.settle_battle(table)?;
            self.begin_skirmish(battle);
            self.muster.again = again;
        }
        if self.keeps_loadout(table)? {
            self.phase = Phase::Deploy;
            return Ok(());
        }
        match TitanId::ALL.get(self.muster.ready as usize) {
            Some(titan) => self.choose_outfit(table, *titan)?,
            None => self.choose_argo_abilities(table)?,
        }
        self.muster.ready += 1;
        if self.muster.ready > 4 {
            self.phase = Phase::Deploy;
        }
        Ok(())
    }

    /// B32.1, B30.5 · Whether the suggested loadout goes into battle. After a tear the group may choose another.
    fn keeps_loadout(&mut self, table: &mut Table<Self>) -> Play<bool> {
        if self.options.loadout != LoadoutOption::Suggested || self.muster.ready > 0 {
            return Ok(false);
        }
        if !self.muster.again {
            return Ok(true);
        }
        let options = [Choice::SameLoadout, Choice::NewLoadout];
        let group = self.group();
        let chosen = table.ask(group).about("ask-new-loadout", "B30.5").one(&options)?;
        Ok(chosen == Choice::SameLoadout)
    }

    /// B32.1 · The battle that was chosen, or one by chance.
    fn settle_battle(&mut self, table: &mut Table<Self>) -> Play<BattleId> {
        if self.battle_is_settled() {
            return Ok(self.muster.battle);
        }
        let rolled = table.roll(dice_streams::BATTLE, self.pack.battles.len() as u8)?;
        Ok(BattleId(rolled - 1))
    }

    /// Whether it is known who is fought: it was chosen, or a skirmish has begun, and a tear (B30.5) goes back to the same battle.
    pub(crate) fn battle_is_settled(&self) -> bool {
        self.options.battle != any_battle(&self.pack) || self.argo.crew > 0
    }

    /// B32.2 to B32.4 · What the options say, and the suggested loadout: it is kept where nothing else is chosen.
    fn begin_skirmish(&mut self, id: BattleId) {
        let pack = self.pack.clone();
        let options = self.options;
        let battle = pack.battle(id);
        let mut muster = Muster {
            battle: id,
            escalations: options.escalations,
            terrain: adventure_terrain(&pack, options.terrain),
            wise_providence: options.wise_providence,
            awakening: options.divine,
            summoning: options.divine,
            ..Muster::default()
        };
        for (titan, outfit) in muster.titans.iter_mut().zip(&battle.loadout.titans) {
            *titan = outfitted(outfit);
        }
        battle.loadout.argo.iter().for_each(|ability| muster.argo.push(*ability));
        self.muster = muster;
        if self.argo.crew == 0 {
            self.argo = skirmish_argo(&pack, options.divine, options.tears);
        }
    }

    /// B2.4, B2.5 · A class, then one card after another until nothing fits or it is enough.
    pub(crate) fn choose_outfit(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        let place = titan.index();
        let class = table
            .ask(self.group())
            .say(|| Prompt::new(text!("ask-class", titan = titan.0 + 1), "B2.4"))
            .pick(self.classes_left(titan), Choice::Class)?;
        self.muster.titans[place].class = class;
        self.muster.titans[place].gear = CopyVec::default();
        self.muster.titans[place].patterns = self.patterns_of_next(titan, class);
        loop {
            let class = self.class_name(class);
            let chosen = table
                .ask(self.group())
                .say(|| Prompt::new(text!("ask-gear", titan = titan.0 + 1, class = class), "B2.5"))
                .may(Choice::Done, self.gear_that_fits(titan), Choice::Gear)?;
            let Some(gear) = chosen else { return Ok(()) };
            self.muster.titans[place].gear.push(gear);
        }
    }

    /// B2.4 · Classes that no earlier titan has, unless they are Gaia-born.
    fn classes_left(&self, titan: TitanId) -> impl Iterator<Item = ClassId> {
        let earlier = move || self.mustered_before(titan);
        let taken = move |id: ClassId| earlier().filter(|other| other.class == id).count();
        let free = move |id: ClassId| {
            let bred = self.pack.class(id).bred;
            (!bred || taken(id) == 0) && (self.campaign.is_none() || taken(id) < self.titans_of(id))
        };
        let all = (0..self.pack.classes.len()).map(|n| ClassId(n as u8));
        all.filter(move |id| free(*id))
    }

    /// The outfits of those before a titan who are there.
    fn mustered_before(&self, titan: TitanId) -> impl Iterator<Item = &Outfitted> {
        let absent = self.muster.absent;
        let earlier = TitanId::ALL.into_iter().take(titan.index()).filter(move |id| !absent.contains(*id));
        earlier.map(|id| &self.muster.titans[id.index()])
    }

    /// C5.3, C7.3 · Of a class that is chosen by hand, titans with a name go first.
    fn patterns_of_next(&self, titan: TitanId, class: ClassId) -> CopyVec<PatternId, MOST_PATTERNS> {
        let aboard = self.campaign.iter().flat_map(|campaign| &campaign.titans);
        let mut named: Vec<_> = aboard.filter(|bred| bred.class == class).map(|bred| bred.patterns).collect();
        named.sort_by_key(|patterns| std::cmp::Reverse(patterns.len()));
        let before = self.mustered_before(titan).filter(|other| other.class == class).count();
        named.get(before).copied().unwrap_or_default()
    }

    /// B2.5 to B2.7 · Cards that fit.
    fn gear_that_fits(&self, titan: TitanId) -> impl Iterator<Item = GearId> {
        let outfit = &self.muster.titans[titan.index()];
        let all = (0..self.pack.gear.len()).map(|n| GearId(n as u8));
        all.filter(move |id| self.copies_left(titan, *id) && room_for(&self.pack, outfit, *id))
    }

    /// B2.7, B18.17 · Whether the armoury still has the card, counting this titan and those before it.
    fn copies_left(&self, titan: TitanId, gear: GearId) -> bool {
        let taken = self.muster.titans[..=titan.index()].iter();
        let taken = taken.flat_map(|outfit| outfit.gear.iter()).filter(|id| **id == gear);
        let copies = match &self.campaign {
            Some(campaign) => campaign.armoury.get(gear.index()).copied().unwrap_or(0),
            None => self.pack.gear(gear).copies,
        };
        taken.count() < usize::from(copies)
    }

    /// B2.8.
    fn choose_argo_abilities(&mut self, table: &mut Table<Self>) -> Play {
        let most = usize::from(self.pack.numbers.argo_abilities);
        let all = (0..self.pack.argo.len()).map(|n| ArgoId(n as u8));
        let chosen = table
            .ask(self.group())
            .say(|| Prompt::new(text!("ask-argo-abilities", most = most), "B2.8"))
            .pick_some(all, 0..=most, Choice::ArgoAbility)?;
        self.muster.argo = chosen.into_iter().collect();
        Ok(())
    }
}

/// B2.12 · The adventure terrain of a skirmish: the kinds with a treasure, in the order of the pack.
fn adventure_terrain(pack: &Pack, count: u8) -> CopyVec<Strewn, 4> {
    let kinds = pack.terrain.iter().enumerate();
    let kinds = kinds.filter(|(_, kind)| kind.traits.contains(&TerrainTrait::Treasure));
    let mut terrain = CopyVec::default();
    for (n, _) in kinds.take(count.into()) {
        terrain.push(Strewn { kind: TerrainId(n as u8), ..Strewn::default() });
    }
    terrain
}

/// A suggested outfit as it goes into battle.
fn outfitted(outfit: &Outfit) -> Outfitted {
    let mut titan = Outfitted { class: outfit.class, mnemos_level: outfit.mnemos_level, ..Outfitted::default() };
    outfit.gear.iter().for_each(|gear| titan.gear.push(*gear));
    outfit.patterns.iter().for_each(|pattern| titan.patterns.push(*pattern));
    outfit.mnemos.iter().for_each(|mnemos| titan.mnemos.push(*mnemos));
    for (skill, value) in &outfit.skills {
        titan.skills[*skill as usize] += value;
    }
    titan
}

/// B32.3, B32.4 · The Argo's sheet of a skirmish.
fn skirmish_argo(pack: &Pack, divine: bool, tears: u8) -> Argo {
    let bits = |count: usize| if divine { (1u16 << count.min(15)) - 1 } else { 0 };
    let mut argo = Argo {
        crew: pack.numbers.crew,
        hull: pack.numbers.hull,
        tears,
        godforms: bits(pack.godforms.len()),
        nymphs: bits(pack.nymphs.len()),
        summons: if divine { pack.numbers.summons } else { 0 },
        ..Argo::default()
    };
    pack.factions.iter().for_each(|_| argo.diplomacy.push(0));
    argo
}

/// B2.5, B2.6 · How many of a titan's places its cards take.
#[derive(Default)]
struct Places {
    hands: i8,
    supports: i8,
    armour: i8,
    attachments: i8,
    /// Cards that can carry an attachment of their own.
    carriers: i8,
}

fn places(pack: &Pack, class: ClassId, gear: impl Iterator<Item = GearId>) -> Places {
    let three_as_two = has(pack, class, Modifier::ThreeHandedAsTwo);
    let mut places = Places::default();
    for id in gear {
        match pack.gear(id).slot {
            GearSlot::Hands(3) if three_as_two => places.hands += 2,
            GearSlot::Hands(hands) => places.hands += hands as i8,
            GearSlot::Fists => places.hands += 1,
            GearSlot::Support => places.supports += 1,
            GearSlot::Armour => places.armour += 1,
            GearSlot::Attachment => places.attachments += 1,
        }
        places.carriers += i8::from(pack.gear(id).slot != GearSlot::Attachment);
    }
    places
}

/// B2.5 to B2.7 · Whether a titan has room for one more card. Fists take free hands by themselves (B18.14).
pub(crate) fn room_for(pack: &Pack, outfit: &Outfitted, id: GearId) -> bool {
    let card = pack.gear(id);
    let twice = card.slot == GearSlot::Support && outfit.gear.contains(&id);
    if card.slot == GearSlot::Fists || twice || outfit.gear.len() >= MOST_OUTFIT {
        return false;
    }
    let gear = outfit.gear.iter().copied().chain([id]);
    fits(pack, outfit.class, gear)
}

/// B2.5, B2.6 · Whether a titan of this class has places for all of these.
pub(crate) fn fits(pack: &Pack, class: ClassId, gear: impl Iterator<Item = GearId>) -> bool {
    let taken = places(pack, class, gear);
    let (mut hands, mut supports) = (HANDS, SUPPORTS);
    for passive in &pack.class(class).powers.passives {
        match passive.is {
            Modifier::Hands(more) => hands += more,
            Modifier::Supports(more) => supports += more,
            _ => {}
        }
    }
    taken.hands <= hands
        && taken.supports <= supports
        && taken.armour <= ARMOUR
        && taken.attachments <= ON_SHEET + taken.carriers
}

fn has(pack: &Pack, class: ClassId, modifier: Modifier) -> bool {
    let passives = &pack.class(class).powers.passives;
    passives.iter().any(|passive| passive.is == modifier)
}

const HANDS: i8 = 2;
const SUPPORTS: i8 = 2;
const ARMOUR: i8 = 1;
const ON_SHEET: i8 = 3;
/// As many as a muster can note for one titan.
const MOST_OUTFIT: usize = 10;
