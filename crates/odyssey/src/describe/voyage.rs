//! What the options of a campaign say.

use crate::ids::{MapTileId, TitanId};
use crate::pack::schema::campaign::Sector;
use crate::state::Odyssey;
use crate::state::campaign::Spot;
use story::ParagraphId;
use table::{Label, text};

impl Odyssey {
    pub(crate) fn sail_label(&self, tile: MapTileId, sector: Option<Sector>) -> Label {
        let name = self.pack.name(tile);
        let words = match sector {
            Some(sector) => text!("choose-sail-sector", tile = name, sector = sector.text()),
            None => text!("choose-sail", tile = name),
        };
        Label::new(words, "V1.1").icon(self.pack.icon(tile).clone())
    }

    /// How an option is written down: by its own name.
    pub(crate) fn option_notation(&self, spot: Spot) -> String {
        self.option_at(spot).map_or_else(String::new, |option| option.slug.to_string())
    }

    pub(crate) fn paragraph_notation(&self, id: ParagraphId) -> String {
        self.pack.tale.get(id).map_or_else(String::new, |paragraph| paragraph.id.to_string())
    }

    pub(crate) fn tell_label(&self, id: ParagraphId, owner: Option<TitanId>) -> Label {
        let name = self.paragraph_notation(id);
        let words = match owner {
            Some(owner) => text!("choose-tell-of", name = self.argonaut_name(owner), paragraph = name),
            None => text!("choose-tell", paragraph = name),
        };
        Label::new(words, "V7.1")
    }

    pub(crate) fn exchange_notation(&self, rate: u8) -> String {
        let rates = &self.cycle().exchanges;
        rates
            .get(usize::from(rate))
            .map_or_else(String::new, |rate| format!("{} {}", self.pack.slug(rate.from), self.pack.slug(rate.to)))
    }

    pub(crate) fn exchange_label(&self, rate: u8, times: u8) -> Label {
        let rates = &self.cycle().exchanges;
        let words = rates.get(usize::from(rate)).map_or_else(
            || text!("nothing"),
            |rate| {
                text!(
                    "choose-exchange",
                    give = i64::from(rate.give) * i64::from(times),
                    from = self.pack.name(rate.from),
                    take = i64::from(rate.take) * i64::from(times),
                    to = self.pack.name(rate.to)
                )
            },
        );
        Label::new(words, "V6.6")
    }
}
