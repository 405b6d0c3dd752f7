# What the screen itself says; everything else is said by the games and by the table.

terminal-bot = Bot { $number }
terminal-title-help = F1 help · Esc menu
terminal-too-small = The table needs a window of at least { $cols } × { $rows }.
terminal-more = more
terminal-log = Log
terminal-log-empty = Nothing has happened yet.
terminal-nothing-new = Nothing has happened since your last decision.
terminal-digest-more = { $count } more: press .
terminal-orders-left = { $count ->
    [one] one standing order
   *[other] { $count } standing orders
}
terminal-since = since your last decision
terminal-since-orders = since your last decision, { $count ->
    [one] one answer
   *[other] { $count } answers
} by order
terminal-watching = Watching

## The question.
terminal-sealed-for-good = In secret: nobody sees it, not even when all have answered.
terminal-sealed = In secret: nobody sees it until all have answered.
terminal-pick-exactly = { $count ->
    [one] Pick one
   *[other] Pick { $count }
} ({ $picked } picked).
terminal-pick = Pick from { $min } to { $max } ({ $picked } picked).
terminal-share = Share out { $total } ({ $rest } left).
terminal-order = Put them in order ({ $placed } of { $count } placed).
terminal-roll = { $count ->
    [one] { $die }: type a number from 1 to { $sides }.
   *[other] { $die }: type { $count } numbers from 1 to { $sides }, with spaces between them.
}
terminal-draw = Which card came from { $deck }?
terminal-found = { $count ->
    [one] one found
   *[other] { $count } found
}
terminal-usual = usual
terminal-armed = Press it again, or Enter, to do it.
terminal-thinking = { $who } is thinking…
terminal-held = The bots wait. { $who } is next.
terminal-waiting = Nobody is asked anything.
terminal-hint-awaited = A bot is thinking about it…

## What cannot be done.
terminal-full = No more can be chosen: take something back first.
terminal-no-rule = No rule is named here.
terminal-nothing-to-undo = There is no answer of yours to undo.
terminal-nothing-to-redo = Nothing was undone since the last answer.
terminal-nothing-to-end = This question needs an answer: nothing here ends or passes.
terminal-verb-not-now = { $verb }: not at this question.
terminal-verb-when = { $verb }: { $when }, not at this question.
terminal-no-hint = You are not asked anything now.
terminal-rule-unknown = No rule has the number “{ $rule }” or holds these words.
terminal-not-kept = The record cannot be written: { $why }.

## Keys.
terminal-enter = Enter
terminal-space = Space
terminal-key-walk = walk
terminal-key-choose = choose
terminal-key-pick = pick
terminal-key-place = place
terminal-key-share = less, more
terminal-key-done = done
terminal-key-why = why
terminal-key-undo = undo
terminal-key-redo = redo
terminal-key-back = back
terminal-key-leave-it = leave it
terminal-key-search = search
terminal-key-all = show all
terminal-key-log = log
terminal-key-hint = hint
terminal-key-menu = menu
terminal-key-large = table large
terminal-key-leave = leave
terminal-key-stay = stay
terminal-key-close = close
terminal-key-look = look at the table
terminal-key-scroll = scroll
terminal-key-book = in the rulebook
terminal-key-since = what happened
terminal-key-whole = the whole game
terminal-key-go-on = go on
terminal-key-hurry = faster
terminal-key-hold = pause the bots
terminal-key-agree = they agree

## Panels.
terminal-menu = At the table
terminal-menu-undo = Undo your last answer
terminal-menu-redo = Redo what you undid
terminal-menu-digest = Since your last decision
terminal-menu-legend = The symbols on the table
terminal-menu-hint = What would a bot do?
terminal-menu-orders = Standing orders
terminal-menu-hand = Hand a seat over
terminal-menu-log = The log
terminal-menu-rules = The rulebook
terminal-menu-language = Italiano
terminal-menu-colours = { $theme ->
    [light] Light colours
    [dark] Dark colours
   *[plain] No colours
}
terminal-menu-hold = Pause the bots
terminal-menu-go-on = Let the bots go on
terminal-menu-sit = Look as { $who }
terminal-menu-result = How it ended
terminal-menu-help = Help
terminal-menu-leave = Leave the table
terminal-hand-person = { $seat } → a person at this screen
terminal-hand-bot = { $seat } → { $kind ->
    [random] a random bot
    [greedy] a quick bot
    [easy] an easy bot
    [fair] a fair bot
    [hard] a hard bot
   *[other] a bot, { $kind }
}
terminal-orders-what = A standing order answers questions of one kind for you. Those that a question offers can be set while it is asked.
terminal-orders-none = None is set, and this question offers none.
terminal-order-end = Ask me again: “{ $question }” (now: { $answer })
terminal-hint-alike = It found no difference between the options.
terminal-order-revoke = Ask me again instead of: { $order }
terminal-hint = A bot would choose: { $answer }
terminal-rule = Rule { $rule }
terminal-leave = Leave the table?
terminal-kept = Nothing is lost: the record is in { $file }.
terminal-nothing-kept = No record is kept, since no person has answered.
terminal-undo-what = Undo: { $what }
terminal-undo-goes = With it { $turns ->
    [0] { $rolls ->
        [one] goes one roll or card.
       *[other] go { $rolls } rolls and cards.
    }
    [one] goes one turn of another player{ $rolls ->
        [0] .
        [one] , and one roll or card.
       *[other] , and { $rolls } rolls and cards.
    }
   *[other] go { $turns } turns of other players{ $rolls ->
        [0] .
        [one] , and one roll or card.
       *[other] , and { $rolls } rolls and cards.
    }
}
terminal-consent = Something has been learned since, so these players have to agree: { $others }.
terminal-legend-none = There are no symbols on the table that need a word.
terminal-curtain = Pass the screen to { $who }.
terminal-curtain-key = Space opens the curtain.

## The end.
terminal-end = The game is over
terminal-won = won
terminal-lost = lost
terminal-shared = shared the victory ({ $percent }%)
terminal-proof = Seed { $seed }, salt { $salt }: the SHA-256 of “seed:salt” is { $hash }, which bound the dice from the beginning.

terminal-bound = The dice of this game are bound by { $hash }; seed and salt are shown at its end.

terminal-help =
    letters | press a verb; again, or Esc, leaves it. One in brackets says why it has nothing to offer
    1–9 | take the thing with that key; the same keys are on the board. What rolls dice or lets others act wants a second press, or Enter
    0 | end your turn, or pass
    ↑ ↓ | highlight another option: the lines below show what it would do, the board shows where
    ← → | another variant; the option whose place lies to the left or right; share less or more
    Enter | choose the highlighted option, or end a selection
    Space | pick, where several are wanted; let the bots answer faster
    / | search in the options
    ? | why: the rule behind the option or line in hand
    u | undo your last answer; you are asked first where more would go
    U | redo
    “.” | everything since your last decision, what was aimed at you first
    l | the log: filter it, or see only what happened since your last decision
    k | the symbols on the table, in words
    r | the rulebook, with search
    Tab | the next stretch of the table; Page up and Page down scroll
    b | the table large, and back
    Esc | close what is open; pause the bots; the menu
    F1 | this help
    h, F2 | what would a bot do?
    F3 | hand a seat to a bot or to a person
    F4 | standing orders, such as passing until something is aimed at you
    F5 | Italian
    F6 | light, dark or no colours
    q | leave; nothing is lost
    mouse | click an option, or a thing and then where it goes; the wheel scrolls
