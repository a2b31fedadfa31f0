# Linko!: waarom een zet wordt geweigerd, en waarom geen partij ooit op een stelling lijkt.

linko-player-number = speler { $number }

## Waarom een zet wordt geweigerd

linko-refusal-no-cards = { $seat } moet minstens één kaart leggen: overslaan kan niet
linko-refusal-two-values = { $lower } en { $higher } hebben een verschillende waarde: een set bestaat uit kaarten van één waarde met jokers, of uit alleen jokers
linko-refusal-not-in-hand = { $seat } mist voor deze set: { $missing }
linko-refusal-over-by-last-card = de partij is afgelopen: { $seat } heeft de laatste kaart gelegd
linko-refusal-nothing-attacked = er is geen set aangevallen: { $seat } moet een set leggen
linko-refusal-nothing-left = er is geen aangevallen set aan de eigenaar gelaten: { $seat } moet een set leggen
linko-refusal-attack-undecided = { $attacker } moet eerst beslissen: { $set } van { $owner } nemen of laten liggen
linko-refusal-answer-undecided = { $owner } moet eerst beslissen: { $set }, door de aanvaller laten liggen, terugnemen of afleggen
linko-refusal-no-card-owed = niemand hoeft te trekken: { $seat } moet een set leggen
linko-refusal-draw-unfinished = { $owner } moet eerst trekken, kaart voor kaart; nog te trekken: { $owed }
linko-refusal-pile-empty = de trekstapel is leeg: de kaart komt uit de rij
linko-refusal-not-in-row = in de rij ligt geen { $card }, maar { $row }
linko-refusal-over-by-drawing = de partij is afgelopen: de rij en de trekstapel zijn leeg

## Wat er mis is met een stelling

linko-problem-players = er spelen 2 tot 5 spelers, niet { $players }
linko-problem-first = plaats { $first } kan niet beginnen: de plaatsen zijn 0 tot en met { $last }
linko-problem-turn = plaats { $turn } kan niet aan de beurt zijn: de plaatsen zijn 0 tot en met { $last }
linko-problem-seats-listed = het veld { $field } noemt { $found } plaatsen, maar er spelen er { $players }
linko-problem-miscounted = de kaart { $card } is er { $found } keer in plaats van { $right } keer
linko-problem-pile-too-large = kaarten in de trekstapel: { $found }, maar na het delen blijven er { $most } voor over
linko-problem-no-set = { $cards } voor plaats { $seat } is geen set: de getalkaarten verschillen in waarde
linko-problem-empty-hand = plaats { $seat } heeft geen kaart in de hand, maar heeft niet zojuist de partij met de laatste beëindigd
linko-problem-nothing-laid = plaats { $turn } is aan de beurt en heeft een set gelegd, maar daar ligt geen set
linko-problem-owner = plaats { $owner } kan niet aangevallen worden: dat is geen tegenspeler van plaats { $turn }
linko-problem-not-attacked = { $laid } valt { $top } van plaats { $owner } niet aan: aangevallen worden evenveel kaarten van een lagere waarde
linko-problem-owed = te trekken kaarten: { $owed }, dat kan niet na een aanval met { $count }
linko-problem-row-too-large = kaarten in de rij: { $found }, hoogstens zes
linko-problem-row-too-small = kaarten in de rij: { $found }, maar zolang er kaarten in de trekstapel zijn, moeten het er nu minstens { $least } zijn
linko-problem-nothing-to-draw = de rij en de trekstapel zijn leeg, dus de partij is afgelopen
linko-problem-not-over = de partij is niet afgelopen: wie aan de beurt is, heeft kaarten in de hand, en de rij of de trekstapel heeft er nog een
linko-problem-known-not-held = van plaats { $seat } is bekend: { $cards } in de hand, maar dat klopt niet
