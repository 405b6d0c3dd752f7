# The table.
web-seats-label = Seats in turn order
web-acts = to move
web-map = Map
web-map-label = { $places } places, { $pieces } pieces
web-grid-label = Board of { $cols } columns and { $rows } rows, { $pieces } pieces
web-decks = Decks
web-lit-legend = lit: you may choose it
web-empty = empty
web-face-down = { $back }, face down
web-gate-open = open
web-gate-shut = not yet open
web-slot-unknown = Open place; nobody else knows what it asks for
web-slot-open = Open place: { $what }

# The question.
web-choose-some = { $exactly ->
    [1] { $max ->
        [one] Choose one.
       *[other] Choose { $max }.
    }
   *[other] { $max ->
        [one] Choose at most one.
       *[other] { $min ->
            [0] Choose up to { $max }.
           *[other] Choose from { $min } to { $max }.
        }
    }
}
web-share = Share out { $total }.
web-sealed = In secret: nobody sees it until all have answered.
web-sealed-for-good = In secret: nobody sees it, not even when all have answered.
web-order = Put these in order: 1 comes first.
web-earlier = Earlier
web-later = Later
web-told-roll = { $count ->
    [one] What did you roll? One number from 1 to { $sides }.
   *[other] What did you roll? { $count } numbers from 1 to { $sides }, with spaces between them.
}
web-told-draw = What did you draw?
web-send = Confirm
web-send-or-none = { $word }, or none of these
web-send-none = None of these
web-barred = Not possible now
web-why-not = Why not?
web-why-option = Why? Rule { $rule }
web-faces = { $wins } of { $of } faces succeed
web-since = Since your last turn

# Every page.
web-skip = To the page
web-skip-question = To the question
web-nav = Tavola
web-theme = Light or dark
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark

web-bot-name = Bot { $seat }
web-bot-kind = { $kind ->
    [random] Bot 1 of 5: plays at random
    [greedy] Bot 2 of 5: thinks one step ahead
    [easy] Bot 3 of 5: thinks a little
    [fair] Bot 4 of 5: thinks
   *[other] Bot 5 of 5: thinks hard
}
web-bot-failed = I cannot go on; the owner of the table has my seat now. { $why }

# The front page.
web-lead = Sit down to a long game.
web-lead-more = { $games ->
    [one] One board game at one table.
   *[other] { $games } board games at one table.
} Tavola knows their rules, does the upkeep, and asks you only for decisions: alone, with friends, or with bots.
web-players = { $same ->
    [1] { $most }
   *[other] { $fewest } to { $most }
}
web-weight = Weight { $weight } of 5
web-set-table = Set a table
web-my-tables = Your tables
web-no-tables = No table yet. Pick a game above.
web-no-public = No public table is open just now.
web-join = Join a table
web-join-code = Link or code from a friend
web-join-go = Join
web-watch = Watch a public table
web-open-record = Open a record file
web-rulebooks = Rulebooks
web-records = Records
web-your-turn = Your turn
web-gathers = Gathering
web-runs = Running
web-sit-down = Sit down
web-look-in = Look in

# Setting a table.
web-set-title = Set a table of { $game }
web-table-name = Name of the table
web-table-default = Our table
web-your-name = Your name
web-name-needed = Say what you are called: a name of up to 32 signs.
web-seats = Seats
web-seat = Seat
web-seat-number = Seat { $number }
web-me = Me
web-open = Open, for somebody to join
web-nobody = Nobody
web-options = Options
web-usual-or = usual, or { $least } to { $most }
web-more = More
web-public = Anybody may watch and join (else only with the link or code)
web-real-dice = We roll and draw ourselves, with real dice and cards
web-seed-choose = Seed of the dice and cards
web-seed-unknown = unknown to everybody
web-seed-chosen = Whoever set up this table chose the seed, so they may know the dice and cards in advance.
web-bad-seed = A seed is a whole number of up to 38 digits.
web-seed-of-real-dice = A seed has no effect on real dice and cards. Choose one or the other.
web-set-go = Set the table
web-bad-seats = { $same ->
    [1] This game is for exactly { $most } players.
   *[other] This game is for { $fewest } to { $most } players.
}
web-record-about = A record holds a whole game. It opens as a table of your own: look at it again, or go on from any moment.
web-record-file = Record file
web-record-open = Open
web-from-record = From a record

# Gathering.
web-gathering = { $open ->
    [one] One seat is free.
   *[other] { $open } seats are free.
}
web-open-seat = Free seat
web-sit = Sit down
web-invite = Ask others to the table
web-code = Code
web-link = Link
web-copy = Copy
web-copied = The link is copied.
web-start-bots = Begin now, with bots in the free seats
web-seat-taken = That seat is taken, or the game has begun.
web-you = you

# At the table.
web-title-turn = Your turn: { $game }
web-rules = Rules
web-replay = Replay
web-chat = Chat
web-chat-say = Say something
web-chat-send = Say it
web-log = Log
web-log-mine = Only mine
web-log-all = Whole log
web-ok = All right
web-close = Close
web-waiting = Waiting for { $who }.
web-onlooker = You are watching.
web-pass-screen = Hand the screen to { $who }
web-curtain = { $who }, it is your turn.
web-curtain-about = Everybody else looks away.
web-curtain-open = I am { $who }: show my table
web-undo = Undo
web-undo-ask = Ask for an undo
web-undo-asked = { $who } asks to take the last answer back.
web-undo-refused = I would rather not take that back.
web-agree = Allow
web-refuse = Not now
web-why-these = Why
web-hint = Hint
web-hint-says = A bot would choose: { $answer }
web-weighed = What it weighed
web-weighed-wins = wins
web-weighed-tries = tries
web-weighed-option = option
web-orders = Orders
web-order-always = Whenever I am asked this, answer
web-order-leave = Leave the order
web-revoke = Revoke
web-over = The game is over
web-abandoned = Abandoned
web-result = Result
web-record = Record
web-transcript = Transcript
web-rematch = Play again
web-rematch-go = To the rematch
web-proof = Proof of the dice
web-commitment = Shown before play
web-seed = Seed and salt
web-life = People and table
web-seat-link = Link of this seat
web-seat-link-about = Whoever opens this link holds the seat, as you do. Pass it on only to somebody who shall play it.
web-hand-to = Which bot
web-hand-over = Let a bot play
web-take-back = Take the seat back
web-resign = Resign
web-vote = A bot shall play for them ({ $given })
web-owner = Owner
web-report = Report of a fault
web-sure = I am sure:
web-abandon = Abandon the game
web-delete = Delete the table
web-somebody = Somebody

# Replay.
web-replay-title = { $game }, after answer { $at } of { $last }
web-back-to-table = To the table
web-back = Back
web-first = First
web-previous = One back
web-next = One on
web-last = Last
web-play = Play
web-moment = Moment
web-go = Go there
web-fork = Continue from here
web-fork-true = A new table of your own in the same world, with new dice; bots play the other seats.
web-fork-redrawn = A new table of your own; what you cannot know is drawn anew, and bots play the other seats.
web-not-begun = The game has not begun.

# Rulebooks and the interface for programs.
web-rules-of = The rules of { $game }
web-search = Search
web-search-go = Search
web-found = { $count ->
    [one] One rule was found.
   *[other] { $count } rules were found.
}
web-whole-book = The whole book
web-read = Read
web-api = The interface for programs

# Refusals.
web-sorry = That cannot be done
web-home = To the front page
web-missing = There is nothing at this address.
web-no-table = There is no such table, or no longer.
web-no-code = No table has this code. It is six letters and figures.
web-not-yours = That is not yours to do. If you have a seat here, open its link again.
web-bad-link = This link holds no seat, or no longer.
web-bad-request = That was not understood.
web-too-often = That was a little fast. Wait a moment and try again.
web-too-large = That is too large.
web-full = The house is full: no more tables can be set just now.
web-full-for-you = Too many tables were set up from your address. Delete some that you own, or ask whoever runs this server.
web-table-long = This table has taken as many answers as it can hold. Start a new one.
web-too-slow = That took too long to arrive. Try again.
web-busy = The server is busy. Wait a moment and try again.
web-broken = Something went wrong here. It was not your fault, and it has been noted. Go back and try again.
web-unknown-host = This server is not known under that name. Use the address you were given.
web-bot-not-offered = The bot “{ $name }” does not play here.
web-record-too-long = The record is too long: at most { $most } lines are read.
web-report-running = The game is not over, so this is what you may see of it. Once it is over, this page has the whole record.
web-foreign = That came from another site and was not done.
web-not-kept = That could not be kept just now, so it has not happened. Try again in a moment.
web-unsure = The store went away at that very moment, and whether this was kept will only be known when it is back. Look at the table before you try again.
web-changed-meanwhile = Something at this table changed at the same moment. Look again, and then try once more.
web-damaged = What is kept of this table is damaged, so it cannot be opened. Whoever runs this server can say more.

# The guided first game.
web-coach = Your guide
web-coach-start = Guide me
web-coach-stop = No more guiding
web-guided = First time? A guided game
web-guide-me = Guide me through the first turns

# Being told of one’s turn.
web-title-other = { $who } to move: { $game }
web-tell-me = Tell me
web-tell-me-when = When it is my turn:
web-tell-sound = play a sound
web-tell-notice = show a notification

# The end, and the figures of a game.
web-won = won
web-lost = –
web-shared = shared, { $percent } %
web-lasted = { $unit ->
    [rounds] { $length ->
        [one] One round
       *[other] { $length } rounds
    }
    [moves] { $length ->
        [one] One move
       *[other] { $length } moves
    }
   *[other] { $length } { $unit }
}, { $answers ->
    [one] one decision
   *[other] { $answers } decisions
}.
web-figures = Figures
web-figures-title = { $game } in figures
web-deeds = What everybody did
web-deed = How often
web-course = How it went
web-proof-how = Before play the long figure was shown. It is the SHA-256 of seed and salt as they stand here, with the colon between them, so the dice were settled before anybody moved. Any SHA-256 tool can check it.

# Cards.
web-cards = Cards
web-cards-of = The cards of { $game }
web-cards-about = { $count ->
    [one] One card. Printed, it is as large as a real one.
   *[other] { $count } different cards. Printed, they are as large as real ones, nine to a page.
}

# What is folded away.
web-rest = More
web-rest-count = { $count } more

# What becomes of seats and answers.
web-over-stays = The game is over and its record can be read, so nothing can be taken back. You can continue from an earlier moment as a new game with new dice.
web-go-on-why = The record of a finished game can be read by everybody, dice and hands included, so nothing can be taken back any more. To try another way, continue as a new game with new dice.
web-go-on = Continue from before the last answer
web-nobody-asks = Nobody is asking to take anything back.
web-bots-own-seat = This seat belongs to a bot. Only somebody who sat down in a seat can take it back.
web-not-absent = A bot can take over only for somebody who has been away for three minutes.
web-question-ahead = That question has not been asked yet.
web-onlooker-mark = onlooker
web-seat-handed = { $by ->
    [owner] The owner has let a bot play for { $who }.
    [vote] The others have let a bot play for { $who }, who is away.
   *[self] { $who } lets a bot play.
}
web-seat-taken-back = { $by ->
    [owner] The owner has given { $who } the seat back.
   *[self] { $who } has taken the seat back.
}
web-seat-resigned = { $who } resigns; a bot plays on.
web-undo-done = { $who } took back an answer. Agreed: { $others }.

# The interface for programs.
web-bad-token = This token opens no seat at this table. It may be of another table, or of a seat that was given up.
web-bad-json = The body of the request is not valid JSON: { $why }.
web-bad-body = The body of the request is JSON, but not of the form that /api/openapi.json describes: { $why }.
web-not-json = Send the body as JSON, with Content-Type: application/json.
web-bad-query = What stands after the question mark cannot be read: { $why }.
web-head-too-large = The head of the request is larger than 64 kB. Send fewer or shorter headers.
web-unknown-game = There is no game “{ $game }”; the games are { $known }.
web-unknown-game-near = There is no game “{ $game }”; did you mean “{ $near }”?
web-unknown-bot = There is no bot “{ $name }”; the bots are { $known }.
web-bad-method = This address does not know that method.
web-failed = Something went wrong here. Try again later.

# Acting on the table.
web-not-now = not now
web-not-your-turn = not your turn
web-as-list = { $count ->
    [one] List
   *[other] List of { $count }
}
web-touch = Touch a lit thing, or press a letter.
web-touch-several = Touch the things you choose.
web-preview = Preview
web-point = Point at anything to see what it would do.
web-in-hand = In hand
web-put-back = Put back
web-tabs = Your things
web-others = The others
web-board = Board
web-legend = Legend
web-legend-about = the symbols now on this table
web-people = People
web-keys = Keys
web-letters = Letters press verbs
web-key-things = a lit thing, in reading order
web-key-done = done
web-key-do = do what is in hand
web-key-back = one step back
web-key-walk = walk over what is lit
web-key-turn = the other ways to do it, or to lay a tile
web-key-undo = undo, with Shift redo
web-key-show = what happened, step by step
web-key-pace = speed of the bots
web-key-board = board whole or small
web-key-why = why
web-any-key = any key goes on
web-seen = Seen
web-nothing-new = Nothing has happened since.
web-show-me = Show me
web-to-now = To now
web-pace-hold = Hold
web-pace-slow = Slow
web-pace-usual = Usual
web-pace-once = At once
web-to-my-turn = To my turn
web-to-my-turn-about = The bots play on without a pause
web-undo-what = Undo: { $what }
web-undo-loses = { $turns ->
    [0] { $rolls ->
        [one] One roll or draw goes with it.
       *[other] { $rolls } rolls or draws go with it.
    }
    [one] One turn of another goes with it, { $rolls ->
        [0] without dice.
        [one] with one roll or draw.
       *[other] with { $rolls } rolls or draws.
    }
   *[other] { $turns } turns of others go with it, { $rolls ->
        [0] without dice.
        [one] with one roll or draw.
       *[other] with { $rolls } rolls or draws.
    }
} Redo brings everything back until somebody chooses anew.
web-undo-loses-asked = The others are asked. { $turns ->
    [0] No turn of theirs goes with it.
    [one] One turn of theirs goes with it.
   *[other] { $turns } turns of theirs go with it.
}
web-undo-asked-mine = You ask to take your last answer back. The others are asked.
web-take-back-it = Take it back
web-leave-it = Leave it
web-redo = Redo
web-redo-what = Redo: { $what }

# Beginning at once.
web-play-now = Play now
web-somebody-plays = Guest
web-replay-keys = ← → one step · Page up, Page down a round · Home, End · Space plays
web-pause = Pause
web-rounds = Rounds
web-turning = Turning points
web-by-rule = By rule { $rule }
web-round-before = Back to where a round began
web-round-after = On to the next round
web-to-answer = After answer { $at }
web-nearest = What is nearest
web-so-far = { $unit ->
    [rounds] round { $length }
    [moves] move { $length }
   *[other] { $length }
}
web-do-it = Do it
web-take-in-hand = Touch it to take it in hand.
web-touch-next = Touch what is lit.
