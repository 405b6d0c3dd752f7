//! Walks through every element of a scene.

use super::odds::{Bar, BarShow, DieFace, DieShow};
use super::*;
use crate::Tag;

/// What a walk meets.
pub(super) enum Found<'a> {
    /// A thing is called this.
    Spot(&'a Spot),
    /// Something refers to a thing of this name.
    Target(&'a Spot),
    Icon(&'a Icon),
    Tone(&'a Tone),
    Text(&'a Text),
    Seat(&'a SeatLine),
    Grid(&'a Grid),
    Ground(&'a Patch),
    Map(&'a Map),
    Track(&'a Track),
    Picture(&'a Picture),
}

pub(super) trait Walk {
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>));
}

impl<T: Walk> Walk for Option<T> {
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
        self.iter().for_each(|inner| inner.walk(see));
    }
}

impl<T: Walk> Walk for Vec<T> {
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
        self.iter().for_each(|inner| inner.walk(see));
    }
}

impl<T: Walk> Walk for Box<T> {
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
        (**self).walk(see);
    }
}

impl Walk for Stand {
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
        if let Stand::Place(place) = self {
            see(Found::Target(place));
        }
    }
}

impl Walk for Way {
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
        see(Found::Target(&self.from));
        see(Found::Target(&self.to));
    }
}

impl Walk for Field {
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
        self.name.walk(see);
        self.tone.walk(see);
        self.places.iter().for_each(|place| see(Found::Target(place)));
    }
}

impl Walk for Course {
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
        self.name.walk(see);
        self.tone.walk(see);
        self.through.iter().for_each(|place| see(Found::Target(place)));
    }
}

impl Walk for (Text, Text) {
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
        self.0.walk(see);
        self.1.walk(see);
    }
}

impl Walk for Amount {
    fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
        if let Amount::Text(text) = self {
            text.walk(see);
        }
    }
}

/// Things that are met themselves.
macro_rules! met {
    ($($type:ident as $found:ident),*) => {
        $(impl Walk for $type {
            fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
                see(Found::$found(self));
            }
        })*
    };
}
met!(Spot as Spot, Icon as Icon, Text as Text, Tone as Tone, Picture as Picture);

/// Things that are walked through field by field, some of them after being met.
macro_rules! walked {
    ($($type:ident $(as $found:ident)? { $($field:ident),* })*) => {
        $(impl Walk for $type {
            fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
                $(see(Found::$found(self));)?
                $(self.$field.walk(see);)*
            }
        })*
    };
}
walked! {
    Scene { title, subtitle, round, seats, zones, legend }
    Sign { icon, tone, name, text }
    Tag { text, short, tone }
    Alternative { icon, word, tone }
    SeatLine as Seat { emblem, name, who, values }
    Zone { id, title, note, parts }
    Value { icon, amount, name, tone }
    Token { id, icon, name, tone }
    Tokens { name, tokens, tone }
    Ledger { name, heads, entries }
    Entry { id, name, note, icon, tone, figures, lines, more }
    Gate { chip, effect, tone }
    Line { id, label, text, icon, gates, tone }
    Piece { id, name, emblem, tone, stand, markers, picture, rim }
    Map as Map { id, name, note, bands, fields, places, ways, courses, pieces }
    Band { name, tone }
    Place { id, name, icon, tone, figure, card, tokens, picture, split }
    Grid as Grid { id, terrain, reach, sights, front, pieces }
    Patch as Ground { name, icon, tone }
    Reach { marks }
    ReachMark { icon, name }
    Sight { name }
    Front { name }
    Card { id, face, caption, badges, news }
    Back { name, icon, tone }
    CardFace { title, cost, emblem, kind, kind_icon, tone, slots, figures, lines, gates, story, foot }
    Cards { name, cards, nothing }
    Sheet { id, name, emblem, tone, owner, badges, parts }
    Meter { name, icon, tone }
    Stretch { name, tone }
    Dial { name, icon, tone, bands }
    Ruler { name, bands }
    Rows { name, tone, rows }
    Row { text, icon }
    Slots { name, note, sentence, slots }
    Slot { id, name, emblem, kind, kind_icon, tone, word, or }
    Tale { id, over, icon, title, picture, text, tags }
    Train { id, name, tone, cars, room }
    Car { name, note, figures, slots, roof }
    Roof { name, slots }
    Track as Track { id, name, notches, middle, note, pieces, inner, picture }
    Notch { id, label, icon, tone, signs }
    Odds { roll, terms, shows, note }
    DieShow { name, tone, faces, note }
    DieFace { label }
    BarShow { name, bars }
    Bar { label }
}

/// Things that are one of several.
macro_rules! either {
    ($($type:ty { $($variant:ident),* })*) => {
        $(impl Walk for $type {
            fn walk<'a>(&'a self, see: &mut dyn FnMut(Found<'a>)) {
                match self {
                    $(Self::$variant(inner) => inner.walk(see),)*
                }
            }
        })*
    };
}
either! {
    Face { Up, Down }
    odds::Show { Die, Bars }
    Part { Map, Grid, Track, Cards, Sheet, Tokens, Values, Meter, Dials, Ruler, Rows, Slots, Train, Lines, Tale, Ledger, Stats }
}
