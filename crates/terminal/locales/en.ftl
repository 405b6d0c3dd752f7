# What the screen itself says; everything else is said by the games and by the table.

terminal-bot = { $kind } { $number }
terminal-title-help = F1 help · Esc menu
terminal-too-small = The table needs a window of at least { $cols } × { $rows }.
terminal-more = more
terminal-log = Log
terminal-log-empty = Nothing has happened yet.
terminal-since = since your last turn
terminal-since-orders = since your last turn, { $count ->
    [one] one question
   *[other] { $count } questions
} answered by order
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
terminal-thinking = { $who } is thinking…
terminal-held = The bots wait. { $who } is next.
terminal-waiting = Nobody is asked anything.
terminal-hint-awaited = A bot thinks about it …

## What cannot be done.
terminal-full = No more can be chosen: take something back first.
terminal-no-rule = No rule is named here.
terminal-nothing-to-undo = There is no answer of yours to take back.
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
terminal-key-since = since your last turn
terminal-key-whole = the whole game
terminal-key-go-on = go on
terminal-key-hurry = faster
terminal-key-hold = pause the bots
terminal-key-agree = they agree

## Panels.
terminal-menu = At the table
terminal-menu-undo = Take back your last answer
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
terminal-menu-hold = Hold the bots
terminal-menu-go-on = Let the bots go on
terminal-menu-sit = Look as { $who }
terminal-menu-result = How it ended
terminal-menu-help = Help
terminal-menu-leave = Leave the table
terminal-hand-person = { $seat } → a person at this screen
terminal-hand-bot = { $seat } → a { $kind } bot
terminal-orders-what = An order answers a question for you whenever it comes up again.
terminal-orders-none = There is none, and this question cannot be answered by order.
terminal-order-new = “{ $question }” – always: { $answer }
terminal-order-end = Ask me again: “{ $question }” (now: { $answer })
terminal-hint = A bot would choose: { $answer }
terminal-rule = Rule { $rule }
terminal-leave = Leave the table?
terminal-kept = Nothing is lost: the record is in { $file }.
terminal-nothing-kept = No record is kept, since no person has answered.
terminal-consent = Something has been learned since. Your answer can be taken back if { $others } agrees.
terminal-curtain = Pass the screen to { $who }.
terminal-curtain-key = Space opens the curtain.

## The end.
terminal-end = The game is over
terminal-won = won
terminal-lost = lost
terminal-shared = shared the victory ({ $percent } %)
terminal-proof = Seed { $seed }, salt { $salt }: the SHA-256 of “seed:salt” is { $hash }, which bound the dice from the beginning.

terminal-bound = The dice of this game are bound by { $hash }; seed and salt are shown at its end.

terminal-help =
    1–9, a–z | choose the option with that key; the same keys stand on the board
    ↑ ↓ | highlight another option: what it points at lights up, its odds open
    ← → | take the option whose place lies to the left or right; share less or more
    Enter | choose the option in hand, or end a selection
    Space | pick, where several are wanted; let the bots answer faster
    / | search in the options
    ? | why: the rule behind the option or line in hand
    u | take your last answer back, as far as is fair
    l | the log: filter it, or see only what happened since your last turn
    r | the rulebook, with search
    Tab | the next stretch of the table; Page up and Page down scroll
    0 | the table large, and back
    Esc | close what is open; hold the bots; the menu
    F1 | this help
    F2 | what would a bot do?
    F3 | hand a seat to a bot or to a person
    F4 | standing orders
    F5 | Italian
    F6 | light, dark or no colours
    q | leave; nothing is lost
    mouse | click an option or a lit place; the wheel scrolls
