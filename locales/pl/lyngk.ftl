# LYNGK: dlaczego ruch jest odrzucany i dlaczego żadna partia nie wygląda jak podana pozycja.

## Kolory i to, jak nazywa się stos
## Zdania biorą te słowa tak, jak tu stoją.

lyngk-colour-ivory = beżowy
lyngk-colour-blue = niebieski
lyngk-colour-red = czerwony
lyngk-colour-green = zielony
lyngk-colour-black = czarny
lyngk-piece-joker = dżoker
lyngk-stack-on-board = stos na { $at }
lyngk-stack-taken = stos { $number }, zdjęty przez miejsce { $seat },
lyngk-player-number = gracz { $number }

## Dlaczego ruch jest odrzucany

lyngk-refusal-joker-is-passive = { $at } to dżoker: porusza się tylko jako część stosu
lyngk-refusal-opponents-stack = na wierzchu { $at } jest { $colour }, a ten kolor przejął przeciwnik
lyngk-refusal-two-colours-claimed = masz już przejęte dwa kolory
lyngk-refusal-already-yours = { $colour } to już twój kolor
lyngk-refusal-claimed-by-opponent = { $colour } to już kolor przeciwnika
lyngk-refusal-nothing-to-follow = kolor przejmuje się przed ruchem, a po przejęciu tego koloru ({ $colour }) żaden ruch nie byłby możliwy
lyngk-refusal-one-claim-a-turn = w tej turze masz już przejęty kolor: teraz wykonaj ruch
lyngk-refusal-nothing-there = na { $at } nie ma czym ruszyć
lyngk-refusal-stays-where-it-is = ruch z { $at } musi skończyć się na innym pionie lub stosie
lyngk-refusal-lands-on-nothing = { $at } jest puste: ruch musi skończyć się na pionie lub stosie
lyngk-refusal-not-in-line = { $from } i { $to } nie leżą na jednej linii
lyngk-refusal-blocked = droga z { $from } na { $to } jest zablokowana na { $by }
lyngk-refusal-repeated-colour = w stosach na { $from } i { $to } powtarza się kolor: { $colour }
lyngk-refusal-too-high = wysokość stosu na { $to } wyniosłaby { $height }, a najwyższy stos ma pięć pionów
lyngk-refusal-single-neutral-onto-stack = { $from } to pojedynczy pion, a { $colour } jest neutralny, więc może wejść tylko na inny pojedynczy pion, nie na stos na { $to }
lyngk-refusal-neutral-onto-higher = stos na { $to } jest wyższy niż ten na { $from }, a { $colour } jest neutralny
lyngk-refusal-five-stack-stays = stos na { $at } ma pięć pionów i zostaje na miejscu
lyngk-refusal-five-stack-blocks = stos na { $at } ma pięć pionów: jest przeszkodą i nic na niego nie wchodzi
lyngk-refusal-neutral-has-no-lyngk-points = z { $from } na { $to } można dojść tylko przez inne piony tego koloru ({ $colour }), a { $colour } jest neutralny: punkty LYNGK ma tylko przejęty kolor
lyngk-refusal-other-colours-lyngk-point = { $at } nie jest punktem LYNGK dla tego ruchu: na wierzchu każdego musi być { $colour }
lyngk-refusal-no-lyngk-way = { $to } nie jest osiągalne w linii prostej z { $from } i nie prowadzą tam punkty LYNGK tego koloru: { $colour }
lyngk-refusal-only-a-lyngk-point = na wierzchu { $at } też jest { $colour }: to tylko punkt LYNGK i ruch musi prowadzić stamtąd dalej
lyngk-refusal-joker-is-no-lyngk-point = { $at } to dżoker, a dżoker nie jest punktem LYNGK
lyngk-refusal-game-over = partia skończona: nikt nie może się już ruszyć
lyngk-refusal-too-high-for-six = wysokość stosu na { $to } wyniosłaby { $height }, a najwyższy stos ma sześć pionów
lyngk-refusal-six-stack-won = partia skończona: stosem z sześciu pionów wygrywa { $by }
lyngk-refusal-six-stack-stays = stos na { $at } ma sześć pionów i zostaje na miejscu
lyngk-refusal-six-stack-blocks = stos na { $at } ma sześć pionów i nic na niego nie wchodzi

## Co jest nie tak z pozycją

lyngk-problem-wrong-count = liczba pionów ({ $piece }) to { $found } zamiast { $expected }
lyngk-problem-wrong-starter = niczym jeszcze nie ruszono, więc jest tura miejsca 0
lyngk-problem-joker-on-top = { $stack } ma dżokera na wierzchu, ale dżokera nigdy się na nic nie przesuwa
lyngk-problem-too-many-claims = miejsce { $seat } ma za dużo przejętych kolorów: { $count }, a wolno przejąć tylko dwa
lyngk-problem-claimed-twice = { $colour } jest przejęty dwa razy, ale jest tylko jeden pion do przejęcia tego koloru
lyngk-problem-claim-without-colour = miejsce { $seat } miało w tej turze przejąć kolor, ale nie ma żadnego
lyngk-problem-claim-without-move = miejsce { $seat } przejęło w tej turze kolor, ale nie może się potem ruszyć
lyngk-problem-claims-outnumber-turns = przejęte kolory: { $claims }, rozpoczęte tury: { $turns }, ale w jednej turze można przejąć tylko jeden kolor
lyngk-problem-repeated-colour = { $stack } ma więcej niż jeden pion tego koloru: { $colour }
lyngk-problem-too-high = { $stack } ma wysokość { $height }, a najwyższy stos ma pięć pionów
lyngk-problem-taken-not-five = { $stack } ma wysokość { $height }, a zdejmuje się tylko stosy z pięciu pionów
lyngk-problem-taken-top-not-claimed = { $stack } ma na wierzchu kolor, którego to miejsce nie przejęło
lyngk-problem-nothing-to-do = miejsce { $seat } nie może nic zrobić, więc tura przechodzi na drugie miejsce
lyngk-problem-not-over = partia nie jest skończona, bo miejsce { $seat } może jeszcze coś zrobić
lyngk-problem-already-over = partia jest skończona, bo nikt nie może nic zrobić
lyngk-problem-taken-in-six = miejsce { $seat } ma zdjęte stosy, ale w wariancie z sześcioma pionami stosy zostają na planszy
lyngk-problem-too-high-for-six = { $stack } ma wysokość { $height }, a najwyższy stos ma sześć pionów
lyngk-problem-won-in-standard = od razu wygrywa tylko stos z sześciu pionów, a w grze standardowej takiego nie ma
lyngk-problem-no-six-stack = miejsce { $seat } miało wygrać, ale nie ma stosu z sześciu pionów z przejętym kolorem na wierzchu
