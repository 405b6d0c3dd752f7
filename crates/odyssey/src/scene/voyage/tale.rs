//! A2 · The page that is read: what was told in this adventure, for those who may read it.

use crate::state::Odyssey;
use crate::state::campaign::Said;
use crate::story::Entrance;
use story::{Next, ParagraphId};
use table::scene::{Area, Tale, Token, Tone, Zone};
use table::{Text, Viewer, text};

impl Odyssey {
    /// A2.8 · A mnemos is read by its argonaut's player alone.
    pub(super) fn tale_zone(&self, viewer: Viewer) -> Option<Zone> {
        let page = &self.voyage().page;
        let first = page.said.iter().find_map(|said| said.paragraph())?;
        let may_read = page.owner.is_none_or(|owner| match viewer {
            Viewer::Seat(seat) => seat == self.player(owner),
            Viewer::Referee => true,
            _ => false,
        });
        let zone = Zone::new("tale-zone", Area::Goals).title("scene-tale");
        if !may_read {
            let owner = page.owner.map(|owner| self.argonaut_name(owner)).unwrap_or_else(|| Text::new("nothing"));
            return Some(zone.part(Tale::new("tale").icon("book").paragraph(text!("scene-tale-secret", name = owner))));
        }
        let (over, icon) = self.chapter_of(first);
        let last = page.said.iter().rev().find_map(|said| said.paragraph()).unwrap_or(first);
        let tale = Tale::new("tale")
            .over(over)
            .icon(icon)
            .picture(frieze(icon))
            .paragraphs(page.said.iter().map(|said| self.said_text(*said)));
        Some(zone.part(tale.tags(self.tale_tags(last))))
    }

    /// The message of something that was told.
    pub(crate) fn said_text(&self, said: Said) -> Text {
        match said {
            Said::Page(spot) => Text::new(self.spoken_key(spot)),
            Said::Aside(id, place) => {
                let paragraph = self.pack.tale.get(id);
                let aside = paragraph
                    .and_then(|paragraph| Some((paragraph.id, paragraph.asides.get(usize::from(place))?.slug)));
                aside.map_or_else(|| Text::new("nothing"), |(id, slug)| Text::new(format!("tale-{id}-{slug}")))
            }
        }
    }

    /// What the page belongs to, and its sign.
    pub(crate) fn chapter_of(&self, id: ParagraphId) -> (Text, &'static str) {
        let from = self.pack.tale.get(id).and_then(|paragraph| paragraph.from.first().copied());
        let named = |key: &'static str, name: String| text!(key, name = Text::new(name));
        match from {
            Some(Entrance::Opening) => (text!("chapter-opening"), "argo"),
            Some(Entrance::Story(side) | Entrance::StoryAt(side, _)) => {
                (named("chapter-story", format!("story-side-{side}")), "progress")
            }
            Some(Entrance::Doom(side)) => (named("chapter-doom", format!("doom-side-{side}")), "doom"),
            Some(Entrance::Hub(hub, _)) => (named("chapter-hub", format!("hub-{hub}")), "place"),
            Some(Entrance::Rest) => (text!("chapter-rest"), "fire"),
            Some(Entrance::Dream(_) | Entrance::LampRoom) => (text!("chapter-dream"), "eye-shut"),
            Some(Entrance::Odyssey(number)) => (text!("chapter-odyssey", number = number), "eye"),
            Some(Entrance::Mnemos(memory, _)) => (named("chapter-mnemos", format!("memory-{memory}")), "eye"),
            Some(Entrance::Fated(card)) => (named("chapter-mnemos", format!("fated-{card}")), "skull"),
            Some(Entrance::Ruin(tile)) => (named("chapter-ruin", format!("sea-{tile}")), "column"),
            Some(Entrance::Beaten(foe)) => (named("chapter-beaten", format!("foe-{foe}")), "laurel"),
            Some(Entrance::Code(_)) => (text!("chapter-code"), "lock"),
            Some(Entrance::Hunt) => (text!("chapter-hunt"), "triskelion"),
            Some(Entrance::Encounter) => (text!("chapter-encounter"), "hull"),
            Some(Entrance::Awakening) => (text!("chapter-awakening"), "crew"),
            Some(Entrance::Ending(_) | Entrance::Loss(_)) => (text!("chapter-ending"), "laurel"),
            Some(Entrance::Day(_) | Entrance::Noted(_)) | None => (text!("chapter-event"), "book"),
        }
    }

    fn tale_tags(&self, id: ParagraphId) -> Vec<Token> {
        let Some(paragraph) = self.pack.tale.get(id) else { return Vec::new() };
        let traits =
            paragraph.traits.iter().map(|theme| Token::new(Text::new(format!("theme-{}", theme.slug()))).icon("link"));
        let peril = matches!(paragraph.next, Next::Choose { peril: true, .. } | Next::Test { peril: true, .. });
        let peril = peril.then(|| Token::new("scene-peril").icon("danger").tone(Tone::Bad));
        traits.chain(peril).collect()
    }
}

/// What stands over a page, by the sign of its chapter: trees ashore, columns in ruins and dreams, waves at sea.
fn frieze(icon: &str) -> &'static str {
    match icon {
        "place" | "fire" | "laurel" => "orchard",
        "column" | "eye-shut" | "eye" | "skull" | "lock" => "columns",
        _ => "waves",
    }
}
