//! Trains: vehicles coupled in a row, with boxes in them and on their roofs.

use super::build::setters;
use super::{Slot, Spot, Tone, Value};
use crate::Text;
use serde::{Deserialize, Serialize};

/// Vehicles coupled in a row, the one that pulls first.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Train {
    /// Its name among all spots of the scene.
    pub id: Spot,
    /// What it is called, if it has a name.
    pub name: Option<Text>,
    /// What its colour says.
    pub tone: Tone,
    /// The vehicles, from the first to the last.
    pub cars: Vec<Car>,
    /// Whether its owner looks at it, and may move what lies in its boxes. Where things lie in it is display: see [`Slot::load`].
    pub loose: bool,
    /// What could still be coupled, in a few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub room: Option<Text>,
}

/// One vehicle of a train.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Car {
    /// How it is drawn.
    pub kind: CarKind,
    /// What it is called.
    pub name: Text,
    /// A few words beside its name.
    pub note: Option<Text>,
    /// What it can do.
    pub figures: Vec<Value>,
    /// The boxes inside.
    pub slots: Vec<Slot>,
    /// What stands on its roof.
    pub roof: Option<Roof>,
}

/// How a vehicle is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CarKind {
    /// It pulls, on wheels.
    Wheeled,
    /// It pulls, on tracks.
    Tracked,
    /// It is pulled.
    Coupled,
}

/// What stands on a roof.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roof {
    /// What it is called.
    pub name: Text,
    /// Its boxes.
    pub slots: Vec<Slot>,
}

impl Train {
    /// A train without vehicles.
    pub fn new(id: impl Into<Spot>) -> Train {
        Train { id: id.into(), name: None, tone: Tone::Neutral, cars: Vec::new(), loose: false, room: None }
    }

    /// Every box, the roof of a vehicle after its inside.
    pub fn slots(&self) -> impl Iterator<Item = &Slot> {
        self.cars.iter().flat_map(|car| car.slots.iter().chain(car.roof.iter().flat_map(|roof| &roof.slots)))
    }
}

setters!(Train {
    some name: Text,
    set tone: Tone => tone,
    each car: Car => cars,
    all cars: Car => cars,
    set loose: bool => loose,
    some room: Text,
});

impl Car {
    /// A vehicle without boxes.
    pub fn new(kind: CarKind, name: impl Into<Text>) -> Car {
        Car { kind, name: name.into(), note: None, figures: Vec::new(), slots: Vec::new(), roof: None }
    }
}

setters!(Car {
    some note: Text,
    each figure: Value => figures,
    all slots: Slot => slots,
    some roof: Roof,
});

impl Roof {
    /// Something with these boxes.
    pub fn new(name: impl Into<Text>, slots: impl IntoIterator<Item = Slot>) -> Roof {
        Roof { name: name.into(), slots: slots.into_iter().collect() }
    }
}
