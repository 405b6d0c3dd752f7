# La prima missione guidata: coach-<domanda>

coach-until = 2
coach-aim = Quattro eroi, un orologio. Quello che spendi è quanto avanza il tuo segnalino, e la lancetta arriva a tutti a turno: un’azione breve ti fa agire presto, una lunga lascia tempo ai nemici. Fai quello che chiede la missione prima dell’ultima ora.
coach-wait = Gli altri agiscono quando la lancetta raggiunge il loro segnalino. La cronaca racconta ogni passo con il numero della regola.
coach-ask-first = Questi eroi aspettano nello stesso settore e hanno la stessa Rapidità. Comincia da chi protegge gli altri o apre la strada.
coach-ask-action = Indica un’opzione: sull’orologio vedi dove porterebbe questo eroe e chi agisce prima di allora. Sul campo di battaglia puoi raggiungere le caselle accese; un numero rosso vuol dire che un nemico ti colpisce lungo la via.
coach-ask-dash = Uno scatto non costa nulla e ignora acqua, palude e ogni intralcio. Puoi anche restare dove sei.
coach-ask-push = Scegli tu la via, purché ogni passo allontani. Giù da un tetto è una caduta.
coach-ask-focus = Un dado in più, una volta sola. Tienilo per un test che conta.
coach-ask-luck = Scegli i dadi falliti. Quelli che ti ha fatto rilanciare un nemico puoi rilanciarli ancora una volta.
coach-ask-soak = L’equipaggiamento assorbe ferite al posto di chi lo porta finché c’è posto, fino alla fine della missione.
coach-ask-react = Una reazione aiuta adesso e si paga dopo: il suo numero manca alla prossima attivazione.
coach-ask-ward = Un segnalino Protetto è un successo in più: se basta, non succede nulla.
coach-ask-protect = Un segnalino Protetto annulla un colpo.
coach-ask-ally = Un alleato lo guidi tu, ma il suo segnalino avanza sempre di tutta la sua Rapidità.
coach-ask-sneak = Ogni PA è un dado in più per non farsi sentire. Il segnalino sul tracciato non torna mai indietro.
