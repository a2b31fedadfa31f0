# Hoe een partij in getallen afliep, de partijen van een match en de ratings van een gast.

## How a game that was played to the end ended
finish-rings = Drie ringen weggehaald.
finish-first-ring = Eerste ring weggehaald.
finish-no-markers = Geen schijven meer over.
finish-no-moves = Geen zetten meer mogelijk.
finish-six-stack = Stapel van zes voltooid.
finish-last-card = Laatste kaart gelegd.
finish-no-cards = Geen kaarten meer om te trekken.

## In numbers
counted-yinsh = Weggenomen ringen
counted-lyngk = Stapels van vijf
counted-linko = Punten
stacks-of = { $height ->
    [5] stapels van vijf
    [4] stapels van vier
    [3] stapels van drie
    [2] stapels van twee
   *[1] enkele stukken
  }
tie-broken = { $height ->
    [4] Evenveel stapels van vijf; daarom beslisten de stapels van vier.
    [3] Evenveel stapels van vijf en vier; daarom beslisten de stapels van drie.
    [2] Evenveel stapels van vijf, vier en drie; daarom beslisten de stapels van twee.
   *[1] Evenveel stapels van elke hoogte; daarom beslisten de enkele stukken.
  }
tie-unbroken = Evenveel stapels van elke hoogte en evenveel enkele stukken: remise.
pool-empty = Alle markers liggen op het bord, dus beslisten de weggenomen ringen.
pool-empty-draw = Alle markers liggen op het bord, en er zijn evenveel ringen weggenomen: remise.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Partijen van deze match
match-game = Partij { $n }
guest-ratings = Jouw ratings
guest-ratings-about = Je houdt ze als je in deze browser een account maakt.
draw-waiting = Je hebt remise aangeboden. Wachten op het antwoord.
draw-declined = Je remiseaanbod is afgewezen.
takeback-waiting = Je hebt gevraagd om terug te nemen. Wachten op het antwoord.
takeback-declined = Terugnemen is afgewezen.
taken-back = Teruggenomen.
card-drawn = Getrokken: { $card }.
turned-over = Omgedraaid: { $points }.
stack-taken = Genomen: { $stack }.
study-unreadable = Dit kan niet worden geopend. { $why }
rematch-waiting = Je hebt om een revanche gevraagd. Wachten op het antwoord.
rematch-offered = { $count ->
    [one] { $names } wil een revanche.
   *[other] { $names } willen een revanche.
  }

## Zetten in een lijst, zo kort mogelijk
short-claim = kleur: { $colour }
short-row = rij: { $card }
short-pile = stapel
short-take = nemen
short-leave = laten
short-reclaim = terug
short-discard = afleggen
