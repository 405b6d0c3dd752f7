# What is said during play.

ask-first = Who acts first?
ask-action = { $hero } acts with { $ap } AP.
ask-dash = { $hero } may dash up to { $squares ->
    [one] one square
   *[other] { $squares } squares
}.
ask-push = Which way is { $model-the } moved?
ask-focus = { $hero } rolls { $dice } dice. Discard Focused for one die more?
ask-luck = Lucky: which dice does { $hero } re-roll? A die counts from { $threshold } on.
ask-soak = { $hero } suffers { $wounds ->
    [one] one wound. Which equipment takes it?
   *[other] { $wounds } wounds. Which equipment takes them?
}
ask-react = { $hero } may react to the attack on { $about }.
ask-react-stop = { $hero } may react to { $foe-the }.
ask-ward = { $hero } lacks { $wounds ->
    [one] one success
   *[other] { $wounds } successes
}. Discard Protected?
ask-protect = { $wounds ->
    [one] One wound is
   *[other] { $wounds } wounds are
} left for { $hero }. Discard Protected?
ask-ally = { $foe } acts with { $ap } AP.
ask-sneak = { $hero } must roll { $value } or more to stay unseen. Spend AP for more dice?
send-reroll = Re-roll
bar-attack = Attack
why-blinded = A Blinded hero cannot attack.

do-first = { $hero-the } acts first
do-walk = Walk to { $space }
do-walk-quiet = Walk to { $space }, provoking nobody
do-walk-leap = Jump down to { $space }
do-attack = Attack { $model-the } { $item-with }
do-use = Use { $what }
do-use-on = Use { $what } on { $model-the }
do-wait = Wait { $ap } AP
do-act = { $action }
do-aid = Aid { $friend }
do-leave = Leave the place
do-done = End the activation
do-dash = Dash to { $space }
do-stay = Stay
do-thrust = Move to { $space }
do-focus = { $n ->
    [0] Keep Focused
    [one] Discard one Focused token
   *[other] Discard { $n } Focused tokens
}
do-protect = { $n ->
    [0] Keep Protected
    [one] Discard one Protected token
   *[other] Discard { $n } Protected tokens
}
do-sneak = { $n ->
    [0] Roll one die
   *[other] Spend { $n } AP on dice
}
do-die = Re-roll die { $n }, showing { $face }
do-soak = Onto { $item }
do-react = React with { $what }
do-pass = Do not react
do-march = Move to { $space }
do-strike = Attack { $model-the }
with-skills = with { $skills }
gait-plain = straight
gait-quiet = provoking nobody
gait-leap = with a jump

detail-forced = Must wait { $ap } AP first.
detail-deed = { $does }.
tag-walk = { $ap } AP
tag-walk-leap = { $ap } AP, 2 wounds
tag-walk-provokes = { $ap } AP, { $count ->
    [one] one strikes
   *[other] { $count } strike
}
tag-attack = { $item }, { $ap } AP
tag-beside = { $count ->
    [one] beside an enemy
   *[other] beside { $count } enemies
}
odds-successes = Successes

log-hour = Hour { $hour } of { $limit }
log-activation = { $hero } acts, sector { $sector }
log-kind = { $foe }, sector { $sector }
log-event = Event: “{ $event }”
log-walks = { $hero } walks to { $space } for { $ap } AP.
log-jumps = { $hero } jumps down.
log-dashes = { $hero } dashes to { $space }.
log-waits = { $hero } waits { $ap } AP.
log-pushed = { $model } is moved to { $space }.
log-steadfast = { $model } stands firm.
log-attacks = { $hero } attacks { $model-the } { $item-with }.
log-rolls = { $hero } rolls { $faces } (needs { $threshold }+): { $successes ->
    [0] no success
    [one] one success
   *[other] { $successes } successes
}.
tag-again = again
roll-test = { $hero } rolls
roll-needs = needed on each
roll-hits = { $hits ->
    [0] no success
    [one] one success
   *[other] { $hits } successes
}
log-critical = { $hero } strikes a critical blow.
log-misses = { $hero } inflicts no wounds: the attack fails.
log-uses = { $hero } uses “{ $what }”.
log-heroic = { $hero } uses the heroic skill.
log-reacts = { $hero } reacts with “{ $what }”.
log-soaks = { $hero }’s equipment takes { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
log-wounded = { $hero } suffers { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
log-foe-wounded = { $foe } suffers { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
log-token-wound = { $token } takes its toll on { $model-the }.
log-token = { $model } is now { $token }.
log-token-gone = { $model } is no longer { $token }.
log-mended = { $wounds ->
    [one] One wound goes
   *[other] { $wounds } wounds go
} off { $hero }’s equipment.
log-foe-healed = { $foe } discards { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
log-ko = { $hero } is KO.
log-defeated = { $foe } is defeated.
log-healed = { $hero } discards { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
log-revived = { $hero } gets up again, sector { $sector }.
log-severe = { $hero } draws a severe wound: { $wound } ({ $effect }).
log-foe-attacks = { $foe } { $reaction ->
    [0] attacks
   *[other] strikes at
} { $model-the }.
log-defends = { $hero } comes to no harm.
log-foe-moves = { $foe } moves to { $space }.
log-ally-attacks = { $foe } attacks { $model-the }: { $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
}.
log-foe-waits = { $foe } waits.
log-objective = { $foe } does what it is here for.
log-patrols = { $foe } patrols to { $space }.
log-sneaks = { $hero } sneaks and rolls { $faces } (one die needs { $value }+).
log-stealth = The stealth token rises to space { $space } of { $last }.
log-discovered = The company is seen. Stealth is over.
log-acts = { $hero } takes the mission action “{ $action }”.
log-action-failed = { $hero }’s test fails.
log-aids = { $hero } aids { $friend }.
log-leaves = { $hero } leaves the place.
log-tally = { $tally }: { $count }.

end-won = The mission is won.
end-lost = The mission is lost.
end-out-of-time = The hours are over: the mission is lost.
end-all-down = Nobody is left standing: the mission is lost.
end-given-up = The company gives up.
ask-coat = { $hero }: which weapon gets { $token }?
ask-star = { $hero } may let a die show one more symbol, for one class point.
do-wash = Wash at the well on { $space }
do-open = Open the crate on { $space }
do-smash = Break what stands on { $space } { $item-with }
do-coat = Onto { $item }
do-star = { $symbol }
do-give-up = Give up the mission
for-points = for class points
own-resistance = your own skin
log-washes = { $hero } washes at the well: no longer { $token }.
log-opens = { $hero } opens the crate on { $space }.
log-smashes = { $hero } strikes at what stands on { $space }.
log-star = { $hero } borrows a symbol: { $symbol }.
log-fails = { $hero }’s attack fails.
log-ally-healed = { $foe } discards { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
detail-clock = Sector { $sector }.{ $actors ->
    [0] {" "}Nobody acts before that.
    [one] {" "}Before that acts: { $before }.
   *[other] {" "}Before that act: { $before }.
}{ $happenings ->
    [0] {""}
   *[other] {" "}Sure to come first: { $events }.
}{ $passes ->
    [0] {""}
   *[other] { $last ->
        [0] {" "}Hour { $hour } strikes first.
       *[other] {" "}The last hour strikes first.
    }
}
detail-both = { $one } { $other }
detail-hunted = After this, these would go for { $hero }: { $foes }.
at-sector = “{ $what }” ({ $sector })
at-sector-mystery = a mystery ({ $sector })
note-strikes = { $foe } strikes
odds-wounds = Wounds
log-transformed = { $model } is transformed: { $form }.
log-turns-back = { $model } has its own form again.
log-attacks-so = { $hero } attacks { $model-the }.
log-bursts = What stood on { $space } bursts.
log-foe-smashes = { $foe } strikes at what stands on { $space }: { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}.
log-arrives = { $count ->
    [one] { $foe-a } enters the battlefield.
   *[other] { $count } { $foe-many } enter the battlefield.
}
log-loot-card = { $cards ->
    [one] One card
   *[other] { $cards } cards
} of { $deck } into the loot, unseen.
log-threat = { $hero }’s threat is now { $threat }.
log-sectors = The tokens of the enemies move { $sectors ->
    [one] one sector
   *[other] { $sectors } sectors
} on.
log-sector = The token of { $model-the } moves { $sectors ->
    [one] one sector
   *[other] { $sectors } sectors
} on.
