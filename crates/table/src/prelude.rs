//! What a game needs at hand: `use table::prelude::*;`.

pub use crate::{
    About, Answer, AnsweredBy, Chance, Game, Judge, Label, Looks, NoOptions, Notate, Nothing, Outcome, Play, Present,
    Prompt, Rng, Rules, RunMode, Scene, Seat, SeatMap, Seats, Seed, Shared, Stream, Study, Table, Text, Viewer, World,
    text,
};
