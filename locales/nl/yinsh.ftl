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

yinsh-refusal-won = de partij is afgelopen: { $winner } heeft gewonnen door een derde ring weg te halen
yinsh-refusal-won-in-blitz = de partij is afgelopen: { $winner } heeft de blitzpartij gewonnen door een ring weg te halen
yinsh-refusal-no-more-moves = de partij is afgelopen: er kan geen ring meer verplaatst worden
yinsh-refusal-rings-to-place = nog niet alle ringen zijn geplaatst: { $by } moet er nu een plaatsen
yinsh-refusal-all-rings-placed = alle ringen zijn geplaatst: vanaf nu worden ze verplaatst
yinsh-refusal-placed-on-piece = een ring wordt op een leeg veld geplaatst, en op { $at } ligt { $piece }
yinsh-refusal-no-ring-there = { $by } moet een ring verplaatsen, en op { $from } ligt er geen
yinsh-refusal-moves-foreign-ring = de ring op { $from } is van { $owner }, en { $by } is aan de beurt
yinsh-refusal-ring-stays = de ring op { $from } moet naar een ander veld
yinsh-refusal-not-straight = een ring gaat in een rechte lijn, en { $from } en { $to } liggen niet op één lijn
yinsh-refusal-lands-on-piece = een ring moet op een leeg veld stoppen, en op { $to } ligt { $piece }
yinsh-refusal-jumps-ring = een ring kan over markers springen, maar niet over ringen, en op { $over } ligt een ring
yinsh-refusal-goes-on-after-markers = na een sprong over markers moet een ring op het eerste lege veld stoppen: { $stop }, niet { $to }
yinsh-refusal-row-first = { $by } heeft een rij en moet die nu weghalen
yinsh-refusal-ring-first = { $by } heeft een rij weggehaald en moet nu een ring weghalen
yinsh-refusal-no-row-to-take = markers gaan alleen als rij van vijf van het bord, en die is er niet
yinsh-refusal-no-ring-to-take = een ring wordt alleen na een rij weggehaald
yinsh-refusal-row-not-straight = een rij is recht, en { $first } en { $last } liggen niet op één lijn
yinsh-refusal-row-not-five = een rij heeft precies vijf markers, en { $first } tot { $last } telt er { $points }
yinsh-refusal-foreign-row = die rij is van { $owner }: { $by } haalt eerst een eigen rij weg
yinsh-refusal-piece-in-row = in een rij van { $by } liggen alleen eigen markers, en op { $at } ligt { $piece }
yinsh-refusal-gap-in-row = de vijf markers van een rij liggen naast elkaar, en { $at } is leeg
yinsh-refusal-takes-no-ring = { $by } moet een ring weghalen, en op { $at } ligt er geen
yinsh-refusal-takes-foreign-ring = de ring op { $at } is van { $owner }, en { $by } moet een eigen ring weghalen

## Wat er mis is met een stelling

yinsh-problem-too-many-markers = er liggen { $markers } markers op het bord, maar het spel heeft er maar 51
yinsh-problem-too-many-rings = { $colour } heeft { $on_board } ringen op het bord en { $removed } weggehaald, maar er zijn er maar vijf
yinsh-problem-rings-missing = { $colour } heeft { $on_board } ringen op het bord en { $removed } weggehaald, maar als alle geplaatst zijn, moeten dat er samen vijf zijn
yinsh-problem-all-rings-placed = alle tien ringen zijn geplaatst, dus de fase kan niet ‘place’ zijn
yinsh-problem-placed-out-of-turn = geplaatste ringen: Wit { $white }, Zwart { $black }; dus { $turn } kan nu niet aan de beurt zijn om er een te plaatsen
yinsh-problem-markers-while-placing = er liggen { $markers } markers op het bord, maar markers komen pas als alle ringen geplaatst zijn
yinsh-problem-removed-while-placing = er zijn ringen weggehaald (Wit: { $white }, Zwart: { $black }) voordat alle geplaatst waren
yinsh-problem-too-many-removed = { $colour } heeft { $removed } ringen weggehaald, maar de derde beëindigt de partij
yinsh-problem-too-many-removed-in-blitz = { $colour } heeft { $removed } ringen weggehaald, maar in blitz beëindigt de eerste de partij
yinsh-problem-two-winners = beide spelers hebben genoeg ringen weggehaald om te winnen, maar wie dat het eerst doet, beëindigt de partij
yinsh-problem-already-won = { $winner } heeft drie ringen weggehaald, dus de partij is afgelopen
yinsh-problem-already-won-in-blitz = { $winner } heeft een ring weggehaald, dus de blitzpartij is afgelopen
yinsh-problem-winner-not-last = { $winner } won door een ring weg te halen, dus de laatste beslissing (turn) was aan { $winner }
yinsh-problem-pool-empty = de voorraad is leeg en er is geen rij om weg te halen, dus de partij is afgelopen
yinsh-problem-nobody-can-move = geen van beide spelers kan een ring verplaatsen, dus de partij is afgelopen
yinsh-problem-not-over = de partij is niet afgelopen: niemand heeft genoeg ringen weggehaald, en er kan nog een ring verplaatst worden
yinsh-problem-must-pass = { $turn } kan geen ring verplaatsen, dus de tegenspeler is aan de beurt
yinsh-problem-black-moves-first = er is nog geen ring verplaatst, dus Wit is aan de beurt
yinsh-problem-row-left-on-board = de rij { $first }-{ $last } van { $colour } had al weggehaald moeten zijn
yinsh-problem-no-row-to-take = { $colour } heeft geen rij om weg te halen
yinsh-problem-row-not-returned = er zijn { $pool } markers in de voorraad, maar de vijf van de net weggehaalde rij zouden daarbij moeten zijn

## Themes of puzzles

yinsh-theme-win-in-1 = Winst in één beurt
yinsh-theme-win-in-2 = Winst in twee beurten
yinsh-theme-win-in-3 = Winst in drie beurten
yinsh-theme-only-defence = Enige verdediging
yinsh-theme-row-now = Een rij voltooien
yinsh-theme-two-rows = Twee rijen tegelijk
yinsh-theme-break-row = Een dreiging pareren
yinsh-theme-flip-five = Omdraaien tot een rij
yinsh-theme-choice-in-six = Welke vijf?
yinsh-theme-which-ring = Welke ring?
yinsh-theme-quiet = Stille zet
