# How a game ended in numbers, the games of a match, the ratings of a guest, and what came of what one asked for.

## How a game that was played to the end ended
finish-rings = Zdjęto trzy pierścienie.
finish-first-ring = Zdjęto pierwszy pierścień.
finish-no-markers = Nie ma już znaczników.
finish-no-moves = Nie ma już ruchów.
finish-six-stack = Ukończono stos z sześciu pionów.
finish-last-card = Wyłożono ostatnią kartę.
finish-no-cards = Nie ma już kart do dobrania.

## In numbers
counted-yinsh = Zdjęte pierścienie
counted-lyngk = Stosy z pięciu pionów
counted-linko = Punkty
stacks-of = { $height ->
    [5] stosy z pięciu pionów
    [4] stosy z czterech pionów
    [3] stosy z trzech pionów
    [2] stosy z dwóch pionów
   *[1] pojedyncze piony
  }
tie-broken = { $height ->
    [4] Remis w stosach z pięciu pionów, więc decydują stosy z czterech.
    [3] Remis w stosach z pięciu i czterech pionów, więc decydują stosy z trzech.
    [2] Remis w stosach z pięciu, czterech i trzech pionów, więc decydują stosy z dwóch.
   *[1] Remis w stosach z pięciu, czterech, trzech i dwóch pionów, więc decydują pojedyncze piony.
  }
tie-unbroken = Po tyle samo stosów każdej wysokości: remis.
pool-empty = Wygrywa strona, która zdjęła więcej pierścieni.
pool-empty-draw = Obie strony zdjęły tyle samo pierścieni: remis.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Partie tego meczu
match-game = Partia { $n }
guest-ratings = Twoje rankingi
guest-ratings-about = Zachowasz je, jeśli założysz konto w tej przeglądarce.
draw-waiting = Propozycja remisu wysłana. Czekamy na odpowiedź.
draw-declined = Twoja propozycja remisu została odrzucona.
takeback-waiting = Prośba o cofnięcie wysłana. Czekamy na odpowiedź.
takeback-declined = Twoja prośba o cofnięcie została odrzucona.
taken-back = Cofnięto ruch.
card-drawn = Dobrana karta: { $set }.
turned-over = Odwrócone: { $points }.
stack-taken = Zdobyty stos: { $stack }.
study-unreadable = Nie możemy tego otworzyć. { $why }
rematch-waiting = Propozycja rewanżu wysłana. Czekamy na odpowiedź.
rematch-offered = { $count ->
    [one] { $names } chce rewanżu.
   *[other] { $names } chcą rewanżu.
  }

## Moves in a list, as short as can be
short-claim = przejmuje { $colour }
short-row = rząd { $card }
short-pile = ze stosu
short-take = bierze
short-leave = nie bierze
short-reclaim = z powrotem
short-discard = odrzuca
