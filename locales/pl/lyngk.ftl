# LYNGK: why a move is refused, and why no game ever looks like a set-up.

## Colours, and how a stack is named
## Sentences take these as they stand.

lyngk-colour-ivory = beżowy
lyngk-colour-blue = niebieski
lyngk-colour-red = czerwony
lyngk-colour-green = zielony
lyngk-colour-black = czarny
lyngk-piece-joker = dżoker
lyngk-stack-on-board = stos na { $at }
lyngk-stack-taken = stos { $number } zdobyty przez miejsce { $seat }
lyngk-player-number = gracz { $number }

## Why a move is refused

lyngk-refusal-joker-is-passive = na { $at } jest dżoker, a dżoker porusza się tylko w stosie
lyngk-refusal-opponents-stack = na wierzchu { $at } jest { $colour }, a ten kolor przejął przeciwnik
lyngk-refusal-two-colours-claimed = masz już dwa przejęte kolory
lyngk-refusal-already-yours = { $colour } to już twój kolor
lyngk-refusal-claimed-by-opponent = { $colour } to już kolor przeciwnika
lyngk-refusal-nothing-to-follow = po przejęciu koloru trzeba wykonać ruch, a { $colour } nie daje ci żadnego
lyngk-refusal-one-claim-a-turn = w tej turze masz już przejęty kolor: teraz wykonaj ruch
lyngk-refusal-nothing-there = na { $at } nie ma czym ruszyć
lyngk-refusal-stays-where-it-is = ruch z { $at } musi skończyć się na innym pionie lub stosie
lyngk-refusal-lands-on-nothing = { $at } jest puste: ruch musi skończyć się na pionie lub stosie
lyngk-refusal-not-in-line = { $from } i { $to } nie leżą na jednej linii
lyngk-refusal-blocked = droga z { $from } na { $to } jest zablokowana na { $by }
lyngk-refusal-repeated-colour = i na { $from }, i na { $to } jest { $colour }, a każdy kolor może być w stosie tylko raz
lyngk-refusal-too-high = stos na { $to } miałby { $height } pionów, a może mieć najwyżej pięć
lyngk-refusal-single-neutral-onto-stack = na { $from } jest pojedynczy pion, a { $colour } jest neutralny, więc pion może wejść tylko na inny pojedynczy pion, nie na stos na { $to }
lyngk-refusal-neutral-onto-higher = stos na { $to } jest wyższy niż ten na { $from }, a { $colour } jest neutralny
lyngk-refusal-five-stack-stays = stos na { $at } ma pięć pionów i zostaje na miejscu
lyngk-refusal-five-stack-blocks = stos na { $at } ma pięć pionów: jest przeszkodą i nic nie może na niego wejść
lyngk-refusal-neutral-has-no-lyngk-points = z { $from } na { $to } można dojść tylko przez inne piony tego koloru, a { $colour } jest neutralny: punkty LYNGK ma tylko przejęty kolor
lyngk-refusal-other-colours-lyngk-point = { $at } nie jest punktem LYNGK dla tego ruchu: na wierzchu każdego musi być { $colour }
lyngk-refusal-no-lyngk-way = z { $from } nie można dojść na { $to } ani w linii prostej, ani przez punkty LYNGK tego koloru ({ $colour })
lyngk-refusal-only-a-lyngk-point = na wierzchu { $at } też jest { $colour }, więc to tylko punkt LYNGK: ruch musi prowadzić stamtąd dalej
lyngk-refusal-joker-is-no-lyngk-point = na { $at } jest dżoker, a dżoker nigdy nie jest punktem LYNGK
lyngk-refusal-game-over = partia już się skończyła: nikt nie ma już ruchu
lyngk-refusal-too-high-for-six = stos na { $to } miałby { $height } pionów, a może mieć najwyżej sześć
lyngk-refusal-six-stack-won = partia już się skończyła: stosem z sześciu pionów wygrywa { $by }
lyngk-refusal-six-stack-stays = stos na { $at } ma sześć pionów i zostaje na miejscu
lyngk-refusal-six-stack-blocks = stos na { $at } ma sześć pionów i nic nie może na niego wejść

## What is wrong with a set-up

lyngk-problem-wrong-count = liczba pionów tego rodzaju ({ $piece }): { $found } zamiast { $expected }
lyngk-problem-wrong-starter = niczym jeszcze nie ruszono, więc jest kolej miejsca 0
lyngk-problem-joker-on-top = { $stack } ma dżokera na wierzchu, ale dżoker nigdy na nic nie wchodzi
lyngk-problem-too-many-claims = liczba kolorów przejętych przez miejsce { $seat }: { $count }, a można przejąć najwyżej dwa
lyngk-problem-claimed-twice = { $colour } jest przejęty dwa razy, a każdy kolor można przejąć tylko raz
lyngk-problem-claim-without-colour = miejsce { $seat } miało w tej turze przejąć kolor, ale nie ma żadnego
lyngk-problem-claim-without-move = miejsce { $seat } przejęło w tej turze kolor, ale nie ma potem ruchu
lyngk-problem-claims-outnumber-turns = przejęte kolory: { $claims }, rozpoczęte tury: { $turns }, a w jednej turze można przejąć tylko jeden kolor
lyngk-problem-repeated-colour = { $stack } ma więcej niż jeden pion tego koloru ({ $colour })
lyngk-problem-too-high = { $stack } ma { $height } pionów, a może mieć najwyżej pięć
lyngk-problem-taken-not-five = { $stack } ma wysokość { $height }, a z planszy schodzą tylko stosy z pięciu pionów
lyngk-problem-taken-top-not-claimed = { $stack } ma na wierzchu kolor, którego to miejsce nie przejęło
lyngk-problem-nothing-to-do = miejsce { $seat } nie ma ruchu, więc jest kolej drugiego miejsca
lyngk-problem-not-over = partia jeszcze się nie skończyła: miejsce { $seat } ma jeszcze ruch
lyngk-problem-already-over = partia już się skończyła: nikt nie ma ruchu
lyngk-problem-taken-in-six = miejsce { $seat } ma zdobyte stosy, ale w wariancie z sześcioma pionami stosy zostają na planszy
lyngk-problem-too-high-for-six = { $stack } ma { $height } pionów, a może mieć najwyżej sześć
lyngk-problem-won-in-standard = od razu wygrywa tylko stos z sześciu pionów, a w grze standardowej takiego nie ma
lyngk-problem-no-six-stack = miejsce { $seat } miało wygrać, ale nie ma stosu z sześciu pionów z przejętym kolorem na wierzchu

## Themes of puzzles

lyngk-theme-win-in-1 = Wygrana w jednej turze
lyngk-theme-win-in-2 = Wygrana w dwóch turach
lyngk-theme-win-in-3 = Wygrana w trzech turach
lyngk-theme-win-in-more = Wygrana w czterech lub więcej turach
lyngk-theme-only-defence = Jedyna obrona
lyngk-theme-take-five = Zdobycie stosu z pięciu
lyngk-theme-claim-now = Pora przejąć kolor
lyngk-theme-wait = Za wcześnie na przejęcie
lyngk-theme-jump = Przez punkty LYNGK
lyngk-theme-starve = Przeciwnik bez ruchu
lyngk-theme-tie-break = Rozstrzygają mniejsze stosy
