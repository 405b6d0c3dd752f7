//! What the store promises, on both databases.

mod damage;
mod full;
mod games;
mod homes;
mod keeping;
mod kill;
mod migrations;
mod news;
mod races;
mod sitting;
