//! What a game needs at hand: `use table::prelude::*;`.

pub use crate::{
    About, Answer, Chance, Game, Hand, Judge, Label, Looks, NoOptions, Notate, Nothing, Outcome, Play, Present, Prompt,
    Rng, Rules, Scene, Seat, SeatMap, Seats, Seed, Settings, Shared, Stream, Study, Table, Text, Viewer, World, text,
};
