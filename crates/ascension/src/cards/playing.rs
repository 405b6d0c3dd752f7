//! C1, C4 · Playing a card: aim, pay, let it be answered, let it take effect.

use super::{Cast, Deed, Moment};
use crate::card::{AttachmentId, Card, EventId};
use crate::choice::Choice;
use crate::pack::Effect;
use crate::scene::spot;
use crate::state::{Ascension, Frame, InPlay, Played, Target, Window};
use crate::turn::Options;
use table::{LogLine, Play, Prompt, Seat, Table, Text, text};

impl Ascension {
    /// E3.1 · An event out of the hand.
    pub(crate) fn play_event(&mut self, table: &mut Table<Self>, player: Seat, id: EventId) -> Play {
        self.play(table, player, Played::Event(id))
    }

    /// E1 · An equipment or a condition out of the hand.
    pub(crate) fn play_attachment(&mut self, table: &mut Table<Self>, player: Seat, id: AttachmentId) -> Play {
        self.play(table, player, Played::Attachment(id))
    }

    /// C4.2 · The card is aimed and paid for, the window opens, then it takes effect if it still has its target.
    fn play(&mut self, table: &mut Table<Self>, player: Seat, played: Played) -> Play {
        let deed = Deed::from(played);
        let target = self.choose_target(table, player, deed)?;
        let price = self.price(player, deed, target);
        self.take_from_hand(player, played.into());
        if let Played::Event(_) = played {
            self.played.push(played.into()); // C1.5
        }
        if let Played::Event(_) = played {
            self.note_use(table, played.into(), player);
        }
        table.tell(|| {
            let line = LogLine::by("C1.1", self.play_line(player, played.into(), target));
            let line = line.card(spot::printed(&self.pack, played.into()));
            let line = spot::target(&self.pack, target).into_iter().fold(line, LogLine::at);
            match target.owner().filter(|owner| *owner != player) {
                Some(owner) => line.aimed(owner),
                None => line,
            }
        });
        self.pay_openly(table, player, price, "C1.1");
        let held = self.players[player].hand.len();
        self.pay_what_it_asks(table, deed, Cast { player, target, held })?;
        let frame =
            Frame::Card(InPlay { player, card: played, target, cancelled: false, taken: false, redirected: false });
        table.scope(self, frame, |game, table| {
            game.let_it_be_answered(table)?;
            game.let_it_take_effect(table)
        })?;
        Ok(())
    }

    /// C1.3 · Whoever plays a card chooses its target.
    pub(crate) fn choose_target(&mut self, table: &mut Table<Self>, player: Seat, deed: Deed) -> Play<Target> {
        let targets = self.legal_targets(player, deed);
        if let [Target::Nobody] | [Target::Answered] = targets[..] {
            return Ok(targets[0]);
        }
        self.ask(table, player)
            .say(|| {
                let prompt = Prompt::new(text!("ask-target", card = self.deed_name(player, deed)), "C1.3");
                match deed {
                    Deed::Event(id) => prompt.card(spot::printed(&self.pack, id.into())),
                    Deed::Attachment(id) => prompt.card(spot::printed(&self.pack, id.into())),
                    Deed::Ability(_) => prompt,
                }
            })
            .pick(targets, Choice::Target)
    }

    /// C3.5 · As long as a card aims at somebody else than the one who played it, that player is asked, until they pass.
    fn let_it_be_answered(&mut self, table: &mut Table<Self>) -> Play {
        while let Some(seat) = self.answering() {
            let answered = table.scope(self, Frame::Window(Window::AimedAt), |game, table| game.answer(table, seat))?;
            if answered != Some(true) {
                break;
            }
        }
        Ok(())
    }

    /// C4.1 · The player whom the card in play is aimed at.
    fn answering(&self) -> Option<Seat> {
        let card = self.in_play().filter(|card| !card.cancelled)?;
        card.target.owner().filter(|owner| *owner != card.player)
    }

    /// C2.3 · One answer, or none.
    fn answer(&mut self, table: &mut Table<Self>, seat: Seat) -> Play<bool> {
        let mut options = Options::new();
        self.offer_events(seat, Moment::Window(Window::AimedAt), &mut options);
        options.push(Choice::Pass);
        let chosen = self
            .ask(table, seat)
            .say(|| {
                let card = self.in_play().map(|card| self.name(card.card.into()));
                Prompt::new(text!("ask-answer", card = card.unwrap_or_else(|| Text::plain(""))), "C2.3")
                    .card(spot::IN_PLAY)
                    .in_zone("now")
            })
            .window()
            .one(&options)?;
        match chosen {
            Choice::Play(id) => self.play_answer(table, seat, id).map(|()| true),
            Choice::Pass => Ok(false),
            other => table.unexpected(other),
        }
    }

    /// C4.4 · An answer is not aimed and cannot be answered; it takes effect at once.
    fn play_answer(&mut self, table: &mut Table<Self>, seat: Seat, id: EventId) -> Play {
        let deed = Deed::Event(id);
        let price = self.price(seat, deed, Target::Answered);
        self.take_from_hand(seat, Card::Event(id));
        self.played.push(Card::Event(id));
        self.note_use(table, Card::Event(id), seat);
        table.tell(|| {
            let line = LogLine::by("C2.3", text!("log-answers", who = seat, card = self.name(Card::Event(id))));
            let line = line.card(spot::printed(&self.pack, Card::Event(id)));
            match self.in_play() {
                Some(played) => line.aimed(played.player),
                None => line,
            }
        });
        self.pay_openly(table, seat, price, "C1.1");
        let cast = Cast { player: seat, target: Target::Answered, held: self.players[seat].hand.len() };
        self.pay_what_it_asks(table, deed, cast)?;
        self.let_happen(table, deed, cast)
    }

    /// C4.2, C4.3 · The card takes effect unless it is cancelled or has lost its target.
    fn let_it_take_effect(&mut self, table: &mut Table<Self>) -> Play {
        let Some(card) = self.in_play().copied() else {
            return Ok(());
        };
        let deed = Deed::from(card.card);
        let cast = Cast { player: card.player, target: card.target, held: self.players[card.player].hand.len() };
        let works = !card.cancelled && self.takes_effect(deed, cast);
        if !works && !card.cancelled {
            table.log("C4.2", || text!("log-lost-target", card = self.name(card.card.into())));
        }
        match (card.card, card.target) {
            (Played::Attachment(id), Target::Hero(at)) if works => self.attach(table, card.player, id, at),
            (Played::Attachment(id), _) if !card.taken => {
                self.send_to_hades(Card::Attachment(id)); // C4.3
                Ok(())
            }
            (Played::Event(_), _) if works => self.let_happen(table, deed, cast),
            _ => Ok(()),
        }
    }

    /// C1.1, C4.2 · What the card's text asks for is paid with the card, before anybody can answer it.
    pub(crate) fn pay_what_it_asks(&mut self, table: &mut Table<Self>, deed: Deed, cast: Cast) -> Play {
        self.happen_among(table, deed, cast, Effect::is_price)
    }

    /// C1.4 · The effects happen in the order written; one that has become impossible is skipped.
    pub(crate) fn let_happen(&mut self, table: &mut Table<Self>, deed: Deed, cast: Cast) -> Play {
        self.happen_among(table, deed, cast, |effect| !effect.is_price())
    }

    fn happen_among(&mut self, table: &mut Table<Self>, deed: Deed, cast: Cast, such: impl Fn(Effect) -> bool) -> Play {
        for place in 0..self.effects_of(cast.player, deed).len() {
            let effect: Effect = self.effects_of(cast.player, deed)[place];
            let cast = Cast { held: self.players[cast.player].hand.len(), ..cast };
            if such(effect) && self.is_possible(effect, cast) {
                self.note_deed(table, cast.player, deed, place);
                self.happen(table, effect, cast)?;
            }
        }
        Ok(())
    }

    /// A card or an ability by its name.
    pub(crate) fn deed_name(&self, player: Seat, deed: Deed) -> Text {
        match deed {
            Deed::Event(id) => self.name(Card::Event(id)),
            Deed::Attachment(id) => self.name(Card::Attachment(id)),
            Deed::Ability(source) => self.source_name(source, player),
        }
    }

    fn play_line(&self, player: Seat, card: Card, target: Target) -> Text {
        match target {
            Target::Hero(_) if matches!(card, Card::Attachment(_)) => {
                text!("log-attaches", who = player, card = self.name(card), target = self.target_name(target))
            }
            Target::Nobody | Target::Answered => text!("log-plays", who = player, card = self.name(card)),
            _ => text!("log-plays-on", who = player, card = self.name(card), target = self.target_name(target)),
        }
    }
}
