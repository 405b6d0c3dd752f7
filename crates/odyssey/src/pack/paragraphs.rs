//! The paragraphs of a campaign.

/// All paragraphs of a pack, found by their names and by where rules begin them.
pub type Paragraphs = story::Book<crate::story::Tale>;
