# Quello che dice lo schermo; tutto il resto lo dicono i giochi e il tavolo.

terminal-bot = Bot { $number }
terminal-title-help = F1 aiuto · Esc menu
terminal-too-small = Il tavolo ha bisogno di una finestra di almeno { $cols } × { $rows }.
terminal-more = altro
terminal-log = Cronaca
terminal-log-empty = Non è ancora successo nulla.
terminal-nothing-new = Dalla tua ultima decisione non è successo nulla.
terminal-digest-more = Altre righe: { $count } (premi .)
terminal-orders-left = { $count ->
    [one] una risposta automatica
   *[other] { $count } risposte automatiche
}
terminal-since = dalla tua ultima decisione
terminal-since-orders = dalla tua ultima decisione, { $count ->
    [one] una risposta automatica
   *[other] { $count } risposte automatiche
}
terminal-watching = Spettatore

## La domanda.
terminal-sealed-for-good = In segreto: nessuno la vede, nemmeno quando tutti hanno risposto.
terminal-sealed = In segreto: nessuno la vede finché non hanno risposto tutti.
terminal-pick-exactly = { $count ->
    [one] Scegli 1
   *[other] Scegli { $count }
} (scelte: { $picked }).
terminal-pick = Scegline da { $min } a { $max } (scelte: { $picked }).
terminal-share = Distribuisci { $total } (ne restano { $rest }).
terminal-order = Mettile in ordine ({ $placed } di { $count }).
terminal-roll = { $count ->
    [one] { $die }: scrivi un numero da 1 a { $sides }.
   *[other] { $die }: scrivi { $count } numeri da 1 a { $sides }, separati da spazi.
}
terminal-draw = Quale carta è uscita da { $deck }?
terminal-found = { $count ->
    [one] una trovata
   *[other] { $count } trovate
}
terminal-usual = consueta
terminal-armed = Premilo di nuovo, o premi Invio, per farlo.
terminal-thinking = { $who } sta pensando…
terminal-held = I bot aspettano. Tocca a { $who }.
terminal-waiting = Non c’è nessuna domanda.
terminal-hint-awaited = Un bot ci sta pensando…

## Quello che non si può fare.
terminal-full = Non se ne può scegliere altro: prima togli qualcosa.
terminal-no-rule = Qui non è indicata nessuna regola.
terminal-nothing-to-undo = Non c’è nessuna tua risposta da annullare.
terminal-nothing-to-redo = Dall’ultima risposta non è stato annullato nulla.
terminal-nothing-to-end = Questa domanda vuole una risposta: qui non si può né chiudere né passare.
terminal-verb-not-now = { $verb }: non a questa domanda.
terminal-verb-when = { $verb }: { $when }, non a questa domanda.
terminal-no-hint = Adesso non ti è chiesto nulla.
terminal-rule-unknown = Nessuna regola ha il numero «{ $rule }» o contiene queste parole.
terminal-not-kept = La registrazione non può essere scritta: { $why }.

## Tasti.
terminal-enter = Invio
terminal-space = Spazio
terminal-key-walk = scorri
terminal-key-choose = scegli
terminal-key-pick = segna
terminal-key-place = metti
terminal-key-share = meno, più
terminal-key-done = fatto
terminal-key-why = perché
terminal-key-undo = annulla
terminal-key-redo = rifai
terminal-key-back = indietro
terminal-key-leave-it = lascia stare
terminal-key-search = cerca
terminal-key-all = mostra tutto
terminal-key-log = cronaca
terminal-key-hint = consiglio
terminal-key-menu = menu
terminal-key-large = tavolo grande
terminal-key-leave = esci
terminal-key-stay = resta
terminal-key-close = chiudi
terminal-key-look = guarda il tavolo
terminal-key-scroll = scorri
terminal-key-book = nel regolamento
terminal-key-since = che cosa è successo
terminal-key-whole = tutta la partita
terminal-key-go-on = continua
terminal-key-hurry = più in fretta
terminal-key-hold = ferma i bot
terminal-key-agree = sono d’accordo

## Riquadri.
terminal-menu = Al tavolo
terminal-menu-undo = Annulla la tua ultima risposta
terminal-menu-redo = Rifai ciò che hai annullato
terminal-menu-digest = Dalla tua ultima decisione
terminal-menu-legend = I simboli sul tavolo
terminal-menu-hint = Che cosa farebbe un bot?
terminal-menu-orders = Risposte automatiche
terminal-menu-hand = Affida un posto
terminal-menu-log = La cronaca
terminal-menu-rules = Il regolamento
terminal-menu-language = English
terminal-menu-colours = { $theme ->
    [light] Colori chiari
    [dark] Colori scuri
   *[plain] Senza colori
}
terminal-menu-hold = Ferma i bot
terminal-menu-go-on = Fai continuare i bot
terminal-menu-sit = Guarda come { $who }
terminal-menu-result = Come è finita
terminal-menu-help = Aiuto
terminal-menu-leave = Lascia il tavolo
terminal-hand-person = { $seat } → una persona a questo schermo
terminal-hand-bot = { $seat } → { $kind ->
    [random] un bot che gioca a caso
    [greedy] un bot svelto
    [easy] un bot facile
    [fair] un bot medio
    [hard] un bot difficile
   *[other] un bot, { $kind }
}
terminal-orders-what = Una risposta automatica risponde per te a domande di un certo tipo. Quelle che una domanda offre si scelgono mentre viene posta.
terminal-orders-none = Non ce n’è nessuna, e questa domanda non ne offre.
terminal-order-end = Chiedimelo di nuovo: «{ $question }» (ora: { $answer })
terminal-hint-alike = Tra le opzioni non ha trovato differenze.
terminal-order-revoke = Chiedimelo di nuovo invece di: { $order }
terminal-hint = Un bot sceglierebbe: { $answer }
terminal-rule = Regola { $rule }
terminal-leave = Lasci il tavolo?
terminal-kept = Nulla va perso: la registrazione è in { $file }.
terminal-nothing-kept = Non c’è nessuna registrazione, perché nessuna persona ha risposto.
terminal-undo-what = Annulla: { $what }
terminal-undo-goes = Va perso anche: { $turns ->
    [0] { $rolls ->
        [one] un tiro o una carta.
       *[other] { $rolls } fra tiri e carte.
    }
    [one] un turno altrui{ $rolls ->
        [0] .
        [one] , un tiro o una carta.
       *[other] , { $rolls } fra tiri e carte.
    }
   *[other] { $turns } turni altrui{ $rolls ->
        [0] .
        [one] , un tiro o una carta.
       *[other] , { $rolls } fra tiri e carte.
    }
}
terminal-consent = Da allora si è saputo qualcosa di nuovo: devono essere d’accordo gli altri ({ $others }).
terminal-legend-none = Sul tavolo non ci sono simboli che abbiano bisogno di una parola.
terminal-curtain = Passa lo schermo a { $who }.
terminal-curtain-key = La barra spaziatrice apre il sipario.

## La fine.
terminal-end = La partita è finita
terminal-won = ha vinto
terminal-lost = ha perso
terminal-shared = ha condiviso la vittoria ({ $percent }%)
terminal-proof = Seme { $seed }, sale { $salt }: lo SHA-256 di «seme:sale» è { $hash }, che vincolava i dadi fin dall’inizio.

terminal-bound = I dadi di questa partita sono vincolati da { $hash }; seme e sale si mostrano alla fine.

terminal-help =
    lettere | premi un verbo; di nuovo, o Esc, lo lascia. Quello fra parentesi dice perché non offre nulla
    1–9 | prendi la cosa con quel tasto; gli stessi tasti sono sul tabellone. Ciò che tira dadi o fa agire altri vuole una seconda pressione, o Invio
    0 | chiudi il turno, o passa
    ↑ ↓ | evidenzia un’altra opzione: le righe sotto mostrano che cosa farebbe, il tabellone dove
    ← → | un’altra variante; l’opzione il cui luogo è a sinistra o a destra; distribuisci meno o più
    Invio | scegli l’opzione evidenziata, o concludi una selezione
    Spazio | segna, dove se ne vogliono diverse; fai rispondere i bot più in fretta
    / | cerca fra le opzioni
    ? | perché: la regola dietro l’opzione o la riga in mano
    u | annulla la tua ultima risposta; se va perso altro, prima ti viene chiesto
    U | rifai
    «.» | tutto ciò che è successo dalla tua ultima decisione, prima quello rivolto a te
    l | la cronaca: filtrala, o vedi solo ciò che è successo dalla tua ultima decisione
    k | i simboli sul tavolo, in parole
    r | il regolamento, con la ricerca
    Tab | la parte seguente del tavolo; Pag su e Pag giù scorrono
    b | il tavolo grande, e ritorno
    Esc | chiudi ciò che è aperto; ferma i bot; il menu
    F1 | questo aiuto
    h, F2 | che cosa farebbe un bot?
    F3 | affida un posto a un bot o a una persona
    F4 | risposte automatiche, come passare finché qualcosa non ti riguarda
    F5 | inglese
    F6 | colori chiari, scuri o nessuno
    q | esci; nulla va perso
    mouse | clicca un’opzione, o una cosa e poi dove va; la rotella scorre
