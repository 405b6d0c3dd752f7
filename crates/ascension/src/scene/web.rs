//! W · Webs: slots on a thread.

use super::hope::{Hope, Layout, layout};
use super::{View, spot};
use crate::card::{Card, CardSet};
use crate::state::{Hero, HeroAt, Phase, Web};
use table::scene::{Line, Sheet, Slot, Slots, Token, Tone};
use table::{Text, text};

/// A plot or gate that a web fits, and how.
type Fitting<'a> = (Hope<'a>, Layout);

impl<'a> View<'a> {
    /// A web as everybody sees it; its owner also sees what it is good for.
    pub(super) fn web(self, at: HeroAt, hero: &Hero, web: &Web) -> Sheet {
        let id = spot::web(self.pack(), at.web(web.number));
        let sheet = Sheet::new(id, text!("see-web", number = web.number)).emblem("web");
        let sheet = self.conditions(at, web).into_iter().fold(sheet, Sheet::badge);
        let fitting = self.fitting(at, hero, web);
        let slots = match fitting.first() {
            Some((hope, layout)) => self.laid_out(at, hero, web, hope, layout),
            None => self.in_order(at, web),
        };
        let sheet = sheet.part(Slots::new(slots));
        let lines = fitting.iter().filter(|_| self.viewer.is(at.seat));
        let lines: Vec<Line> = lines.map(|(hope, layout)| self.hope_line(at, hero, web, hope, layout)).collect();
        if lines.is_empty() { sheet } else { sheet.part(lines) }
    }

    fn conditions(self, at: HeroAt, web: &Web) -> Vec<Token> {
        let mut tokens = Vec::new();
        if let Some(plot) = web.plot {
            let name = text!("see-plot-lies-open", plot = self.game.quoted(Card::Plot(plot)));
            tokens.push(Token::new(name).icon("plot"));
        }
        if web.declared && self.game.is_active(at.seat) {
            tokens.push(Token::new("see-declared").icon("clock"));
        }
        if web.failed > 0 {
            tokens.push(Token::new(text!("see-failed", count = web.failed)).icon("cross").tone(Tone::Bad));
        }
        if web.shielded {
            tokens.push(Token::new("see-shielded").icon("shield").tone(Tone::Good));
        }
        tokens
    }

    /// What a web fits, the nearest to being complete first: to its owner everything, to others the plot that lies open with it.
    pub(super) fn fitting(self, at: HeroAt, hero: &Hero, web: &Web) -> Vec<Fitting<'a>> {
        let mut hopes = match self.viewer.is(at.seat) {
            true => self.hopes(at.seat, Some(web)),
            false => self.open_hope(web).into_iter().collect(),
        };
        hopes.sort_by_key(|hope| hope.sequence.len().saturating_sub(web.len()));
        let wilds = self.game.wilds(at.seat, hero);
        let laid = hopes.into_iter().filter_map(|hope| {
            let layout = layout(&web.cards, hope.sequence, wilds)?;
            Some((hope, layout))
        });
        laid.collect()
    }

    fn open_hope(self, web: &Web) -> Option<Hope<'a>> {
        let plot = web.plot?;
        Some(Hope { aspires: crate::state::Aspiration::Plot(plot), sequence: &self.pack().plot(plot).sequence })
    }

    fn laid_out(self, at: HeroAt, hero: &Hero, web: &Web, hope: &Hope, layout: &Layout) -> Vec<Slot> {
        let held = match hero.ready && self.is_free_to_act(at.seat, Phase::Actions) {
            true => self.game.players[at.seat].sequences(),
            false => CardSet::NONE,
        };
        let places = hope.sequence.places.iter().zip(layout).enumerate();
        let open = |n: usize| spot::open(self.pack(), at.web(web.number), n);
        let slot = |(n, (place, card)): (usize, (&crate::pack::Place, &Option<u8>))| match card {
            Some(card) => self.woven(at, web, usize::from(*card)),
            None if (place.cards & held).is_empty() => self.asked(Slot::open(), place).id(open(n)),
            None => self.asked(Slot::next(), place).id(open(n)),
        };
        places.map(slot).collect()
    }

    fn in_order(self, at: HeroAt, web: &Web) -> Vec<Slot> {
        (0..web.len()).map(|place| self.woven(at, web, place)).collect()
    }

    fn woven(self, at: HeroAt, web: &Web, place: usize) -> Slot {
        let id = spot::woven(self.pack(), at.web(web.number), place);
        self.filled(web.cards[place]).id(id)
    }

    /// W1.3 · Where another web could begin, for the owner of an available hero.
    pub(super) fn room_for_web(self, at: HeroAt, hero: &Hero) -> Option<Line> {
        let room = self.viewer.is(at.seat) && hero.ready && self.game.has_room_for_web(at.seat, hero);
        let id = spot::web(self.pack(), at.web(hero.free_number()));
        let text: Text = if hero.webs.is_empty() { "see-room-for-web" } else { "see-room-for-another" }.into();
        room.then(|| Line::new(text).id(id))
    }
}
