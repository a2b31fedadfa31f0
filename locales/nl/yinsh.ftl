# YINSH: waarom een zet wordt geweigerd, en waarom geen partij ooit op een stelling lijkt.

## De spelers, en wat er op een veld kan liggen
## Zinnen nemen deze woorden zoals ze hier staan.

yinsh-colour-white = Wit
yinsh-colour-black = Zwart
yinsh-piece-white-ring = een witte ring
yinsh-piece-black-ring = een zwarte ring
yinsh-piece-white-marker = een witte marker
yinsh-piece-black-marker = een zwarte marker

## Waarom een zet wordt geweigerd

yinsh-refusal-won = de partij is afgelopen: { $winner } heeft gewonnen door een derde ring van het bord te nemen
yinsh-refusal-won-in-blitz = de partij is afgelopen: { $winner } heeft de blitzpartij gewonnen door een ring van het bord te nemen
yinsh-refusal-no-more-moves = de partij is afgelopen: er kan geen ring meer verplaatst worden
yinsh-refusal-rings-to-place = nog niet alle ringen zijn geplaatst: { $by } moet er nu een plaatsen
yinsh-refusal-all-rings-placed = alle ringen zijn al geplaatst: nu worden ze verplaatst
yinsh-refusal-placed-on-piece = een ring wordt op een leeg veld geplaatst, en op { $at } ligt { $piece }
yinsh-refusal-no-ring-there = { $by } moet een ring verplaatsen, en op { $from } ligt er geen
yinsh-refusal-moves-foreign-ring = de ring op { $from } is van { $owner }, en { $by } is aan zet
yinsh-refusal-ring-stays = de ring op { $from } moet naar een ander veld
yinsh-refusal-not-straight = een ring gaat in een rechte lijn, en { $from } en { $to } liggen niet op één lijn
yinsh-refusal-lands-on-piece = een ring moet op een leeg veld stoppen, en op { $to } ligt { $piece }
yinsh-refusal-jumps-ring = een ring mag over markers springen, maar niet over ringen, en op { $over } ligt er een
yinsh-refusal-goes-on-after-markers = na een sprong over markers moet een ring op het eerste lege veld stoppen: op { $stop }, niet op { $to }
yinsh-refusal-row-first = { $by } heeft een rij en moet die nu van het bord nemen
yinsh-refusal-ring-first = { $by } heeft een rij genomen en moet nu een ring van het bord nemen
yinsh-refusal-no-row-to-take = markers gaan alleen als rij van vijf van het bord, en die is er niet
yinsh-refusal-no-ring-to-take = een ring gaat alleen na een rij van het bord
yinsh-refusal-row-not-straight = een rij is recht, en { $first } en { $last } liggen niet op één lijn
yinsh-refusal-row-not-five = er gaan precies vijf markers van het bord, en { $first } tot { $last } heeft lengte { $points }
yinsh-refusal-foreign-row = die rij is van { $owner }, en { $by } moet nu een eigen rij van het bord nemen
yinsh-refusal-piece-in-row = in een rij van { $by } liggen alleen eigen markers, en op { $at } ligt { $piece }
yinsh-refusal-gap-in-row = de vijf markers van een rij liggen naast elkaar, en { $at } is leeg
yinsh-refusal-takes-no-ring = { $by } moet een ring van het bord nemen, en op { $at } ligt er geen
yinsh-refusal-takes-foreign-ring = de ring op { $at } is van { $owner }, en { $by } moet een eigen ring van het bord nemen

## Wat er mis is met een stelling

yinsh-problem-too-many-markers = aantal markers op het bord: { $markers }, en er zijn er maar 51
yinsh-problem-too-many-rings = ringen van { $colour } op het bord: { $on_board }, van het bord genomen: { $removed }, en er zijn er maar vijf
yinsh-problem-rings-missing = ringen van { $colour } op het bord: { $on_board }, van het bord genomen: { $removed }, en als alle geplaatst zijn, moeten dat er samen vijf zijn
yinsh-problem-all-rings-placed = alle tien ringen zijn geplaatst, dus de fase kan niet ‘place’ zijn
yinsh-problem-placed-out-of-turn = geplaatste ringen van Wit: { $white }, van Zwart: { $black }, dus { $turn } kan niet aan de beurt zijn om er een te plaatsen
yinsh-problem-markers-while-placing = aantal markers op het bord: { $markers }, maar die komen pas als alle ringen geplaatst zijn
yinsh-problem-removed-while-placing = er zijn ringen van het bord genomen (Wit: { $white }, Zwart: { $black }) voordat alle geplaatst zijn
yinsh-problem-too-many-removed = ringen die { $colour } van het bord heeft genomen: { $removed }, maar de derde beëindigt de partij
yinsh-problem-too-many-removed-in-blitz = ringen die { $colour } van het bord heeft genomen: { $removed }, maar bij blitz beëindigt de eerste de partij
yinsh-problem-two-winners = beide spelers hebben zoveel ringen van het bord genomen als nodig is om te winnen, maar de eerste die dat doet beëindigt de partij
yinsh-problem-already-won = { $winner } heeft drie ringen van het bord genomen, dus de partij is afgelopen
yinsh-problem-already-won-in-blitz = { $winner } heeft een ring van het bord genomen, dus de blitzpartij is afgelopen
yinsh-problem-winner-not-last = { $winner } won door een ring van het bord te nemen, dus de laatste beslissing (turn) was aan { $winner }
yinsh-problem-pool-empty = de voorraad is leeg en er is geen rij om van het bord te nemen, dus de partij is afgelopen
yinsh-problem-nobody-can-move = geen van beide spelers kan een ring verplaatsen, dus de partij is afgelopen
yinsh-problem-not-over = de partij is niet afgelopen: niemand heeft genoeg ringen van het bord genomen, en er kan nog een ring verplaatst worden
yinsh-problem-must-pass = { $turn } kan geen ring verplaatsen, dus de tegenspeler is aan de beurt
yinsh-problem-black-moves-first = er is nog geen ring verplaatst, dus Wit is aan de beurt
yinsh-problem-row-left-on-board = de rij { $first }-{ $last } van { $colour } had al van het bord moeten zijn
yinsh-problem-no-row-to-take = { $colour } heeft geen rij om van het bord te nemen
yinsh-problem-row-not-returned = aantal markers in de voorraad: { $pool }, maar de vijf van de net genomen rij zouden daar moeten liggen
