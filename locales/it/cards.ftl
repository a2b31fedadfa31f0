# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
set-of = { $count ->
    [1] un { $card }
    [2] due { $card }
    [3] tre { $card }
    [4] quattro { $card }
    [5] cinque { $card }
    [6] sei { $card }
    [7] sette { $card }
    [8] otto { $card }
   *[other] { $count } { $card }
}
set-jokers = { $count ->
    [1] un jolly
    [2] due jolly
    [3] tre jolly
    [4] quattro jolly
    [5] cinque jolly
   *[other] { $count } jolly
}
set-and-jokers = { $set } e { $jokers }
lay-set = Cala { $set }
one-fewer = Una carta in meno
one-more = Una carta in più

## An attack: the question, and answers with what comes of them
ask-take = Prendi { $set } a { $name }?
answer-take-about = { $count ->
    [1] va nella tua mano; { $name } pesca una carta
   *[other] va nella tua mano; { $name } pesca { $count } carte
}
answer-leave-about = { $name } decide: riprenderla, o scartarla e pescare
ask-keep = { $name } non ha preso la tua combinazione: { $set }
answer-reclaim-about = torna nella tua mano
answer-discard-about = { $count ->
    [1] una carta, dalla fila o dal mazzo
   *[other] { $count } carte, dalla fila o dal mazzo
}

## What everybody has
in-front = carte sul tavolo
score-now = Se finisse ora: { $front } − { $hand } = { $score }
score-now-about = Carte davanti a te meno carte in mano
pile-left = ne restano { $count }
