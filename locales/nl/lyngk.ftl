# LYNGK: waarom een zet wordt geweigerd, en waarom geen partij ooit op een stelling lijkt.

## Kleuren, en hoe een stapel genoemd wordt
## Zinnen nemen deze woorden zoals ze hier staan.

lyngk-colour-ivory = ivoor
lyngk-colour-blue = blauw
lyngk-colour-red = rood
lyngk-colour-green = groen
lyngk-colour-black = zwart
lyngk-piece-joker = joker
lyngk-stack-on-board = de stapel op { $at }
lyngk-stack-taken = stapel { $number } vóór plaats { $seat }
lyngk-player-number = speler { $number }

## Waarom een zet wordt geweigerd

lyngk-refusal-joker-is-passive = op { $at } ligt een joker, en die beweegt alleen als deel van een stapel
lyngk-refusal-opponents-stack = op { $at } ligt { $colour } bovenop, en die kleur heeft je tegenspeler geclaimd
lyngk-refusal-two-colours-claimed = je hebt al twee kleuren geclaimd
lyngk-refusal-already-yours = je hebt { $colour } al geclaimd
lyngk-refusal-claimed-by-opponent = je tegenspeler heeft { $colour } al geclaimd
lyngk-refusal-nothing-to-follow = na een claim moet je een zet doen, en met { $colour } zou je geen zet hebben
lyngk-refusal-one-claim-a-turn = je hebt deze beurt al een kleur geclaimd: doe nu je zet
lyngk-refusal-nothing-there = op { $at } ligt niets om te verplaatsen
lyngk-refusal-stays-where-it-is = een zet vanaf { $at } moet op een ander stuk of een andere stapel eindigen
lyngk-refusal-lands-on-nothing = { $at } is leeg: een zet moet op een stuk of stapel eindigen
lyngk-refusal-not-in-line = { $from } en { $to } liggen niet op één lijn
lyngk-refusal-blocked = de weg van { $from } naar { $to } is geblokkeerd op { $by }
lyngk-refusal-repeated-colour = zowel op { $from } als op { $to } ligt { $colour }, en een stapel heeft elke kleur maar één keer
lyngk-refusal-too-high = de stapel op { $to } zou { $height } stukken hebben, maar vijf is het maximum
lyngk-refusal-single-neutral-onto-stack = op { $from } ligt een enkel stuk en { $colour } is neutraal, dus het kan alleen op een ander enkel stuk, niet op de stapel op { $to }
lyngk-refusal-neutral-onto-higher = de stapel op { $to } is hoger dan die op { $from }, en { $colour } is neutraal
lyngk-refusal-five-stack-stays = de stapel op { $at } heeft vijf stukken en blijft waar hij is
lyngk-refusal-five-stack-blocks = de stapel op { $at } heeft vijf stukken: hij is een obstakel, en er kan niets op
lyngk-refusal-neutral-has-no-lyngk-points = { $from } zou { $to } alleen via andere stukken met { $colour } bovenop kunnen bereiken, en { $colour } is neutraal: alleen een geclaimde kleur heeft LYNGK-punten
lyngk-refusal-other-colours-lyngk-point = { $at } is voor deze zet geen LYNGK-punt: ze moeten allemaal { $colour } bovenop hebben
lyngk-refusal-no-lyngk-way = { $from } kan { $to } niet bereiken, niet in een rechte lijn en ook niet via LYNGK-punten met { $colour } bovenop
lyngk-refusal-only-a-lyngk-point = ook op { $at } ligt { $colour } bovenop, dus dat is alleen een LYNGK-punt: de zet moet van daaruit verder
lyngk-refusal-joker-is-no-lyngk-point = op { $at } ligt een joker, en een joker is nooit een LYNGK-punt
lyngk-refusal-game-over = de partij is afgelopen: niemand kan nog een zet doen
lyngk-refusal-too-high-for-six = de stapel op { $to } zou { $height } stukken hebben, maar zes is het maximum
lyngk-refusal-six-stack-won = de partij is afgelopen: { $by } heeft met een stapel van zes gewonnen
lyngk-refusal-six-stack-stays = de stapel op { $at } heeft zes stukken en blijft waar hij is
lyngk-refusal-six-stack-blocks = de stapel op { $at } heeft zes stukken, en er kan niets op

## Wat er mis is met een stelling

lyngk-problem-wrong-count = er zijn { $found } stukken ({ $piece }) in plaats van { $expected }
lyngk-problem-wrong-starter = er is nog niets verplaatst, dus plaats 0 is aan de beurt
lyngk-problem-joker-on-top = { $stack } heeft een joker bovenop, maar een joker wordt nooit ergens op gezet
lyngk-problem-too-many-claims = plaats { $seat } heeft { $count } kleuren geclaimd, maar twee is het maximum
lyngk-problem-claimed-twice = { $colour } is twee keer geclaimd, maar elke kleur kan maar één keer geclaimd worden
lyngk-problem-claim-without-colour = plaats { $seat } zou deze beurt een kleur hebben geclaimd, maar heeft er geen
lyngk-problem-claim-without-move = plaats { $seat } heeft deze beurt een kleur geclaimd, maar heeft daarna geen zet
lyngk-problem-claims-outnumber-turns = geclaimde kleuren: { $claims }, begonnen beurten: { $turns }; maar er kan maar één kleur per beurt geclaimd worden
lyngk-problem-repeated-colour = { $stack } heeft { $colour } meer dan één keer
lyngk-problem-too-high = { $stack } heeft { $height } stukken, maar vijf is het maximum
lyngk-problem-taken-not-five = { $stack } heeft { $height } stukken, maar alleen stapels van vijf gaan van het bord
lyngk-problem-taken-top-not-claimed = { $stack } heeft een kleur bovenop die deze plaats niet heeft geclaimd
lyngk-problem-nothing-to-do = plaats { $seat } heeft geen zet, dus de andere plaats is aan de beurt
lyngk-problem-not-over = de partij is niet afgelopen: plaats { $seat } heeft nog een zet
lyngk-problem-already-over = de partij is afgelopen: niemand heeft een zet
lyngk-problem-taken-in-six = plaats { $seat } heeft met stapels gescoord, maar in de variant met stapels van zes blijven ze op het bord
lyngk-problem-too-high-for-six = { $stack } heeft { $height } stukken, maar zes is het maximum
lyngk-problem-won-in-standard = alleen een stapel van zes wint meteen, en die bestaat in het standaardspel niet
lyngk-problem-no-six-stack = plaats { $seat } zou gewonnen hebben, maar heeft geen stapel van zes met een geclaimde kleur bovenop

## Themes of puzzles

lyngk-theme-win-in-1 = Winst in één beurt
lyngk-theme-win-in-2 = Winst in twee beurten
lyngk-theme-win-in-3 = Winst in drie beurten
lyngk-theme-win-in-more = Winst in vier beurten of meer
lyngk-theme-only-defence = Enige verdediging
lyngk-theme-take-five = Stapel van vijf pakken
lyngk-theme-claim-now = Nu claimen
lyngk-theme-wait = Nog niet claimen
lyngk-theme-jump = Via LYNGK-punten
lyngk-theme-starve = Tegenspeler zonder zet
lyngk-theme-tie-break = Kleinere stapels beslissen
