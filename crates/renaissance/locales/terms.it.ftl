# Renaissance: che cosa fanno segnalini, abilità generiche e tratti.

# Segnalini status
status-poisoned-text = Inizio attivazione: 1 ferita, poi tira un dado; con 5 o più scarta il segnalino.
status-stunned-text = Inizio attivazione: 2 PA in meno, poi scarta. Un nemico mette a segno 1 colpo in meno in questa attivazione.
status-blinded-text = Niente attacchi né reazioni. Scarta a fine attivazione.
status-hindered-text = Ogni casella costa 1 PA in più. Scarta a fine attivazione.
status-burned-text = Fine attivazione: 1 ferita, poi scarta. L’acqua lo spegne.
status-weakened-text = Prossimo attacco: 1 dado in meno, poi scarta. Un nemico: 1 colpo in meno.
status-exposed-text = Prossima difesa: 1 dado in meno, poi scarta. Un nemico: le due Difese calano di 1 contro il prossimo attacco.
status-marked-text = Minaccia +3 per i nemici fino a fine attivazione. Su un nemico: il prossimo attacco è critico da 2 ferite.
status-hasty-text = Inizio attivazione: 1 PA in più, poi scarta.
status-focused-text = Scarta prima di un test: 1 dado in più. Un nemico: 1 colpo in più col prossimo attacco.
status-lucky-text = Scarta dopo un tiro: rilancia i dadi che vuoi. Su un nemico: il prossimo attaccante rilancia il dado migliore.
status-protected-text = Scarta in difesa: 1 successo in più. Un nemico: ignora 1 ferita.
status-hidden-text = Non è un bersaglio valido da oltre 2 caselle. Scarta quando attacca, o alla fine della prossima attivazione.
status-steadfast-text = Scarta invece di ottenere un segnalino negativo o subire un movimento forzato.

# Abilità generiche
ability-ally-text = Amico degli eroi. I giocatori tirano e scelgono per lui; il suo segnalino avanza sempre di tutta la Rapidità.
ability-patrol-text = Si muove della sua Rapidità in una direzione tirata a caso, torna indietro agli ostacoli e si ferma davanti a un eroe.
ability-large-text = Occupa due caselle per due, non sale mai, non può essere spinto e ha sempre linea di vista.
ability-eclectic-text = Usa l’attacco che raggiunge il bersaglio col minor numero di PA di movimento.
ability-tall-text = Blocca la linea di vista anche fra livelli diversi.
ability-climb-text = Con 2 PA sale o scende di tanti livelli quanto il suo valore, senza scala e senza ferite.
ability-fly-text = Attraversa modelli, elementi scenici, acqua e palude al costo normale; un livello costa 1 PA.
ability-dodge-text = L’attaccante rilancia tanti successi quanto il suo valore, dal migliore.
ability-immune-text = Quello che è scritto fra parentesi non ha effetto su questo modello.
ability-commander-text = Gli altri amici della sua fazione entro il suo valore mettono a segno 1 colpo in più.
ability-armoured-text = Di ogni attacco fisico ignora tante ferite quanto il suo valore.
ability-regeneration-text = Fine attivazione: scarta tante ferite quanto il suo valore.
ability-amphibious-text = Acqua e palude non gli costano e non gli danno niente.
ability-charge-text = Dopo almeno 3 caselle in questa attivazione: tanti colpi in più quanto il suo valore.
ability-skirmisher-text = Coi PA che avanzano si allontana dall’eroe più vicino.
ability-bodyguard-text = Prende le ferite fisiche di un amico adiacente di rango superiore.
ability-dread-text = Gli eroi entro il suo valore tirano 1 dado in meno nei test di Mente.
ability-sentinel-text = Area di controllo +2; in furtività, entro 2 caselle è adiacente.

# Tratti
effect-critical-text = Da 3 ferite in su, l’attacco ne infligge altre quanto il suo valore.
effect-lethal-text = Dopo il critico, tante ferite in più quanto il suo valore; non ne causano mai uno.
effect-unblockable-text = Le ferite non vanno sull’equipaggiamento, e ignorano Corazzato e Guardia del corpo.
effect-resistance-text = Assorbe tante ferite al posto del proprietario quanto il suo valore, fino a fine missione.
effect-area-text = Coinvolge tutti entro il suo valore dal bersaglio, sullo stesso livello.
effect-line-text = Coinvolge tutti su tante caselle quanto il suo valore, in linea retta attraverso il bersaglio.
effect-dash-text = Tanti passi quanto il suo valore in caselle libere, senza PA, qualunque cosa ostacoli il movimento.
effect-push-text = Il bersaglio si allontana di tante caselle quanto il suo valore.
effect-piercing-text = La soglia cala del suo valore. Da un nemico: altrettanti dadi in meno per chi si difende.
effect-inflict-text = Il bersaglio ottiene il segnalino.
effect-pull-text = Il bersaglio si avvicina di tante caselle quanto il suo valore.
effect-precise-text = Rilancia fino a tanti dadi falliti quanto il suo valore. Da un nemico: chi si difende rilancia i successi.
effect-reload-text = Solo una volta per attivazione.
effect-drain-text = In caso di successo l’attaccante scarta tante ferite quanto il suo valore.
effect-silent-text = L’attacco non fa salire il segnalino furtività.
effect-sunder-text = Prima riempie tante caselle libere di Resistenza quanto il suo valore. Su un nemico: ignora Corazzato.
