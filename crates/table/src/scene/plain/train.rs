//! Trains: a line for each vehicle and one for what stands on its roof.

use super::page::{Page, join};
use super::sheet::slot_row;
use crate::scene::{Car, Slots, Train};

pub(super) fn write(page: &mut Page, train: &Train) {
    train.name.iter().for_each(|name| page.line(&page.say(name)));
    train.cars.iter().for_each(|car| write_car(page, car));
    train.room.iter().for_each(|room| page.line(&page.say(room)));
}

fn write_car(page: &mut Page, car: &Car) {
    let mut head = vec![page.say(&car.name)];
    head.extend(car.note.iter().map(|note| page.say(note)));
    head.extend(car.figures.iter().map(|value| page.value(value)));
    let boxes = slot_row(page, &Slots::new(car.slots.iter().cloned()));
    page.line(&page.pair(&join(&head), &boxes));
    if let Some(roof) = &car.roof {
        let boxes = slot_row(page, &Slots::new(roof.slots.iter().cloned()));
        page.inside(|page| page.line(&page.pair(&page.say(&roof.name), &boxes)));
    }
}
