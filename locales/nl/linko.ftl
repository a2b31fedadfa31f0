# Linko!: waarom een zet wordt geweigerd, en waarom geen partij ooit op een stelling lijkt.

linko-player-number = speler { $number }

## Waarom een zet wordt geweigerd

linko-refusal-no-cards = { $seat } moet minstens één kaart leggen: passen mag niet
linko-refusal-two-values = { $lower } en { $higher } hebben een verschillende waarde: een set bestaat uit kaarten van één waarde en jokers, of uit alleen jokers
linko-refusal-not-in-hand = { $seat } mist voor deze set: { $missing }
linko-refusal-over-by-last-card = de partij is afgelopen: { $seat } heeft de laatste handkaart gelegd
linko-refusal-nothing-attacked = er wordt geen set aangevallen: { $seat } moet een set leggen
linko-refusal-nothing-left = er is geen aangevallen set waarover de eigenaar nog moet beslissen: { $seat } moet een set leggen
linko-refusal-attack-undecided = { $attacker } moet eerst beslissen: { $set } van { $owner } nemen of niet
linko-refusal-answer-undecided = { $owner } moet eerst beslissen: { $set } terugnemen of afleggen
linko-refusal-no-card-owed = niemand hoeft te trekken: { $seat } moet een set leggen
linko-refusal-draw-unfinished = { $owner } moet eerst trekken, kaart voor kaart; nog te trekken: { $owed }
linko-refusal-pile-empty = de trekstapel is leeg: trek uit de rij
linko-refusal-not-in-row = { $card } ligt niet in de rij, daar ligt alleen { $row }
linko-refusal-over-by-drawing = de partij is afgelopen: de rij en de trekstapel zijn leeg

## Wat er mis is met een stelling

linko-problem-players = Linko! is voor 2 tot 5 spelers, niet voor { $players }
linko-problem-first = plaats { $first } kan niet beginnen: de plaatsen zijn 0 tot en met { $last }
linko-problem-turn = plaats { $turn } kan niet aan de beurt zijn: de plaatsen zijn 0 tot en met { $last }
linko-problem-seats-listed = de parameter { $field } noemt { $found } plaatsen, maar er zijn { $players } spelers
linko-problem-miscounted = de kaart { $card } is er { $found } keer in plaats van { $right } keer
linko-problem-pile-too-large = de trekstapel heeft { $found } kaarten, maar na het delen zijn het er hoogstens { $most }
linko-problem-no-set = { $cards } voor plaats { $seat } is geen set: de getalkaarten hebben verschillende waarden
linko-problem-empty-hand = plaats { $seat } heeft geen kaarten in de hand, maar heeft niet net de partij beëindigd door de laatste te leggen
linko-problem-nothing-laid = plaats { $turn } is aan de beurt en heeft een set gelegd, maar daar ligt geen set
linko-problem-owner = plaats { $owner } kan niet aangevallen worden: dat is geen tegenspeler van plaats { $turn }
linko-problem-not-attacked = { $laid } valt { $top } van plaats { $owner } niet aan: voor een aanval heb je evenveel kaarten en een hogere waarde nodig
linko-problem-owed = na een aanval met { $count } kaarten kunnen er geen { $owed } te trekken zijn
linko-problem-row-too-large = de rij heeft { $found } kaarten, maar zes is het maximum
linko-problem-row-too-small = de rij heeft { $found } kaarten, maar zolang de trekstapel kaarten heeft, moeten het er nu minstens { $least } zijn
linko-problem-nothing-to-draw = de rij en de trekstapel zijn leeg, dus de partij is afgelopen
linko-problem-not-over = de partij is niet afgelopen: wie aan de beurt is, heeft kaarten in de hand, en de rij of de trekstapel heeft nog een kaart
linko-problem-known-not-held = van plaats { $seat } zou bekend zijn dat { $cards } in de hand zit, maar dat is niet zo

## Themes of puzzles

linko-theme-attack = Aanvallen
linko-theme-hold = Niet aanvallen
linko-theme-bait = Lokaas
linko-theme-lay = Wat leggen?
linko-theme-draw = Wat trekken?
linko-theme-take = Nemen of niet
linko-theme-count = Alles is bekend
