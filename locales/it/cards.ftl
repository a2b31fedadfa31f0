# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
cards-of = { $count ->
    [1] un { $card }
   *[other] { $card }
}
set-of = { $count ->
    [1] { $cards }
    [2] due { $cards }
    [3] tre { $cards }
    [4] quattro { $cards }
    [5] cinque { $cards }
    [6] sei { $cards }
    [7] sette { $cards }
    [8] otto { $cards }
   *[other] { $count } { $cards }
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
joker-about = Un jolly vale come le carte con cui lo cali. I jolly da soli battono tutto.

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
in-front = { $count ->
    [one] { $count } carta sul tavolo
   *[other] { $count } carte sul tavolo
}
score-now = Se finisse ora: { $front } − { $hand } = { $score }
score-end = Punteggio finale: { $front } − { $hand } = { $score }
score-now-about = Carte davanti a te meno carte in mano
pile-left = ne restano { $count }
