# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
set-of = { $count ->
    [1] eine { $card }
    [2] zwei { $card }en
    [3] drei { $card }en
    [4] vier { $card }en
    [5] fünf { $card }en
    [6] sechs { $card }en
    [7] sieben { $card }en
    [8] acht { $card }en
   *[other] { $count } { $card }en
}
set-jokers = { $count ->
    [1] einen Joker
    [2] zwei Joker
    [3] drei Joker
    [4] vier Joker
    [5] fünf Joker
   *[other] { $count } Joker
}
set-and-jokers = { $set } und { $jokers }
lay-set = { $set } legen
one-fewer = Eine Karte weniger
one-more = Eine Karte mehr

## An attack: the question, and answers with what comes of them
ask-take = { $set } von { $name } nehmen?
answer-take-about = { $count ->
    [1] Auf deine Hand. { $name } zieht eine Karte.
   *[other] Auf deine Hand. { $name } zieht { $count } Karten.
}
answer-leave-about = { $name } entscheidet: zurücknehmen oder abwerfen und ziehen.
ask-keep = { $name } hat deinen Satz nicht genommen: { $set }
answer-reclaim-about = Auf deine Hand.
answer-discard-about = { $count ->
    [1] Eine Karte aus der Reihe oder vom Stapel.
   *[other] { $count } Karten aus der Reihe oder vom Stapel.
}

## What everybody has
in-front = Karten auf dem Tisch
score-now = Wäre jetzt Schluss: { $front } − { $hand } = { $score }
score-now-about = Karten vor dir minus Karten auf deiner Hand
pile-left = noch { $count }
