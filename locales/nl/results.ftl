# Hoe een partij in getallen afliep, de partijen van een match, de ratings van een gast en wat er van een verzoek is geworden.

## How a game that was played to the end ended
finish-rings = Drie ringen weggehaald.
finish-first-ring = Eerste ring weggehaald.
finish-no-markers = Geen markers meer over.
finish-no-moves = Geen zetten meer mogelijk.
finish-six-stack = Stapel van zes voltooid.
finish-last-card = Laatste kaart gelegd.
finish-no-cards = Geen kaarten meer om te trekken.

## In numbers
counted-yinsh = Weggehaalde ringen
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
    [4] Evenveel stapels van vijf, dus beslisten de stapels van vier.
    [3] Evenveel stapels van vijf en vier, dus beslisten de stapels van drie.
    [2] Evenveel stapels van vijf, vier en drie, dus beslisten de stapels van twee.
   *[1] Evenveel stapels van elke hoogte, dus beslisten de enkele stukken.
  }
tie-unbroken = Evenveel stapels van elke hoogte en evenveel enkele stukken: remise.
pool-empty = Wie de meeste ringen heeft weggehaald, wint.
pool-empty-draw = Beide spelers hebben evenveel ringen weggehaald: remise.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Partijen in deze match
match-game = Partij { $n }
guest-ratings = Jouw ratings
guest-ratings-about = Je houdt ze als je in deze browser een account aanmaakt.
draw-waiting = Je hebt remise aangeboden. Wachten op antwoord.
draw-declined = Je remiseaanbod is afgewezen.
takeback-waiting = Je hebt gevraagd of je een zet mag terugnemen. Wachten op antwoord.
takeback-declined = Je mag je zet niet terugnemen.
taken-back = Zet teruggenomen.
card-drawn = Je hebt { $set } getrokken.
turned-over = Omgedraaid: { $points }.
stack-taken = Gescoord: { $stack }.
study-unreadable = Dit kunnen we niet openen. { $why }
rematch-waiting = Je hebt om een revanche gevraagd. Wachten op antwoord.
rematch-offered = { $count ->
    [one] { $names } wil een revanche.
   *[other] { $names } willen een revanche.
  }

## Zetten in een lijst, zo kort mogelijk
short-claim = claim { $colour }
short-row = rij { $card }
short-pile = stapel
short-take = nemen
short-leave = niet nemen
short-reclaim = terugnemen
short-discard = afleggen
