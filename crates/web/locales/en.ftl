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
web-order-touch = Two that are touched on the table change places.
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
web-skip = Skip to the page
web-skip-question = Skip to the question
web-nav = Tavola
web-theme = Light or dark
web-theme-auto = Same as system
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
    [3] Three board games at one table.
    [4] Four board games at one table.
    [5] Five board games at one table.
   *[other] { $games } board games at one table.
} Tavola knows their rules, does the upkeep, and asks you only for decisions: alone, with friends, or with bots.
web-players = { $same ->
    [1] { $most }
   *[other] { $fewest } to { $most }
}
web-weight = Complexity { $weight } of 5
web-set-table = Set up a table
web-my-tables = Your tables
web-no-tables = No table yet. Pick a game.
web-no-public = No public table is open just now.
web-join = Join a table
web-join-code = Link or code from a friend
web-join-go = Join
web-watch = Watch a public table
web-open-record = Open a record file
web-rulebooks = Rulebooks
web-records = Records
web-your-turn = Your turn
web-gathers = Waiting for players
web-runs = Running
web-sit-down = Sit down
web-look-in = Watch

# Setting up a table.
web-set-title = Set up a table of { $game }
web-table-name = Name of the table
web-table-default = Our table
web-your-name = Your name
web-name-needed = Enter a name of up to 32 characters.
web-seats = Seats
web-seat = Seat
web-seat-number = Seat { $number }
web-me = Me
web-open = Open, for somebody to join
web-nobody = Nobody
web-options = Options
web-usual-or = default, or { $least } to { $most }
web-more = More
web-public = Anybody may watch and join (otherwise only with the link or code)
web-real-dice = We roll and draw ourselves, with real dice and cards
web-seed-choose = Seed of the dice and cards
web-seed-unknown = unknown to everybody
web-seed-chosen = Whoever set up this table chose the seed, so they may know the dice and cards in advance.
web-bad-seed = A seed is a whole number of up to 38 digits.
web-seed-of-real-dice = A seed has no effect on real dice and cards. Choose one or the other.
web-set-go = Set up the table
web-bad-seats = { $same ->
    [1] This game is for exactly { $most } players.
   *[other] This game is for { $fewest } to { $most } players.
}
web-record-about = A record contains a whole game. It opens as a table of your own: replay it, or continue from any moment.
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
web-invite = Invite others to the table
web-code = Code
web-link = Link
web-copy = Copy
web-copied = The link is copied.
web-start-bots = Start now, with bots in the free seats
web-seat-taken = That seat is taken, or the game has started. Choose another one, or watch.
web-you = you

# At the table.
web-title-turn = Your turn: { $game }
web-rules = Rules
web-replay = Replay
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-log = Log
web-log-mine = Only mine
web-log-all = Whole log
web-ok = OK
web-close = Close
web-waiting = Waiting for { $who }.
web-onlooker = You are watching.
web-pass-screen = Hand the screen to { $who }
web-curtain = { $who }, it is your turn.
web-curtain-about = Everybody else looks away.
web-curtain-open = I am { $who }: show my table
web-undo = Undo
web-undo-ask = Ask for an undo
web-undo-asked = { $who } asks to undo the last answer.
web-undo-refused = I would rather not undo that.
web-agree = Allow
web-refuse = Not now
web-why-these = Why
web-hint = Hint
web-hint-says = A bot would choose: { $answer }
web-hint-alike = It found no difference between the options.
web-weighed = What it considered
web-weighed-wins = wins
web-weighed-tries = tries
web-weighed-option = option
web-orders = Standing orders
web-order-always = Whenever I am asked this, answer
web-order-leave = Set this order
web-revoke = Revoke
web-over = The game is over
web-abandoned = Abandoned
web-result = Result
web-record = Record
web-transcript = Transcript
web-rematch = Play again
web-rematch-go = To the rematch
web-proof = Proof of the dice
web-commitment = Dice fingerprint (SHA-256)
web-seed = Seed and salt
web-life = People and table
web-seat-link = Link of this seat
web-seat-link-about = Whoever opens this link has the seat, as you do. Give it only to somebody who is to play it.
web-hand-to = Which bot
web-hand-over = Let a bot play
web-take-back = Take the seat back
web-resign = Resign
web-vote = Let a bot take their seat ({ $given })
web-owner = Owner
web-report = Bug report
web-sure = I am sure:
web-abandon = Abandon the game
web-delete = Delete the table
web-somebody = Somebody

# Replay.
web-replay-title = { $game }, after answer { $at } of { $last }
web-back-to-table = To the table
web-back = Back
web-first = First
web-previous = Previous
web-next = Next
web-last = Last
web-play = Play
web-moment = Moment
web-go = Go there
web-fork = Continue from here
web-fork-true = A new table of your own in the same world, with new dice; bots play the other seats.
web-fork-redrawn = A new table of your own; what you cannot know is drawn again, and bots play the other seats.
web-not-begun = The game has not started yet.

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
web-sorry = That is not possible
web-home = To the front page
web-missing = There is nothing at this address. Check it, or go to the front page.
web-no-table = There is no such table, or it was deleted.
web-no-code = No table has this code. Check it and try again: it has six letters and digits.
web-not-yours = You cannot do that. If you have a seat here, open its link again.
web-bad-link = This link no longer leads to a seat. Ask whoever gave it to you for a new one.
web-bad-request = The request could not be understood. Go back and try again.
web-too-often = That was a little fast. Wait a moment and try again.
web-too-large = That is too large. Send less.
web-full = The server is full: no more tables can be set up right now.
web-full-for-you = Too many tables were set up from your address. Delete some that you own, or ask whoever runs this server.
web-table-long = This table has taken as many answers as it can hold. Set up a new one.
web-too-slow = That took too long to arrive. Try again.
web-busy = The server is busy. Wait a moment and try again.
web-broken = Something went wrong here. It was not your fault, and it has been noted. Go back and try again.
web-unknown-host = This server is not known under that name. Use the address you were given.
web-bot-not-offered = The bot “{ $name }” does not play here.
web-record-too-long = The record is too long: at most { $most } lines are read.
web-report-running = The game is not over, so this is what you may see of it. Once it is over, this page has the whole record.
web-foreign = That came from another site and was not done.
web-not-kept = That could not be saved just now, so it has not happened. Try again in a moment.
web-unsure = The database went away at that very moment, and whether this was saved will only be known when it is back. Look at the table before you try again.
web-changed-meanwhile = Something at this table changed at the same moment. Look again, and then try once more.
web-damaged = The saved data of this table is damaged, so it cannot be opened. Whoever runs this server can say more.

# The guided first game.
web-coach = Your guide
web-coach-symbols = The legend (key K) says in words what every symbol on the table means.
web-coach-start = Guide me
web-coach-stop = Stop the guide
web-guided = First time? A guided game
web-guide-me = Guide me through the first turns

# Being told of one’s turn.
web-title-other = { $who } to move: { $game }
web-tell-me = Tell me
web-tell-me-when = When it is my turn:
web-tell-sound = play a sound
web-tell-notice = show a notification

# The end, and the statistics of a game.
web-won = won
web-lost = –
web-shared = shared, { $percent }%
web-lasted = { $unit ->
    [rounds] { $length ->
        [one] One round
       *[other] { $length } rounds
    }
    [moves] { $length ->
        [one] One move
       *[other] { $length } moves
    }
    [hours] { $length ->
        [one] One hour
       *[other] { $length } hours
    }
   *[other] { $length } { $unit }
}, { $answers ->
    [one] one decision
   *[other] { $answers } decisions
}.
web-figures = Statistics
web-figures-title = { $game }: statistics
web-deeds = What everybody did
web-deed = How often
web-course = How it went
web-proof-how = Before the game the dice fingerprint was shown. It is the SHA-256 of seed and salt as written here, with the colon between them, so the dice were fixed before anybody moved. Any SHA-256 tool can check it.

# Cards.
web-cards = Cards
web-cards-of = The cards of { $game }
web-cards-about = { $count ->
    [one] One card. Printed, it is as large as a real one.
   *[other] { $count } different cards. Printed, they are as large as real ones, nine to a page.
}

# Folded parts.
web-rest = More
web-rest-count = { $count } more

# Seats and answers.
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
web-bad-query = The part of the address after the question mark cannot be read: { $why }.
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
web-point-finger = Touch anything to see what it would do.
web-in-hand = In hand
web-put-back = Put back
web-tabs = Your things
web-others = The others
web-board = Board
web-legend = Legend
web-legend-about = the symbols now on this table
web-people = People
web-keys = Keys
web-letters = Letters choose verbs
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
web-any-key = press any key
web-any-tap = tap to go on
web-seen = Seen
web-nothing-new = Nothing has happened since.
web-show-me = Show me
web-to-now = To now
web-pace-hold = Pause
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
} Redo brings everything back until somebody chooses again.
web-undo-loses-asked = The others are asked. { $turns ->
    [0] No turn of theirs goes with it.
    [one] One turn of theirs goes with it.
   *[other] { $turns } turns of theirs go with it.
}
web-undo-asked-mine = You ask to undo your last answer. The others are asked.
web-take-back-it = Undo
web-leave-it = Keep it
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
    [hours] hour { $length }
   *[other] { $length }
}
web-do-it = Do it
web-take-in-hand = Touch it to take it in hand.
web-touch-next = Touch what is lit.

web-index = { $unit ->
    [rounds] Rounds
    [hours] Hours
    [moves] Moves
   *[other] Index
}
web-chances = Chances of winning
web-chance-together = Chance of victory
web-victory = Victory
web-swing = { $who }: { $from }% → { $to }%, the largest change ({ $when })
web-waiting-others = Waiting for the others.
web-aim = What it is about
