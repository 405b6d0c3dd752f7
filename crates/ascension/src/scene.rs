//! What a viewer sees.

use crate::state::Ascension;
use table::scene::{SeatLine, Value};
use table::{Scene, Viewer, text};

pub(crate) fn scene(game: &Ascension, _viewer: Viewer) -> Scene {
    let seats = game.players.iter().map(|(seat, player)| {
        SeatLine::new(seat, game.god_name(seat))
            .value(Value::new("scene-eco", i64::from(player.eco)))
            .acting(game.is_active(seat))
    });
    Scene::new("ascension")
        .round(text!("log-round", round = game.round))
        .seats(seats)
}
