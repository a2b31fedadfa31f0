# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
set-of = { $count ->
    [1] un { $card }
    [2] deux { $card }
    [3] trois { $card }
    [4] quatre { $card }
    [5] cinq { $card }
    [6] six { $card }
    [7] sept { $card }
    [8] huit { $card }
   *[other] { $count } { $card }
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
in-front = cartes sur la table
score-now = Score actuel : { $front } − { $hand } = { $score }
score-now-about = Cartes devant toi moins cartes dans ta main
pile-left = reste { $count }
