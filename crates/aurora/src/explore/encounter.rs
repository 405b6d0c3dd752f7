//! E8, K6 to K8 · Encounters.

use crate::card::{Card, Good, MeetingId, Offer, VehicleId};
use crate::choice::Choice;
use crate::state::{Aurora, Pending, ROWS};
use smallvec::SmallVec;
use table::{Play, Prompt, Seat, Table, text};

impl Aurora {
    /// E8, E9 · One of the offers, or none.
    pub(super) fn meet(&mut self, table: &mut Table<Self>, seat: Seat, space: u8, meeting: MeetingId) -> Play {
        let offers: SmallVec<[Offer; 4]> = self.pack.meeting(meeting).offers.iter().copied().collect();
        let prompt = |game: &Aurora| {
            let prompt = Prompt::new(text!("ask-meet", card = game.pack.name(meeting)), "E8");
            let closed = offers.iter().filter_map(|offer| Some((offer, game.why_no_offer(seat, *offer)?)));
            closed.fold(prompt, |prompt, (offer, why)| prompt.bar_verb("take", offer.text(), why, offer.rule()))
        };
        let choice = self.ask_card(table, seat, prompt, |game| {
            let open = offers.iter().filter(|offer| game.why_no_offer(seat, **offer).is_none());
            open.map(|offer| Choice::Offer(*offer)).chain([Choice::Decline]).collect()
        })?;
        self.zone[usize::from(space)] = None;
        self.discarded = self.discarded.saturating_add(1);
        match choice {
            Choice::Offer(offer) => {
                self.note_used(table, Card::Meeting(meeting), seat);
                let place = offers.iter().position(|other| *other == offer).unwrap_or(0);
                self.note_clause(table, Card::Meeting(meeting), place, seat);
                self.take_offer(table, seat, offer)
            }
            Choice::Decline => {
                table.log("E9", || text!("log-declines", who = self.who(seat), card = self.pack.name(meeting)));
                Ok(())
            }
            other => table.unexpected(other),
        }
    }

    /// Why an offer cannot be taken: its price or its gain is not there (A9), or alert is at its highest (K8).
    pub(crate) fn why_no_offer(&self, seat: Seat, offer: Offer) -> Option<&'static str> {
        let player = &self.players[seat];
        let no_half = || (!player.has_half()).then_some("why-no-half");
        let no_objects = || (!self.has_objects()).then_some("why-supply");
        match offer {
            Offer::Swap(_) => self.swaps(seat).is_empty().then_some("why-no-swap"),
            Offer::Barter => no_half().or_else(no_objects),
            Offer::Scrap => (self.supply(Good::Full) == 0).then_some("why-supply"),
            Offer::Share(_) => (player.good(Good::Food) == 0).then_some("why-no-food"),
            Offer::Adopt => (!self.can_recruit()).then_some("why-supply"),
            Offer::Silence(_) => no_half(),
            Offer::Listen if usize::from(player.alert) + 1 >= ROWS => Some("why-alert-highest"),
            Offer::Listen => no_objects(),
        }
    }

    fn take_offer(&mut self, table: &mut Table<Self>, seat: Seat, offer: Offer) -> Play {
        match offer {
            Offer::Swap(times) => self.swap(table, seat, times),
            Offer::Barter => {
                self.pay_half(table, seat)?;
                self.lower_alert(table, seat, 1, "K7");
                self.draw_object(table, seat, "K7")
            }
            Offer::Scrap => self.scavenge(table, seat),
            Offer::Share(most) => self.share_food(table, seat, most),
            Offer::Adopt => self.join(table, seat, self.pack.straggler, "K8"),
            Offer::Silence(rows) => {
                self.pay_half(table, seat)?;
                self.lower_alert(table, seat, rows, "K8");
                Ok(())
            }
            Offer::Listen => {
                self.raise_alert(table, seat, 1, "K8");
                self.draw_object(table, seat, "K8")
            }
        }
    }

    /// K6 · Swaps of a good for one of another type.
    fn swap(&mut self, table: &mut Table<Self>, seat: Seat, times: u8) -> Play {
        for time in 0..times {
            let swaps = self.swaps(seat);
            if swaps.is_empty() {
                return Ok(());
            }
            let swap = if time == 0 {
                // The first swap is part of the offer, so whoever looks ahead weighs it with the offer.
                self.pending = Some(Pending::Swap(seat));
                let swap =
                    table.ask(seat).about("ask-swap", "K6").pick(swaps, |(give, get)| Choice::Swap(give, get))?;
                self.pending = None;
                Some(swap)
            } else {
                let question = table.ask(seat).about("ask-swap", "K6");
                question.may(Choice::Done, swaps, |(give, get)| Choice::Swap(give, get))?
            };
            let Some((give, get)) = swap else { return Ok(()) };
            self.spend(seat, give, 1);
            table.log("K6", || text!("log-swaps", who = self.who(seat), give = give.text(), get = get.text()));
            self.gain(table, seat, get, 1, "K6")?;
        }
        Ok(())
    }

    /// K6, C11 · Both batteries are of one type.
    pub(crate) fn swaps(&self, seat: Seat) -> SmallVec<[(Good, Good); 16]> {
        let held = Good::ALL.into_iter().filter(|good| self.players[seat].good(*good) > 0);
        let pairs = held.flat_map(|give| {
            let gets = Good::OF_CHOICE.into_iter().filter(move |get| get.kind() != give.kind());
            gets.map(move |get| (give, get))
        });
        pairs.filter(|(_, get)| self.supply(*get) > 0).collect()
    }

    /// K7 · A full battery and a part of the discards, for 1 fame.
    fn scavenge(&mut self, table: &mut Table<Self>, seat: Seat) -> Play {
        self.lose_fame(table, seat, "K7");
        self.gain(table, seat, Good::Full, 1, "K7")?;
        let mut parts: SmallVec<[VehicleId; 24]> = SmallVec::new();
        for card in self.scrap.iter().copied().filter(|card| self.may_retrieve(seat, *card)) {
            if !parts.contains(&card) {
                parts.push(card);
            }
        }
        if parts.is_empty() {
            return Ok(());
        }
        let question = table.ask(seat).about("ask-retrieve", "K7");
        let Some(card) = question.may(Choice::Decline, parts, Choice::Retrieve)? else { return Ok(()) };
        self.scrap.remove_item(&card);
        if !self.improve(table, seat, card, "K7")? {
            self.scrap(card);
        }
        Ok(())
    }

    /// K7 · No card of another player's colour.
    pub(crate) fn may_retrieve(&self, seat: Seat, card: VehicleId) -> bool {
        let own = self.players[seat].crew;
        let owner = self.pack.ids().find(|crew| {
            let crew = self.pack.crew(*crew);
            crew.truck == card || crew.trailer == card
        });
        owner.is_none_or(|owner| owner == own)
    }

    /// K8 · Food for fame.
    fn share_food(&mut self, table: &mut Table<Self>, seat: Seat, most: u8) -> Play {
        let most = most.min(self.players[seat].good(Good::Food));
        let count = table.ask(seat).about("ask-share", "K8").pick((1..=most).rev(), Choice::Share)?;
        self.spend(seat, Good::Food, count);
        self.gain_fame(table, seat, count, "K8");
        Ok(())
    }
}
