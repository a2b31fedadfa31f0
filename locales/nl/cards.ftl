# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
set-of = { $count ->
    [1] één { $card }
    [2] twee { $card }’s
    [3] drie { $card }’s
    [4] vier { $card }’s
    [5] vijf { $card }’s
    [6] zes { $card }’s
    [7] zeven { $card }’s
    [8] acht { $card }’s
   *[other] { $count } { $card }’s
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
in-front = kaarten op tafel
score-now = Stand nu: { $front } − { $hand } = { $score }
score-now-about = Kaarten voor je min kaarten in je hand
pile-left = nog { $count }
