# What the lab's reports say.

## Names.
lab-by = { $by ->
    [seat] seat { $key }
    [order] place { $key } in the order of play
    [bot] { $key } bot
   *[other] { $key }
}
lab-unit = { $unit ->
    [moves] moves
    [turns] turns
    [rounds] rounds
    [days] days
   *[other] { $unit }
}
lab-card = “{ $card }”
lab-clause = “{ $card }”: { $clause }
lab-more = { $count } more
lab-figure = { $key ->
    [length] length of a game
    [limit] games that ended at a limit
    [decisions] decisions in a game
   *[other] { $key }
}

## What is out of balance.
lab-balance = What is out of balance
lab-nothing-played = No game was played to its end, so there is nothing to report.
lab-nothing-found = Nothing was found out of balance in these games.
lab-too-few = These games are too few to call anything balanced.
lab-could-have-seen-nothing = No imbalance, however great, could have been found in so few games.
lab-could-have-seen = In this many games a side that wins { $points } points more or less than its share would most likely have been named here. For half of that, play four times as many.
lab-finding-perhaps-strong = { $name } may be too strong: it wins { $rate } ({ $between }), where { $fair } would be fair. More games will tell; of twenty sides one looks like this by chance.
lab-finding-perhaps-weak = { $name } may be too weak: it wins { $rate } ({ $between }), where { $fair } would be fair. More games will tell; of twenty sides one looks like this by chance.
lab-finding-strong = { $name } is too strong: it wins { $rate } ({ $between }), where { $fair } would be fair.
lab-finding-weak = { $name } is too weak: it wins { $rate } ({ $between }), where { $fair } would be fair.
lab-finding-card-strong = Whoever uses “{ $name }” wins { $rate } ({ $between }); with others of its type ({ $sort }) it is { $fair }.
lab-finding-card-weak = Whoever uses “{ $name }” wins only { $rate } ({ $between }); with others of its type ({ $sort }) it is { $fair }.
lab-finding-order = The order of play { $sure ->
    [yes] matters
   *[no] may matter
}: { $by ->
    [order] the first in it wins
   *[seat] seat 1 wins
} { $first } and the last { $last }; they should be within { $margin } points.
lab-finding-never-used = { $count ->
    [one] One card was seen and never used: { $names }.
   *[other] { $count } cards were seen and never used: { $names }.
}
lab-finding-never-seen = { $count ->
    [one] One card never came on the table: { $names }.
   *[other] { $count } cards never came on the table: { $names }.
}
lab-finding-hardly-used = { $count ->
    [one] One card is seen often and hardly ever used: { $names }.
   *[other] { $count } cards are seen often and hardly ever used: { $names }.
}
lab-finding-dead-clauses = { $count ->
    [one] One clause of a card that is used never did anything: { $names }.
   *[other] { $count } clauses of cards that are used never did anything: { $names }.
}
lab-finding-never-taken = Offered, but never taken: { $kinds }.
lab-finding-limit = { $rate } of the games end only at a limit of their rules; more than { $most } is too many.
lab-finding-broken-off = { $count ->
    [one] One game was stopped because it was too long.
   *[other] { $count } games were stopped because they were too long.
}
lab-finding-faulty = { $count ->
    [one] The rules failed in one game.
   *[other] The rules failed in { $count } games.
}

## Figures.
lab-partial = Stopped early: { $played } of { $games } games were played.
lab-figures = Statistics
lab-finished = games played to their end
lab-limit = ended at a limit of their rules
lab-broken-off = stopped because they were too long
lab-decisions = decisions
lab-blind = answers without looking ahead
lab-blind-note = A bot looks ahead in games that it imagines. Where none matched what it had seen, it answered from the options alone.
lab-seconds = seconds
lab-games-rate = games a second
lab-decisions-rate = decisions a second
lab-length = length in { $unit }
lab-spread = { $median } (a tenth up to { $p10 }, a tenth from { $p90 })
lab-wins = { $by ->
    [scenario] Wins by scenario
    [faction] Wins by faction, and where the true rate lies with 95% certainty
    [order] Wins by the order of play
    [seat] Wins by seat
   *[bot] Wins by bot
}
lab-endings = How games ended
lab-ended = { $won ->
    [yes] won
   *[no] lost
}, { $games }; { $unit }: { $median } ({ $shortest } to { $longest })
lab-course = How they stood, by { $unit }
lab-course-games = games
lab-course-won = won
lab-course-lost = lost
lab-ended-median = { $unit ->
    [days] day { $median }
    [rounds] round { $median }
   *[other] { $median }
}
lab-endings-note = The bars show where the true share of all games lies with 95% certainty; the line, { $even }, is what each would have if all were alike.
lab-course-foretells = foretells
lab-course-decided = From { $unit ->
    [days] day
    [rounds] round
   *[other] point
} { $at } on, a game that is won stands better than one that is lost at least four times of five, as the bots appraise it.
lab-course-open = At no point do games that are won stand better than those that are lost four times of five, or too few were won or lost to tell.
lab-course-note = Means over the games that came so far; below them, those of the games that were won and of those that were lost. The last column says how often a game that was won stood better than one that was lost.
lab-content = What was used in { $games } games
lab-content-idle = Never: { $names }.
lab-cards-most = Cards whose users won more than those of others of their type
lab-cards-least = Cards whose users won less than those of others of their type
lab-cards-others = others { $rate }
lab-leads = Who leads, and when it is decided
lab-lead-blind = Not even a late leader usually wins here: the lead, as the bots appraise it, predicts little, so these statistics do not show when games are decided.
lab-changes = changes of the lead in a game
lab-decided = half of the games are decided by
lab-leader = the leader after { $part }% wins
lab-options = Options: how often they are taken when offered

## The ladder.
lab-ladder = { $game }: the ladder ({ $games } games for each pair, { $seats } seats)
lab-ladder-partial = Stopped early: not all games were played.
lab-pairs = Pairs: what the first of them won
lab-pair = { $one } against { $other }
lab-no-ladder = A ladder needs two bots or more and a game in which equal numbers of seats play against each other.

## Comparing.
lab-compare = { $game }: A ({ $a }) against B ({ $b }), { $pairs } pairs of games
lab-compare-partial = Stopped early: not all games were played.
lab-aimed = The packs differ in: { $names }. These come first.
lab-added = Only in B: { $names }.
lab-removed = Only in A: { $names }.
lab-changed-files = Changed without a name of its own: { $files }.
lab-touched = In { $touched } of { $pairs } pairs of games some of that was in play. Only these can show anything about it.
lab-scarce = In fewer than { $fewest } games, too few to show anything: { $names }.
lab-changed = What changed from A to B
lab-nothing-changed = Nothing beyond chance.
lab-missed = Not certain: what the packs differ in
lab-shows = With this many games a change of { $points } points would most likely have shown. To see one half as great, play four times as many.
lab-unchanged = { $by ->
    [game] Not certain: whole games
    [faction] Not certain: factions
    [order] Not certain: the order of play
   *[bot] Not certain: bots
}

## The page.
lab-page-title = { $game }: { $games } games
lab-page-how = { $seats } · seed { $seed } · content { $pack }
lab-page-worth = Worth a look
lab-page-margins = Factions are called too strong or too weak when their interval, widened for the number of factions, lies more than { $margin } points from a fair share; cards are named when theirs lies more than { $cards } points from the others of their type.
lab-page-wins = { $by ->
    [scenario] Wins by scenario
    [faction] Wins by faction
    [order] Wins by the order of play
    [seat] Wins by seat
   *[bot] Wins by bot
}
lab-page-together = The line is the overall win rate, { $fair }. The bars show where the true rate lies with 95% certainty.
lab-page-fair = The line is the fair share, { $fair }. The bars show where the true rate lies with 95% certainty.
lab-page-length = How long games are
lab-page-length-axis = Horizontal: the length of a game in { $unit }. Vertical: how many games were that long. The highlighted column is the median.
lab-page-leads = When it is decided
lab-page-leads-axis = The leader is the seat that the game’s own appraisal, which its bots play by, puts first. The chart shows how often the leader at a point of the game won it. The game begins at the left and ends at the right; the line is the fair share.
lab-page-options = What is offered and taken
lab-page-options-note = In how many decisions a kind of option was on offer, and in what part of them it was taken.
lab-page-cards = Cards
lab-page-cards-note = Whoever uses a card has come far enough to use it: compare a card with the others of its type, whose average is the line.
lab-page-sort = { $count ->
    [one] one card
   *[other] { $count } cards
}
lab-page-unused = Never used
lab-page-unseen = Never seen
lab-page-again = The same run again
lab-page-watched = Content, options and leads are those of { $watched } games that were observed closely.
lab-col-name = name
lab-col-rate = rate
lab-col-interval = 95%
lab-col-games = games
lab-col-offered = offered
lab-col-taken = taken
lab-col-seen = seen in games
lab-col-used = used in games
lab-too-strong = too strong
lab-too-weak = too weak
lab-perhaps-strong = perhaps too strong
lab-perhaps-weak = perhaps too weak
lab-median-games = half of all games last up to { $median } { $unit }
lab-figure-games = games
lab-figure-median = { $unit }, the median
lab-figure-limit = ended at a limit
lab-figure-decisions = decisions a game
lab-figure-changes = changes of the lead
lab-figure-decided = of the game played when half are decided
lab-page-compare-title = { $game }: what changed from A to B
lab-page-compare-how = A: { $a } · B: { $b } · { $pairs } pairs of games · seed { $seed }
lab-page-compare-note = Each bar shows where the change from A to B lies with 95% certainty; the line is no change at all. A square is a change that chance alone would hardly make among this many statistics.
lab-page-games = Whole games
lab-page-rates = Win rates
lab-page-rest = Everything else
lab-col-a = A
lab-col-b = B
lab-col-change = change
lab-col-chance = chance
lab-real = real
lab-page-ladder-title = { $game }: the ladder of bots
lab-page-ladder-how = { $games } games for each pair · { $seats } seats · seed { $seed } · content { $pack }
lab-page-ratings = Ratings
lab-page-ratings-note = 400 points more mean ten wins for each loss. The bars show where the true rating lies with 95% certainty.
lab-col-rating = rating

## Questions

lab-questions = { $game }: what a person is asked ({ $games ->
    [one] one game
   *[other] { $games } games
})
lab-questions-sum = Asked { $asked } times a game, and { $spared } times not, since the answers make no difference. Length { $length }, so { $each } for each unit of it.
lab-questions-kind = Question, times a game
lab-questions-asked = asked
lab-questions-left-out = left out
lab-questions-plain = plain
lab-questions-alike = alike
lab-questions-seat = All questions in seat { $number }
