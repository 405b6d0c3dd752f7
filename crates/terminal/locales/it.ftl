# Quello che dice lo schermo; tutto il resto lo dicono i giochi e il tavolo.

terminal-bot = { $kind } { $number }
terminal-title-help = F1 aiuto · Esc menu
terminal-too-small = Il tavolo ha bisogno di una finestra di almeno { $cols } × { $rows }.
terminal-more = altro
terminal-log = Diario
terminal-log-empty = Non è ancora successo nulla.
terminal-since = dal tuo ultimo turno
terminal-since-orders = dal tuo ultimo turno, { $count ->
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
terminal-thinking = { $who } sta pensando…
terminal-held = I bot aspettano. Tocca a { $who }.
terminal-waiting = Non c’è nessuna domanda.
terminal-hint-awaited = Un bot ci sta pensando…

## Quello che non si può fare.
terminal-full = Non se ne può scegliere altro: prima togli qualcosa.
terminal-no-rule = Qui non è indicata nessuna regola.
terminal-nothing-to-undo = Non c’è nessuna tua risposta da ritirare.
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
terminal-key-search = cerca
terminal-key-all = mostra tutto
terminal-key-log = diario
terminal-key-hint = consiglio
terminal-key-menu = menu
terminal-key-large = tavolo grande
terminal-key-leave = esci
terminal-key-stay = resta
terminal-key-close = chiudi
terminal-key-look = guarda il tavolo
terminal-key-scroll = scorri
terminal-key-book = nel regolamento
terminal-key-since = dal tuo ultimo turno
terminal-key-whole = tutta la partita
terminal-key-go-on = continua
terminal-key-hurry = più in fretta
terminal-key-hold = ferma i bot
terminal-key-agree = sono d’accordo

## Riquadri.
terminal-menu = Al tavolo
terminal-menu-undo = Ritira la tua ultima risposta
terminal-menu-hint = Che cosa farebbe un bot?
terminal-menu-orders = Ordini permanenti
terminal-menu-hand = Cedi un posto
terminal-menu-log = Il diario
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
terminal-hand-bot = { $seat } → un bot { $kind }
terminal-orders-what = Un ordine risponde per te ogni volta che la domanda ritorna.
terminal-orders-none = Non ce ne sono, e a questa domanda non si può rispondere con un ordine.
terminal-order-new = «{ $question }» – sempre: { $answer }
terminal-order-end = Chiedimelo di nuovo: «{ $question }» (ora: { $answer })
terminal-hint = Un bot sceglierebbe: { $answer }
terminal-rule = Regola { $rule }
terminal-leave = Lasci il tavolo?
terminal-kept = Nulla va perso: la registrazione è in { $file }.
terminal-nothing-kept = Non c’è nessuna registrazione, perché nessuna persona ha risposto.
terminal-consent = Da allora si è saputo qualcosa di nuovo. La risposta si può ritirare se { $others } è d’accordo.
terminal-curtain = Passa lo schermo a { $who }.
terminal-curtain-key = La barra spaziatrice apre il sipario.

## La fine.
terminal-end = La partita è finita
terminal-won = ha vinto
terminal-lost = ha perso
terminal-shared = ha condiviso la vittoria ({ $percent } %)
terminal-proof = Seme { $seed }, sale { $salt }: lo SHA-256 di «seme:sale» è { $hash }, che vincolava i dadi fin dall’inizio.

terminal-bound = I dadi di questa partita sono vincolati da { $hash }; seme e sale si mostrano alla fine.

terminal-help =
    1–9, a–z | scegli l’opzione con quel tasto; gli stessi tasti stanno sul tabellone
    ↑ ↓ | prendi in mano un’altra opzione: si accende ciò che indica e si aprono le sue probabilità
    ← → | prendi l’opzione il cui luogo è a sinistra o a destra; distribuisci meno o più
    Invio | scegli l’opzione in mano, o concludi una selezione
    Spazio | segna, dove se ne vogliono diverse; fai rispondere i bot più in fretta
    / | cerca fra le opzioni
    ? | perché: la regola dietro l’opzione o la riga in mano
    u | ritira la tua ultima risposta, finché è corretto
    l | il diario: filtralo, o vedi solo ciò che è successo dal tuo ultimo turno
    r | il regolamento, con la ricerca
    Tab | la parte seguente del tavolo; Pag su e Pag giù scorrono
    0 | il tavolo grande, e ritorno
    Esc | chiudi ciò che è aperto; ferma i bot; il menu
    F1 | questo aiuto
    F2 | che cosa farebbe un bot?
    F3 | cedi un posto a un bot o a una persona
    F4 | ordini permanenti
    F5 | inglese
    F6 | colori chiari, scuri o nessuno
    q | esci; nulla va perso
    mouse | clicca un’opzione o un luogo acceso; la rotella scorre
