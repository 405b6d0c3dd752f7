//! Pages: what is around a scene.

pub mod front;
pub mod replay;
pub mod rules;
pub mod shell;
pub mod table;
