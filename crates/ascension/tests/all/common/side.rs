//! One player's side of a position.

use super::{PACK, at, card, listed};
use ascension::Ascension;
use ascension::card::{AttachmentId, Card, HeroId, PlotId, SequenceId, Value};
use ascension::pack::{End, Position as At, at_length};
use ascension::state::{Hero, Player, Trophy, Web, Worn};
use table::Seat;

/// A god, and what the player has.
#[derive(Clone)]
pub struct Side {
    player: Player,
    hand: Vec<Card>,
}

/// A player with this god: no ECO, no cards, the pawn on S1, S4, S7 and so on by seats.
#[track_caller]
pub fn god(slug: &str) -> Side {
    let Card::God(god) = card(slug) else {
        panic!("{slug} is no god");
    };
    let player = Player { god: Some(god), ..Player::default() };
    Side { player, hand: Vec::new() }
}

impl Side {
    #[track_caller]
    pub fn at(mut self, place: &str) -> Self {
        self.player.pawn = Some(at(place));
        self
    }

    pub fn eco(mut self, eco: u16) -> Self {
        self.player.eco = eco;
        self
    }

    #[track_caller]
    pub fn hand(mut self, cards: &str) -> Self {
        self.hand.extend(listed(cards));
        self
    }

    /// An available hero: `odysseus gold`.
    #[track_caller]
    pub fn hero(mut self, words: &str) -> Self {
        let (slug, value) = words.split_once(' ').unwrap_or((words, "bronze"));
        self.player.heroes.push(Hero { card: hero_id(slug), value: value_of(value), ready: true, ..Hero::default() });
        self
    }

    /// A hero that entered in this turn and is not available yet.
    #[track_caller]
    pub fn entered(self, words: &str) -> Self {
        self.hero(words).last(|hero| hero.ready = false)
    }

    /// The last hero bears these, as if just laid.
    #[track_caller]
    pub fn wears(self, cards: &str) -> Self {
        let worn = cards.split_whitespace().map(|slug| {
            let card = attachment_id(slug);
            Worn { card, turns: turns_of(card), ..Worn::default() }
        });
        let worn: Vec<Worn> = worn.collect();
        self.last(|hero| hero.attachments.extend(worn))
    }

    /// The last hero carries one more web of these cards.
    #[track_caller]
    pub fn web(self, cards: &str) -> Self {
        let cards: Vec<SequenceId> = cards.split_whitespace().map(sequence_id).collect();
        self.last(|hero| {
            let web = Web { number: hero.free_number(), cards: cards.into_iter().collect(), ..Web::default() };
            hero.webs.push(web);
        })
    }

    /// The last hero carries one more web, with which a plot lies since an attempt with it failed.
    #[track_caller]
    pub fn failed_web(self, plot: &str, cards: &str) -> Self {
        let plot = plot_id(plot);
        self.web(cards).last_web(|web| (web.plot, web.failed) = (Some(plot), 1))
    }

    /// C4.6 · The last hero is shielded.
    #[track_caller]
    pub fn shielded(self) -> Self {
        self.last(|hero| hero.shielded = true)
    }

    /// C4.6 · The last web of the last hero is shielded.
    #[track_caller]
    pub fn web_shielded(self) -> Self {
        self.last_web(|web| web.shielded = true)
    }

    /// A closed web: `galatea-breathes silver: the-mother to-carve sword`.
    #[track_caller]
    pub fn trophy(mut self, words: &str) -> Self {
        let (head, cards) = words.split_once(':').expect("plot and value: cards");
        let (plot, value) = head.split_once(' ').expect("a plot and a value");
        let cards: Vec<SequenceId> = cards.split_whitespace().map(sequence_id).collect();
        let (value, rewards) = (value_of(value), &PACK.numbers.rewards);
        self.player.trophies.push(Trophy {
            plot: plot_id(plot),
            value,
            eco: at_length(&rewards.eco[value], cards.len()),
            income: at_length(&rewards.income[value], cards.len()),
            cards: cards.into_iter().collect(),
        });
        self
    }

    /// A1.5 · Two bronze trophies without income, which open the second tier.
    #[track_caller]
    pub fn second_tier(self) -> Self {
        self.trophy("galatea-breathes bronze: the-mother to-carve sword")
            .trophy("the-touch-of-midas bronze: rain-of-gold rust club")
    }

    /// M1.3 · Gates that this player has opened: `A D`.
    #[track_caller]
    pub fn opened(mut self, gates: &str) -> Self {
        for gate in gates.split_whitespace() {
            self.player.opened = self.player.opened.with(at(gate));
        }
        self
    }

    /// G2.5 · One failed try at this gate.
    #[track_caller]
    pub fn failed(mut self, gate: &str) -> Self {
        let number = PACK.mountain.gate_at(at(gate));
        self.player.failed[number.unwrap_or_else(|| panic!("{gate} is no gate"))] += 1;
        self
    }

    /// T1.4 · The next turn is skipped.
    pub fn skips_next(mut self) -> Self {
        self.player.skips = true;
        self
    }

    /// T1.5 · The last turn was skipped.
    pub fn skipped(mut self) -> Self {
        self.player.skipped = true;
        self
    }

    #[track_caller]
    fn last(mut self, change: impl FnOnce(&mut Hero)) -> Self {
        change(self.player.heroes.last_mut().expect("a hero first"));
        self
    }

    #[track_caller]
    fn last_web(self, change: impl FnOnce(&mut Web)) -> Self {
        self.last(|hero| change(hero.webs.last_mut().expect("a web first")))
    }

    pub(super) fn hold(&mut self, cards: Vec<Card>) {
        self.hand.extend(cards);
    }

    pub(super) fn hand_cards(&self) -> impl Iterator<Item = Card> {
        self.hand.iter().copied()
    }

    pub(super) fn pawn(&self, seat: usize) -> At {
        self.player.pawn.unwrap_or(At(3 * seat as u8))
    }

    /// Every card that this side takes out of the box.
    pub(super) fn cards(&self) -> Vec<Card> {
        let mut cards = self.hand.clone();
        for hero in &self.player.heroes {
            cards.push(Card::Hero(hero.card));
            cards.extend(hero.attachments.iter().map(|worn| Card::Attachment(worn.card)));
            for web in &hero.webs {
                cards.extend(web.cards.iter().map(|card| Card::Sequence(*card)));
                cards.extend(web.plot.map(Card::Plot));
            }
        }
        for trophy in &self.player.trophies {
            cards.push(Card::Plot(trophy.plot));
            cards.extend(trophy.cards.iter().map(|card| Card::Sequence(*card)));
        }
        cards
    }

    /// The player as part of the game; the hand is dealt already.
    pub(super) fn sit_down(&self, game: &mut Ascension, seat: Seat) {
        let hand = std::mem::take(&mut game.players[seat].hand);
        game.players[seat] = Player { hand, pawn: Some(self.pawn(seat.index())), ..self.player.clone() };
    }
}

/// How many maintenances an attachment stays, if it counts them.
fn turns_of(card: AttachmentId) -> u8 {
    let turns = |end: &End| if let End::Turns(n) = end { Some(*n) } else { None };
    PACK.attachment(card).ends.iter().find_map(turns).unwrap_or(0)
}

#[track_caller]
pub(super) fn value_of(word: &str) -> Value {
    let found = Value::ALL.into_iter().find(|value| value.slug() == word);
    found.unwrap_or_else(|| panic!("{word} is no value"))
}

#[track_caller]
pub(super) fn hero_id(slug: &str) -> HeroId {
    match card(slug) {
        Card::Hero(id) => id,
        _ => panic!("{slug} is no hero"),
    }
}

#[track_caller]
fn attachment_id(slug: &str) -> AttachmentId {
    match card(slug) {
        Card::Attachment(id) => id,
        _ => panic!("{slug} is no attachment"),
    }
}

#[track_caller]
fn plot_id(slug: &str) -> PlotId {
    match card(slug) {
        Card::Plot(id) => id,
        _ => panic!("{slug} is no plot"),
    }
}

#[track_caller]
fn sequence_id(slug: &str) -> SequenceId {
    match card(slug) {
        Card::Sequence(id) => id,
        _ => panic!("{slug} is no sequence card"),
    }
}
