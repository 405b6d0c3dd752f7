# What the program says. Its commands and the figures of the lab are here; everything else is said by the games and by the table.

## Errors: one sentence each.
tavola-cannot-write = Non si può scrivere l’output: { $why }.
tavola-fault = Questo è un errore del programma, che si è fermato a metà di quello che stava facendo: { $said }
tavola-unknown-game = Non c’è nessun gioco «{ $game }»; i giochi sono { $known }.
tavola-unknown-game-near = Non c’è nessun gioco «{ $game }»; intendevi «{ $near }»?
tavola-bad-seat = «{ $said }» non è un posto: scrivi human, human:NOME o bot:TIPO, con *N per ripeterlo e virgole tra un posto e l’altro.
tavola-unknown-bot = Non c’è nessun bot «{ $said }»; ci sono { $known }.
tavola-too-many-seats = Un tavolo ha al massimo { $most } posti.
tavola-only-bots = Il laboratorio è solo per bot: scrivi posti come bot:greedy,bot:random*3.
tavola-bad-option = «{ $said }» non è un’opzione: scrivi la chiave, il segno uguale e il valore.
tavola-no-chance = Questo sistema non dà numeri casuali ({ $why }): scegli un seme con --seed.
tavola-unreadable = { $file } non si può leggere: { $why }.
tavola-unwritable = { $file } non si può scrivere: { $why }.
tavola-exists = { $file } c’è già ed è rimasto com’era: scegli un altro nome.
tavola-bad-record = { $file } non si può usare. { $why }
tavola-other-content = { $file } è stato fatto con un altro contenuto (hash { $theirs }; questo ha { $ours }). Indica la cartella con quel contenuto: --pack CARTELLA.
tavola-pack-mistakes = { $count ->
    [one] Il contenuto ha un errore, quindi nessuna partita può cominciare.
   *[other] Il contenuto ha { $count } errori, quindi nessuna partita può cominciare.
}
tavola-no-rule = Nessuna regola ha il numero «{ $said }» o contiene queste parole.
tavola-no-seat = Il posto { $number } non c’è: questo tavolo ne ha { $most }.
tavola-bad-input = L’input non si può leggere: { $why }.
tavola-input-ended = L’input è finito prima della partita. Non si è perso niente: continua con «tavola resume { $file }».

## The shelf and its content.
tavola-seats = da { $fewest } a { $most } posti
tavola-seats-exactly = { $count ->
    [one] 1 posto
   *[other] { $count } posti
}
tavola-usual = predefinito: { $value }
tavola-bots = I bot, secondo come pensano. Quale sia il più forte cambia da gioco a gioco: lo misura «tavola lab GIOCO --ladder».
tavola-bot-does = { $kind ->
    [random] un’opzione qualsiasi, tutte con la stessa frequenza
    [greedy] ciò che sembra migliore guardando avanti di una risposta
    [easy] una ricerca con 16 simulazioni, che sbaglia apposta
    [fair] una ricerca con 120 simulazioni
    [hard] una ricerca con 1.000 simulazioni
   *[search] una ricerca con N simulazioni
}
tavola-pack-good = { $count ->
    [one] È stato letto un file e nel contenuto non ci sono errori
   *[other] Sono stati letti { $count } file e nel contenuto non ci sono errori
} (hash { $hash }).
tavola-pack-remarks = Da controllare:
tavola-pack-words = { $count ->
    [one] C’è un errore nei messaggi. Si può giocare, ma qualcuno leggerebbe una chiave al posto delle parole, oppure non vedrebbe mai qualche tuo messaggio.
   *[other] Ci sono { $count } errori nei messaggi. Si può giocare, ma qualcuno leggerebbe chiavi al posto delle parole, oppure non vedrebbe mai qualche tuo messaggio.
}
tavola-no-story = { $game } non ha storie da disegnare.
tavola-exported = { $count ->
    [one] È stato scritto un file in { $folder }.
   *[other] Sono stati scritti { $count } file in { $folder }.
}

## At the table.
tavola-bot = Bot { $number }
tavola-sits-person = Posto { $number }: { $who }
tavola-sits-somebody = Posto { $number }: una persona
tavola-sits-bot = Posto { $number }: { $who } (bot:{ $kind })
tavola-commitment = Impronta dei dadi (SHA-256): { $hash }
tavola-help-hint = Rispondi con un’opzione o con il suo numero; «aiuto» dice che altro puoi scrivere.
tavola-answer-secret = in segreto: nessuno la vede, nemmeno quando tutti hanno risposto
tavola-answer-sealed = in segreto: nessuno la vede finché tutti non hanno risposto
tavola-answer-exactly = { $count ->
    [one] scegli 1
   *[other] scegli { $count }, con virgole in mezzo
}
tavola-answer-some = scegli da { $min } a { $max }, con virgole in mezzo; «none» per niente
tavola-answer-share = dividi { $total }: opzione=parte, separate da virgole
tavola-answer-order = tutte, nell’ordine che vuoi, separate da virgole
tavola-answer-roll = { $count ->
    [one] { $die }: un numero da 1 a { $sides }
   *[other] { $die }: { $count } numeri da 1 a { $sides }, separati da spazi
}
tavola-answer-draw = da { $deck }: { $cards }
tavola-up-to = fino a { $most }
tavola-bad-number = «{ $said }» non è il numero di un’opzione.
tavola-no-option = Qui non c’è un’opzione { $number }.
tavola-no-rule-behind = Qui non è indicata nessuna regola.
tavola-bad-hand = Scrivi il numero di un posto e chi lo prende: affida 2 bot:greedy, oppure affida 2 human:Anna.
tavola-save-where = Scrivi dove: salva FILE.
tavola-undo-needs = Da allora si è saputo qualcosa di nuovo. Se gli altri sono d’accordo ({ $others }), scrivi «annulla concordi».
tavola-ambiguous-number = «{ $said }» può essere il numero di «{ $option }» o parte di un altro nome: scrivi l’opzione per intero.
tavola-undone = La tua ultima risposta è annullata.
tavola-undone-more = Con quella si perde: { $turns ->
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
} «rifai» riporta tutto com’era.
tavola-nothing-to-end = Questa domanda vuole una risposta: qui non si può né chiudere né passare.
tavola-nothing-new = Dalla tua ultima decisione non è successo nulla.
tavola-verb-free = { $verb }: qui nulla lo impedisce.
tavola-handed = Il posto { $number } ora è di { $who }.
tavola-ordered = D’ora in poi a questa domanda si risponde così.
tavola-not-ordered = «{ $said }» qui non può essere una risposta automatica.
tavola-revoked = D’ora in poi ti sarà di nuovo chiesto.
tavola-no-orders = Non hai risposte automatiche.
tavola-hint = Un bot { $kind } risponderebbe: { $answer } (sotto: che cosa si aspetta da ogni opzione, e quante volte l’ha provata)
tavola-report = Quello che si sa dell’errore è in { $file }.
tavola-help =
    un’opzione, o N       rispondere: com’è scritta, o con il suo numero
    0                     chiudere il turno, o passare
    W, W?                 che cosa offre il verbo con questa lettera; che cosa gli impedisce di offrire altro
    ?, perché             perché ti si chiede questo, con la regola
    ? N                   perché puoi scegliere l’opzione N, con la regola e le probabilità
    consiglio             che cosa farebbe un bot, e perché; «consiglio hard» chiede a un bot che pensa più a lungo
    tavolo                mostrare tutto il tavolo
    novità                che cosa è successo dalla tua ultima decisione, prima quello rivolto a te
    cronaca               che cosa è successo finora
    regole ID o parole    leggere le regole
    annulla, rifai        annullare la tua ultima risposta, e ripeterla
    automatica RISPOSTA   d’ora in poi rispondere così a questa domanda; «automatica» elenca quelle offerte qui e le tue, «automatica 1»
                          sceglie la prima offerta, «automatica no» la toglie, «automatica no 2» toglie la seconda delle tue
    affida N bot:greedy   affida il posto N a un bot, o a una persona con human:NOME
    salva FILE            scrivere la registrazione della partita
    esci                  lasciare il tavolo; la registrazione resta

## The end.
tavola-won = { $who } ha vinto.
tavola-lost = { $who } ha perso.
tavola-shared = { $who } condivide la vittoria ({ $percent }%).
tavola-proof = Seme { $seed }, sale { $salt }: lo SHA-256 di «seme:sale» è { $hash }, come annunciato prima della partita.
tavola-record-at = La registrazione è in { $file }.
tavola-left = Lasci il tavolo.

## Records.
tavola-chain-holds = { $count ->
    [one] L’unica riga della partita è com’era stata scritta.
   *[other] Tutte le { $count } righe della partita sono come erano state scritte.
}
tavola-rules-hold = Ogni riga rispetta le regole ({ $game }, regole { $rules }).
tavola-dice-hold = Tutti i dadi e le carte sono quelli del seme { $seed }.
tavola-seed-chosen = Il seme è stato scelto: chi l’ha scelto può aver conosciuto in anticipo dadi e carte.
tavola-dice-hold-from = Le prime { $lines } righe vengono da un’altra partita, e qui niente ne prova i dadi e le carte. Tutti quelli che seguono sono quelli del seme { $seed }.
tavola-starts-elsewhere = La registrazione non comincia dall’inizio di una partita: comincia da una posizione scritta da qualcuno, e niente prova come ci si sia arrivati.
tavola-roll-by-hand = Per controllare un tiro a mano: prendi lo SHA-256 di «{ $seed }:DADO:N», dove DADO è il nome nella registrazione (come in «roll d12 8») e N conta i tiri di quel dado da 0. Le sue prime 16 cifre esadecimali, per le facce del dado, divise per 2⁶⁴ e arrotondate per difetto, più 1, sono la faccia.
tavola-dice-real = I dadi e le carte li hanno comunicati i giocatori: non c’è niente che li provi.
tavola-dice-quick = Tutti i dadi e le carte sono quelli del seme di laboratorio { $seed }. Sono i dadi veloci del laboratorio: ripetono la partita, ma non dimostrano niente ad altri.
tavola-dice-differ = La riga { $line } ha dadi o carte diversi da quelli del seme.
tavola-ended = È stata giocata fino alla fine: { $end }
tavola-not-over = { $answers ->
    [one] Non è ancora finita: è stata data una risposta.
   *[other] Non è ancora finita: sono state date { $answers } risposte.
}

## The lab.
tavola-lab-what = Indica un gioco per il laboratorio, oppure «compare» e che cosa confrontare; il resto lo dice «tavola lab --help».
tavola-lab-exists = { $file } esiste già. Scegli un altro nome, oppure sostituiscilo con --force.
tavola-lab-none-kept = Nessuna partita di questa serie corrisponde a --keep, quindi non c’è niente da registrare.
tavola-lab-two-forms = JSON e CSV non possono stare insieme sullo standard output: indica un file per uno dei due, come in --csv FILE.
tavola-lab-bad-side = «{ $said }» non è un lato di un confronto: scrivi pack=CARTELLA, seats=ELENCO o un’opzione CHIAVE=VALORE, separati da spazi, oppure «as-is».
tavola-lab-compare-faults = { $count ->
    [one] Una coppia di partite è stata esclusa perché una partita è fallita o è stata interrotta.
   *[other] { $count } coppie di partite sono state escluse perché una partita è fallita o è stata interrotta.
}
tavola-lab-faults = { $count ->
    [one] Le regole hanno fallito in una partita; si rigioca con
   *[other] Le regole hanno fallito in { $count } partite; le prime si rigiocano con
}{ $list }

## Il tavolo nel browser.
tavola-serving = Il tavolo è a { $address } (Ctrl-C lo chiude).
tavola-serve-pack = «{ $said }» non indica un contenuto: scrivi un gioco, il segno di uguale e una cartella, come in --pack ascension=mio.
tavola-cannot-listen = Non si può restare in ascolto su { $address }: { $why }. Scegli un’altra --port, o ferma il programma che la usa.
tavola-unknown-database = «{ $scheme }» non è un tipo di database utilizzabile. Scrivi --database postgres://…, oppure --data con una cartella.
tavola-cannot-serve = Il tavolo non si può aprire: { $why }.

## Un posto al tavolo di un server.
tavola-at-address = «{ $said }» non è l’indirizzo di un tavolo: si scrive come http://192.168.1.5:7878/t/… (https qui non si può).
tavola-at-which = Quale tavolo? Indica il suo link, oppure il codice con --code.
tavola-at-unreachable = { $host } non risponde: { $why }.
tavola-at-link = Il link segreto del tuo posto, per ritornarci: { $link }
tavola-at-waiting = Si aspetta che gli altri prendano posto…
tavola-at-somebody = Qualcuno
tavola-at-undo-asked = { $who } chiede di riprendersi una risposta: in modalità --plain scrivi accetto o rifiuto, altrimenti rispondi dal browser.

## Tutti i tavoli in un file.
tavola-tables-exported = Scritto in { $file }: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} con { $rows ->
    [one] una riga
   *[other] { $rows } righe
}.
tavola-tables-imported = Preso da { $file }: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} con { $rows ->
    [one] una riga
   *[other] { $rows } righe
}.
tavola-tables-failed = Non è stato spostato nulla: { $why }.

tavola-new-game-bad-name = «{ $said }» non può essere il nome di un gioco: usa lettere minuscole e cifre, con trattini tra le parole, come «deep-sea».
tavola-new-game-nowhere = Qui non ci sono i sorgenti di Tavola. Esegui il comando nella cartella che contiene il suo Cargo.toml, o più sotto.
tavola-new-game-taken = «{ $said }» è già preso: un crate di questo workspace si chiama così.
tavola-new-game-changed = { $file } non è come dice docs/new-game.md, quindi non è stato scritto niente. Segui la pagina a mano.
tavola-new-game-unwritten = { $file } non si può scrivere: { $why }.
tavola-new-game-unformatted = Il crate è stato scritto, ma «cargo fmt» non è riuscito. Eseguilo prima di tutto il resto.
tavola-new-game-made = Il crate { $crate_name } contiene un piccolo gioco completo. Fallo tuo, regola per regola:
