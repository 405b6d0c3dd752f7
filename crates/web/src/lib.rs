//! The table in a browser: pages rendered from scenes, answers as ordinary forms, changes pushed as they happen.
//!
//! | what | where |
//! |---|---|
//! | a scene as HTML and SVG | [`draw`] |
//! | what is around it | [`page`] |
//! | what the server holds, and each table in memory | `app_state`, `live_table` |
//! | what is written when, and read back | `commit`, `persistence` |
//! | addresses | `routes`, `server` |
//! | who may do how much, and for how long | `guard`, `connections`, `rate_limit`, `thinking` |
//!
//! No page knows a game: what is shown comes from scenes, questions and logs of an [`shelf::AnySession`].
#![forbid(unsafe_code)]

pub mod app_state;
pub mod assets;
mod bots;
mod commit;
pub mod config;
mod connections;
pub mod draw;
mod errors;
mod guard;
pub mod live_table;
mod metrics;
pub mod pace;
pub mod page;
mod patient;
mod persistence;
mod rate_limit;
mod routes;
mod server;
mod taking;
mod thinking;
mod visitor;
pub mod words;

pub use app_state::AppState;
pub use config::{Config, Limits, Metrics, Rate, Times};
pub use connections::bind;
pub use persistence::{listen, tell_presence};
pub use server::{NotServed, router, serve, serve_on};
pub use store::{Durability, Place, Store, StoreError};
