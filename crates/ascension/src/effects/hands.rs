//! Effects on hands and Hades.

use crate::card::Card;
use crate::choice::Choice;
use crate::pack::{Chooser, InHades};
use crate::scene::spot;
use crate::setup::CHAOS;
use crate::state::Ascension;
use table::{Play, Prompt, Seat, Seats, Stream, Table, text};

/// E3.3 · Cards taken from a hand by chance.
pub(crate) const STEAL: Stream = Stream::new("steal");

impl Ascension {
    pub(super) fn holds_cards(&self, seat: Seat) -> bool {
        !self.players[seat].hand.is_empty()
    }

    pub(super) fn discard_own(&mut self, table: &mut Table<Self>, seat: Seat, count: u8) -> Play {
        self.choose_discards(table, seat, count.into(), count.into()).map(|_| ())
    }

    /// A player discards cards of their choice and tells how many.
    fn choose_discards(&mut self, table: &mut Table<Self>, seat: Seat, least: usize, most: usize) -> Play<u8> {
        let cards = self.hand_items(seat);
        let (least, most) = (least.min(cards.len()), most.min(cards.len()));
        let chosen = self
            .ask(table, seat)
            .say(|| Prompt::new(text!("ask-discard-some", least = least, most = most), "C1.4").send("send-discard"))
            .pick_some(cards, least..=most, Choice::Card)?;
        self.discard_chosen(table, seat, &chosen, "C1.4");
        Ok(chosen.len() as u8)
    }

    pub(super) fn discard_and_draw(&mut self, table: &mut Table<Self>, seat: Seat, most: u8) -> Play {
        let count = self.choose_discards(table, seat, 1, most.into())?;
        self.draw_cards(table, seat, count, "C1.4")
    }

    pub(super) fn sell_cards(&mut self, table: &mut Table<Self>, seat: Seat, most: u8, each: u8) -> Play {
        let count = self.choose_discards(table, seat, 1, most.into())?;
        self.gain_eco(table, seat, u16::from(count) * u16::from(each));
        Ok(())
    }

    /// E3.2 · The cards of a sort in Hades, equal ones once. An event is never among them.
    pub(super) fn in_hades(&self, what: InHades) -> impl Iterator<Item = Card> {
        let fits = move |card: &Card| match what {
            InHades::Sequence => matches!(card, Card::Sequence(_)),
            InHades::Plot => matches!(card, Card::Plot(_)),
            InHades::Hero => matches!(card, Card::Hero(_)),
            InHades::Attachment => matches!(card, Card::Attachment(_)),
        };
        let mut last = None;
        self.hades.iter().copied().filter(fits).filter(move |card| last.replace(*card) != Some(*card))
    }

    pub(super) fn take_out_of_hades(&mut self, table: &mut Table<Self>, seat: Seat, what: InHades) -> Play {
        let card = self.ask(table, seat).about("ask-hades", "E3.2").pick(self.in_hades(what), Choice::Card)?;
        self.take_from_hades(card);
        self.give_openly(seat, card);
        table.log("C1.4", || text!("log-takes-from-hades", who = seat, card = self.name(card)));
        Ok(())
    }

    /// A player sees another's hand as it is now.
    pub(super) fn look_at_hand(&mut self, table: &mut Table<Self>, player: Seat, seat: Seat) -> Play {
        for slot in self.players[seat].hand.iter_mut() {
            self.pool.look(table, CHAOS, slot, player)?;
        }
        table.log_for(!Seats::only(player).with(seat), "C1.4", || {
            text!("log-looks-at-hand", who = player, whose = seat)
        });
        table.tell(|| {
            let cards = self.names(self.players[seat].cards());
            let text = text!("log-sees-hand", who = player, whose = seat, cards = cards);
            self.done_to(seat, "C1.4", text).seen_by(Seats::only(player).with(seat)).at(spot::hand(seat))
        });
        Ok(())
    }

    /// E3.3 · Random cards of a hand go to another's; only these two see them.
    pub(super) fn steal_random(&mut self, table: &mut Table<Self>, player: Seat, seat: Seat, count: u8) -> Play {
        for _ in 0..count {
            if let Some(card) = self.random_of_hand(table, Seats::only(player).with(seat), seat)? {
                self.hand_over(table, seat, player, card, "E3.3")?;
            }
        }
        Ok(())
    }

    /// A card of a hand, drawn by the table before these seats.
    fn random_of_hand(&mut self, table: &mut Table<Self>, seen: Seats, seat: Seat) -> Play<Option<Card>> {
        let mut cards: Vec<Card> = self.players[seat].cards().collect();
        cards.sort_unstable();
        if cards.is_empty() {
            return Ok(None);
        }
        Ok(Some(cards[table.draw(STEAL, seen, &cards)?]))
    }

    /// A card goes from hand to hand, seen by these two only. Others can no longer tell what is left.
    fn hand_over(&mut self, table: &mut Table<Self>, from: Seat, to: Seat, card: Card, rule: &'static str) -> Play {
        let both = Seats::only(from).with(to);
        self.pool.mix(&mut self.players[from].hand, both);
        let place = self.players[from].hand.iter().position(|slot| slot.settled() == Some(card));
        let Some(place) = place else {
            return Ok(());
        };
        self.pool.look(table, CHAOS, &mut self.players[from].hand[place], to)?;
        let mut slot = self.players[from].hand.remove(place);
        // The serial it has now tells where in the hand it was.
        self.pool.mix([&mut slot], both);
        self.players[to].hand.push(slot);
        table.tell(|| {
            let text = text!("log-card-handed", from = from, to = to, card = self.name(card));
            let line = self.done_to(from, rule, text).seen_by(both).at(spot::hand(from));
            self.loss(line, "banner-card-lost", from)
        });
        table.log_for(!both, rule, || text!("log-hidden-card-handed", from = from, to = to));
        Ok(())
    }

    /// A player sees another's hand and takes one card of it.
    pub(super) fn take_card_of_hand(&mut self, table: &mut Table<Self>, player: Seat, seat: Seat) -> Play {
        self.look_at_hand(table, player, seat)?;
        let card = self
            .ask(table, player)
            .say(|| Prompt::new(text!("ask-card-of-hand", whose = seat), "C1.4"))
            .seen_by(Seats::only(player).with(seat))
            .pick(self.players[seat].distinct(), Choice::Card)?;
        self.hand_over(table, seat, player, card, "C1.4")
    }

    /// Cards of a hand go to Hades, as the one who is named chooses.
    pub(super) fn discard_of_hand(
        &mut self,
        table: &mut Table<Self>,
        player: Seat,
        seat: Seat,
        chooser: Chooser,
        count: u8,
    ) -> Play {
        match chooser {
            Chooser::Owner => self.choose_discards(table, seat, count.into(), count.into()).map(|_| ()),
            Chooser::Player => {
                self.look_at_hand(table, player, seat)?;
                let cards = self.hand_items(seat);
                let count = cards.len().min(count.into());
                let chosen = self
                    .ask(table, player)
                    .say(|| {
                        Prompt::new(text!("ask-discard-of-hand", whose = seat, count = count), "C1.4")
                            .send("send-discard")
                    })
                    .pick_some(cards, count..=count, Choice::Card)?;
                self.discard_chosen(table, seat, &chosen, "C1.4");
                Ok(())
            }
            Chooser::Chance => {
                for _ in 0..count {
                    if let Some(card) = self.random_of_hand(table, Seats::EVERYONE, seat)? {
                        self.discard_chosen(table, seat, &[card], "E3.3");
                    }
                }
                Ok(())
            }
        }
    }

    /// A random card of another's hand for one of the cards the player held before.
    pub(super) fn trade_card(&mut self, table: &mut Table<Self>, player: Seat, seat: Seat) -> Play {
        let held = self.players[player].distinct();
        let both = Seats::only(player).with(seat);
        if let Some(card) = self.random_of_hand(table, both, seat)? {
            self.hand_over(table, seat, player, card, "E3.3")?;
        }
        let card = self
            .ask(table, player)
            .say(|| Prompt::new(text!("ask-give", whose = seat), "C1.4"))
            .seen_by(both)
            .pick(held, Choice::Card)?;
        self.hand_over(table, player, seat, card, "C1.4")
    }
}
