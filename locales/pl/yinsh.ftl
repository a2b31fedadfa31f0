# YINSH: why a move is refused, and why no game ever looks like a set-up.

## The players, and what can stand on a space
## Sentences take these as they stand.

yinsh-colour-white = białe
yinsh-colour-black = czarne
yinsh-piece-white-ring = biały pierścień
yinsh-piece-black-ring = czarny pierścień
yinsh-piece-white-marker = biały znacznik
yinsh-piece-black-marker = czarny znacznik

## Why a move is refused

yinsh-refusal-won = partia już się skończyła: wygrały { $winner }, zdejmując trzeci pierścień
yinsh-refusal-won-in-blitz = partia już się skończyła: { $winner } wygrały blitz, zdejmując pierścień
yinsh-refusal-no-more-moves = partia już się skończyła: nie można już ruszyć żadnym pierścieniem
yinsh-refusal-rings-to-place = nie wszystkie pierścienie są ustawione: teraz { $by } muszą ustawić swój
yinsh-refusal-all-rings-placed = wszystkie pierścienie są ustawione: od teraz się nimi rusza
yinsh-refusal-placed-on-piece = pierścień ustawia się na pustym polu, a na { $at } jest { $piece }
yinsh-refusal-no-ring-there = { $by } muszą ruszyć pierścieniem, a na { $from } żadnego nie ma
yinsh-refusal-moves-foreign-ring = pierścień na { $from } należy do drugiej strony ({ $owner }), a teraz grają { $by }
yinsh-refusal-ring-stays = pierścień z { $from } musi przejść na inne pole
yinsh-refusal-not-straight = pierścień porusza się w linii prostej, a { $from } i { $to } nie leżą na jednej linii
yinsh-refusal-lands-on-piece = pierścień musi zatrzymać się na pustym polu, a na { $to } jest { $piece }
yinsh-refusal-jumps-ring = pierścień może przeskakiwać znaczniki, ale nie pierścienie, a na { $over } jest pierścień
yinsh-refusal-goes-on-after-markers = po przeskoczeniu znaczników pierścień musi zatrzymać się na pierwszym pustym polu: na { $stop }, nie na { $to }
yinsh-refusal-row-first = { $by } mają rząd i muszą go teraz zdjąć
yinsh-refusal-ring-first = rząd jest zdjęty, a teraz { $by } muszą zdjąć pierścień
yinsh-refusal-no-row-to-take = znaczniki schodzą z planszy tylko jako rząd pięciu, a takiego nie ma
yinsh-refusal-no-ring-to-take = pierścień zdejmuje się tylko po zdjęciu rzędu
yinsh-refusal-row-not-straight = rząd jest prosty, a { $first } i { $last } nie leżą na jednej linii
yinsh-refusal-row-not-five = rząd ma dokładnie pięć znaczników, a długość od { $first } do { $last } to { $points }
yinsh-refusal-foreign-row = ten rząd należy do drugiej strony ({ $owner }): najpierw { $by } zdejmują własny
yinsh-refusal-piece-in-row = w rzędzie, który zdejmują { $by }, są tylko ich znaczniki, a na { $at } jest { $piece }
yinsh-refusal-gap-in-row = pięć znaczników rzędu leży obok siebie, a { $at } jest puste
yinsh-refusal-takes-no-ring = { $by } muszą zdjąć pierścień, a na { $at } żadnego nie ma
yinsh-refusal-takes-foreign-ring = pierścień na { $at } należy do drugiej strony ({ $owner }), a { $by } muszą zdjąć własny

## What is wrong with a set-up

yinsh-problem-too-many-markers = liczba znaczników na planszy: { $markers }, a w grze jest ich tylko 51
yinsh-problem-too-many-rings = liczba pierścieni, które mają { $colour }: na planszy { $on_board }, zdjętych { $removed }, a jest ich tylko pięć
yinsh-problem-rings-missing = liczba pierścieni, które mają { $colour }: na planszy { $on_board }, zdjętych { $removed }, a po ustawieniu wszystkich powinno ich być razem pięć
yinsh-problem-all-rings-placed = wszystkie dziesięć pierścieni jest ustawionych, więc faza nie może być „place”
yinsh-problem-placed-out-of-turn = ustawione pierścienie: białe { $white }, czarne { $black }, więc { $turn } nie mogą teraz ustawiać
yinsh-problem-markers-while-placing = liczba znaczników na planszy: { $markers }, ale znaczniki pojawiają się dopiero po ustawieniu wszystkich pierścieni
yinsh-problem-removed-while-placing = są zdjęte pierścienie (białe: { $white }, czarne: { $black }), a nie wszystkie zostały ustawione
yinsh-problem-too-many-removed = liczba pierścieni, które zdjęły { $colour }: { $removed }, ale trzeci kończy partię
yinsh-problem-too-many-removed-in-blitz = liczba pierścieni, które zdjęły { $colour }: { $removed }, ale w blitzu pierwszy kończy partię
yinsh-problem-two-winners = obaj gracze zdjęli dość pierścieni, by wygrać, ale partię kończy ten, kto zrobi to pierwszy
yinsh-problem-already-won = { $winner } mają trzy zdjęte pierścienie, więc partia już się skończyła
yinsh-problem-already-won-in-blitz = { $winner } mają zdjęty pierścień, więc blitz już się skończył
yinsh-problem-winner-not-last = wygrały { $winner }, zdejmując pierścień, więc ostatnią decyzję (turn) podjęły { $winner }
yinsh-problem-pool-empty = pula jest pusta i nie ma rzędu do zdjęcia, więc partia już się skończyła
yinsh-problem-nobody-can-move = żaden z graczy nie może ruszyć pierścieniem, więc partia już się skończyła
yinsh-problem-not-over = partia jeszcze się nie skończyła: nikt nie zdjął dość pierścieni i można jeszcze ruszyć pierścieniem
yinsh-problem-must-pass = { $turn } nie mogą ruszyć żadnym pierścieniem, więc jest kolej przeciwnika
yinsh-problem-black-moves-first = nie ruszono jeszcze żadnym pierścieniem, więc jest kolej białych
yinsh-problem-row-left-on-board = rząd { $first }-{ $last }, który mają { $colour }, powinien być już zdjęty
yinsh-problem-no-row-to-take = { $colour } nie mają rzędu do zdjęcia
yinsh-problem-row-not-returned = liczba znaczników w puli: { $pool }, ale powinno tam być pięć znaczników właśnie zdjętego rzędu

## Themes of puzzles

yinsh-theme-win-in-1 = Wygrana w jednej turze
yinsh-theme-win-in-2 = Wygrana w dwóch turach
yinsh-theme-win-in-3 = Wygrana w trzech turach
yinsh-theme-only-defence = Jedyna obrona
yinsh-theme-row-now = Ułożenie rzędu
yinsh-theme-two-rows = Dwa rzędy naraz
yinsh-theme-break-row = Przerwanie groźby
yinsh-theme-flip-five = Rząd przez odwrócenie
yinsh-theme-choice-in-six = Które pięć?
yinsh-theme-which-ring = Który pierścień?
yinsh-theme-quiet = Cichy ruch
