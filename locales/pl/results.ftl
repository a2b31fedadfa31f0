# Jak partia skończyła się w liczbach, partie meczu i rankingi gościa.

## How a game that was played to the end ended
finish-rings = Zdjęte trzy pierścienie.
finish-first-ring = Zdjęty pierwszy pierścień.
finish-no-markers = Nie ma już znaczników.
finish-no-moves = Nie ma już ruchów.
finish-six-stack = Ukończony stos z sześciu pionów.
finish-last-card = Wyłożona ostatnia karta.
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
    [4] Tyle samo stosów z pięciu pionów, więc zdecydowały stosy z czterech.
    [3] Tyle samo stosów z pięciu i czterech pionów, więc zdecydowały stosy z trzech.
    [2] Tyle samo stosów z pięciu, czterech i trzech pionów, więc zdecydowały stosy z dwóch.
   *[1] Tyle samo stosów każdej wysokości, więc zdecydowały pojedyncze piony.
  }
tie-unbroken = Tyle samo stosów każdej wysokości i pojedynczych pionów: remis.
pool-empty = Wszystkie znaczniki leżą na planszy, więc zdecydowały zdjęte pierścienie.
pool-empty-draw = Wszystkie znaczniki leżą na planszy, a obaj gracze zdjęli tyle samo pierścieni: remis.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Partie tego meczu
match-game = Partia { $n }
guest-ratings = Twoje rankingi
guest-ratings-about = Zachowasz je, gdy założysz konto w tej przeglądarce.
draw-waiting = Zaproponowano remis. Czekamy na odpowiedź.
draw-declined = Propozycja remisu została odrzucona.
takeback-waiting = Poproszono o cofnięcie. Czekamy na odpowiedź.
takeback-declined = Cofnięcie zostało odrzucone.
taken-back = Cofnięto.
card-drawn = Dobrana karta: { $card }.
turned-over = Odwrócone: { $points }.
stack-taken = Zdjęty stos: { $stack }.
study-unreadable = Tego nie da się otworzyć. { $why }
rematch-waiting = Poproszono o rewanż. Czekamy na odpowiedź.
rematch-offered = { $count ->
    [one] { $names } chce rewanżu.
   *[other] { $names } chcą rewanżu.
  }

## Ruchy na liście, jak najkrócej
short-claim = kolor: { $colour }
short-row = rząd: { $card }
short-pile = stos
short-take = bierze
short-leave = zostawia
short-reclaim = z powrotem
short-discard = odrzuca
