//! A session of one game with its bots.

use crate::{Adviser, AnySession, BotKind, Offered, Query, advice, opening, question};
use bots::Team;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use table::session::Digest;
use table::snapshot::SnapshotError;
use table::{
    About, Ending, Fork, Game, Holder, LogLine, Outcome, Record, Refusal, Rng, Scene, Seat, SeatMap, Seats, Seed,
    Session, Snapshot, StandingOrder, Text, Undo, UndoPreview, Verb, Viewer, Words, text,
};

pub(crate) struct Running<G: Game> {
    session: Session<G>,
    team: Team<G>,
    words: Arc<Words>,
}

impl<G: Game> Running<G> {
    pub(crate) fn new(session: Session<G>, words: Arc<Words>) -> Self {
        let setup = session.setup();
        let team = Team::new(setup.holders.len(), bot_seed(setup.seed));
        Running { session, team, words }
    }

    fn boxed(&self, session: Session<G>) -> Box<dyn AnySession> {
        Box::new(Running::new(session, self.words.clone()))
    }
}

/// What the bots' generators grow from. It tells nothing of the dice, which are drawn by other means.
fn bot_seed(seed: Seed) -> u64 {
    match seed {
        Seed::Proven(seed) => Rng::new((seed >> 64) as u64).next_u64() ^ seed as u64,
        Seed::Quick(seed) => seed,
    }
}

impl<G: Game> AnySession for Running<G> {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn words(&self) -> &Arc<Words> {
        &self.words
    }

    fn question(&self) -> Option<Query> {
        question::query(&self.session)
    }

    fn ask_everything(&mut self) -> Result<(), Refusal> {
        self.session.ask_everything()
    }

    fn left_out(&self, seat: Seat) -> Vec<String> {
        let spared = self.session.world().spared().iter();
        spared.filter(|(asked, _)| asked.contains(seat)).map(|(_, kind)| kind.clone()).collect()
    }

    fn options(&self, seat: Seat) -> Vec<Offered> {
        question::options(&self.session, seat)
    }

    fn fingerprint(&self, seat: Seat) -> Option<u64> {
        question::fingerprint(&self.session, seat)
    }

    fn answer(&mut self, seat: Seat, question: usize, words: &str) -> Result<(), Refusal> {
        if self.session.question().is_some() && question != self.session.number() {
            return Err(Refusal::NotOffered(text!("table-too-late")));
        }
        self.session.answer_text(seat, words)
    }

    fn persons_asked(&self) -> Seats {
        self.session.persons_asked()
    }

    fn bots_asked(&self) -> Seats {
        self.session.bots_asked()
    }

    fn advance(&mut self) -> Result<(), Refusal> {
        bots::play(&mut self.session, &mut self.team)
    }

    fn advance_one(&mut self) -> Result<bool, Refusal> {
        bots::play_one(&mut self.session, &mut self.team)
    }

    fn adviser_until(&self, seat: Seat, bot: BotKind, stop: Arc<AtomicBool>) -> Adviser {
        let seed = bot_seed(self.session.setup().seed) ^ self.session.number() as u64;
        let world = self.session.world().clone();
        Box::new(move || advice::advise(&world, seat, bot, seed, &stop))
    }

    fn stopper(&self) -> Arc<AtomicBool> {
        self.team.stopper().clone()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.session.scene(viewer)
    }

    fn log(&self, viewer: Viewer) -> Vec<LogLine> {
        self.session.log(viewer).cloned().collect()
    }

    fn logged(&self, viewer: Viewer) -> usize {
        self.session.logged(viewer)
    }

    fn logged_of(&self, viewer: Viewer, first: usize) -> usize {
        self.session.log(Viewer::Referee).take(first).filter(|line| viewer.sees(line.seen)).count()
    }

    fn log_since(&self, viewer: Viewer, lines: usize) -> Vec<LogLine> {
        self.session.log_since(viewer, lines).cloned().collect()
    }

    fn news(&self, seat: Seat) -> usize {
        self.session.news(seat)
    }

    fn digest(&self, seat: Seat) -> Digest {
        self.session.digest(seat)
    }

    fn breadcrumb(&self) -> Vec<Text> {
        self.session.world().now().breadcrumb()
    }

    fn compact(&mut self) {
        self.session.compact();
    }

    fn length(&self) -> u32 {
        self.session.world().now().length()
    }

    fn chances(&self, viewer: Viewer) -> Option<SeatMap<f32>> {
        advice::chances(self.session.world(), viewer, self.session.number() as u64)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.session.outcome()
    }

    fn used_chance(&self) -> bool {
        self.session.used_chance()
    }

    fn ending(&self) -> Option<Ending> {
        self.session.world().now().ending()
    }

    fn verbs(&self) -> Vec<Verb> {
        self.session.world().now().verbs_now()
    }

    fn holders(&self) -> &SeatMap<Holder> {
        &self.session.setup().holders
    }

    fn hand_over(&mut self, seat: Seat, to: Holder) -> Result<(), Refusal> {
        opening::check_bots(std::slice::from_ref(&to))?;
        self.session.hand_over(seat, to)
    }

    fn undo_offer(&self, seat: Seat) -> Option<Undo> {
        self.session.undo_offer(seat)
    }

    fn undo_preview(&self, seat: Seat) -> Option<UndoPreview> {
        self.session.undo_preview(seat)
    }

    fn redo_offer(&self, seat: Seat) -> Option<Option<Text>> {
        self.session.redo_offer(seat).map(|what| what.cloned())
    }

    fn redo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.session.redo(seat)
    }

    fn undo(&mut self, seat: Seat, agreed: Seats) -> Result<(), Refusal> {
        self.session.undo(seat, agreed)
    }

    fn orders(&self, seat: Seat) -> Vec<StandingOrder> {
        self.session.orders(seat).cloned().collect()
    }

    fn wishes(&self, seat: Seat) -> Vec<StandingOrder> {
        self.session.wishes(seat).cloned().collect()
    }

    fn order(&mut self, order: StandingOrder) {
        self.session.order(order);
    }

    fn revoke(&mut self, seat: Seat, question: &str) {
        self.session.revoke(seat, question);
    }

    fn given(&self) -> usize {
        self.session.given()
    }

    fn at(&self, given: usize) -> Box<dyn AnySession> {
        self.boxed(self.session.at(given))
    }

    fn fork(&self, from: Fork, seed: Seed, salt: u128) -> Result<Box<dyn AnySession>, Refusal> {
        Ok(self.boxed(self.session.fork(from, seed, salt)?))
    }

    fn number(&self) -> usize {
        self.session.number()
    }

    fn lines(&self, from: usize) -> Vec<String> {
        self.session.lines(from)
    }

    fn tail(&self) -> Vec<String> {
        self.session.tail()
    }

    fn snapshot(&self) -> Result<Snapshot, SnapshotError> {
        self.session.snapshot()
    }

    fn report(&self, said: &str) -> String {
        self.session.report(said)
    }

    fn record(&self) -> String {
        self.session.record()
    }

    fn full_record(&self) -> String {
        self.session.full_record()
    }

    fn to_record(&self) -> Record {
        self.session.to_record()
    }

    fn transcript(&self, viewer: Viewer) -> String {
        self.session.transcript(viewer)
    }

    fn commitment(&self) -> String {
        self.session.commitment()
    }

    fn seed(&self) -> (Seed, u128) {
        (self.session.setup().seed, self.session.setup().salt)
    }

    fn real_dice(&self) -> bool {
        self.session.setup().real_dice
    }

    fn state_hash(&self) -> String {
        self.session.state_hash()
    }
}
