//! What is known of a table besides its game.

use crate::{JoinCode, Moment, StoreError, TableId, Token, TokenHash};
use serde::{Deserialize, Serialize};
use table::{Holder, Lang, Seat, StandingOrder};

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

/// A table that is about to be kept.
#[derive(Debug, Clone, PartialEq)]
pub struct NewTable {
    /// The game's slug.
    pub game: String,
    /// The hash of the pack it is played with. The pack itself must have been kept before ([`crate::Store::keep_pack`]).
    pub pack: String,
    /// Keys and values, as in [`table::Options`].
    pub options: Vec<(String, String)>,
    pub seats: Vec<SeatInfo>,
    /// The hash of the owner's secret.
    pub owner: TokenHash,
    pub access: Access,
    pub lang: Lang,
    /// What a front-end wants to remember of the table. The store does not look into it.
    pub notes: serde_json::Value,
}

/// All that is known of a table besides its game. It is changed by [`crate::Store::update`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TableInfo {
    pub id: TableId,
    pub code: JoinCode,
    pub game: String,
    pub pack: String,
    pub options: Vec<(String, String)>,
    pub seats: Vec<SeatInfo>,
    pub owner: TokenHash,
    pub access: Access,
    pub lang: Lang,
    pub state: State,
    /// What the seats answer without being asked.
    pub orders: Vec<StandingOrder>,
    pub notes: serde_json::Value,
    pub created: Moment,
    /// When anything last happened at the table.
    pub used: Moment,
    /// The number of the last row; `None` until the game has begun.
    pub last: Option<u32>,
    /// Goes up with every change, so that the second of two changes at once is noticed.
    pub(crate) version: i64,
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

    /// The seat a secret holds at this table.
    pub fn seat_of(&self, token: &Token) -> Option<Seat> {
        let held = |seat: &SeatInfo| seat.token.is_some_and(|hash| hash.matches(token));
        self.seats.iter().position(held).map(|n| Seat(n as u8))
    }

    pub fn is_owner(&self, token: &Token) -> bool {
        self.owner.matches(token)
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

    pub(crate) fn read(word: &str) -> Option<Access> {
        [Access::Public, Access::ByLink].into_iter().find(|access| access.word() == word)
    }
}

impl State {
    const ALL: [State; 4] = [State::Open, State::Running, State::Over, State::Abandoned];

    pub(crate) fn word(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Running => "running",
            State::Over => "over",
            State::Abandoned => "abandoned",
        }
    }

    pub(crate) fn read(word: &str) -> Option<State> {
        State::ALL.into_iter().find(|state| state.word() == word)
    }
}

/// A table as the database gives it: id, code, game, pack, access, state, language, when created, details, version, when used, last row.
pub(crate) type InfoRow = (i64, String, String, String, String, String, String, i64, String, i64, i64, i64);

/// What is never searched for, as one document.
#[derive(Serialize, Deserialize)]
pub(crate) struct Details {
    options: Vec<(String, String)>,
    seats: Vec<SeatInfo>,
    owner: TokenHash,
    #[serde(default)]
    orders: Vec<StandingOrder>,
    #[serde(default)]
    notes: serde_json::Value,
}

impl Details {
    pub(crate) fn of(info: &TableInfo) -> Result<String, StoreError> {
        let details = Details {
            options: info.options.clone(),
            seats: info.seats.clone(),
            owner: info.owner,
            orders: info.orders.clone(),
            notes: info.notes.clone(),
        };
        Ok(serde_json::to_string(&details)?)
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
            options: new.options,
            seats: new.seats,
            owner: new.owner,
            access: new.access,
            lang: new.lang,
            state: State::Open,
            orders: Vec::new(),
            notes: new.notes,
            created: now,
            used: now,
            last: None,
            version: 0,
        })
    }

    pub(crate) fn read(row: InfoRow) -> Result<TableInfo, StoreError> {
        let (id, code, game, pack, access, state, lang, created, details, version, used, last) = row;
        let id = TableId(id);
        let damaged = |what: &str| StoreError::Damaged(format!("the {what} of table {id}"));
        let details: Details = serde_json::from_str(&details)?;
        Ok(TableInfo {
            id,
            code: code.parse().map_err(|_| damaged("code"))?,
            game,
            pack,
            options: details.options,
            seats: details.seats,
            owner: details.owner,
            access: Access::read(&access).ok_or_else(|| damaged("access"))?,
            lang: lang.parse().map_err(|_| damaged("language"))?,
            state: State::read(&state).ok_or_else(|| damaged("state"))?,
            orders: details.orders,
            notes: details.notes,
            created: Moment(created),
            used: Moment(used),
            last: u32::try_from(last).ok(),
            version,
        })
    }
}
