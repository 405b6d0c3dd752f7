//! A · The adventure, in the order of its chapter.
//!
//! | rules | module |
//! |---|---|
//! | A1 · The party leader | `leader` |
//! | A2 · Paragraphs and choices | `reading` |
//! | A2.6 · Tests ashore | `tests_ashore` |
//! | A3 · Hubs and rest | `tables` |
//! | A4 · Inward odysseys | `odysseys` |
//! | A5 · Mnemos and fated mnemos | `mnemos` |
//! | A6 · Dreams, A7 · The delve | `delve` |
//! | A8 · What happens | `effects`, `willing` |
//! | A9 · What must be true | `conditions` |

mod conditions;
mod delve;
mod effects;
mod leader;
mod mnemos;
mod odysseys;
mod reading;
mod tables;
mod tests_ashore;
mod willing;

pub(crate) use reading::Node;
