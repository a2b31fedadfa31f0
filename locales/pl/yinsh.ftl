# YINSH: dlaczego ruch jest odrzucany i dlaczego żadna partia nie wygląda jak podana pozycja.

## Gracze i to, co może leżeć na polu
## Zdania biorą te słowa tak, jak tu stoją.

yinsh-colour-white = Biały
yinsh-colour-black = Czarny
yinsh-piece-white-ring = biały pierścień
yinsh-piece-black-ring = czarny pierścień
yinsh-piece-white-marker = biały znacznik
yinsh-piece-black-marker = czarny znacznik

## Dlaczego ruch jest odrzucany

yinsh-refusal-won = partia skończona: wygrywa { $winner } dzięki zdjęciu trzeciego pierścienia
yinsh-refusal-won-in-blitz = partia skończona: w blitzu wygrywa { $winner } dzięki zdjęciu pierścienia
yinsh-refusal-no-more-moves = partia skończona: nie można już ruszyć żadnym pierścieniem
yinsh-refusal-rings-to-place = nie wszystkie pierścienie są ustawione: { $by } musi teraz ustawić pierścień
yinsh-refusal-all-rings-placed = wszystkie pierścienie są już ustawione: teraz się nimi rusza
yinsh-refusal-placed-on-piece = pierścień ustawia się na pustym polu, a na { $at } leży { $piece }
yinsh-refusal-no-ring-there = { $by } musi ruszyć pierścieniem, a na { $from } nie ma żadnego
yinsh-refusal-moves-foreign-ring = pierścień na { $from } ma innego właściciela ({ $owner }), a ruch ma { $by }
yinsh-refusal-ring-stays = pierścień z { $from } musi przejść na inne pole
yinsh-refusal-not-straight = pierścień porusza się w linii prostej, a { $from } i { $to } nie leżą na jednej linii
yinsh-refusal-lands-on-piece = pierścień musi zatrzymać się na pustym polu, a na { $to } leży { $piece }
yinsh-refusal-jumps-ring = pierścień może przeskakiwać znaczniki, ale nie pierścienie, a na { $over } jest pierścień
yinsh-refusal-goes-on-after-markers = po przeskoczeniu znaczników pierścień musi zatrzymać się na pierwszym pustym polu: na { $stop }, nie na { $to }
yinsh-refusal-row-first = { $by } ma rząd i musi go teraz zdjąć
yinsh-refusal-ring-first = rząd jest zdjęty, a teraz { $by } musi zdjąć pierścień
yinsh-refusal-no-row-to-take = znaczniki zdejmuje się tylko w rzędzie z pięciu, a takiego nie ma
yinsh-refusal-no-ring-to-take = pierścień zdejmuje się tylko po rzędzie
yinsh-refusal-row-not-straight = rząd jest prosty, a { $first } i { $last } nie leżą na jednej linii
yinsh-refusal-row-not-five = zdejmuje się dokładnie pięć znaczników, a od { $first } do { $last } długość wynosi { $points }
yinsh-refusal-foreign-row = ten rząd ma innego właściciela ({ $owner }), a { $by } musi teraz zdjąć własny rząd
yinsh-refusal-piece-in-row = w rzędzie (gracz: { $by }) leżą tylko własne znaczniki, a na { $at } leży { $piece }
yinsh-refusal-gap-in-row = pięć znaczników rzędu leży obok siebie, a { $at } jest puste
yinsh-refusal-takes-no-ring = { $by } musi zdjąć pierścień, a na { $at } nie ma żadnego
yinsh-refusal-takes-foreign-ring = pierścień na { $at } ma innego właściciela ({ $owner }), a { $by } musi zdjąć własny

## Co jest nie tak z pozycją

yinsh-problem-too-many-markers = liczba znaczników na planszy: { $markers }, a jest ich tylko 51
yinsh-problem-too-many-rings = { $colour } ma za dużo pierścieni: na planszy { $on_board }, zdjętych { $removed }, a jest ich tylko pięć
yinsh-problem-rings-missing = { $colour } ma na planszy { $on_board }, a zdjętych { $removed }; gdy wszystkie pierścienie są ustawione, razem musi ich być pięć
yinsh-problem-all-rings-placed = wszystkie dziesięć pierścieni jest ustawionych, więc faza nie może być „place”
yinsh-problem-placed-out-of-turn = ustawione pierścienie: Biały { $white }, Czarny { $black }, więc { $turn } nie może teraz ustawiać
yinsh-problem-markers-while-placing = liczba znaczników na planszy: { $markers }, ale pojawiają się one dopiero, gdy wszystkie pierścienie są ustawione
yinsh-problem-removed-while-placing = pierścienie są zdjęte (Biały: { $white }, Czarny: { $black }), zanim wszystkie zostały ustawione
yinsh-problem-too-many-removed = { $colour } ma zdjętych pierścieni { $removed }, ale trzeci kończy partię
yinsh-problem-too-many-removed-in-blitz = { $colour } ma zdjętych pierścieni { $removed }, ale w blitzu pierwszy kończy partię
yinsh-problem-two-winners = obaj gracze zdjęli tyle pierścieni, ile daje zwycięstwo, ale pierwszy, kto to zrobi, kończy partię
yinsh-problem-already-won = { $winner } ma trzy zdjęte pierścienie, więc partia jest skończona
yinsh-problem-already-won-in-blitz = { $winner } ma zdjęty pierścień, więc partia blitz jest skończona
yinsh-problem-winner-not-last = { $winner } wygrywa dzięki zdjęciu pierścienia, więc ostatnią decyzję (turn) podejmuje { $winner }
yinsh-problem-pool-empty = pula jest pusta i nie ma rzędu do zdjęcia, więc partia jest skończona
yinsh-problem-nobody-can-move = żaden z graczy nie może ruszyć pierścieniem, więc partia jest skończona
yinsh-problem-not-over = partia nie jest skończona: nikt nie zdjął dość pierścieni i można jeszcze ruszyć pierścieniem
yinsh-problem-must-pass = { $turn } nie może ruszyć żadnym pierścieniem, więc jest tura przeciwnika
yinsh-problem-black-moves-first = nie ruszono jeszcze żadnym pierścieniem, więc rusza się Biały
yinsh-problem-row-left-on-board = rząd { $first }-{ $last } (gracz: { $colour }) powinien być już zdjęty
yinsh-problem-no-row-to-take = { $colour } nie ma rzędu do zdjęcia
yinsh-problem-row-not-returned = liczba znaczników w puli: { $pool }, ale powinno tam być pięć znaczników właśnie zdjętego rzędu
