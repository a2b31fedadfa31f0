# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
cards-of = { $count ->
    [1] un { $card }
   *[other] { $card }
}
set-of = { $count ->
    [1] { $cards }
    [2] deux { $cards }
    [3] trois { $cards }
    [4] quatre { $cards }
    [5] cinq { $cards }
    [6] six { $cards }
    [7] sept { $cards }
    [8] huit { $cards }
   *[other] { $count } { $cards }
}
set-jokers = { $count ->
    [1] un joker
    [2] deux jokers
    [3] trois jokers
    [4] quatre jokers
    [5] cinq jokers
   *[other] { $count } jokers
}
set-and-jokers = { $set } et { $jokers }
lay-set = Poser { $set }
one-fewer = Une carte de moins
one-more = Une carte de plus
joker-about = Un joker prend la valeur des cartes posées avec lui. Des jokers seuls battent tout.

## An attack: the question, and answers with what comes of them
ask-take = Prendre { $set } à { $name } ?
answer-take-about = { $count ->
    [1] dans ta main ; { $name } pioche une carte
   *[other] dans ta main ; { $name } pioche { $count } cartes
}
answer-leave-about = { $name } décide : la reprendre, ou la défausser et piocher
ask-keep = { $name } n’a pas pris ta combinaison : { $set }
answer-reclaim-about = dans ta main
answer-discard-about = { $count ->
    [1] une carte, de la réserve ou de la pioche
   *[other] { $count } cartes, de la réserve ou de la pioche
}

## What everybody has
in-front = { $count ->
    [one] { $count } carte sur la table
   *[other] { $count } cartes sur la table
}
score-now = Score actuel : { $front } − { $hand } = { $score }
score-end = Score final : { $front } − { $hand } = { $score }
score-now-about = Cartes devant toi moins cartes dans ta main
pile-left = reste { $count }
