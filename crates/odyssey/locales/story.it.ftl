# Odyssey: una riga di storia per ogni carta, sotto le sue regole.

## Gear

gear-fists-text = La prima arma, e l’ultima che ti tolgono.
gear-keel-mace-text = Ha rotto onde per vent’anni. I crani non sono più duri.
gear-reaping-kopis-text = La mietitura non chiede chi ha seminato.
gear-siren-fang-text = Ha cantato fino all’ultimo dente.
gear-wreck-shield-text = È già andato a fondo una volta, e non gli è piaciuto.
gear-siren-aspis-text = Accostaci l’orecchio. Anzi, no.
gear-ash-javelin-text = Il frassino ricorda di essere stato albero: cerca ancora il cielo.
gear-bolt-thrower-text = Per dire di no da lontano.
gear-amazon-sagaris-text = Un colpo per impararne il peso, uno per non averne più bisogno.
gear-butchers-kopis-text = A peso costa meno.
gear-nemean-lash-text = L’eroe prese la pelle. A qualcun altro serviva la coda.
gear-drowned-aspis-text = L’altra metà la tiene ancora il proprietario.
gear-forge-xiphos-text = Temprato tre volte, perdonato nessuna.
gear-closed-hand-pelta-text = Cento mani le hanno insegnato a restare chiusa.
gear-horned-hoplon-text = Il toro dipinto guarda dove guardi tu, e si diverte di più.
gear-hecatomb-blade-text = Cento buoi, un filo solo, nessun avanzo.
gear-tower-shield-text = Casa è dove ti puoi rannicchiare.
gear-talos-discus-text = Il gigante di bronzo lo tirava alle navi. Occhio alle dita.
gear-paired-fangs-text = Dove una lascia aperto, l’altra entra.
gear-crocodile-khopesh-text = Il fiume sorride anche da questa parte.
gear-oak-club-text = Le querce di Dodona predicono il futuro. Questa è concisa.
gear-flensing-blades-text = Dicono che la balena non senta nulla. Nessuno gliel’ha chiesto due volte.
gear-ships-ram-text = Una volta, dietro, c’era una nave.
gear-tunny-fork-text = A maggio il mare si fa rosso. Il resto dell’anno ci si allena.
gear-mast-spear-text = La vela aveva altri progetti.
gear-sternpost-bow-text = Una ciurma per incordarlo, un rancore per tenderlo.
gear-capital-mace-text = Dorica: sobria, pesante, e da poco itinerante.
gear-anvil-hammer-text = Nove giorni cade un’incudine dal cielo. Questo è il decimo.
gear-labrys-text = Due fili, perché il rimpianto possa scegliere.
gear-whalers-harpoon-text = La corda serve a te, non alla balena.
gear-bull-hammer-text = Era del toro. Il toro vorrebbe parlarne.
gear-gigas-blade-text = Forgiata per uno che la trovava un po’ corta.
gear-sailmakers-coat-text = Sei punti per pollice, e una preghiera nell’orlo.
gear-siren-scale-corselet-text = Col vento forte canticchia. Nessuno ti marcia accanto.
gear-forge-breastplate-text = Il fabbro ha lasciato il pollice dove va il cuore.
gear-hundred-hand-panoply-text = Ogni piastra era un palmo. Quando corri, saluta.
gear-hide-linothorax-text = Lino per il funerale, pelle per rimandarlo.
gear-tide-runner-text = Conosce due direzioni, e il momento di cambiare.
gear-antaeus-girdle-text = Cadi pure: la terra sta dalla tua parte.
gear-war-aulos-text = Due canne: una per farsi notare, una per non farsi scordare.
gear-second-sheath-text = Per il giorno in cui il primo s’incastra.
gear-ariadne-rope-text = Più grossa di un filo. Ha imparato.
gear-sea-anchor-text = Si aggrappa all’acqua. Prova a darle torto.
gear-abacus-mind-text = Sette palline di speranza, riporto uno.
gear-heros-kettle-text = Un giocattolo, disse l’accademia, e tornò al remo.
gear-heralds-banner-text = Ambasciator non porta pena, tanto meno se è ricamato.
gear-cowl-of-hades-text = Nessuno l’ha mai visto funzionare. È la prova.
gear-lotus-phial-text = Un sorso, e la casa aspetta. Due, e smette di aspettare.
gear-oracle-knucklebones-text = Il dio è sincero. La pecora aveva i suoi dubbi.
gear-winged-greaves-text = Prima partono i piedi. Al resto si consiglia di seguire.
gear-hermes-chain-text = Solo i ladri la trovano chiusa.
gear-leather-grip-text = Tre fiumi di sudore, e tiene ancora.
gear-nectar-gland-text = La dolcezza degli dèi, senza la loro pazienza.
gear-scale-inlay-text = Maglia di pesce per la manica di un eroe.
gear-whetstone-text = Ogni filo le deve qualcosa.
gear-bronze-boss-text = In mezzo allo scudo, come a quasi tutto, un bernoccolo.

## AI cards: the Centimane

ai-backhand-text = Le altre novantanove erano occupate.
ai-over-the-rail-text = Voleva vedere chi la fa remare.
ai-fist-from-the-east-text = L’alba arriva presto, e non bussa.
ai-fist-from-the-west-text = Il sole tramonta dove arriva questo.
ai-one-then-another-text = In materia di schivate ha cento obiezioni.
ai-thunder-palm-text = Lo senti quando sei già per terra.
ai-many-small-fists-text = Nessuno fa sul serio. Arrivano tutti.
ai-hammer-blow-text = Per questa mano, al mondo c’è un chiodo solo.
ai-hands-everywhere-text = Ovunque ti metta, qualcuno teneva il posto.
ai-furious-hammer-text = Il chiodo ha risposto male.
ai-ground-drum-text = Sotto il fondo del mare, qualcuno chiede silenzio.
ai-chain-of-fists-text = Ogni anello cerca una mascella.
ai-from-below-text = Il fondo rende ciò che nessuno gli ha prestato.
ai-breath-stealer-text = Colleziona ultime parole, e ha fretta.
ai-no-end-of-knuckles-text = Contale, se vuoi. Lui lo fa.
ai-clap-of-thunder-text = Un applauso, e tu nel mezzo.
ai-over-the-knee-text = Certi dèi si piegano, altri si spezzano.
ai-thrown-over-the-shoulder-text = Per scaramanzia, come altri col sale.
ai-skull-vice-text = Vuole soltanto sapere a che cosa pensavi.
ai-all-hands-down-text = La mozione è approvata all’unanimità.

## AI cards: the Mazehorn

ai-toss-of-the-horns-text = Una falce di luna, mentre sale.
ai-pawing-the-ground-text = Da qualche parte, alle tue spalle, si pensa un corridoio.
ai-headlong-text = Non ha mai incontrato un secondo parere.
ai-hook-and-haul-text = Vai via? Allora per di qua.
ai-stamping-hoof-text = Fa conti semplici: giù, e lì resti.
ai-bone-brow-text = Dietro, un’idea sola e moltissimo muro.
ai-one-red-thought-text = Penserebbe volentieri ad altro, se ti spostassi.
ai-stampede-text = Una mandria di uno solo.
ai-downhill-text = Per gli amici, il labirinto s’inclina.
ai-shut-the-door-text = L’ultimo che entra chiude. L’ultimo è sempre lui.
ai-wheeling-kick-text = Ha la cortesia di non guardare.
ai-chew-the-cud-text = Ogni nono anno gli mandavano la cena. Siamo al decimo.
ai-through-the-walls-text = L’architetto si offende. Il toro è passato.
ai-from-the-next-corridor-text = L’hai sentito respirare prima del muro.
ai-faster-than-sound-text = Il muggito è per i parenti.
ai-the-logic-of-the-maze-text = Se ogni svolta è sbagliata, lo sei anche tu. Dunque.
ai-kneel-to-the-labyrinth-text = Accetta soltanto tributi, e tu vieni a mani vuote.
ai-the-way-home-text = Ha chiesto di te in ogni casa.
ai-no-other-prey-text = Quattordici nomi sulla lista. Il tuo è sottolineato.
ai-the-gate-of-horn-text = I sogni che passano di qui si avverano. Questo ha gli zoccoli.

## AI cards: the Emberwake

ai-rake-text = Cinque righe, e la poesia sei tu.
ai-circle-and-burn-text = Dal ponte pareva un secondo tramonto.
ai-talon-text = È così che stringe la mano.
ai-stoop-text = Guarda in alto. È tardi, ma guarda che bellezza.
ai-ember-breath-text = Sta soltanto sospirando.
ai-unhurried-text = Il dolce può aspettare. Il dolce sei tu.
ai-scent-of-nectar-text = Odori di dèi. Li ha già assaggiati.
ai-wing-beat-text = La marea si ritira per farle posto.
ai-rain-of-embers-text = L’unico tempo che prende la mira.
ai-burning-wake-text = Dov’è passata resta il mezzogiorno.
ai-harry-the-wounded-text = Ha il cuore tenero: comincia da chi soffre.
ai-vengeful-talon-text = Chi le ha scritto sull’ala è pregato di firmare.
ai-behind-you-text = Il punto cieco l’ha inventato lei.
ai-sun-dive-text = Per un istante i soli sono due. A te tocca il più vicino.
ai-phoenix-cry-text = In porti che non ha mai visto si svegliano le vedove.
ai-all-that-burns-text = Torna a prendere ciò che ha acceso.
ai-crown-of-fire-text = Tre re in una sera, e nessuno per nascita.
ai-pyre-text = Nessuna riva ha legna abbastanza per tutti voi.
ai-drink-the-light-text = L’ira si conserva bene. Lei la preferisce fresca.
ai-ashes-and-again-text = Piangetela in fretta.

## AI cards: the Stonefather

ai-finger-of-stone-text = Vuole soltanto farvi notare una cosa.
ai-stone-grows-over-text = Quella che avete rotto era l’impalcatura.
ai-footfall-text = Non cammina. È il suolo che gli portano.
ai-sweep-of-the-arm-text = Sgombra il tavolo, prima di disegnare.
ai-patient-hand-text = Ha tirato su montagne. Tirerà su anche te.
ai-shake-the-riders-off-text = Nessuna statua ha mai chiesto piccioni.
ai-loose-masonry-text = I muratori sono morti da un pezzo. La garanzia pure.
ai-who-stands-outside-text = Un padre conta i figli, prima di chiudere.
ai-pillar-fall-text = Quel tempio non gli era mai piaciuto.
ai-the-lightest-burdened-text = Porta la tua parte, dice la montagna.
ai-walls-close-in-text = Una casa più piccola si ama meglio.
ai-weigh-the-heart-text = Sull’altro piatto mette una collina, per equità.
ai-grinding-stride-text = I mulini degli dèi, ma puntuali.
ai-crush-the-standing-text = In casa sua si sta seduti.
ai-the-tide-of-stone-text = Sale una volta per era. Avete scelto oggi.
ai-break-the-god-text = Un tempo faceva dèi. Questi gli sono venuti sottili.
ai-call-the-lost-text = Rispondono da dentro il muro, tutti insieme.
ai-petrify-text = La tua posa ce l’ha già.
ai-the-last-wall-text = Non ha un altro lato.
ai-unborn-again-text = Tornate dentro, dice la cava.

## Body parts: the Centimane

part-open-palm-text = Non ti offre nulla, con generosità e con forza.
part-gripping-hand-text = Ciò che le piace se lo tiene.
part-left-elbow-text = La via più breve tra due facce.
part-right-elbow-text = Il fratello si vanta. Questo si volta.
part-root-of-the-arms-text = Dove cominciano cento litigi.
part-barnacled-shoulder-text = Navi si sono incagliate su molto meno.
part-braided-arm-text = Tre braccia stanche di stare lontane.
part-counting-fingers-text = Ti riconta, per sicurezza.
part-sword-arm-text = Fra tutte le braccia, quello che ha studiato.
part-beckoning-hand-text = Più vicino. Ha un segreto. Il segreto è l’altro pugno.
part-shield-hand-text = Cinquanta colpi parati, e mai un grazie.
part-walking-hand-text = È uscita a passeggio e si è portata dietro il braccio.
part-heart-of-knuckles-text = Stretto da prima che ci fosse il sangue.
part-crowning-skull-text = La testa a cui chiedono le altre quarantanove.
part-fiftieth-face-text = È quello che ti riconosce.
part-great-artery-text = Un fiume in cerca del suo mare.
part-drummer-hand-text = Tiene il tempo. La pelle sei tu.
part-the-hundredth-hand-text = Quella che nessuno ha visto aperta.

## Body parts: the Mazehorn

part-gilded-muzzle-text = Oro di re, consumato a leccate.
part-split-hoof-text = Una metà pesta. L’altra approva.
part-left-flank-text = Il corridoio che dovevi prendere.
part-right-flank-text = Il corridoio che hai preso.
part-whip-tail-text = Per mosche, eroi e simili.
part-shaggy-back-text = Un prato che non ama le visite.
part-wall-of-ribs-text = Muro portante.
part-fetlock-wheels-text = Dedalo le oliò una volta, e dormì male.
part-hanging-lamp-text = Mostra la via. Non dice di chi.
part-ring-in-the-nose-text = All’altro capo, una volta, c’era una mano.
part-neck-folds-text = Tende, e dietro qualcosa che mastica.
part-withers-text = Il posto migliore della casa, finché dura.
part-turning-stone-text = Per Teseo girò una volta, e ancora se ne pente.
part-third-eye-text = Gli altri due sono per bellezza.
part-left-horn-text = Indica quello che il toro vuole.
part-right-horn-text = E questo lo va a prendere.
part-the-empty-room-text = Il centro del dedalo. L’ha tenuto in ordine per te.
part-bull-heart-text = Era di un ragazzo. Non è mai cresciuto.

## Body parts: the Emberwake

part-tail-plume-text = Una penna per firmare la resa delle città.
part-left-pinion-text = Sventola ciò che la destra accende.
part-right-pinion-text = Accende ciò che la sinistra sventola.
part-crest-text = Quando si alza, giù il cappello. Poi i capelli.
part-ember-breast-text = Prende fiato, e il vostro fuoco si spegne.
part-hooked-talon-text = Appende gli ospiti chiamandoli per nome.
part-molten-eye-text = Pianse una volta. Lì c’era un villaggio.
part-hollow-bone-text = Ne verrà un flauto, per chi resta.
part-throat-text = Tre note: sibilo, ruggito, tu.
part-wing-root-text = Qui la cera non ha tenuto. Tiene qualcosa di peggio.
part-furnace-gut-text = Ha mangiato un gigante di bronzo e si è tenuto il meglio.
part-white-feather-text = Avanti, pesaci contro il cuore.
part-great-pinion-text = Tre villaggi vivevano alla sua ombra e la chiamavano nuvola.
part-sun-disc-text = Non fissarlo. Si offende.
part-open-beak-text = Lì dentro è già sera.
part-egg-of-ash-text = Si porta dietro la prossima vita.
part-second-heart-text = Per quando il primo si stanca di te.
part-undying-ember-text = Soffiaci sopra. Lo fanno tutti, una volta.

## Body parts: the Stonefather

part-mossy-ankle-text = È stata ferma abbastanza da farsi giardino.
part-stair-of-the-shin-text = Attenti al gradino tra un’era e l’altra.
part-quarried-knee-text = La pietra dei vostri templi era un prestito. È scaduto.
part-left-buttress-text = Regge la reputazione dell’altro.
part-right-buttress-text = Del sinistro non si è mai fidato.
part-keystone-text = Tutto si regge su di lei, e lei sul puntiglio.
part-hanging-gallery-text = C’era posto per un coro. È venuta giù cantando.
part-walled-up-door-text = Da dentro qualcuno ha smesso di bussare.
part-well-shaft-text = Getta un sasso. Uno di questi giorni lo senti.
part-crane-arm-text = Ti posa esattamente dove dice il progetto.
part-lintel-brow-text = Bassa, perché chi entra s’inchini.
part-buried-mouth-text = Le resta una parola sola, ed è lunga.
part-vaulted-chest-text = Il cuore ha un’eco. L’eco è venuta prima.
part-plumb-line-text = Non sei del tutto a piombo.
part-foundation-stone-text = Sotto è murata una promessa. Ogni tanto si muove.
part-inner-court-text = Qui lasciava giocare i figli, uno per volta.
part-blind-window-text = Dipinta, perché smettessero di chiedere.
part-first-stone-text = Chi è senza colpa la sollevi.

## Trauma

trauma-second-wind-text = I polmoni lo tenevano da parte.
trauma-counterblow-text = Il dolore è una lettera breve. Rispondi.
trauma-slip-away-text = Il colpo era per uno che restava.
trauma-opening-seen-text = Fra due costole, una porta socchiusa.
trauma-look-at-me-text = La vanità ha salvato più amici del coraggio.
trauma-hand-to-a-friend-text = Ne avevi una libera. Era quella rotta.
trauma-the-argo-answers-text = La sua chiglia è quercia che parla. Ascolta, anche.
trauma-read-the-beast-text = Fra un dolore e l’altro, una nota a margine.
trauma-deeper-than-it-looked-text = Il mare racconta la stessa barzelletta.
trauma-torn-straps-text = L’armatura ha deciso di proseguire da sola.
trauma-cracked-sinew-text = Ha cantato come una corda d’arco, una volta.
trauma-shaken-text = I denti sono gli ultimi a sapere che è finita.
trauma-the-ground-bends-text = Un angolo, dove avevi lasciato una pianura.
trauma-the-ground-splits-text = Su di te non riusciva a mettersi d’accordo.
trauma-first-doubt-text = Ha la tua stessa voce, solo più calma.
trauma-clear-fury-text = Rossa, ma dai contorni netti.
trauma-a-memory-surfaces-text = Una cucina, un nome, pioggia sul tetto. Poi di nuovo il rumore.
trauma-singled-out-text = Fra tutte le formiche ne ha imparata una.
trauma-the-pattern-shows-text = Da quaggiù si vede benissimo.
trauma-shoulder-to-shoulder-text = La tua è slogata. Usa la loro.
trauma-gap-in-the-storm-text = Anche il cielo batte le palpebre.
trauma-something-gives-text = Osso o bestia: uno dei due l’ha sentito.
trauma-one-last-verse-text = Il poeta sta già temperando la canna.
trauma-shaken-off-text = Come fa il cane con la pioggia.
trauma-the-abyss-looks-back-text = Ha un viso gentile. È questo il peggio.
trauma-one-clean-breath-text = Sale, timo, sangue di nessuno.
trauma-walled-in-text = Quattro lati, e nessuno è il tuo.
trauma-through-the-guard-text = Lo scudo l’ha visto passare.
trauma-the-corridor-turns-text = Tu hai tirato dritto. Lui no.
trauma-no-way-home-text = Anche le stelle le hanno rimesse nell’ordine sbagliato.
trauma-a-life-remembered-text = Tutta intera, e non c’è voluto niente.
trauma-on-its-feet-again-text = Alle ginocchia nessuno l’aveva detto.
trauma-washed-clean-text = Lete, a bicchieri.
trauma-last-charge-text = Avanti era l’unica direzione che funzionava ancora.
trauma-prophecy-in-blood-text = La calligrafia è la tua.
trauma-thread-in-hand-text = L’avevi legato al polso da sempre.
trauma-reader-of-walls-text = Sono tutti un’unica frase.
trauma-torn-open-text = Quel che c’era dentro non aveva mai visto il sole.
trauma-unstrung-text = Cedono prima le ginocchia. Su questo Omero ha ragione.
trauma-crushed-heart-text = Si era appena deciso.
trauma-last-stand-text = Qui va bene.
trauma-a-worse-coin-text = Caronte la morde e non dice niente.
trauma-shared-thread-text = Un taglio solo, due tombe.
trauma-death-looks-away-text = Ne ha viste tante, e preferisce di no.
trauma-the-fever-takes-hold-text = Conti gli angoli del cielo. Sono quattro.
trauma-spark-of-the-dead-gods-text = Avevano lasciato una luce accesa, non si sa mai.

## Godforms

godform-thunderer-text = Arriva tardi, e fa più rumore.
godform-trident-bearer-text = Il mare si alza per vedere chi chiama.
godform-huntress-text = Non insegue. Arriva.
godform-gray-eyed-text = Ha già letto come va a finire.

## Nymphs

nymph-arethusa-text = Inseguita sotto il mare, riaffiorò ridendo.
nymph-melia-text = Ogni lancia è stata sua sorella.
nymph-echo-text = Lo ripete, e ci crede di più.
nymph-oreithyia-text = Ha sposato il vento del nord. Le redini le tiene lei.

## Mnemos

mnemos-first-dive-text = Verde, poi buio, poi la perla del non avere paura.
mnemos-the-long-oar-text = Le mani di tuo padre l’avevano consumato per le tue.
mnemos-funeral-games-text = Correvi per gli stivali del morto. Lui avrebbe puntato su di te.
mnemos-the-shepherds-fire-text = Non era tuo, e c’era posto.
mnemos-the-broken-vase-text = Lo incollasti così bene che lei non disse mai una parola.
mnemos-night-in-the-olives-text = Passarono così vicino che imparasti i loro nomi.
mnemos-the-wrestlers-oath-text = Mai lasciar vincere l’altro. Avevi dodici anni.
mnemos-what-the-sibyl-said-text = Tu non aspettare, disse lei dalla sedia, coi piedi nel catino.
mnemos-salt-on-the-lips-text = Di chi fosse il sale, nessuno dei due avrebbe saputo dirlo.
mnemos-the-empty-cradle-text = L’avevi fatta con una luna intagliata. Ci stanno bene le cipolle.
mnemos-the-ninth-wave-text = Otto si cavalcano. Alla nona si tolse il berretto.
mnemos-a-door-painted-shut-text = Un dito a notte, col coltello, e la gallina a guardare.
