//! B23 · Moiros and kratos cards.

use crate::battle::context::{Context, Origin};
use crate::battle::dice_streams;
use crate::choice::Source;
use crate::ids::{KratosId, MoirosId, Stat, TitanId};
use crate::state::{Card, Odyssey};
use table::{Play, Table, text};

impl Odyssey {
    /// B23.1, B23.3 · A moiros card; a second one kills.
    pub(crate) fn moiros_card(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if !self.titan(titan).is_alive() {
            return Ok(());
        }
        if self.titan(titan).moiros.is_some() {
            return self.die(table, titan, "B23.3");
        }
        self.decks.moiros.shuffle();
        let drawn = self.decks.moiros.draw(table, dice_streams::MOIROS, |n| Card::Moiros(MoirosId(n)))?;
        let Some(id) = drawn.map(MoirosId) else {
            return Ok(());
        };
        self.titan_mut(titan).moiros = Some(id);
        let (slug, script) = (self.pack.moiros[id.index()].slug, self.pack.moiros[id.index()].effects);
        table.tell(|| {
            let text = text!("log-moiros", titan = self.titan_name(titan), card = text!(format!("moiros-{slug}")));
            self.drawn_line(titan, Card::Moiros(id), "B23.1", text)
        });
        self.note_source(table, titan, Source::Moiros(titan));
        self.resolve_script(table, script, fateful(titan, Source::Moiros(titan)))
    }

    /// B23.2, B23.3 · A kratos card; a second one kills.
    pub(crate) fn kratos_card(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if !self.titan(titan).is_alive() {
            return Ok(());
        }
        if self.titan(titan).kratos.is_some() {
            return self.die(table, titan, "B23.3");
        }
        self.decks.kratos.shuffle();
        let drawn = self.decks.kratos.draw(table, dice_streams::KRATOS, |n| Card::Kratos(KratosId(n)))?;
        let Some(id) = drawn.map(KratosId) else {
            return Ok(());
        };
        self.titan_mut(titan).kratos = Some(id);
        self.titan_mut(titan).rallied = false;
        let (slug, script) = (self.pack.kratos[id.index()].slug, self.pack.kratos[id.index()].effects);
        table.tell(|| {
            let text = text!("log-kratos", titan = self.titan_name(titan), card = text!(format!("kratos-{slug}")));
            self.drawn_line(titan, Card::Kratos(id), "B23.2", text)
        });
        self.note_source(table, titan, Source::Kratos(titan));
        self.resolve_script(table, script, fateful(titan, Source::Kratos(titan)))
    }

    /// B23.4 · A d10 of at least the titan's Rage, or else a kratos card. Nothing re-rolls it.
    pub(crate) fn kratos_roll(&mut self, table: &mut Table<Self>, titan: TitanId) -> Play {
        if !self.titan(titan).is_alive() {
            return Ok(());
        }
        let (face, rage) = (table.roll(dice_streams::D10, 10)?, self.titan(titan).stat(Stat::Rage));
        table.log("B23.4", || text!("log-kratos-roll", titan = self.titan_name(titan), face = face, rage = rage));
        let succeeds = face == 10 || face != 1 && face >= rage;
        if succeeds { Ok(()) } else { self.kratos_card(table, titan) }
    }
}

fn fateful(titan: TitanId, source: Source) -> Context {
    Context { titan, source, origin: Origin::Card }
}
