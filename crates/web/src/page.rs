//! Pages: what is around a scene.

pub mod shell;
