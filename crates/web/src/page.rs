//! Pages: what is around a scene.

pub mod cards;
pub mod figures;
pub mod front;
pub mod replay;
pub mod rules;
pub mod shell;
pub mod table;
