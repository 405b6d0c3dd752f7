//! Where the things of each kind begin in a table that holds all of them.

use crate::ids::*;
use story::ParagraphId;
use table::pack::{Id, Row};

/// The number of a thing that has a row in such tables.
pub trait InRow: Id {
    fn row(rows: &Rows) -> Row<Self>;
}

macro_rules! rows {
    ($($row:ident: $id:ident),* $(,)?) => {
        /// The rows of one table.
        #[derive(Debug, Clone, Copy, Default)]
        pub struct Rows {
            $(pub $row: Row<$id>),*
        }

        $(impl InRow for $id {
            #[inline]
            fn row(rows: &Rows) -> Row<$id> {
                rows.$row
            }
        })*
    };
}

rows! {
    obols: ObolId,
    kratos: KratosId,
    moiros: MoirosId,
    conditions: ConditionId,
    terrain: TerrainId,
    gear: GearId,
    classes: ClassId,
    patterns: PatternId,
    godforms: GodformId,
    nymphs: NymphId,
    argo: ArgoId,
    mnemos: MnemosId,
    techs: TechId,
    explored: ExploreId,
    memories: MemoryId,
    fated: FatedId,
    paragraphs: ParagraphId,
}
