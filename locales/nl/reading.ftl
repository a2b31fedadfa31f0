# Waarom een zet, een stelling of een notatie niet te lezen is: wat verwacht wordt waar iets anders staat, en wat er aan een hele notatie mankeert.

## Verwacht
expected-game = een spel: { $games }
expected-variant = een variant: { $variants }
expected-once = { $name } maar één keer
expected-at-most = hoogstens { $most } hiervan
expected-missing-field = ook de parameter { $field }, bijvoorbeeld { $field }={ $example }
expected-no-such-field = alleen parameters die { $game } kent
expected-nothing-more = niets na de parameters
expected-field-value = de parameter { $field } in deze vorm: { $field }={ $example }
expected-number = een getal van 0 tot en met { $most } in de parameter { $field }
expected-shorter = één regel van hoogstens { $most } bytes
expected-yinsh-move = een zet: f6 plaatst een ring, e5-e9 verplaatst er een, xe5-e9 haalt een rij weg, xe5 een ring
expected-yinsh-point = velden van het bord, van a2 tot en met k10
expected-row-order = de uiteinden van een rij, het kleinste veld eerst: op kolom en dan op getal
expected-lyngk-move = twee velden van het bord zoals c3-e5, of een claim zoals claim:red
expected-lyngk-point = een veld van het bord zoals e5
expected-lyngk-claim = claim: gevolgd door ivory, blue, red, green of black
expected-lyngk-column = alle velden van kolom { $column }, gescheiden door komma’s ({ $points } in totaal)
expected-lyngk-stack = een stapel van 1 tot en met { $most } van de letters i b r g k w, van onder naar boven
expected-linko-move = een set zoals 7+7+X, een kaart uit de rij zoals row:7, of take, leave, reclaim, discard, pile
expected-card = een kaart: 1 tot en met 13, of X
expected-card-order = { $cards }: de getallen oplopend, jokers achteraan
expected-fitting = aantallen kaarten die samen kloppen
expected-first-line = de eerste regel van een notatie: { $line }
expected-header = een kopregel zoals Seat-0: Ann, of een lege regel vóór de zetten
expected-record-of = een notatie van { $game }
expected-one-of = een nummer tot en met { $count }, want zoveel notaties heeft de tekst
expected-rules-version = de versie van de regels, een getal vanaf 1
expected-move-number = { $number }. als nummer van de eerste zet op deze regel
expected-result = een uitslag zoals *, winners=0 scores=3,1, winners=1 by=resignation (time, agreement, absence, illegal, fault)
expected-hexadecimal = { $digits } hexadecimale cijfers in kleine letters
expected-sgf = een zet zoals boardspace.net die schrijft, bijvoorbeeld { $example }
expected-other-player = een zet van de andere speler
expected-sgf-moves = een bestand van boardspace.net met minstens één zet
expected-numbered-turn = een genummerde beurt zoals 11.h7-g7;xf3-f7;xi9
expected-turn = beurt { $number }

## Wat er aan een hele notatie mankeert
record-too-long = een notatie mag hoogstens { $most } bytes hebben
record-missing = de kopregel { $key } ontbreekt
record-later-rules = er is gespeeld volgens versie { $version } van de regels, en dit programma kent alleen versies tot en met { $known }
record-other-result = als uitslag staat er { $recorded }, maar de zetten leiden tot { $played }; misschien ontbreken er zetten
