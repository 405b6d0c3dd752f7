//! The symbols of the table: goods, what lies on the road, what stands on cards and convoys.

use crate::card::{BoxKind, Good};
use crate::describe::{box_icon, good_icon, good_tone};
use table::Text;
use table::scene::{Sign, Tone};

pub(super) fn signs() -> Vec<Sign> {
    let goods = Good::ALL.into_iter().map(|good| {
        let text = Text::new(format!("legend-{}", good.slug()));
        Sign::new(good_icon(good), good.text()).tone(good_tone(good)).text(text)
    });
    let marks = [
        ("fame", "see-fame", "legend-fame", Tone::Neutral),
        ("alert", "see-alert", "legend-alert", Tone::Bad),
        ("radiation", "see-counters", "legend-counters", Tone::from("radiation")),
        ("turret", "legend-turret", "legend-turret-text", Tone::Bad),
        ("avalanche", "see-avalanche", "legend-avalanche", Tone::from("teeth")),
        ("jam", "legend-jam", "legend-jam-text", Tone::Bad),
        ("speed", "see-speed", "legend-speed", Tone::Neutral),
        ("hook", "see-power", "legend-power", Tone::Neutral),
        ("tracks", "see-tracks", "legend-tracks", Tone::Neutral),
        ("object", "item-object", "legend-object", Tone::from("object")),
    ];
    let marks = marks.into_iter().map(|(icon, name, text, tone)| Sign::new(icon, name).tone(tone).text(text));
    let boxes = [BoxKind::Crew, BoxKind::Goods, BoxKind::Repair, BoxKind::Wash, BoxKind::Collect];
    let boxes = boxes.into_iter().map(|kind| {
        let key = match kind {
            BoxKind::Crew | BoxKind::Goods => format!("legend-box-{}", kind.slug()),
            _ => format!("text-box-{}", kind.slug()),
        };
        Sign::new(box_icon(kind), kind.text()).text(Text::new(key))
    });
    goods.chain(marks).chain(boxes).collect()
}
