# Words that are the same in every language.
table-plain = { $words }

# A seat inside a list or a sentence.
table-seat = { $who-is ->
    [you] you
   *[other] { $who }
}
# A seat nobody has a name for.
table-seat-unnamed = Seat { $number }

table-list-none = nothing
table-list-comma = { $head }, { $next }
table-list-last = { $head } and { $next }
