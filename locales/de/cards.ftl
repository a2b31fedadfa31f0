# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
cards-of = { $count ->
    [1] eine { $card }
   *[other] { $card }en
}
set-of = { $count ->
    [1] { $cards }
    [2] zwei { $cards }
    [3] drei { $cards }
    [4] vier { $cards }
    [5] fünf { $cards }
    [6] sechs { $cards }
    [7] sieben { $cards }
    [8] acht { $cards }
   *[other] { $count } { $cards }
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
joker-about = Ein Joker zählt wie die Karten, mit denen du ihn legst. Joker allein schlagen alles.

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
in-front = { $count ->
    [one] { $count } Karte auf dem Tisch
   *[other] { $count } Karten auf dem Tisch
}
score-now = Wäre jetzt Schluss: { $front } − { $hand } = { $score }
score-end = Endstand: { $front } − { $hand } = { $score }
score-now-about = Karten vor dir minus Karten auf deiner Hand
pile-left = noch { $count }
