# La prima partita guidata: coach-<domanda>

coach-until = 2
coach-aim = Guidi un convoglio sul ghiaccio, e la nave parte al più tardi dopo sei round. Alla fine vince chi ha più fama: per i colpi a segno, per le persone portate alla nave, per il posto sulla strada. Il carburante ti fa arrivare, le persone fanno il lavoro.
coach-wait = Gli altri giocano con le stesse regole. Quello che fanno è raccontato di lato; ogni riga finisce con il numero della sua regola.
coach-ask-convoy = Ogni convoglio ha un capo con una dote tutta sua. Indicane uno per leggerla.
coach-ask-explore = Manda qualcuno a una carta della fila. Il numero di una casella dice quanto devono valere insieme; chi va è stanco fino alla fase di riposo, quindi tieni qualcuno per il volante e per le armi.
coach-ask-party = Andrebbero questi, e si pagherebbe questo. Tocca una persona o una risorsa per cambiare.
coach-ask-take = Prendi quello che ti manca: carburante per muoverti, cibo per svegliare chi è stanco, munizioni per sparare. Serve un vano libero nel convoglio.
coach-ask-after-card = Ogni casella ha anche un’azione bonus. Puoi farla prima o dopo la carta, oppure lasciarla.
coach-ask-improve = Un rimorchio porta vani, una motrice velocità e potenza, un dispositivo quello che vi è disegnato. Puoi rinunciare: la carta se ne va, il bonus resta.
coach-ask-recruit = Due braccia in più, e una bocca in più. Chi arriva riposa fino al prossimo round.
coach-ask-rest = Il cibo sveglia chi è stanco. Chi non mangia è pronto più tardi, e nessuno muore di fame.
coach-ask-drive = Un’unità di carburante avvia il motore. I posti accesi sono quelli che puoi raggiungere, ognuno con il costo e con quello che dà; in un perimetro rosso ti spara una torretta.
coach-ask-fire = Ogni arma spara una volta. Le probabilità sono esatte, sulle carte esito rimaste; ogni attacco che danneggia un nemico vale fama.
coach-ask-damage = Un danno sta su un vano, che non funziona finché non lo ripari. Le corazze ci sono per questo.
coach-ask-ambush = Il nemico ti è addosso. Scegli il male minore.
coach-ask-give-up = Non c’è più posto per tutto. Scegli che cosa resta indietro.
