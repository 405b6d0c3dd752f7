//! Facts about a table other than its game.

use crate::{JoinCode, Moment, StoreError, TableId, Token, TokenHash};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use table::{Holder, Lang, Seat, Seats, StandingOrder, Viewer};

/// Who may find a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// It is in the list for everybody.
    Public,
    /// Only who has the link or the code.
    ByLink,
}

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Seats are still free and the game has not begun.
    Open,
    Running,
    /// The game came to its end.
    Over,
    /// The players left it for good.
    Abandoned,
}

/// One seat of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Who sits there: a person with a name or a bot; nobody while the seat is free.
    pub holder: Option<Holder>,
    /// The hash of the secret that holds the seat.
    pub token: Option<TokenHash>,
}

/// Who set up a table: an address, and how many bytes the table brought with it. It is counted, so that nobody can fill the store alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Maker {
    pub address: String,
    pub bytes: u64,
}

/// What is known of a table besides its game, and may change: the same from the form that sets a table up to the page that shows it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Facts {
    #[serde(default)]
    pub title: String,
    /// Keys and values, as in [`table::Options`].
    pub options: Vec<(String, String)>,
    pub seats: Vec<SeatInfo>,
    /// The hash of the owner's secret.
    pub owner: TokenHash,
    pub access: Access,
    pub lang: Lang,
    pub state: State,
    /// What the seats answer without being asked.
    #[serde(default)]
    pub orders: Vec<StandingOrder>,
    #[serde(default)]
    pub real_dice: bool,
    /// The seed, where somebody chose it. Then the table says so, since whoever did may know the dice.
    #[serde(default, with = "digits")]
    pub seed: Option<u128>,
    /// The table that goes on after this one.
    #[serde(default)]
    pub rematch: Option<TableId>,
    /// The name of the person who holds each seat, also while a bot plays it: names stay with people.
    #[serde(default)]
    pub people: Vec<String>,
}

/// A table that is about to be kept.
#[derive(Debug, Clone, PartialEq)]
pub struct NewTable {
    /// The game's slug.
    pub game: String,
    /// The hash of the pack it is played with. The pack itself must have been kept before ([`crate::Store::keep_pack`]).
    pub pack: String,
    pub facts: Facts,
    pub maker: Option<Maker>,
}

/// A table as it is kept, without its game. Its facts are changed by [`crate::Store::update`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TableInfo {
    pub id: TableId,
    pub code: JoinCode,
    pub game: String,
    pub pack: String,
    #[serde(flatten, deserialize_with = "read_facts")]
    pub facts: Facts,
    pub created: Moment,
    /// When anything last happened at the table.
    pub used: Moment,
    /// The number of the last row; `None` until the game has begun.
    pub last: Option<u32>,
    /// Goes up with every change, so that the second of two changes at once is noticed.
    pub(crate) version: i64,
}

/// What some secrets open at a table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Part {
    pub seats: Vec<Seat>,
    pub owner: bool,
}

/// What a secret opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Held {
    pub table: TableId,
    /// The seat; `None` for the owner's secret.
    pub seat: Option<Seat>,
}

/// Which tables to list. What is `None` does not matter; [`Filter::default`] takes all.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    pub access: Option<Access>,
    pub state: Option<State>,
    pub game: Option<String>,
    /// Only tables that were used at or after this moment.
    pub used_since: Option<Moment>,
    /// How many at most, the last used first. `None` means a hundred.
    pub most: Option<u32>,
    /// How many to pass over, to go on with a list.
    pub skip: u32,
}

impl TableInfo {
    /// Whether nothing of this was changed between one reading and another; rows are not counted.
    pub fn is_as_new_as(&self, other: &TableInfo) -> bool {
        self.version == other.version
    }
}

impl Part {
    /// Whether all these seats are among those that are opened, so that nobody else need be asked.
    pub fn answers_for(&self, seats: Seats) -> bool {
        seats.iter().all(|seat| self.seats.contains(&seat))
    }

    /// Through whose eyes somebody looks who asks for one of their seats, or for none.
    pub fn viewer(&self, wanted: Option<Seat>, asked: impl Fn(Seat) -> bool) -> Viewer {
        let mine = |seat: &&Seat| wanted == Some(**seat);
        let seat = self.seats.iter().find(mine);
        let seat = seat.or_else(|| self.seats.iter().find(|seat| asked(**seat)));
        seat.or(self.seats.first()).map_or(Viewer::Onlooker, |seat| Viewer::Seat(*seat))
    }
}

impl Facts {
    /// An open table for those who have its link, with everything else as is usual.
    pub fn new(seats: Vec<SeatInfo>, owner: TokenHash, lang: Lang) -> Facts {
        Facts {
            title: String::new(),
            options: Vec::new(),
            seats,
            owner,
            access: Access::ByLink,
            lang,
            state: State::Open,
            orders: Vec::new(),
            real_dice: false,
            seed: None,
            rematch: None,
            people: Vec::new(),
        }
    }

    /// The seats and rights that these secrets give.
    pub fn part_of(&self, tokens: &[Token]) -> Part {
        self.part_by(&tokens.iter().map(Token::hash).collect::<Vec<_>>())
    }

    /// The same by what is known of the secrets.
    pub fn part_by(&self, hashes: &[TokenHash]) -> Part {
        let is_mine = |hash: &TokenHash| hashes.iter().any(|mine| hash.is(mine));
        let holds = |seat: &SeatInfo| seat.token.as_ref().is_some_and(is_mine);
        let seats = self.seats.iter().enumerate().filter(|(_, seat)| holds(seat));
        Part { seats: seats.map(|(n, _)| Seat(n as u8)).collect(), owner: is_mine(&self.owner) }
    }

    /// Whether a person has a seat, or may still take one.
    pub fn has_persons(&self) -> bool {
        let person = |seat: &SeatInfo| seat.holder.as_ref().is_none_or(Holder::is_person);
        self.seats.iter().any(person)
    }

    pub fn open_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        let open = self.seats.iter().enumerate().filter(|(_, seat)| seat.holder.is_none());
        open.map(|(n, _)| Seat(n as u8))
    }

    /// The seats that somebody holds by a secret, whoever plays them just now.
    pub fn held(&self) -> Seats {
        let held = self.seats.iter().enumerate().filter(|(_, seat)| seat.token.is_some());
        held.map(|(n, _)| Seat(n as u8)).collect()
    }

    /// Gives a seat to a bot or back to its person, whose name is remembered meanwhile.
    pub fn seat_holder(&mut self, seat: Seat, holder: Holder) {
        let count = self.seats.len();
        let Some(place) = self.seats.get_mut(seat.index()) else {
            return;
        };
        if let Some(Holder::Person(name)) = place.holder.replace(holder) {
            self.people.resize(count, String::new());
            self.people[seat.index()] = name;
        }
    }
}

impl SeatInfo {
    pub fn open() -> SeatInfo {
        SeatInfo { holder: None, token: None }
    }

    pub fn person(name: impl Into<String>, token: TokenHash) -> SeatInfo {
        SeatInfo { holder: Some(Holder::Person(name.into())), token: Some(token) }
    }

    pub fn bot(kind: impl Into<String>) -> SeatInfo {
        SeatInfo { holder: Some(Holder::Bot(kind.into())), token: None }
    }
}

impl Access {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Access::Public => "public",
            Access::ByLink => "by-link",
        }
    }
}

impl State {
    pub(crate) fn word(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Running => "running",
            State::Over => "over",
            State::Abandoned => "abandoned",
        }
    }
}

/// A table as the database gives it: id, code, game, pack, access, state, language, when created, details, version, when used, last row.
pub(crate) type InfoRow = (i64, String, String, String, String, String, String, i64, String, i64, i64, i64);

/// The facts as older programs wrote them, too: what concerned the front-end alone was inside a document of its own.
fn read_facts<'de, D: Deserializer<'de>>(from: D) -> Result<Facts, D::Error> {
    facts_of(serde_json::Map::deserialize(from)?).map_err(D::Error::custom)
}

fn facts_of(mut document: serde_json::Map<String, Value>) -> Result<Facts, serde_json::Error> {
    if let Some(Value::Object(notes)) = document.remove("notes") {
        document.extend(notes);
    }
    serde_json::from_value(Value::Object(document))
}

/// Numbers that JSON would not hold exactly, as digits.
mod digits {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub fn serialize<S: Serializer>(number: &Option<u128>, to: S) -> Result<S::Ok, S::Error> {
        number.map(|number| number.to_string()).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u128>, D::Error> {
        let digits = Option::<String>::deserialize(from)?;
        digits.map(|digits| digits.parse()).transpose().map_err(D::Error::custom)
    }
}

impl TableInfo {
    /// A table that nobody has used yet.
    pub(crate) fn new(new: NewTable) -> Result<TableInfo, StoreError> {
        let now = Moment::now();
        Ok(TableInfo {
            id: TableId::random()?,
            code: JoinCode::random()?,
            game: new.game,
            pack: new.pack,
            facts: new.facts,
            created: now,
            used: now,
            last: None,
            version: 0,
        })
    }

    /// What is never searched for, as one document.
    pub(crate) fn details(&self) -> Result<String, StoreError> {
        Ok(serde_json::to_string(&self.facts)?)
    }

    /// What can be searched for stands in columns of its own, which count.
    pub(crate) fn read(row: InfoRow) -> Result<TableInfo, StoreError> {
        let (id, code, game, pack, access, state, lang, created, details, version, used, last) = row;
        let mut details: serde_json::Map<String, Value> = serde_json::from_str(&details)?;
        for (name, word) in [("access", access), ("state", state), ("lang", lang)] {
            details.insert(name.to_owned(), Value::String(word));
        }
        Ok(TableInfo {
            id: TableId(id),
            code: code.parse().map_err(|_| StoreError::Damaged(format!("the code of table {}", TableId(id))))?,
            game,
            pack,
            facts: facts_of(details)?,
            created: Moment(created),
            used: Moment(used),
            last: u32::try_from(last).ok(),
            version,
        })
    }
}
