# Renaissance, il libro della trama. I quattro finali.

tale-end-silence = Un colpo, un quarto di giro a sinistra, e l’ombra rientrò nel piolo come un gatto in casa. Poi fu silenzio; tanto silenzio che si sentiva Roma: una padella, una lite, una pompa. Sulle spalle della gente gli dèi si fecero leggeri. Ci fu un odore di timo, e poi ci furono soltanto spalle; un facchino, accanto a me, seguitò a reggere due caviglie che non erano di nessuno. Ogni campana ritrovò a tentoni l’ora sua, ed erano cinquanta, e giusta nessuna. «Adesso» disse il Cardinale «c’è un esercito al valico.» C’era. Secondo il suo orologio era in ritardo, e questo ci dà tempo fino a primavera. Vicini registrati da Vinci in qua: duecentotré. Correggo: nessuno. Item, un piolo, fermo. Non ci lego niente.
tale-end-silence-ottavia = Ottavia s’era seduta sulla dodicesima ora. Stette in ascolto; mise la testa sulle braccia; dormiva prima ch’io potessi registrarlo. Dormì due giorni, e si tenne sgombra la strada.
tale-end-silence-anselmo = Anselmo guardò in alto in cerca d’un segno, e non c’era; e disse ch’era scritto benissimo.
tale-end-silence-brother = Sul gradino due fratelli, di nuovo alti uguali, si dividevano quel che c’era in un tovagliolo.
tale-end-silence-leaves = Del vecchio col paniere c’era il paniere. Nel passare, qualcuno l’aveva salutato; spero uno di noi.
tale-end-silence-sky = Quella notte la Capretta era al suo posto; e le altre, si vedeva, avevano ritrovato il loro.
tale-end-silence-pity = Il Cardinale lo aiutammo ad alzarsi, uno per braccio. Non pesava niente; aveva le ginocchia bruciate.

tale-end-new-age = Lo si colpì insieme, e si spezzò in due come un cantuccio, e dal cielo non cadde niente. Ogni campana riebbe l’ora sua e la batté, e da Roma al mare fu ogni momento del giorno in una volta. Poi qualcuno tossì. Era dei gradini di casa, e gli avevano detto di domandare qui per una stanza. Mi feci prestare il banco da quello dei cuscini e intinsi la penna; a sera la fila faceva due volte il giro del Pantheon. Un guado vuole il suo nome, un tino le domeniche, un paese il mezzogiorno un po’ più tardi, per via del cacio. È una cosa lunga. Una guerra si dovette rimandare, per mancanza di un’ora che firmassero le due parti. Il terzo giorno si mise in coda, dietro a un fauno, uno vestito di nero, semplice. Item, alla mula, un piolo, di faggio. A riportare: tutto, ma con gl’indirizzi.
tale-end-new-age-ruggero = La fila la teneva Ruggero. Quando due volevano picchiarsi si metteva in mezzo; e picchiare lui, alla fine, non se la sentiva nessuno.
tale-end-new-age-tessa = Tessa, la sera, portò un cervo, vivo, con una cordicella, per un vicino.
tale-end-new-age-ram = Il tuono di Vinci fu il nono. Sotto *mestiere* mise agosto, e le sue cinque lettere, com’erano incise.
tale-end-new-age-bottom = L’odore di cordame desiderava un porto, uno qualunque, ed ebbe il più piccolo. Adesso ci si entra a occhi chiusi.
tale-end-new-age-door = Al tavolo bussarono, in basso, due volte. «Avanti» si disse tutti insieme, a nessuno ancora.
tale-end-new-age-nest = Passò un lenzuolo, altissimo, con dietro tre lenzuolini. Le lavandaie s’alzarono a salutare.
tale-end-new-age-ground = Del dodicesimo gradino siamo ancora gli affittuari. Ci feci mettere una panca.

tale-end-return = Un colpo, un quarto di giro a destra, e l’Italia disse *mezzogiorno*. Dalle Alpi all’ultima salina, tutte in una volta, si posarono le forchette. L’ombra corse fuori dal piolo da ogni parte, e ci restò. I templi pieni, dicevano, sono un bel vedere; li vidi, e lo sono. Gli dèi ricevono a ore. Ai guadi non aspetta più nessuno; nessuno è in ritardo, né in anticipo, né manca a qualcuno. Al valico un esercito guardò gli orologi, li trovò d’accordo coi nostri, e tornò a casa. Sui francesi il Cardinale aveva ragione. Governa. La sera, chiusa la porta, s’inginocchia; e per ordine suo nessuno scrive a chi. Item, un sasso: depositato. La mula sta ferma, senza che la leghi niente.
tale-end-return-fiammetta = Fiammetta gira in una città dove le case sono piene tutte alla stessa ora. Dice che ormai non è più rubare; è consegnare.
tale-end-return-zenobio = Dell’olio s’occupa Zenobio. Il posto lo chiese lui; e ogni notte scende, solo, con un lume piccolissimo.
tale-end-return-brother = Donato Serra diede le dimissioni. Tiene capre sopra Subiaco; una legge.
tale-end-return-sibyl = A Cuma c’è la fila. La bottiglia l’hanno appesa un po’ più bassa, perché ci arrivino i bambini.
tale-end-return-audit = Loredana Moro liquidò tutti, al braccio. Dell’errore fece incorniciare una copia.

tale-end-iron-night = Il sole calò a mezzogiorno, per ordine, e di rialzarsi non gli dissero. La meridiana poteva farne a meno. Va avanti da sola, con un rumore di ferro, e batte ore che dentro non hanno mattina. I lumi vennero distribuiti, con ricevuta. Gli dèi stanno lungo i muri, al buio, con le mani sulle ginocchia, come campanai. Il Cardinale fu visto sulla scala con una candela, che cercava il buco; a chi incontrava domandava se aveva un momento. Della compagnia ho i nomi, e le cappe. I conti li tengo ancora, perché può venire qualcuno. In quella che era la sera pianto un piolo, di legno. Al lume, l’ombra segna me. Item, olio. Item, olio. Item, alla mula, che al buio ci vede: niente, non chiede niente.
tale-end-iron-night-page = Venne un ragazzo di dieci anni con una barca di carta, e domandò se la si poteva registrare. La registrai.
tale-end-iron-night-roof = Da Vinci il prete scrive che il tetto regge. Vederlo non lo vede, ma è asciutto.
