# What the program says. Its commands and the figures of the lab are here; everything else is said by the games and by the table.

## Errors: one sentence each.
tavola-cannot-write = The output cannot be written: { $why }.
tavola-fault = This is a bug in the program, which stopped in the middle of its work: { $said }
tavola-unknown-game = There is no game “{ $game }”; the games are { $known }.
tavola-unknown-game-near = There is no game “{ $game }”; did you mean “{ $near }”?
tavola-bad-seat = “{ $said }” is not a seat: write human, human:NAME or bot:KIND, and *N to repeat it, with commas between seats.
tavola-unknown-bot = There is no bot “{ $said }”; there are { $known }.
tavola-too-many-seats = A table has at most { $most } seats.
tavola-only-bots = The lab is for bots alone: write seats such as bot:greedy,bot:random*3.
tavola-bad-option = “{ $said }” is not an option: write its key, an equals sign and its value.
tavola-no-chance = This system gives no random numbers ({ $why }): choose a seed with --seed.
tavola-unreadable = { $file } cannot be read: { $why }.
tavola-unwritable = { $file } cannot be written: { $why }.
tavola-exists = { $file } already exists and was left as it is: choose another name.
tavola-bad-record = { $file } cannot be used. { $why }
tavola-other-content = { $file } was made with other content than this (hash { $theirs }, and this has { $ours }). Name the folder with that content: --pack DIR.
tavola-pack-mistakes = { $count ->
    [one] The content has one mistake, so no game can start with it.
   *[other] The content has { $count } mistakes, so no game can start with it.
}
tavola-no-rule = No rule has the number “{ $said }” or contains these words.
tavola-no-seat = There is no seat { $number }: this table has { $most }.
tavola-bad-input = The input cannot be read: { $why }.
tavola-input-ended = The input ended before the game did. Nothing is lost: continue with “tavola resume { $file }”.

## The shelf and its content.
tavola-seats = { $fewest } to { $most } seats
tavola-seats-exactly = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
tavola-usual = default: { $value }
tavola-bots = Bots, by how they think. Which one is stronger differs from game to game: “tavola lab GAME --ladder” measures it.
tavola-bot-does = { $kind ->
    [random] any option, each equally often
    [greedy] what looks best one answer ahead
    [easy] a search with 16 playouts, which makes slips on purpose
    [fair] a search with 120 playouts
    [hard] a search with 1,000 playouts
   *[search] a search with N playouts
}
tavola-pack-good = { $count ->
    [one] One file was read, and there are no mistakes in the content
   *[other] { $count } files were read, and there are no mistakes in the content
} (hash { $hash }).
tavola-pack-remarks = Worth a look:
tavola-pack-words = { $count ->
    [one] There is one mistake in the messages. A game can be played, but people would read a key instead of words, or would never see some of your messages.
   *[other] There are { $count } mistakes in the messages. A game can be played, but people would read keys instead of words, or would never see some of your messages.
}
tavola-no-story = { $game } has no stories to draw.
tavola-exported = { $count ->
    [one] One file was written to { $folder }.
   *[other] { $count } files were written to { $folder }.
}

## At the table.
tavola-bot = Bot { $number }
tavola-sits-person = Seat { $number }: { $who }
tavola-sits-somebody = Seat { $number }: a person
tavola-sits-bot = Seat { $number }: { $who } (bot:{ $kind })
tavola-commitment = Dice fingerprint (SHA-256): { $hash }
tavola-help-hint = Answer with an option or its number; “help” lists what else you can type.
tavola-answer-secret = in secret: nobody sees it, not even when all have answered
tavola-answer-sealed = in secret: nobody sees it until all have answered
tavola-answer-exactly = { $count ->
    [one] pick one
   *[other] pick { $count }, with commas between them
}
tavola-answer-some = pick from { $min } to { $max }, with commas between them; “none” for nothing
tavola-answer-share = divide { $total }: option=amount, with commas between them
tavola-answer-order = all of them in the order you want, with commas between them
tavola-answer-roll = { $count ->
    [one] { $die }: a number from 1 to { $sides }
   *[other] { $die }: { $count } numbers from 1 to { $sides }, with spaces between them
}
tavola-answer-draw = from { $deck }: { $cards }
tavola-up-to = up to { $most }
tavola-bad-number = “{ $said }” is not the number of an option.
tavola-no-option = There is no option { $number } here.
tavola-no-rule-behind = There is no rule behind this.
tavola-bad-hand = Write the number of a seat and who takes it: hand 2 bot:greedy, or hand 2 human:Anna.
tavola-save-where = Write where to save it: save FILE.
tavola-undo-needs = Something has been learned since. Once you have the agreement of { $others }, type “undo agreed”.
tavola-ambiguous-number = “{ $said }” could be the number of “{ $option }” or part of another name: write the option in full.
tavola-undone = Your last answer is undone.
tavola-undone-more = With it { $turns ->
    [0] { $rolls ->
        [one] went one roll or card.
       *[other] went { $rolls } rolls and cards.
    }
    [one] went one turn of another player{ $rolls ->
        [0] .
        [one] , and one roll or card.
       *[other] , and { $rolls } rolls and cards.
    }
   *[other] went { $turns } turns of other players{ $rolls ->
        [0] .
        [one] , and one roll or card.
       *[other] , and { $rolls } rolls and cards.
    }
} “redo” brings it all back.
tavola-nothing-to-end = This question needs an answer: nothing here ends or passes.
tavola-nothing-new = Nothing has happened since your last decision.
tavola-verb-free = { $verb }: nothing is said against it here.
tavola-handed = Seat { $number } is now { $who }.
tavola-ordered = From now on this question is answered that way.
tavola-not-ordered = “{ $said }” cannot be a standing order here.
tavola-revoked = From now on you are asked again.
tavola-no-orders = You have no standing orders.
tavola-hint = A { $kind } bot would answer: { $answer } (below: the expected result of each option, and how often it was tried)
tavola-report = A report of the bug is in { $file }.
tavola-help =
    an option, or N       answer: as it is written, or by its number
    0                     end your turn, or pass
    W, W?                 what the verb with this letter offers; what keeps it from more
    ?, why                why you are asked this, with the rule
    ? N                   why you may choose option N, with its rule and its odds
    hint                  what a bot would do, and why; “hint hard” asks a bot that thinks longer
    table                 show the whole table
    since                 what happened since your last decision, what was aimed at you first
    log                   what has happened so far
    rules ID or words     read the rules
    undo, redo            undo your last answer, and do it again
    order ANSWER          always answer this question that way; “order” lists what is offered here and your orders, “order 1” sets the first
                          that is offered, “order off” ends it, “order off 2” ends the second of yours
    hand N bot:greedy     hand seat N to a bot, or to a person with human:NAME
    save FILE             write the record of the game
    quit                  leave; the record is saved

## The end.
tavola-won = { $who } won.
tavola-lost = { $who } lost.
tavola-shared = { $who } shared the victory ({ $percent }%).
tavola-proof = Seed { $seed }, salt { $salt }: the SHA-256 of “seed:salt” is { $hash }, as announced before the game.
tavola-record-at = The record is in { $file }.
tavola-left = You leave the table.

## Records.
tavola-chain-holds = { $count ->
    [one] The one line of the game is as it was written.
   *[other] All { $count } lines of the game are as they were written.
}
tavola-rules-hold = Every line follows the rules ({ $game }, rules { $rules }).
tavola-dice-hold = All dice and cards are those of the seed { $seed }.
tavola-seed-chosen = The seed was chosen: whoever chose it may have known the dice and cards in advance.
tavola-dice-hold-from = The first { $lines } lines come from another game, and nothing here proves their dice and cards. All that come after them are those of the seed { $seed }.
tavola-starts-elsewhere = The record does not start at the beginning of a game: it starts with a position that somebody wrote down, and nothing proves how it came about.
tavola-roll-by-hand = To check a roll by hand: take the SHA-256 of “{ $seed }:DIE:N”, where DIE is the name in the record (as in “roll d12 8”) and N counts the rolls of that die from 0. Its first 16 hexadecimal digits, times the sides of the die, divided by 2⁶⁴ and rounded down, plus 1, are the face.
tavola-dice-real = The players reported the dice and cards themselves: nothing proves them.
tavola-dice-quick = All dice and cards are those of the lab’s seed { $seed }. They are its fast dice: they repeat the game, but prove nothing to others.
tavola-dice-differ = Line { $line } has other dice or cards than those of the seed.
tavola-ended = It was played to its end: { $end }
tavola-not-over = { $answers ->
    [one] It is not over yet: one answer was given.
   *[other] It is not over yet: { $answers } answers were given.
}

## The lab.
tavola-lab-what = Name a game for the lab, or “compare” and what to compare; “tavola lab --help” explains the rest.
tavola-lab-exists = { $file } already exists. Choose another name, or replace it with --force.
tavola-lab-none-kept = No game of this run matches --keep, so there is nothing to record.
tavola-lab-two-forms = JSON and CSV cannot both go to standard output: name a file for one, as in --csv FILE.
tavola-lab-bad-side = “{ $said }” is not a side of a comparison: write pack=DIR, seats=LIST or an option KEY=VALUE, with spaces between them, or “as-is”.
tavola-lab-compare-faults = { $count ->
    [one] One pair of games was left out because one of its games failed or was stopped.
   *[other] { $count } pairs of games were left out because one of their games failed or was stopped.
}
tavola-lab-faults = { $count ->
    [one] The rules failed in one game; to play it again:
   *[other] The rules failed in { $count } games; to play the first ones again:
}{ $list }

## The table in a browser.
tavola-serving = The table is open at { $address } (Ctrl-C closes it).
tavola-serve-pack = “{ $said }” does not name content: write a game, an equals sign and a folder, as in --pack ascension=mine.
tavola-cannot-listen = The server cannot listen at { $address }: { $why }. Choose another --port, or stop the program that uses it.
tavola-unknown-database = “{ $scheme }” is not a kind of database that can be used. Write --database postgres://…, or --data with a directory.
tavola-cannot-serve = The table cannot be opened: { $why }.

## A seat at a server's table.
tavola-at-address = “{ $said }” is not the address of a table: it is like http://192.168.1.5:7878/t/… (https is not supported here).
tavola-at-which = Which table? Give its link, or its code with --code.
tavola-at-unreachable = { $host } cannot be reached: { $why }.
tavola-at-link = The secret link to come back to your seat: { $link }
tavola-at-waiting = Waiting for the others to sit down…
tavola-at-somebody = Somebody
tavola-at-undo-asked = { $who } asks to undo an answer: with --plain type agree or refuse, otherwise answer in the browser.

## All tables in one file.
tavola-tables-exported = Written to { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
tavola-tables-imported = Imported from { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
tavola-tables-failed = Nothing was moved: { $why }.

tavola-new-game-bad-name = “{ $said }” cannot be the name of a game: use lower-case letters and digits, with hyphens between words, such as “deep-sea”.
tavola-new-game-nowhere = There are no sources of Tavola here. Run this in the folder with its Cargo.toml, or below it.
tavola-new-game-taken = “{ $said }” is taken: a crate of this workspace has that name.
tavola-new-game-changed = { $file } is not as docs/new-game.md expects, so nothing was written. Follow the page by hand.
tavola-new-game-unwritten = { $file } cannot be written: { $why }.
tavola-new-game-unformatted = The crate was written, but “cargo fmt” failed. Run it before anything else.
tavola-new-game-made = The crate { $crate_name } contains a small, complete game. Change it rule by rule:
