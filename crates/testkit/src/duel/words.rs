//! The game's words and rules.

pub(super) const ENGLISH: &str = "
duel = Duel
turn-number = Turn { $number }
turn-of = { $who-is ->
    [you] Your turn
   *[other] Turn of { $who }
}
attack-of = { $who-is ->
    [you] Your attack
   *[other] Attack of { $who }
}
health = Health
breath = Breath
power = power
guard = guard
rolled = rolled
attack = Attack
rest = Rest
press = Press
parry = Parry
stop-thrust = Stop-thrust
riposte = Riposte
pass = Pass
open = Open stance
guarded = Guarded stance
lose-breath = Lose a breath
lose-health = Lose a health
costs-breath = { $count ->
    [one] { $count } breath
   *[other] { $count } breaths
}
attack-or-rest = Attack, or rest?
first-window = Do you answer before the die is rolled?
second-window = Do you answer to the blow?
out-of-breath = You have too little breath.
which-stance = Which stance do you take?
staggers-how = You stagger. What do you lose?
rests = { $who-is ->
    [you] You rest.
   *[other] { $who } rests.
}
attacks = { $who-is ->
    [you] You attack.
   *[other] { $who } attacks.
}
responds = { $who-is ->
    [you] You answer
   *[other] { $who } answers
}: { $how }.
rolls = { $who-is ->
    [you] You roll
   *[other] { $who } rolls
} a { $face }.
takes-harm = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $harm } harm.
stands = { $who-is ->
    [you] You stand
   *[other] { $who } stands
}: { $how }.
staggers = { $who-is ->
    [you] You stagger
   *[other] { $who } staggers
}: { $how }.
wins = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the duel.
nobody-fell = Nobody fell.
";

pub(super) const ITALIAN: &str = "
duel = Duello
turn-number = Turno { $number }
turn-of = { $who-is ->
    [you] Il tuo turno
   *[other] Turno di { $who }
}
attack-of = { $who-is ->
    [you] Il tuo attacco
   *[other] Attacco di { $who }
}
health = Salute
breath = Fiato
power = potenza
guard = guardia
rolled = tirato
attack = Attacca
rest = Riposa
press = Incalza
parry = Para
stop-thrust = Colpo d'arresto
riposte = Risposta
pass = Passa
open = Posa aperta
guarded = Posa in guardia
lose-breath = Perdi un fiato
lose-health = Perdi una salute
costs-breath = { $count ->
    [one] { $count } fiato
   *[other] { $count } fiati
}
attack-or-rest = Attacchi o riposi?
first-window = Rispondi prima del tiro del dado?
second-window = Rispondi al colpo?
out-of-breath = Hai troppo poco fiato.
which-stance = Quale posa prendi?
staggers-how = Barcolli. Che cosa perdi?
rests = { $who-is ->
    [you] Riposi.
   *[other] { $who } riposa.
}
attacks = { $who-is ->
    [you] Attacchi.
   *[other] { $who } attacca.
}
responds = { $who-is ->
    [you] Rispondi
   *[other] { $who } risponde
}: { $how }.
rolls = { $who-is ->
    [you] Tiri
   *[other] { $who } tira
} un { $face }.
takes-harm = { $who-is ->
    [you] Subisci
   *[other] { $who } subisce
} { $harm } danni.
stands = { $who-is ->
    [you] Ti metti
   *[other] { $who } si mette
}: { $how }.
staggers = { $who-is ->
    [you] Barcolli
   *[other] { $who } barcolla
}: { $how }.
wins = { $who-is ->
    [you] Vinci
   *[other] { $who } vince
} il duello.
nobody-fell = Nessuno è caduto.
";

pub(super) const RULES: &str = "# Duel

## A · The fighters

**A1** Two fighters have six health and three breaths each, and never more than four breaths.

**A2** To press and to parry cost a breath, a stop-thrust and a riposte two.

## B · A turn

**B1** On a turn a fighter attacks, or rests for two breaths.

**B2** An attack goes through B3 to B5 and ends with B7.

**B3** First window: attacker and defender may answer in turn, until both have passed one after the other. The attacker may press for
one power. The defender may parry for one guard, or make a stop-thrust, but not in answer to another.

**B4** The attacker rolls a die. The harm is what die and power have over the guard and two, at most three.

**B5** Second window, after the roll and before the harm: the defender may riposte. That breaks the attack off; when it has closed, the
defender attacks.

**B6** A stop-thrust is an attack inside the attack. If it does harm, the attack around it is broken off, and when that has closed, its
attacker loses a breath or a health.

**B7** However an attack ends, its attacker takes a stance. An open one gives a breath; a guarded one gives a guard against the next attack.

## C · The end

**C1** Who has no health left has lost, and all that goes on ends at once.

**C2** After sixteen turns more health wins.
";

pub(super) const RULES_IT: &str = "# Duello

## A · I duellanti

**A1** I due duellanti hanno sei salute e tre fiati ciascuno, e mai più di quattro fiati.

**A2** Incalzare e parare costano un fiato, un colpo d'arresto e una risposta due.

## B · Un turno

**B1** Nel suo turno un duellante attacca, oppure riposa e prende due fiati.

**B2** Un attacco segue le regole da B3 a B5 e finisce con B7.

**B3** Prima finestra: attaccante e difensore possono rispondere a turno, finché passano tutti e due di seguito. L'attaccante può incalzare
per una potenza. Il difensore può parare per una guardia, o fare un colpo d'arresto, ma non contro un altro.

**B4** L'attaccante tira un dado. Il danno è quanto dado e potenza superano la guardia più due, al massimo tre.

**B5** Seconda finestra, dopo il tiro e prima del danno: il difensore può fare una risposta. L'attacco si spezza; quando si è chiuso, il
difensore attacca.

**B6** Un colpo d'arresto è un attacco dentro l'attacco. Se fa danno, l'attacco che lo contiene si spezza, e quando si è chiuso chi lo
faceva perde un fiato o una salute.

**B7** Comunque finisca un attacco, l'attaccante prende una posa. Quella aperta dà un fiato, quella in guardia dà una guardia contro il
prossimo attacco.

## C · La fine

**C1** Chi non ha più salute ha perso, e tutto ciò che è in corso finisce subito.

**C2** Dopo sedici turni vince chi ha più salute.
";
