//! What one sees between missions: the map of Italy, the town with its shops, the bench of the artisan, the treasury, and the sheets.

use super::spot;
use crate::campaign::travel::MOST_ACTIVE;
use crate::describe::camp::shop_icon;
use crate::ids::{ItemId, Member, PlaceId, ReagentId, SkillId, WoundId};
use crate::pack::schema::{ReagentDeck, Shop};
use crate::state::campaign::{Place as Filled, Sheet as Page, Task};
use crate::state::{Phase, Renaissance};
use table::scene::{
    Area, Card, CardFace, Cards, Frame, Line, Map, Part, Piece, Place, PlaceShape, Point, SeatLine, Sheet, Stand, Tale,
    Token, Tokens, Tone, Value, Zone,
};
use table::{EndRow, Ending, Scene, Seat, SeatMap, Text, Viewer, text};

/// The map is as high as it is wide.
const HEIGHT: u16 = 860;

impl Renaissance {
    /// Whether no mission is on the table.
    pub(crate) fn is_between_missions(&self) -> bool {
        self.campaign.is_some() && self.phase == Phase::Camp
    }

    pub(super) fn camp_scene(&self, viewer: Viewer) -> Scene {
        let place = self.tour().place;
        let resting = self.tour().agenda.contains(&Task::EndRest);
        let sheets = Member::ALL.into_iter().map(|member| {
            let area = if viewer.is(self.seat_of(member)) { Area::Mine } else { Area::Others };
            Zone::new(spot::sheet_zone(member), area).part(self.camp_sheet(member))
        });
        Scene::new("renaissance")
            .subtitle(self.pack.name(place))
            .round(text!("scene-missions-played", count = self.tour().played))
            .seats(Member::ALL.into_iter().map(|member| self.camp_line(member)))
            .zone(
                Zone::new("italy", if resting { Area::Goals } else { Area::Board })
                    .title("scene-italy")
                    .part(self.italy()),
            )
            .zones(resting.then(|| self.town()))
            .zones(self.tale_zone())
            .zone(self.plans())
            .zones(self.bench())
            .zone(self.treasury())
            .zones(sheets)
            .legend(self.camp_signs())
    }

    fn camp_line(&self, member: Member) -> SeatLine {
        let line = SeatLine::new(self.seat_of(member), self.hero_name(member))
            .colour(member.colour())
            .emblem(self.hero_icon(member))
            .who(match self.tour().rest.visits[member.index()] {
                Some(shop) => text!("scene-at-shop", shop = shop.text()),
                None => text!("table-seat", who = self.seat_of(member)),
            });
        match self.sheet_of(member).and_then(|hero| self.page(hero)) {
            Some(sheet) => line
                .value(Value::new("experience", i32::from(sheet.xp)).icon("book"))
                .value(Value::new("severe-wounds", sheet.severe.count_ones() as i32).icon("wound")),
            None => line,
        }
    }

    /// N11.9 · Places and roads; where the company is, and where the missions are.
    fn italy(&self) -> Map {
        let mut map = Map::new("map", HEIGHT).name("scene-italy").land("italy");
        let goal = self.pack.mission(self.tour().next).place;
        for id in self.pack.ids::<PlaceId>() {
            let place = &self.pack.places[id.index()];
            let (x, y) = place.at;
            let at = Point::new(u16::from(x) * 10, (u16::from(y) * 10).min(HEIGHT));
            let drawn =
                Place::new(spot::place(id), PlaceShape::Stop, self.pack.name(id), at).icon(self.pack.icon(id).clone());
            map = map.place(match (goal == Some(id), place.city) {
                (true, _) => drawn.tone(Tone::Gold),
                (false, true) => drawn.tone(Tone::Accent),
                (false, false) => drawn,
            });
        }
        for id in self.pack.ids::<PlaceId>() {
            for other in &self.pack.places[id.index()].roads {
                map = map.road(spot::place(id), spot::place(*other));
            }
        }
        let company = Stand::Place(spot::place(self.tour().place));
        map.piece(Piece::pawn("company", "scene-company", company).emblem("hero"))
    }

    /// N13.9 · The paragraph that lies open.
    pub(super) fn tale_zone(&self) -> Option<Zone> {
        let paragraph = self.pack.tale.get(self.reading.open?)?;
        let asides = paragraph.asides.iter().filter(|aside| self.is_so(&aside.when));
        let asides = asides.map(|aside| Text::new(format!("tale-{}-{}", paragraph.id, aside.slug)));
        let told = std::iter::once(Text::new(format!("tale-{}", paragraph.id))).chain(asides);
        let page = Tale::new("page").over("scene-tale").icon("book").paragraphs(told);
        Some(Zone::new("tale", Area::Goals).title("scene-tale").part(page))
    }

    /// N11.1, N12.9 · What the company is about.
    fn plans(&self) -> Zone {
        let tour = self.tour();
        let one = |mission, label: &'static str| {
            Line::new(self.pack.name(mission)).label(label).icon(self.pack.icon(mission).clone())
        };
        let mut lines = vec![one(tour.next, "scene-next-mission")];
        lines.extend(tour.active.iter().map(|mission| one(*mission, "scene-side-mission")));
        lines.extend(tour.hunts.iter().map(|mission| one(*mission, "scene-hunt")));
        let achieved = (0..).zip(&self.pack.achievements).filter(|(bit, _)| tour.achieved >> bit & 1 == 1);
        let achieved = achieved.map(|(_, card)| {
            Token::new(Text::new(format!("achievement-{}", card.slug))).icon(card.icon.clone()).tone(Tone::Good)
        });
        let tokens: Vec<Token> = achieved.collect();
        let note = text!("scene-side-missions", count = tour.active.len(), most = MOST_ACTIVE);
        Zone::new("plans", Area::Goals).title("scene-plans").note(note).part(lines).part(Tokens::new(tokens))
    }

    /// N14.9 · The shops, who is in them and how many places are free.
    fn town(&self) -> Zone {
        let key = if self.in_city() { "scene-city" } else { "scene-village" };
        let title = text!(key, place = self.pack.name(self.tour().place));
        let map =
            Map::new("street", HEIGHT).name(title.clone()).places(Shop::ALL.into_iter().map(|shop| self.house(shop)));
        Zone::new("town", Area::Board).title(title).part(map.land("hills"))
    }

    /// A shop as a house with its places, and whoever is inside.
    fn house(&self, shop: Shop) -> Place {
        let at = Point::new(shop.number() as u16 * 130 + 80, HEIGHT / 2);
        let place = Place::new(spot::shop(shop), PlaceShape::Front, shop.text(), at)
            .icon(shop_icon(shop))
            .picture(shop.slug())
            .rooms(self.capacity(shop));
        let inside = Member::ALL.into_iter().filter(|m| self.tour().rest.visits[m.index()] == Some(shop));
        let inside = inside.map(|m| Token::new(self.hero_name(m)).icon(self.hero_icon(m)).tone(m.colour()));
        inside.fold(place, Place::token)
    }

    /// N14.3 · Formulae that can be made, and those of which one thing is missing.
    fn bench(&self) -> Option<Zone> {
        self.tour().rest.visits.contains(&Some(Shop::Artisan)).then_some(())?;
        let near = |item: &ItemId| self.copies_left(*item) > 0 && self.lacks(*item).len() <= 1;
        let mut items: Vec<ItemId> = self.formulae().filter(near).collect();
        items.sort_by_key(|item| self.lacks(*item).len());
        let cards = items.into_iter().map(|item| self.formula_card(item));
        let note = text!("scene-bench-note");
        Some(Zone::new("bench", Area::Offer).title("scene-bench").note(note).part(Cards::row(cards)))
    }

    fn formula_card(&self, item: ItemId) -> Card {
        let card = self.pack.item(item);
        let mut face = CardFace::new(self.pack.name(item))
            .emblem(self.pack.icon(item).clone())
            .kind(card.slot.text())
            .frame(Frame::Lozenge);
        for (reagent, n) in &card.reagents {
            let enough = self.tour().treasury[reagent.index()] >= *n;
            let value = Value::new(self.pack.name(*reagent), i32::from(*n)).icon(self.pack.icon(*reagent).clone());
            face = face.foot(if enough { value } else { value.tone(Tone::Bad).lacking(true) });
        }
        if card.coins > 0 {
            face = face.foot(Value::new("coins", i32::from(card.coins)).icon("coin"));
        }
        let drawn = Card::up(spot::formula(item), face).lit(self.can_make(item));
        let lacks = self.lacks(item);
        if lacks.is_empty() { drawn } else { drawn.caption(text!("why-lacks", what = lacks)) }
    }

    /// N13.4 · The treasury: coins, and the reagents of the three decks.
    fn treasury(&self) -> Zone {
        let coins = vec![Value::new("coins", i32::from(self.tour().coins)).icon("coin")];
        let decks = ReagentDeck::ALL.into_iter().map(|deck| -> Part { self.deck_row(deck).into() });
        Zone::new("treasury", Area::Offer).title("scene-treasury").part(coins).parts(decks)
    }

    fn deck_row(&self, deck: ReagentDeck) -> Tokens {
        let own = self.pack.ids().filter(|id: &ReagentId| {
            let card = &self.pack.reagents[id.index()];
            card.deck == deck && card.coins == 0
        });
        let tokens = own.map(|id| {
            let (count, card) = (self.tour().treasury[id.index()], &self.pack.reagents[id.index()]);
            Token::new(self.pack.name(id))
                .icon(self.pack.icon(id).clone())
                .count(i64::from(count))
                .price(i64::from(card.buy))
                .id(spot::reagent(id))
        });
        Tokens::new(tokens).name(deck.text()).shelf(true).tone(match deck {
            ReagentDeck::Elementum => Tone::Good,
            ReagentDeck::Alchimia => Tone::from("alchimia"),
            ReagentDeck::Pecunia => Tone::Gold,
        })
    }

    /// Everything that is written about a hero; of a companion what its card says.
    fn camp_sheet(&self, member: Member) -> Sheet {
        let hero = self.hero(member);
        let owner = hero.companion.map_or_else(|| self.pack.name(hero.class), |_| text!("scene-companion"));
        let sheet = Sheet::new(spot::sheet(member), self.hero_name(member))
            .emblem(self.hero_icon(member))
            .tone(member.colour())
            .owner(owner)
            .part(self.characteristics(member));
        let Filled::Hero(number) = self.tour().company[member.index()] else {
            return sheet.part(self.item_lines(member)).part(self.skill_lines(member));
        };
        match self.page(number) {
            Some(page) => sheet
                .part(self.growth(page))
                .part(self.destiny_line(page))
                .part(self.item_lines(member))
                .part(self.known_skills(page))
                .part(Tokens::new(self.scars(page))),
            None => sheet,
        }
    }

    fn growth(&self, page: &Page) -> Vec<Value> {
        vec![Value::new("experience", i32::from(page.xp)).icon("book")]
    }

    fn destiny_line(&self, page: &Page) -> Vec<Line> {
        let open = page.destiny.map(|open| {
            let card = &self.pack.destinies[open.card.index()];
            let wanted = crate::campaign::wanted(card.goal);
            let said = text!("scene-destiny", goal = card.goal.text(), done = open.progress.min(wanted), of = wanted);
            Line::new(said).label(self.pack.name(open.card)).icon(card.icon.clone())
        });
        open.into_iter().collect()
    }

    fn known_skills(&self, page: &Page) -> Vec<Line> {
        let learned = page.learned.iter().map(|skill: &SkillId| {
            let card = self.pack.skill(*skill);
            let said = text!("detail-skill", category = card.category.text(), keyword = card.keyword.text());
            Line::new(said)
                .label(self.pack.name(*skill))
                .icon(self.pack.icon(*skill).clone())
                .faded(!page.equipped.contains(skill))
        });
        learned.collect()
    }

    fn scars(&self, page: &Page) -> Vec<Token> {
        let held = self.pack.ids().filter(|id: &WoundId| page.severe >> id.0 & 1 == 1);
        let wounds = held.map(|id| Token::new(self.pack.name(id)).icon(self.pack.icon(id).clone()).tone(Tone::Bad));
        let boon = page.boon.tokens.iter().map(|token| Token::new(token.text()).icon("state").tone(Tone::Good));
        wounds.chain(boon).collect()
    }

    /// N10.9.5 · How the campaign ended.
    pub(super) fn campaign_ending(&self) -> Option<Ending> {
        let ending = self.tour().ending?;
        let won = self.is_campaign_won();
        let signatures = self.tour().achieved.count_ones() as i32;
        Some(Ending {
            winners: if won { (0..self.seats).map(Seat).collect() } else { Vec::new() },
            reason: text!(format!("ending-{ending}")),
            rule: Some("N10.9.5".into()),
            table: vec![EndRow {
                name: Text::new("end-signatures"),
                values: SeatMap::new(self.seats.into(), |_| signatures.into()),
            }],
            marks: Vec::new(),
        })
    }
}
