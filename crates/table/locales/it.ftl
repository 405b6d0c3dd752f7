# Words that are the same in every language.
table-plain = { $words }

# A seat inside a list or a sentence.
table-seat = { $who-is ->
    [you] tu
   *[other] { $who }
}
# A seat nobody has a name for.
table-seat-unnamed = Posto { $number }

table-list-none = niente
table-list-comma = { $head }, { $next }
table-list-last = { $head } e { $next }
