# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
cards-of = { $count ->
    [1] een { $card }
   *[other] { $card }’s
}
set-of = { $count ->
    [1] { $cards }
    [2] twee { $cards }
    [3] drie { $cards }
    [4] vier { $cards }
    [5] vijf { $cards }
    [6] zes { $cards }
    [7] zeven { $cards }
    [8] acht { $cards }
   *[other] { $count } { $cards }
}
set-jokers = { $count ->
    [1] een joker
    [2] twee jokers
    [3] drie jokers
    [4] vier jokers
    [5] vijf jokers
   *[other] { $count } jokers
}
set-and-jokers = { $set } en { $jokers }
lay-set = Leg { $set }
one-fewer = Eén kaart minder
one-more = Eén kaart meer
joker-about = Een joker telt als de kaarten waarmee je hem legt. Een set van alleen jokers verslaat alles.

## An attack: the question, and answers with what comes of them
ask-take = Neem je { $set } van { $name }?
answer-take-about = { $count ->
    [1] in je hand; { $name } trekt een kaart
   *[other] in je hand; { $name } trekt { $count } kaarten
}
answer-leave-about = { $name } beslist: terugnemen, of afleggen en trekken
ask-keep = { $name } heeft je set niet genomen: { $set }
answer-reclaim-about = in je hand
answer-discard-about = { $count ->
    [1] één kaart, uit de rij of van de stapel
   *[other] { $count } kaarten, uit de rij of van de stapel
}

## What everybody has
in-front = { $count ->
    [one] { $count } kaart op tafel
   *[other] { $count } kaarten op tafel
}
score-now = Stand nu: { $front } − { $hand } = { $score }
score-end = Eindstand: { $front } − { $hand } = { $score }
score-now-about = Kaarten voor je min kaarten in je hand
pile-left = nog { $count }
