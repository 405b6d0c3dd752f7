//! B · The battle, in the order of its chapter.
//!
//! | rules | module |
//! |---|---|
//! | B1, B11 · Where everybody is, how far, and who sees whom | `positions` |
//! | B2.3 to B2.8, B32 · Who goes into battle, and with what | `muster` |
//! | B2 · Setting up | `setup` |
//! | B3 · The primordial's round | `primordial` |
//! | B3.4 to B3.28 · Whom a card is aimed at | `targeting` |
//! | B4 · How the primordial moves and turns | `primordial_moves` |
//! | B5 · The primordial attacks | `primordial_attack` |
//! | B5.14 · The evasion roll | `evasion` |
//! | B6, B23, G6 · Danger, trauma, obols, moiros and kratos cards | `danger` |
//! | B7 · A titan attacks: the ten steps | `titan_attack` |
//! | B7.6 · The power roll | `power` |
//! | B7.7 · Responses | `responses` |
//! | B8 · The titans' round | `titans` |
//! | B8.8 · Voluntary movement | `walking` |
//! | B9 · Terrain | `terrain` |
//! | B10 · The labyrinth | `labyrinth` |
//! | B12 · Forced movement | `forced` |
//! | B13, B7.4, B7.10 · Windows | `windows` |
//! | B14, B24 · Chain breaks, and what waits for an attack to end | `chain` |
//! | B15 · Wounds and escalation | `escalation` |
//! | B16 · The priority target | `priority` |
//! | What is true, how much, and who is meant | `card_conditions` |
//! | B17 · Abilities: when they can be used, and what they cost | `abilities` |
//! | B17.4, B17.12 · What happens at a moment | `triggers` |
//! | B17.14 · What is about to happen | `events` |
//! | B17.1, G5.2 · What abilities cost | `prices` |
//! | B18 · Gear | `gear` |
//! | B19 · The Kratos table | `kratos_table` |
//! | B21 · Keywords | `keywords` |
//! | Where abilities come from | `sources` |
//! | B17.8 · The keywords that count | `live_keywords` |
//! | B7.3, B7.6, B5.14 · Figures of titans with everything that changes them | `titan_stats` |
//! | B2.10, B7.6.5 · Figures of the primordial | `primordial_stats` |
//! | The interpreter of effects: each in order, each wholly before the next | `effects` |
//! | B22 · Conditions and tokens of titans | `conditions` |
//! | G7 · Tests | `skill_tests` |
//! | B25, B30 · Death, victory and defeat | `death` |
//! | B26 · Vantage points | `vantage` |
//! | B27 · Awakening | `awakening` |
//! | B29 · Argo abilities | `argo_abilities` |
//! | B21.39 · Rush | `bonus` |
//! | B28 · Summoning | `summoning` |
//! | B30.5, B31 · The end, and what comes of it | `aftermath` |

mod abilities;
mod aftermath;
mod argo_abilities;
mod awakening;
mod bonus;
mod card_conditions;
mod chain;
mod conditions;
pub mod context;
mod danger;
mod death;
mod dice_streams;
mod effects;
mod escalation;
mod evasion;
mod events;
mod forced;
mod gear;
mod keywords;
mod kratos_table;
mod labyrinth;
mod live_keywords;
pub(crate) mod muster;
pub mod positions;
mod power;
mod prices;
mod primordial;
mod primordial_attack;
mod primordial_moves;
mod primordial_stats;
mod priority;
mod responses;
mod setup;
mod skill_tests;
mod sources;
mod summoning;
mod targeting;
pub mod terrain;
mod titan_attack;
mod titan_stats;
mod titans;
mod triggers;
mod vantage;
mod walking;
mod windows;

pub(crate) use dice_streams::LOT;
pub(crate) use skill_tests::passes;
