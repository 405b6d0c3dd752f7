//! What is checked of a campaign: every name that effects use, ways over the whole map, decks that end, and paragraphs that rules can address.

use crate::ids::{ExploreId, MapTileId};
use crate::pack::schema::campaign::{CardBanner, Circumstance, Cycle, Explored, Fixed, Sample, TechPower};
use crate::pack::{Files, Pack};
use crate::story::{Condition, Effect, Trial};
use story::{Entry, Next, Outline};
use table::Slug;
use table::pack::{At, Complaints};

/// V3.6 · This many cards of the exploration deck end a stack at all times.
const ENDING_CARDS: usize = 8;

pub fn check(pack: &Pack, files: &Files, complaints: &mut Complaints) {
    let (cards, techs) = (pack.explored.iter().zip(&files.explored), pack.techs.iter().zip(&files.techs));
    for (card, entry) in cards {
        let banners = card.banners.iter().flat_map(|banner| &banner.effects);
        names_of(pack, card.effects.iter().chain(banners), &entry.at, complaints);
        card.banners.iter().for_each(|banner| conditions_of(pack, banner, &entry.at, complaints));
    }
    for (tech, entry) in techs {
        for power in &tech.gives {
            if let TechPower::Deal(_, _, _, _, effects, _) | TechPower::AtOnce(effects) = power {
                names_of(pack, effects.iter(), &entry.at, complaints);
            }
        }
    }
    for (nymph, entry) in pack.nymphs.iter().zip(&files.nymphs) {
        names_of(pack, nymph.voyage.iter(), &entry.at, complaints);
    }
    story::paragraph::names(&files.tale, complaints);
    files.tale.iter().for_each(|entry| check_paragraph(pack, entry, complaints));
    if pack.cycles.is_empty() {
        return;
    }
    check_map(pack, complaints);
    pack.cycles.iter().zip(&files.cycles).for_each(|(cycle, entry)| check_cycle(pack, cycle, &entry.at, complaints));
}

fn check_paragraph(pack: &Pack, entry: &Entry<crate::story::Tale>, complaints: &mut Complaints) {
    let outline = Outline::of(entry);
    for link in outline.links.iter().filter(|link| pack.tale.find(link.to).is_none()) {
        complaints.add(entry.at_word(link.to.as_str()), format!("there is no paragraph `{}`", link.to));
    }
    names_of(pack, outline.effects.into_iter(), &entry.at, complaints);
    outline.conditions.into_iter().for_each(|condition| check_condition(pack, condition, &entry.at, complaints));
    if depth(&entry.next) > 4 || outline.choices.iter().any(|options| options.len() > 14) {
        complaints
            .add(entry.at.clone(), "a paragraph has at most 14 options, and four choices or tests in one another");
    }
    if let Next::Trial(Trial::Battle(foe, _) | Trial::Weakened(foe, ..), _) = &entry.next
        && !pack.primordials.iter().any(|primordial| primordial.slug == *foe)
    {
        complaints.add(entry.at.clone(), format!("there is no primordial `{foe}`"));
    }
}

/// How many choices and tests lie in one another.
fn depth(next: &Next<crate::story::Tale, table::pack::Written>) -> usize {
    let inner: Vec<usize> = match next {
        Next::End | Next::Goto(_) | Next::Roll(_) => return 0,
        Next::Choose { options, .. } => options.iter().map(|option| depth(&option.next)).collect(),
        Next::Test { pass, fail, .. } => [pass, fail].iter().map(|outcome| depth(&outcome.next)).collect(),
        Next::GroupTest { none, some, all, .. } => {
            [none, some, all].iter().map(|outcome| depth(&outcome.next)).collect()
        }
        Next::Trial(_, outcomes) => outcomes.iter().map(|(_, outcome)| depth(&outcome.next)).collect(),
    };
    1 + inner.into_iter().max().unwrap_or(0)
}

/// Every slug that effects mention names something.
fn names_of<'e>(pack: &Pack, effects: impl Iterator<Item = &'e Effect>, at: &At, complaints: &mut Complaints) {
    for effect in effects {
        let (what, slug, known) = match effect {
            Effect::Take(slug, _) | Effect::Give(slug, _) => {
                ("resource", slug, has(&pack.resources, slug, |one| one.slug))
            }
            Effect::Mnemos(slug, _) => ("mnemos", slug, has(&pack.memories, slug, |one| one.slug)),
            Effect::Condition(slug, _) => ("condition", slug, has(&pack.conditions, slug, |one| one.slug)),
            Effect::Titan(slug) => ("titan class", slug, has(&pack.classes, slug, |one| one.slug)),
            Effect::Pattern(slug) => ("pattern", slug, has(&pack.patterns, slug, |one| one.slug)),
            Effect::Godform(slug) => ("godform", slug, has(&pack.godforms, slug, |one| one.slug)),
            Effect::Nymph(slug) | Effect::OneOff(slug) => ("nymph", slug, has(&pack.nymphs, slug, |one| one.slug)),
            Effect::Tech(slug) => ("technology", slug, has(&pack.techs, slug, |one| one.slug)),
            Effect::Terrain(slug) => ("terrain", slug, has(&pack.terrain, slug, |one| one.slug)),
            Effect::Card(slug) => ("exploration card", slug, has(&pack.explored, slug, |one| one.slug)),
            Effect::Reveal(slug) | Effect::WallUp(slug) | Effect::Open(slug) => {
                ("map tile", slug, has(&pack.tiles, slug, |one| one.slug))
            }
            _ => continue,
        };
        if !known {
            complaints.add(at.clone(), format!("there is no {what} `{slug}`"));
        }
    }
}

fn has<T>(list: &[T], wanted: &Slug, slug: impl Fn(&T) -> Slug) -> bool {
    list.iter().any(|one| slug(one) == *wanted)
}

fn conditions_of(pack: &Pack, banner: &CardBanner, at: &At, complaints: &mut Complaints) {
    for circumstance in &banner.when {
        if let Circumstance::Holds(condition) = circumstance {
            check_condition(pack, condition, at, complaints);
        }
    }
}

fn check_condition(pack: &Pack, condition: &Condition, at: &At, complaints: &mut Complaints) {
    let (what, slug, known) = match condition {
        Condition::All(parts) | Condition::Any(parts) | Condition::Of(_, parts) => {
            return parts.iter().for_each(|part| check_condition(pack, part, at, complaints));
        }
        Condition::Not(part) => return check_condition(pack, part, at, complaints),
        Condition::Has(slug, _) => ("resource", slug, has(&pack.resources, slug, |one| one.slug)),
        Condition::Tech(slug) => ("technology", slug, has(&pack.techs, slug, |one| one.slug)),
        Condition::Nymph(slug) => ("nymph", slug, has(&pack.nymphs, slug, |one| one.slug)),
        Condition::Fought(slug, _) => ("primordial", slug, has(&pack.primordials, slug, |one| one.slug)),
        _ => return,
    };
    if !known {
        complaints.add(at.clone(), format!("there is no {what} `{slug}`"));
    }
}

/// V1.6 · Every tile and sector that is not hidden leads to all the others, without technology.
fn check_map(pack: &Pack, complaints: &mut Complaints) {
    let open: Vec<MapTileId> = pack.ids::<MapTileId>().filter(|tile| !pack.tile(*tile).hidden).collect();
    for start in &open {
        let ways = &pack.tile(*start).ways;
        let mut sectors: Vec<_> = ways.iter().map(|way| way.from).collect();
        sectors.dedup();
        for sector in sectors {
            let reached = reach(pack, *start, sector);
            for tile in open.iter().filter(|tile| !reached.contains(tile)) {
                let (from, to) = (pack.slug(*start), pack.slug(*tile));
                complaints.add(At::file("campaign/tiles"), format!("no way leads from `{from}` to `{to}`"));
            }
        }
    }
}

fn reach(pack: &Pack, start: MapTileId, sector: Option<crate::pack::schema::campaign::Sector>) -> Vec<MapTileId> {
    let (mut seen, mut open) = (vec![(start, sector)], vec![(start, sector)]);
    while let Some((tile, sector)) = open.pop() {
        let ways = pack.tile(tile).ways.iter().filter(|way| !way.lock && !pack.tile(way.to).hidden);
        for way in ways.filter(|way| way.from.is_none() || way.from == sector) {
            if !seen.contains(&(way.to, way.into)) {
                seen.push((way.to, way.into));
                open.push((way.to, way.into));
            }
        }
    }
    seen.into_iter().map(|(tile, _)| tile).collect()
}

fn check_cycle(pack: &Pack, cycle: &Cycle, at: &At, complaints: &mut Complaints) {
    for (day, fixed) in &cycle.timeline {
        if let Fixed::Read(slug) = fixed
            && pack.tale.find(*slug).is_none()
        {
            complaints.add(at.clone(), format!("there is no paragraph `{slug}` for day {day}"));
        }
    }
    if cycle.story.is_empty() || cycle.doom.is_empty() || cycle.foes.iter().any(|track| track.levels.is_empty()) {
        complaints.add(at.clone(), "a cycle has story and doom cards, and a level for each primordial");
    }
    let scenarios = cycle.foes.iter().flat_map(|track| track.levels.iter().map(|(_, scenario)| scenario));
    for scenario in scenarios.chain([&cycle.adversary.scenario, &cycle.boss.scenario]) {
        if !has(&pack.scenarios, scenario, |one| one.slug) {
            complaints.add(at.clone(), format!("there is no scenario `{scenario}`"));
        }
    }
    for sample in &cycle.samples {
        check_sample(cycle, sample, at, complaints);
    }
    let mut deck: Vec<ExploreId> = cycle.deck.clone();
    let ending = |deck: &[ExploreId]| deck.iter().filter(|card| ends(&pack.explored[card.index()])).count();
    for turn in std::iter::once(None).chain(cycle.acclimations.iter().map(Some)) {
        if let Some(acclimation) = turn {
            deck.retain(|card| !acclimation.leave.contains(card));
            deck.extend(&acclimation.join);
        }
        if ending(&deck) < ENDING_CARDS {
            complaints.add(at.clone(), format!("fewer than {ENDING_CARDS} exploration cards end a stack"));
        }
    }
}

/// C1.11 · A sample names sides that there are and a day of the cycle, and does not hold more than there can be.
fn check_sample(cycle: &Cycle, sample: &Sample, at: &At, complaints: &mut Complaints) {
    let (story, doom) = (sample.story.0, sample.doom.0);
    if !has(&cycle.story, &story, |side| side.slug) || !has(&cycle.doom, &doom, |side| side.slug) {
        complaints.add(
            at.clone(),
            format!("the cycle has no sides `{story}` and `{doom}` for the sample of day {}", sample.day),
        );
    }
    if !(2..=cycle.days).contains(&sample.day) || sample.evolution.len() != cycle.foes.len() {
        complaints.add(at.clone(), format!("the sample of day {} is of no day, or not of all primordials", sample.day));
    }
    if sample.crew == 0 || sample.hull == 0 || sample.fate > 9 || sample.titans.is_empty() {
        complaints.add(at.clone(), format!("the sample of day {} is lost already", sample.day));
    }
}

fn ends(card: &Explored) -> bool {
    card.ends
}
