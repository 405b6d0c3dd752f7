//! From the files to the pack.

use super::derived::Derived;
use super::followed::Followed;
use super::lowering::{Directory, Lowering, declare};
use super::schema::*;
use super::stage::Written;
use super::{Pack, Stories, check};
use crate::geometry::Shape;
use table::pack::{CheckedPack, Complaints, Located, Reader, Source};

/// Every file of a pack as it is written.
pub struct RawPack {
    pub numbers: Option<Located<Numbers<Written>>>,
    pub resources: Vec<Located<Resource>>,
    pub notes: Vec<Located<Noted>>,
    pub factions: Vec<Located<Faction>>,
    pub terrain: Vec<Located<Terrain<Written>>>,
    pub conditions: Vec<Located<Condition<Written>>>,
    pub trauma: [Vec<Located<Trauma<Written>>>; 3],
    pub obols: Vec<Located<Obol<Written>>>,
    pub kratos: Vec<Located<Fateful<Written>>>,
    pub moiros: Vec<Located<Fateful<Written>>>,
    pub gear: Vec<Located<Gear<Written>>>,
    pub classes: Vec<Located<Class<Written>>>,
    pub patterns: Vec<Located<Pattern<Written>>>,
    pub mnemos: Vec<Located<Mnemos<Written>>>,
    pub godforms: Vec<Located<Godform<Written>>>,
    pub nymphs: Vec<Located<Nymph<Written>>>,
    pub argo: Vec<Located<ArgoAbility<Written>>>,
    pub foes: Vec<Located<Foe<Written>>>,
    pub scenarios: Vec<Located<Scenario<Written>>>,
    pub battles: Vec<Located<Battle<Written>>>,
}

impl RawPack {
    fn read(reader: &mut Reader) -> RawPack {
        RawPack {
            numbers: reader.read("numbers.ron"),
            resources: reader.list("resources.ron"),
            notes: reader.list("notes.ron"),
            factions: reader.list("factions.ron"),
            terrain: reader.list("terrain.ron"),
            conditions: reader.list("conditions.ron"),
            trauma: ["trauma-minor.ron", "trauma-major.ron", "trauma-grave.ron"].map(|path| reader.list(path)),
            obols: reader.list("obols.ron"),
            kratos: reader.list("kratos.ron"),
            moiros: reader.list("moiros.ron"),
            gear: reader.list("gear.ron"),
            classes: reader.list("classes.ron"),
            patterns: reader.list("patterns.ron"),
            mnemos: reader.list("mnemos.ron"),
            godforms: reader.list("godforms.ron"),
            nymphs: reader.list("nymphs.ron"),
            argo: reader.list("argo.ron"),
            foes: reader.folder("foes").into_iter().map(|(_, foe)| foe).collect(),
            scenarios: reader.list("scenarios.ron"),
            battles: reader.list("battles.ron"),
        }
    }

    fn directory(&self, complaints: &mut Complaints) -> Directory {
        let mut names = Directory::default();
        declare(&mut names.conditions, &self.conditions, |entry| entry.slug, complaints);
        declare(&mut names.terrain, &self.terrain, |entry| entry.slug, complaints);
        declare(&mut names.gear, &self.gear, |entry| entry.slug, complaints);
        declare(&mut names.resources, &self.resources, |entry| entry.slug, complaints);
        declare(&mut names.notes, &self.notes, |entry| entry.slug, complaints);
        declare(&mut names.obols, &self.obols, |entry| entry.slug, complaints);
        declare(&mut names.classes, &self.classes, |entry| entry.slug, complaints);
        declare(&mut names.patterns, &self.patterns, |entry| entry.slug, complaints);
        declare(&mut names.mnemos, &self.mnemos, |entry| entry.slug, complaints);
        declare(&mut names.argo, &self.argo, |entry| entry.slug, complaints);
        declare(&mut names.foes, &self.foes, |entry| entry.slug, complaints);
        names
    }
}

impl CheckedPack for Pack {
    fn read(source: &Source) -> Result<Pack, Complaints> {
        let mut reader = Reader::new(source);
        let raw = RawPack::read(&mut reader);
        let mut complaints = reader.finish();
        let directory = raw.directory(&mut complaints);
        let pack = assemble(&raw, &directory, &mut complaints);
        let pack = pack.map(|pack| Pack { stories: Stories::of(source), ..pack });
        if let Some(pack) = &pack {
            check::whole(pack, &raw, &mut complaints);
        }
        complaints.into_result_if_made(pack)
    }
}

/// The pack, if every entry could be understood. Each file is tried, so that all mistakes are told together.
fn assemble(raw: &RawPack, directory: &Directory, complaints: &mut Complaints) -> Option<Pack> {
    let shapes = check::shapes(&raw.terrain, complaints);
    let mut lowering = Lowering::new(directory, complaints);
    let numbers = raw.numbers.as_ref().map(|numbers| lowering.one(numbers));
    let terrain = lowering.all(&raw.terrain);
    let conditions = lowering.all(&raw.conditions);
    let trauma = raw.trauma.each_ref().map(|deck| lowering.all(deck));
    let obols = lowering.all(&raw.obols);
    let (kratos, moiros) = (lowering.all(&raw.kratos), lowering.all(&raw.moiros));
    let gear = lowering.all(&raw.gear);
    let (classes, patterns) = (lowering.all(&raw.classes), lowering.all(&raw.patterns));
    let mnemos = lowering.all(&raw.mnemos);
    let (godforms, nymphs) = (lowering.all(&raw.godforms), lowering.all(&raw.nymphs));
    let argo = lowering.all(&raw.argo);
    let foes = lowering.all(&raw.foes);
    let (scenarios, battles) = (lowering.all(&raw.scenarios), lowering.all(&raw.battles));
    let [minor, major, grave] = trauma;
    let mut pack = Pack {
        numbers: numbers??,
        resources: values(&raw.resources),
        notes: values(&raw.notes),
        factions: values(&raw.factions),
        terrain: terrain?,
        shapes: shapes?,
        conditions: conditions?,
        trauma: [minor?, major?, grave?],
        obols: obols?,
        kratos: kratos?,
        moiros: moiros?,
        gear: gear?,
        classes: classes?,
        patterns: patterns?,
        mnemos: mnemos?,
        godforms: godforms?,
        nymphs: nymphs?,
        argo: argo?,
        foes: foes?,
        scenarios: scenarios?,
        battles: battles?,
        arenas: lowering.arenas,
        derived: Derived::default(),
        followed: Followed::default(),
        stories: Stories::default(),
    };
    pack.derived = Derived::of(&pack);
    pack.followed = Followed::of(&pack);
    Some(pack)
}

fn values<T: Clone>(entries: &[Located<T>]) -> Vec<T> {
    entries.iter().map(|entry| entry.value.clone()).collect()
}

/// A shape in the four ways it can lie.
pub(super) fn four_ways(shape: Shape) -> [Shape; 4] {
    [0, 1, 2, 3].map(|quarters| shape.turned(quarters))
}
