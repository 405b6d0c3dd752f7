//! What a card would do in a web, and how near everything is that a player works towards.

use super::hope::{Hope, Layout, layout};
use super::{View, spot};
use crate::card::{Card, Family, Kind, SequenceId, Sphere};
use crate::pack::Sequence;
use crate::state::{Aspiration, Attempt, Hero, HeroAt, Web, WebAt};
use table::scene::{Area, Chance, Mark, Sign, Slot, Slots, Spot, Tone, Zone};
use table::{Seat, Tag, Text, Viewer, text};

/// What a web would be for a plot or a gate with one card more.
pub(crate) struct Outlook {
    aspires: Aspiration,
    have: usize,
    of: usize,
    /// The place that the card would have.
    place: usize,
    /// The chance of a complete web at the best value that can be paid for.
    chance: Option<Chance>,
}

impl Outlook {
    fn is_complete(&self) -> bool {
        self.have == self.of
    }

    /// The nearest to being complete first, and of complete ones the likeliest.
    fn rank(&self) -> (usize, u64) {
        let certain = self.chance.map_or(0, |chance| u64::from(chance.percent()));
        (self.of - self.have, 100 - certain)
    }
}

impl<'a> View<'a> {
    /// What a card would do in each way that a web can go, the best first. A web that is not there yet would begin with it.
    pub(crate) fn outlooks(self, at: WebAt, card: SequenceId) -> Vec<Outlook> {
        let Some(hero) = self.game.hero(at.hero()) else {
            return Vec::new();
        };
        let mut web = hero.web(at.web).copied().unwrap_or_default();
        if web.cards.room() == 0 {
            return Vec::new();
        }
        let (hopes, wilds) = (self.goals_of(at.seat, &web), self.game.wilds(at.seat, hero));
        web.cards.push(card);
        let new = web.len() as u8 - 1;
        let mut all: Vec<Outlook> = hopes
            .into_iter()
            .filter_map(|hope| {
                let laid = layout(&web.cards, hope.sequence, wilds)?;
                let place = laid.iter().position(|card| *card == Some(new))?;
                let chance = (web.len() == hope.sequence.len()).then(|| self.best_chance(at, hero, &web, &hope));
                Some(Outlook { aspires: hope.aspires, have: web.len(), of: hope.sequence.len(), place, chance })
            })
            .collect();
        all.sort_by_key(Outlook::rank);
        all
    }

    /// Whatever a web can be woven for: the plot that lies with it alone, or else every plot in hand and every gate above.
    fn goals_of(self, seat: Seat, web: &Web) -> Vec<Hope<'a>> {
        let lying = web.plot.map(Aspiration::Plot);
        let hopes = self.hopes(seat, Some(web)).into_iter();
        hopes.filter(|hope| lying.is_none_or(|lying| hope.aspires == lying)).collect()
    }

    /// The chance of a complete web: at the gate, or at the highest value that counts here and whose stake can be paid.
    fn best_chance(self, at: WebAt, hero: &Hero, web: &Web, hope: &Hope) -> Chance {
        let numbers = &self.pack().numbers;
        let attempt = match hope.aspires {
            Aspiration::Gate(gate) => self.game.gate_attempt(at, gate.into(), 0),
            Aspiration::Plot(_) => {
                let counting = numbers.values_of(self.game.sector(at.seat)).iter().rev();
                let paid = |value: &&_| self.game.stake(at.seat, hero, **value) <= self.game.players[at.seat].eco;
                let value = counting.clone().find(paid).or_else(|| counting.clone().next());
                let value = value.copied().unwrap_or_default();
                let threshold = numbers.threshold(value, web.len());
                Attempt { threshold, ..Attempt::imagined(at, hope.aspires, value) }
            }
        };
        self.game.chance_of_web(&attempt, hero, web)
    }

    /// The tag on a web: what the card would do there.
    pub(crate) fn weaving_tag(self, outlooks: &[Outlook], breaks: Option<Aspiration>) -> Option<Tag> {
        let best = outlooks.first();
        if let Some(whole) = breaks.filter(|_| best.is_none_or(|best| !best.is_complete())) {
            return Some(Tag::bad(text!("tag-breaks", what = self.aspiration(whole))));
        }
        let best = best?;
        let (what, have, of) = (self.aspiration(best.aspires), best.have, best.of);
        let key = if best.is_complete() { "tag-completes" } else { "tag-serves" };
        let tag = Tag::new(text!(key, what = what, have = have, of = of));
        let tag = tag.short(text!("tag-of", have = have, of = of));
        Some(match best.chance {
            Some(chance) => Tag { tone: Tone::Good, ..tag.chance(chance) },
            None => tag,
        })
    }

    /// Where the card would lie: in the web as it is laid out, and in each goal.
    pub(crate) fn fills(self, at: WebAt, outlooks: &[Outlook], card: &Spot) -> Vec<Mark> {
        let here = self.shown_goal(at).and_then(|(shown, laid)| {
            let outlook = outlooks.iter().find(|outlook| outlook.aspires == shown && laid[outlook.place].is_none())?;
            Some(spot::open(self.pack(), at, outlook.place))
        });
        let goals = outlooks.iter().map(|outlook| self.goal_slot(outlook.aspires, outlook.place));
        here.into_iter().chain(goals).map(|slot| Mark::Fill { slot, card: card.clone() }).collect()
    }

    /// The plot or gate as which a web is laid out for its owner, and how.
    fn shown_goal(self, at: WebAt) -> Option<(Aspiration, Layout)> {
        let hero = self.game.hero(at.hero())?;
        let web = hero.web(at.web)?;
        let (hope, laid) = self.fitting(at.hero(), hero, web).into_iter().next()?;
        Some((hope.aspires, laid))
    }

    /// What a web is complete for already, so that one more card would spoil it.
    pub(crate) fn complete_for(self, at: WebAt) -> Option<Aspiration> {
        let hero = self.game.hero(at.hero())?;
        let web = hero.web(at.web)?;
        let goals = self.goals_of(at.seat, web).into_iter();
        let mut whole = goals.filter(|hope| self.game.is_complete(at.seat, hero, web, hope.sequence));
        whole.next().map(|hope| hope.aspires)
    }

    /// The best that can be done with a card of the own hand.
    pub(crate) fn news(self, seat: Seat, card: Card) -> Option<Tag> {
        match card {
            Card::Sequence(id) => Some(self.news_of_sequence(seat, id)),
            Card::Plot(plot) => {
                let sequence = &self.pack().plot(plot).sequence;
                let (have, at) = self.nearest(seat, Aspiration::Plot(plot), sequence)?;
                let (hero, of) = (self.game.hero_name(at.hero), sequence.len());
                Some(Tag::new(text!("news-plot", hero = hero, have = have, of = of)))
            }
            _ => None,
        }
    }

    fn news_of_sequence(self, seat: Seat, card: SequenceId) -> Tag {
        let heroes = self.game.players[seat].heroes.iter();
        let webs = heroes.flat_map(|hero| {
            let at = HeroAt { seat, hero: hero.card };
            let begun = hero.webs.iter().map(move |web| at.web(web.number));
            let room = self.game.has_room_for_web(seat, hero).then(|| at.web(hero.free_number()));
            begun.chain(room)
        });
        let best = webs.filter_map(|at| self.outlooks(at, card).into_iter().next()).min_by_key(Outlook::rank);
        match best {
            Some(best) if best.is_complete() => {
                Tag::good(text!("news-completes", what = self.aspiration(best.aspires)))
            }
            Some(best) => {
                Tag::new(text!("tag-serves", what = self.aspiration(best.aspires), have = best.have, of = best.of))
            }
            None => Tag::new("news-fits-nothing"),
        }
    }

    /// How many cards the fullest web has for a plot or a gate, and which web that is.
    fn nearest(self, seat: Seat, aspires: Aspiration, sequence: &Sequence) -> Option<(usize, WebAt)> {
        let heroes = self.game.players[seat].heroes.iter();
        let webs = heroes.flat_map(|hero| hero.webs.iter().map(move |web| (hero, web)));
        let fits = |(hero, web): &(&Hero, &Web)| {
            let free = web.plot.is_none_or(|plot| aspires == Aspiration::Plot(plot));
            free && layout(&web.cards, sequence, self.game.wilds(seat, hero)).is_some()
        };
        let best = webs.filter(fits).max_by_key(|(_, web)| web.len())?;
        Some((best.1.len(), HeroAt { seat, hero: best.0.card }.web(best.1.number)))
    }

    /// Everything the viewer works towards, plots and gates together, the nearest first.
    pub(super) fn goals(self, seat: Seat) -> Option<Zone> {
        let mut goals: Vec<(usize, Slots)> =
            self.all_goals(seat).into_iter().map(|hope| self.goal(seat, &hope)).collect();
        goals.sort_by_key(|(missing, _)| *missing);
        let zone = Zone::new("goals", Area::Goals).title("see-goals-title").mine(true);
        (!goals.is_empty()).then(|| zone.parts(goals.into_iter().map(|(_, goal)| goal)))
    }

    /// The plots in hand and with webs, each once, and the gates above.
    fn all_goals(self, seat: Seat) -> Vec<Hope<'a>> {
        let player = &self.game.players[seat];
        if player.god.is_none() {
            return Vec::new();
        }
        let mut goals = self.hopes(seat, None);
        let webs = player.heroes.iter().flat_map(|hero| hero.webs.iter());
        for plot in webs.filter_map(|web| web.plot) {
            let aspires = Aspiration::Plot(plot);
            if !goals.iter().any(|goal| goal.aspires == aspires) {
                goals.push(Hope { aspires, sequence: &self.pack().plot(plot).sequence });
            }
        }
        goals
    }

    /// One goal with the cards of the fullest web for it, and how many cards are missing.
    fn goal(self, seat: Seat, hope: &Hope) -> (usize, Slots) {
        let near = self.nearest(seat, hope.aspires, hope.sequence);
        let web = near.and_then(|(_, at)| Some((self.game.hero(at.hero())?, self.game.web(at)?)));
        let laid = web.and_then(|(hero, web)| layout(&web.cards, hope.sequence, self.game.wilds(seat, hero)));
        let laid: Layout = laid.unwrap_or_default();
        let places = hope.sequence.places.iter().zip(laid).enumerate();
        let slots = places.map(|(n, (place, card))| {
            let card = card.zip(web).and_then(|(card, (_, web))| web.cards.get(usize::from(card)));
            let slot = match card {
                Some(card) => self.filled(*card),
                None => self.asked(Slot::open(), place),
            };
            slot.id(self.goal_slot(hope.aspires, n))
        });
        let have = near.map_or(0, |(have, _)| have);
        let slots = Slots::new(slots)
            .name(self.aspiration(hope.aspires))
            .note(self.goal_note(seat, hope, near))
            .sentence(self.sentence(hope.sequence));
        (hope.sequence.len() - have, slots)
    }

    /// How far it is, and what it costs or brings.
    fn goal_note(self, seat: Seat, hope: &Hope, near: Option<(usize, WebAt)>) -> Text {
        let worth = match hope.aspires {
            Aspiration::Gate(gate) => text!("goal-cost", eco = self.game.gate_cost(seat, gate.into())),
            Aspiration::Plot(_) => {
                let rewards = &self.pack().numbers.rewards.eco;
                let value = self.pack().numbers.values_of(self.game.sector(seat)).last().copied().unwrap_or_default();
                let eco = crate::pack::at_length(&rewards[value], hope.sequence.len());
                text!("goal-brings", value = super::card::metal_name(value), eco = eco)
            }
        };
        match near {
            None => text!("goal-none", worth = worth),
            Some((have, at)) => {
                let (hero, of) = (self.game.hero_name(at.hero), hope.sequence.len());
                text!("goal-near", hero = hero, have = have, of = of, worth = worth)
            }
        }
    }

    /// A place of a goal.
    fn goal_slot(self, aspires: Aspiration, place: usize) -> Spot {
        let pack = self.pack();
        match aspires {
            Aspiration::Plot(plot) => spot::goal(pack.slug(Card::Plot(plot)), place),
            Aspiration::Gate(gate) => spot::goal(pack.slug(Card::Gate(self.game.gates[usize::from(gate)])), place),
        }
    }

    /// Everything that a sequence asks for, in a sentence.
    pub(super) fn sentence(self, sequence: &Sequence) -> Text {
        let places: Vec<Text> = sequence.places.iter().map(|place| self.pack().place_name(place)).collect();
        text!("see-sentence", places = places)
    }

    /// The symbols of the table: kinds, families with their spheres, spheres in play, ECO, gates.
    pub(super) fn legend(self) -> Vec<Sign> {
        let kinds = Kind::ALL
            .into_iter()
            .map(|kind| Sign::new(kind.slug().to_owned(), super::card::kind_name(kind)).text("legend-kind"));
        let families = Family::ALL.into_iter().map(|family| {
            let entries = self.pack().spheres.iter().filter(|entry| entry.family == family);
            let spheres: Vec<Text> = entries.map(|entry| super::card::sphere_name(entry.sphere)).collect();
            Sign::new(family.slug().to_owned(), Text::new(format!("see-family-{}", family.slug())))
                .text(text!("legend-family", spheres = spheres))
        });
        let spheres = Sphere::ALL.into_iter().filter(|sphere| self.game.spheres.contains(*sphere)).map(|sphere| {
            let icon = self.pack().icon(Card::Sphere(sphere));
            Sign::new(icon, super::card::sphere_name(sphere)).tone(sphere.slug()).text("legend-sphere")
        });
        let others = [
            Sign::new("eco", "see-eco").text("legend-eco"),
            Sign::new("gate-open", "legend-gate-open").text("legend-gate-open-text"),
            Sign::new("eye", "legend-eye").text("legend-eye-text"),
        ];
        kinds.chain(families).chain(spheres).chain(others).collect()
    }
}

impl crate::state::Ascension {
    /// The table through the eyes of whoever is asked.
    pub(crate) fn asked_view(&self) -> View<'_> {
        View::of(self, Viewer::Seat(self.asked))
    }
}
