//! Cards and rows of cards.

use super::build::setters;
use super::{Amount, Gate, Icon, Line, Slots, Spot, Token, Tone, Value};
use crate::{Tag, Text};
use serde::{Deserialize, Serialize};

/// A card lying somewhere, or the uppermost card of a pile.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    /// Follows the card through its moves and never tells which card it is.
    pub id: Spot,
    /// What the viewer sees of it.
    pub face: Face,
    /// How large it wants to be.
    pub size: CardSize,
    /// Whether the viewer may choose it.
    pub lit: bool,
    /// Whether it is turned or otherwise used up.
    pub exhausted: bool,
    /// How many cards the pile has, when it is a pile.
    pub pile: Option<u16>,
    /// A few words under it.
    pub caption: Option<Text>,
    /// Small tokens at its edge.
    pub badges: Vec<Token>,
    /// The best that can be done with it now: *completes Apple for the Fairest*.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<Tag>,
}

/// A card shows its face or its back. A back names nothing of the face.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Face {
    /// The side with its name.
    Up(Box<CardFace>),
    /// The back.
    Down(Back),
}

/// The back of a card: which deck it is from.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Back {
    /// What a card with this back is called.
    pub name: Text,
    /// The sign on the back.
    pub icon: Option<Icon>,
    /// What its colour says.
    pub tone: Tone,
}

/// What is printed on a card.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardFace {
    /// The name of the card.
    pub title: Text,
    /// The figure in the corner: a cost, a level.
    pub cost: Option<Amount>,
    /// Without one, the emblem of its tone is drawn.
    pub emblem: Option<Icon>,
    /// What kind of thing it is, in words.
    pub kind: Option<Text>,
    /// The sign of its kind.
    pub kind_icon: Option<Icon>,
    /// The shape behind the emblem.
    pub frame: Frame,
    /// What its colour says.
    pub tone: Tone,
    /// What it takes to complete it, drawn instead of an emblem.
    pub slots: Option<Slots>,
    /// The band of figures under the picture.
    pub figures: Vec<Value>,
    /// What it says, line by line.
    pub lines: Vec<Line>,
    /// What works from a value on.
    pub gates: Vec<Gate>,
    /// A line of story under the rules. Front-ends that write every card out again with each question leave it out.
    pub story: Option<Text>,
    /// Figures at the foot of the card.
    pub foot: Vec<Value>,
}

/// The shape behind a card's emblem. A game that gives each kind of card its own can be read without colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Frame {
    /// No shape at all.
    #[default]
    Plain,
    /// A line across the lower third.
    Horizon,
    /// A slanted corner.
    Diagonal,
    /// A circle.
    Roundel,
    /// A gable.
    Gable,
    /// A square on its point.
    Lozenge,
    /// A card in an arch that has no emblem shows one of the game's [portraits](crate::Looks::portraits).
    Arch,
    /// Circles in each other.
    Rings,
    /// Rays from the middle.
    Rays,
}

/// How large a card wants to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum CardSize {
    /// Title and emblem.
    Mini,
    /// Without its rule text.
    #[default]
    Hand,
    /// As it is printed, with its rule text.
    Real,
    /// Larger, to be read from afar.
    Large,
}

/// Cards lying together.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cards {
    /// What it is called, if it has a name.
    pub name: Option<Text>,
    /// How they lie.
    pub spread: Spread,
    /// The cards, in order.
    pub cards: Vec<Card>,
    /// What to say when there are none.
    pub nothing: Option<Text>,
}

/// How cards lie together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Spread {
    /// Beside each other.
    #[default]
    Row,
    /// A hand: one row that narrows to fit.
    Hand,
    /// Piles beside each other.
    Piles,
}

impl Card {
    /// A card that lies face up.
    pub fn up(id: impl Into<Spot>, face: CardFace) -> Card {
        Card::new(id, Face::Up(Box::new(face)))
    }

    /// A card that lies face down.
    pub fn down(id: impl Into<Spot>, back: Back) -> Card {
        Card::new(id, Face::Down(back))
    }

    fn new(id: impl Into<Spot>, face: Face) -> Card {
        Card {
            id: id.into(),
            face,
            size: CardSize::Hand,
            lit: false,
            exhausted: false,
            pile: None,
            caption: None,
            badges: Vec::new(),
            news: None,
        }
    }
}

setters!(Card {
    set size: CardSize => size,
    set lit: bool => lit,
    set exhausted: bool => exhausted,
    some pile: u16,
    some caption: Text,
    each badge: Token => badges,
    some news: Tag,
});

impl Back {
    /// A back without a sign.
    pub fn new(name: impl Into<Text>) -> Back {
        Back { name: name.into(), icon: None, tone: Tone::Neutral }
    }
}

setters!(Back { some icon: Icon, set tone: Tone => tone });

impl CardFace {
    /// A face with nothing but a name.
    pub fn new(title: impl Into<Text>) -> CardFace {
        CardFace {
            title: title.into(),
            cost: None,
            emblem: None,
            kind: None,
            kind_icon: None,
            frame: Frame::Plain,
            tone: Tone::Neutral,
            slots: None,
            figures: Vec::new(),
            lines: Vec::new(),
            gates: Vec::new(),
            story: None,
            foot: Vec::new(),
        }
    }
}

setters!(CardFace {
    some cost: Amount,
    some emblem: Icon,
    some kind: Text,
    some kind_icon: Icon,
    set frame: Frame => frame,
    set tone: Tone => tone,
    some slots: Slots,
    each figure: Value => figures,
    each line: Line => lines,
    each gate: Gate => gates,
    some story: Text,
    each foot: Value => foot,
});

impl Cards {
    /// Cards beside each other.
    pub fn row(cards: impl IntoIterator<Item = Card>) -> Cards {
        Cards::new(Spread::Row, cards)
    }

    /// Cards in somebody's hand.
    pub fn hand(cards: impl IntoIterator<Item = Card>) -> Cards {
        Cards::new(Spread::Hand, cards)
    }

    /// Piles beside each other.
    pub fn piles(cards: impl IntoIterator<Item = Card>) -> Cards {
        Cards::new(Spread::Piles, cards)
    }

    fn new(spread: Spread, cards: impl IntoIterator<Item = Card>) -> Cards {
        Cards { name: None, spread, cards: cards.into_iter().collect(), nothing: None }
    }
}

setters!(Cards { some name: Text, some nothing: Text });
