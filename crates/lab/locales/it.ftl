# Che cosa dicono i rapporti del laboratorio.

## Nomi.
lab-by = { $by ->
    [seat] posto { $key }
    [order] { $key }º nell’ordine di gioco
    [bot] bot { $key }
   *[other] { $key }
}
lab-unit = { $unit ->
    [moves] mosse
    [turns] turni
    [rounds] round
    [days] giorni
   *[other] { $unit }
}
lab-card = «{ $card }»
lab-clause = «{ $card }»: { $clause }
lab-more = altre { $count }
lab-figure = { $key ->
    [length] durata di una partita
    [limit] partite finite per un limite
    [decisions] decisioni in una partita
   *[other] { $key }
}

## Che cosa non è in equilibrio.
lab-balance = Che cosa non è in equilibrio
lab-nothing-played = Nessuna partita è arrivata alla fine, quindi non c’è niente da dire.
lab-nothing-found = In queste partite non si è trovato niente fuori equilibrio.
lab-too-few = Queste partite sono troppo poche per dire che qualcosa è in equilibrio.
lab-could-have-seen-nothing = In così poche partite non si sarebbe potuto trovare nessuno squilibrio, per quanto grande.
lab-could-have-seen = Con queste partite una parte che vince { $points } punti più o meno della sua quota sarebbe stata nominata molto probabilmente. Per la metà servono quattro volte tante partite.
lab-finding-perhaps-strong = { $name }: forse troppo forte. Vince { $rate } delle partite ({ $between }); il giusto sarebbe { $fair }. Lo diranno altre partite: su venti parti, una appare così per caso.
lab-finding-perhaps-weak = { $name }: forse troppo debole. Vince { $rate } delle partite ({ $between }); il giusto sarebbe { $fair }. Lo diranno altre partite: su venti parti, una appare così per caso.
lab-finding-strong = { $name }: troppo forte. Vince { $rate } delle partite ({ $between }); il giusto sarebbe { $fair }.
lab-finding-weak = { $name }: troppo debole. Vince { $rate } delle partite ({ $between }); il giusto sarebbe { $fair }.
lab-finding-card-strong = Chi usa «{ $name }» vince { $rate } delle partite ({ $between }); con le altre dello stesso genere ({ $sort }) sono { $fair }.
lab-finding-card-weak = Chi usa «{ $name }» vince solo { $rate } delle partite ({ $between }); con le altre dello stesso genere ({ $sort }) sono { $fair }.
lab-finding-order = L’ordine di gioco { $sure ->
    [yes] conta
   *[no] forse conta
}: { $by ->
    [order] il primo vince
   *[seat] il posto 1 vince
} { $first } delle partite e l’ultimo { $last }; non dovrebbero distare più di { $margin } punti.
lab-finding-never-used = { $count ->
    [one] Una carta si è vista e non si è mai usata: { $names }.
   *[other] { $count } carte si sono viste e non si sono mai usate: { $names }.
}
lab-finding-never-seen = { $count ->
    [one] Una carta non è mai arrivata in tavola: { $names }.
   *[other] { $count } carte non sono mai arrivate in tavola: { $names }.
}
lab-finding-hardly-used = { $count ->
    [one] Una carta si vede spesso e non si usa quasi mai: { $names }.
   *[other] { $count } carte si vedono spesso e non si usano quasi mai: { $names }.
}
lab-finding-dead-clauses = { $count ->
    [one] Una clausola di una carta che si usa non ha mai avuto effetto: { $names }.
   *[other] { $count } clausole di carte che si usano non hanno mai avuto effetto: { $names }.
}
lab-finding-never-taken = Offerte ma mai scelte: { $kinds }.
lab-finding-limit = { $rate } delle partite finiscono solo per un limite delle regole; più dell’{ $most } è troppo.
lab-finding-broken-off = { $count ->
    [one] Una partita è stata interrotta perché troppo lunga.
   *[other] { $count } partite sono state interrotte perché troppo lunghe.
}
lab-finding-faulty = { $count ->
    [one] In una partita le regole hanno fallito.
   *[other] In { $count } partite le regole hanno fallito.
}

## Statistiche.
lab-partial = Fermato prima della fine: si sono giocate { $played } partite su { $games }.
lab-figures = Statistiche
lab-finished = partite giocate fino in fondo
lab-limit = finite per un limite delle regole
lab-broken-off = interrotte perché troppo lunghe
lab-decisions = decisioni
lab-blind = risposte senza guardare avanti
lab-blind-note = Un bot guarda avanti in partite che immagina. Dove nessuna corrispondeva a quel che aveva visto, ha risposto guardando solo le opzioni.
lab-seconds = secondi
lab-games-rate = partite al secondo
lab-decisions-rate = decisioni al secondo
lab-length = durata in { $unit }
lab-spread = { $median } (un decimo fino a { $p10 }, un decimo da { $p90 })
lab-wins = { $by ->
    [scenario] Vittorie per scenario
    [faction] Vittorie per fazione, e dove sta la vera quota con il 95% di certezza
    [order] Vittorie per ordine di gioco
    [seat] Vittorie per posto
   *[bot] Vittorie per bot
}
lab-endings = Come sono finite le partite
lab-ended = { $won ->
    [yes] vinte
   *[no] perse
}, { $games }; { $unit }: { $median } (da { $shortest } a { $longest })
lab-course = Come andavano, in { $unit }
lab-course-games = partite
lab-course-won = vinte
lab-course-lost = perse
lab-ended-median = { $unit ->
    [days] giorno { $median }
    [rounds] round { $median }
   *[other] { $median }
}
lab-endings-note = Le barre dicono dove sta la vera quota di tutte le partite con il 95% di certezza; la linea, { $even }, è quella che avrebbe ciascuno se fossero tutti uguali.
lab-course-foretells = predice
lab-course-decided = Dal { $unit ->
    [days] giorno
    [rounds] round
    [days] giorni
   *[other] punto
} { $at } in poi, una partita che sarà vinta sta meglio di una che sarà persa almeno quattro volte su cinque, come la stimano i bot.
lab-course-open = In nessun momento le partite vinte stavano meglio di quelle perse quattro volte su cinque, oppure quelle vinte o perse sono troppo poche per dirlo.
lab-course-note = Medie delle partite arrivate fin lì; sotto, quelle delle partite vinte e quelle delle partite perse. L’ultima colonna dice quanto spesso una partita vinta stava meglio di una persa.
lab-content = Che cosa si è usato in { $games } partite
lab-content-idle = Mai: { $names }.
lab-cards-most = Carte con cui si vince di più che con altre dello stesso genere
lab-cards-least = Carte con cui si vince di meno che con altre dello stesso genere
lab-cards-others = altre { $rate }
lab-leads = Chi è in testa, e quando si decide
lab-lead-blind = Qui nemmeno chi è in testa verso la fine vince quasi sempre: il vantaggio, come lo stimano i bot, predice poco, quindi queste statistiche non dicono quando si decide una partita.
lab-changes = cambi in testa in una partita
lab-decided = metà delle partite è decisa entro:
lab-leader = vittorie di chi è in testa al momento: { $part }%
lab-options = Opzioni: quanto spesso si scelgono quando sono offerte

## La classifica.
lab-ladder = { $game }: la classifica ({ $games } partite per coppia, { $seats } posti)
lab-ladder-partial = Fermato prima della fine: non si sono giocate tutte le partite.
lab-pairs = Coppie: quanto ha vinto il primo dei due
lab-pair = { $one } contro { $other }
lab-no-ladder = Per una classifica servono almeno due bot e un gioco in cui un numero uguale di posti gioca contro l’altro.

## Confronti.
lab-compare = { $game }: A ({ $a }) contro B ({ $b }), { $pairs } coppie di partite
lab-compare-partial = Fermato prima della fine: non si sono giocate tutte le partite.
lab-aimed = I due contenuti differiscono in: { $names }. Ciò che accade a questi conta per primo.
lab-added = Solo in B: { $names }.
lab-removed = Solo in A: { $names }.
lab-changed-files = Cambiato senza un nome proprio: { $files }.
lab-touched = Coppie di partite con qualcosa di tutto ciò in gioco: { $touched } su { $pairs }. Solo queste ne dicono qualcosa.
lab-scarce = In meno di { $fewest } partite, troppo poche per dire qualcosa: { $names }.
lab-changed = Che cosa è cambiato da A a B
lab-nothing-changed = Niente che non possa fare il caso da solo.
lab-missed = Senza cambiamenti certi: ciò in cui i due contenuti differiscono
lab-shows = Con queste partite un cambiamento di { $points } punti si sarebbe visto molto probabilmente. Per vederne uno grande la metà ne servono quattro volte tante.
lab-unchanged = { $by ->
    [game] Senza cambiamenti certi: partite intere
    [faction] Senza cambiamenti certi: fazioni
    [order] Senza cambiamenti certi: ordine di gioco
   *[bot] Senza cambiamenti certi: bot
}

## La pagina.
lab-page-title = { $game }: { $games } partite
lab-page-how = { $seats } · seme { $seed } · contenuto { $pack }
lab-page-worth = Da guardare
lab-page-margins = Una fazione è detta troppo forte o troppo debole quando il suo intervallo, allargato per il numero di fazioni, dista più di { $margin } punti dalla quota giusta; una carta è nominata quando il suo dista più di { $cards } punti dalle altre dello stesso genere.
lab-page-wins = { $by ->
    [scenario] Vittorie per scenario
    [faction] Vittorie per fazione
    [order] Vittorie per ordine di gioco
    [seat] Vittorie per posto
   *[bot] Vittorie per bot
}
lab-page-together = La linea è quanto si vince in tutto, { $fair }. Le barre mostrano dove sta la vera quota con il 95% di certezza.
lab-page-fair = La linea è la quota giusta, { $fair }. Le barre mostrano dove sta la vera quota con il 95% di certezza.
lab-page-length = Quanto durano le partite
lab-page-length-axis = In orizzontale: la durata in { $unit }. In verticale: quante partite sono durate tanto. La colonna che spicca è la mediana.
lab-page-leads = Quando si decide
lab-page-leads-axis = È in testa il posto che la stima del gioco, la stessa usata dai bot, mette al primo posto. Il grafico mostra quanto spesso chi era in testa in un punto della partita l’ha poi vinta. A sinistra la partita comincia, a destra finisce; la linea è la quota giusta.
lab-page-options = Che cosa si offre e che cosa si sceglie
lab-page-options-note = In quante decisioni un genere di opzione era offerto, e in quale parte di esse è stato scelto.
lab-page-cards = Carte
lab-page-cards-note = Chi usa una carta è arrivato abbastanza lontano da poterla usare: si confronti una carta con le altre del suo genere, la cui media è la linea.
lab-page-sort = { $count ->
    [one] una carta
   *[other] { $count } carte
}
lab-page-unused = Mai usate
lab-page-unseen = Mai viste
lab-page-again = Lo stesso esperimento, di nuovo
lab-page-watched = Contenuto, opzioni e primati riguardano le { $watched } partite osservate da vicino.
lab-col-name = nome
lab-col-rate = quota
lab-col-interval = 95%
lab-col-games = partite
lab-col-offered = offerta
lab-col-taken = scelta
lab-col-seen = vista in partite
lab-col-used = usata in partite
lab-too-strong = troppo forte
lab-too-weak = troppo debole
lab-perhaps-strong = forse troppo forte
lab-perhaps-weak = forse troppo debole
lab-median-games = metà delle partite dura fino a { $median } { $unit }
lab-figure-games = partite
lab-figure-median = { $unit }, la mediana
lab-figure-limit = finite per un limite
lab-figure-decisions = decisioni a partita
lab-figure-changes = cambi in testa
lab-figure-decided = della partita giocata quando metà è decisa
lab-page-compare-title = { $game }: che cosa è cambiato da A a B
lab-page-compare-how = A: { $a } · B: { $b } · coppie di partite: { $pairs } · seme { $seed }
lab-page-compare-note = Ogni barra mostra dove sta il cambiamento da A a B con il 95% di certezza; la linea è nessun cambiamento. Un quadrato è un cambiamento che il caso da solo difficilmente farebbe fra tante cifre.
lab-page-games = Partite intere
lab-page-rates = Quanto si vince
lab-page-rest = Tutto il resto
lab-col-a = A
lab-col-b = B
lab-col-change = cambiamento
lab-col-chance = caso
lab-real = vero
lab-page-ladder-title = { $game }: la classifica dei bot
lab-page-ladder-how = { $games } partite per coppia · { $seats } posti · seme { $seed } · contenuto { $pack }
lab-page-ratings = Punteggi
lab-page-ratings-note = 400 punti in più significano dieci vittorie per ogni sconfitta. Le barre mostrano dove sta il vero punteggio con il 95% di certezza.
lab-col-rating = punteggio

## Domande

lab-questions = { $game }: che cosa viene chiesto a una persona ({ $games ->
    [one] una partita
   *[other] { $games } partite
})
lab-questions-sum = Domande a partita: { $asked }; non fatte, perché le risposte non cambiano niente: { $spared }. Durata { $length }, quindi { $each } per ogni unità.
lab-questions-kind = Domanda, volte a partita
lab-questions-asked = fatte
lab-questions-left-out = omesse
lab-questions-plain = chiare
lab-questions-alike = uguali
lab-questions-seat = Tutte le domande al posto { $number }
