//! N14 · Rest: the story by the fire, then skills, then each of the four goes to one shop.

use crate::campaign::CAMPS;
use crate::choice::Choice;
use crate::ids::Member;
use crate::pack::schema::{MissionKind, Shop};
use crate::state::Renaissance;
use crate::state::campaign::{Place, Rest, Task};
use crate::story::Entrance;
use story::ParagraphId;
use table::{Play, Prompt, Table, Text, text};

impl Renaissance {
    /// N14.9.1 · The rest is held where the company is.
    pub(crate) fn begin_rest(&mut self, table: &mut Table<Self>) -> Play {
        let place = self.tour().place;
        table.heading(|| text!("log-rest", place = self.pack.name(place)));
        self.tour_mut().rest = Rest::default();
        let camp = self.camp_told(table)?;
        let heroes = (0..self.tour().sheets.len() as u8).map(Task::Learn);
        let visits = (0..4).map(Task::Visit);
        let tasks: Vec<Task> =
            camp.map(Task::Read).into_iter().chain(heroes).chain(visits).chain([Task::EndRest]).collect();
        self.schedule(tasks);
        Ok(())
    }

    /// One of the camps that can be told after this mission of the story and has not been read.
    fn camp_told(&mut self, table: &mut Table<Self>) -> Play<Option<ParagraphId>> {
        let MissionKind::Campaign(number) = self.pack.mission(self.tour().mission).kind else { return Ok(None) };
        let pack = self.pack.clone();
        let camps = pack.tale.from(|entrance| *entrance == Entrance::Camp(number));
        let open = camps.filter(|id| {
            let when = pack.tale.get(*id).and_then(|paragraph| paragraph.when.as_ref());
            !self.tour().read.contains(id) && when.is_none_or(|when| self.is_so(when))
        });
        let open: Vec<ParagraphId> = open.collect();
        if open.len() < 2 {
            return Ok(open.first().copied());
        }
        let face = table.roll(CAMPS, open.len() as u8)?;
        Ok(open.get(usize::from(face) - 1).copied())
    }

    /// N14.9.2 · Whether the company rests in a city.
    pub(crate) fn in_city(&self) -> bool {
        self.pack.places.get(self.tour().place.index()).is_some_and(|place| place.city)
    }

    /// N14.9.2 · How many can be in a shop, here.
    pub(crate) fn capacity(&self, shop: Shop) -> u8 {
        let row = self.pack.numbers.shops.iter().find(|row| row.shop == shop);
        row.map_or(0, |row| if self.in_city() { row.city } else { row.village })
    }

    pub(crate) fn shop_price(&self, shop: Shop) -> u16 {
        self.pack.numbers.shops.iter().find(|row| row.shop == shop).map_or(0, |row| row.price.into())
    }

    pub(crate) fn visitors(&self, shop: Shop) -> u8 {
        self.tour().rest.visits.iter().filter(|visit| **visit == Some(shop)).count() as u8
    }

    /// N14.4.5, N14.9.2 · Why somebody cannot use a shop now.
    pub(crate) fn closed(&self, place: u8, shop: Shop) -> Option<(Text, &'static str)> {
        let companion = matches!(self.tour().company[usize::from(place)], Place::Companion(..));
        let capacity = self.capacity(shop);
        if capacity == 0 {
            return Some((text!("why-not-here"), "N14.9.2"));
        }
        if self.visitors(shop) >= capacity {
            return Some((text!("why-full", places = capacity), "N14.9.2"));
        }
        if companion && matches!(shop, Shop::Church | Shop::Baths | Shop::Master) {
            return Some((text!("why-companion"), "N14.4.5"));
        }
        if self.shop_price(shop) > self.tour().coins {
            return Some((text!("why-coins", price = self.shop_price(shop)), "N14.9.3"));
        }
        self.offers(place, shop, false).is_empty().then(|| (text!("why-nothing-there"), "N14.9.2"))
    }

    /// N14.9.2 · Each of the four visits one shop, or none.
    pub(crate) fn visit(&mut self, table: &mut Table<Self>, place: u8) -> Play {
        let open: Vec<Shop> = Shop::ALL.into_iter().filter(|shop| self.closed(place, *shop).is_none()).collect();
        if open.is_empty() {
            return Ok(());
        }
        let prompt = || self.visit_prompt(place);
        let seat = self.seat_of(Member(place));
        let shop = table.ask(seat).say(prompt).may(Choice::NoShop, open, Choice::Visit)?;
        let Some(shop) = shop else { return Ok(()) };
        self.tour_mut().rest.visits[usize::from(place)] = Some(shop);
        self.tour_mut().rest.bought = false;
        table.log("N14.9.2", || text!("log-visits", hero = self.hero_name(Member(place)), shop = shop.text()));
        self.schedule([Task::Shop(place, shop)]);
        Ok(())
    }

    fn visit_prompt(&self, place: u8) -> Prompt {
        let said = text!("ask-visit", hero = self.hero_name(Member(place)));
        let prompt = Prompt::new(said, "N14.9.2").in_zone("town");
        let barred = Shop::ALL.into_iter().filter_map(|shop| Some((shop, self.closed(place, shop)?)));
        barred.fold(prompt, |prompt, (shop, (why, rule))| prompt.bar(text!("do-visit", shop = shop.text()), why, rule))
    }

    /// N14.4.6 · Companions whose time is over leave; the lead passes on.
    pub(crate) fn end_rest(&mut self, table: &mut Table<Self>) -> Play {
        let leaving: Vec<_> = self.tour().hired.iter().filter(|one| one.rests <= 1).map(|one| one.companion).collect();
        let tour = self.tour_mut();
        tour.hired.iter_mut().for_each(|one| one.rests = one.rests.saturating_sub(1));
        tour.hired.retain(|one| one.rests > 0);
        for companion in leaving {
            table.log("N14.4.6", || text!("log-companion-leaves", companion = self.pack.name(companion)));
        }
        self.pass_lead();
        // What was cured and learned counts from now on, on the road already.
        self.assemble();
        self.schedule([Task::Again]);
        Ok(())
    }
}
