# The lessons of YINSH. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

rings = Najpierw pierścienie
rings-idea = Gdzie staje dziesięć pierścieni
rings-1 = Grasz białymi, a białe zaczynają. Wszystko stoi tam, gdzie przecinają się linie: te przecięcia to pola. Ustaw swój pierwszy pierścień na dowolnym z nich.
rings-1-done = Stoi. Teraz ustawiają czarne i tak na zmianę, aż na planszy będzie po pięć pierścieni każdego koloru.
rings-2 = Dobre jest każde puste pole, nawet na samym brzegu. Spróbuj: ustaw drugi pierścień na brzegu.
rings-2-done = Wolno, ale rzadko warto: bliżej środka pierścień ma więcej linii do ruchu.
rings-2-miss = Dobre pole, ale nie na brzegu. Wybierz takie, za którym już nic nie ma.
rings-3 = Teraz grasz czarnymi, a dziewięć pierścieni już stoi. Ustaw dziesiąty, gdzie zechcesz.
rings-3-done = Otwarcie gotowe. Od teraz pierścienie już tylko się poruszają, a zaczynają białe.

marker = Pierścień zostawia znacznik
marker-idea = Ruch wzdłuż linii
marker-1 = Rusz jednym ze swoich białych pierścieni wzdłuż linii, przez puste pola, tak daleko, jak chcesz.
marker-1-done = Pierścień zostawił za sobą znacznik twojego koloru. Każdy ruch dokłada jeden na planszę.
marker-2 = Pierścienie mogą zajść daleko. Doprowadź jeden ze swoich na k10, na prawym brzegu, jednym ruchem.
marker-2-done = Przez całą planszę. Na każdym polu przecinają się trzy linie, więc patrz wzdłuż wszystkich.
marker-2-miss = To nie k10. Idź stamtąd po liniach wstecz: na jednej z nich stoi twój pierścień.
marker-3 = Pierścień nie może przeskoczyć pierścienia, więc czarny na d6 zamyka ci drogę z d3 w górę. Mimo to doprowadź pierścień na d9, w dwóch ruchach.
marker-3-done = Przeszkoda ominięta. Twoje pierścienie są murem dla czarnych, a ich pierścienie dla ciebie.
marker-3-miss = Dwa ruchy i żadnego pierścienia na d9. Pomyśl od końca: z których pól prowadzi na d9 wolna linia?

jump = Skoki
jump-idea = Nad znacznikami i tuż za nie
jump-1 = Znaczniki nie zatrzymują pierścienia: przeskakuje je i staje tuż za nimi. Przeskocz znacznik.
jump-1-done = Znacznik przeskoczony i odwrócony. Więcej o tym w następnej lekcji.
jump-1-miss = Ruch dozwolony, ale bez skoku. Potrzebujesz znacznika na linii pierścienia i pustego pola tuż za nim.
jump-2 = Pierścień przeskakuje kilka znaczników naraz, jeśli leżą obok siebie. Przeskocz trzy.
jump-2-done = Trzy naraz, bez względu na kolor. Pierścień staje na pierwszym pustym polu za nimi.
jump-2-miss = To nie trzy. Poszukaj trzech znaczników na jednej linii, bez przerw, z twoim pierścieniem przed nimi.
jump-3 = Pierścień może najpierw się przesunąć, a potem skoczyć, ale po skoku staje. Przesuń go przez puste pole, a potem skocz.
jump-3-done = Przesunięcie, skok, stop: więcej w jednym ruchu się nie zmieści.
jump-3-miss = To było samo przesunięcie. Znajdź linię, na której najpierw są puste pola, a po nich znaczniki.
jump-3-near = To był skok bez przesunięcia. Tym razem między pierścieniem a znacznikami musi być puste pole.

flip = Zmiana stron
flip-idea = Pierścień odwraca to, co przeskoczy
flip-1 = Każdy przeskoczony znacznik się odwraca: czarny staje się biały, a biały czarny. Odwróć jednym ruchem trzy czarne znaczniki na białe.
flip-1-done = Trzy więcej dla ciebie i jeszcze ten, który zostawił pierścień.
flip-1-miss = To nie trzy czarne. Leżą obok siebie w kolumnie f.
flip-2 = Twoje własne znaczniki też się odwracają. Znajdź skok, który odwróci co najmniej dwa czarne i żadnego twojego.
flip-2-done = Sam zysk, żadnej straty. Przed skokiem sprawdź oba kolory.
flip-2-own = Po tym skoku część twoich znaczników jest czarna. Jest linia, na której leżą same czarne.
flip-2-miss = To nie odwraca dwóch czarnych znaczników. Poszukaj dwóch leżących obok siebie.

row = Pięć w rzędzie
row-idea = Rząd zdejmuje pierścień z planszy
row-1 = Pięć znaczników twojego koloru obok siebie to rząd. Masz cztery: dołóż piąty, a potem zdejmij rząd i jeden ze swoich pierścieni.
row-1-done = Jest rząd i jeden pierścień mniej. Zdejmij trzy pierścienie, a wygrasz partię.
row-1-own = Przeskakujesz własną czwórkę i staje się czarna. Odsuń raczej na bok pierścień z e8: zostawi piąty znacznik.
row-1-miss = Jeszcze nie ma rzędu. Pierścień na e8 stoi na końcu twojej czwórki. Co po sobie zostawi, gdy się ruszy?
row-2 = Tym razem w środku twojej linii leży czarny. Odwróć ten znacznik, a potem zdejmij rząd i pierścień.
row-2-done = Odwrócony znacznik kończy rząd równie dobrze jak nowy.
row-2-miss = Znacznik na e5 jest wciąż czarny. Który z twoich pierścieni może go przeskoczyć?

choice = Od przybytku głowa nie boli
choice-idea = Które pięć i który rząd?
choice-1 = Sześć na linii! Zdejmujesz tylko pięć, leżących obok siebie. Zostaw znacznik, który najlepiej pasuje do twoich trzech pozostałych, a potem zdejmij pierścień.
choice-1-done = e3, f4, g5, h6: z tym, który został, znów masz cztery na linii.
choice-1-miss = Znacznik, który został na e8, jest sam. Ten z e3 miałby towarzystwo: f4, g5 i h6.
choice-2 = Dwa rzędy mają wspólny znacznik: zdjęcie jednego przerwie drugi. Zdejmij ten, po którym twoja pozycja będzie lepsza, a potem pierścień.
choice-2-done = Nadal masz cztery obok siebie: następny rząd jest blisko.
choice-2-miss = Teraz w środku kolumny g jest przerwa. Przy drugim wyborze zostałyby ci cztery obok siebie.

theirs = Nic dla czarnych
theirs-idea = Przerywać rzędy i żadnego nie podarować
theirs-1 = Czarne mają cztery w kolumnie f, a pierścieniowi z f7 wystarczy odejść na bok. Zagraj tak, żeby w następnej turze nie mogły ukończyć rzędu.
theirs-1-done = Przerwane. Najbardziej boli znacznik odwrócony w środku linii.
theirs-1-miss = Czarne nadal mogą ukończyć rząd. Skocz w poprzek linii, żeby jeden z czterech stał się biały.
theirs-2 = Dwa skoki kończą twój rząd, ale jeden z nich kończy też rząd czarnych. Wybierz drugi, a potem zdejmij rząd i pierścień.
theirs-2-done = Rząd dla ciebie i nic dla czarnych.
theirs-2-gift = Spójrz wzdłuż numeru 4: twój znacznik stał się tam czarny i teraz czarne mają pięć. One też zdejmą pierścień.
theirs-2-miss = Nie ma rzędu. Trzeba odwrócić czarny znacznik na e5.

threat = Groźby
threat-idea = Twoja pierwsza taktyka: dwie naraz
threat-1 = Trzy na linii, a przed nimi twój pierścień. Zagraj tak, żeby w następnej turze móc ukończyć rząd.
threat-1-done = Cztery na linii, a twój pierścień stoi już na piątym polu. Gdy tylko odejdzie, masz rząd: czarne muszą działać.
threat-1-miss = W następnej turze nie byłoby rzędu. Przesuń pierścień tylko o jedno pole wzdłuż linii: zostawi czwarty znacznik i stanie tuż obok niego.
threat-2 = Jedną groźbę czarne odeprą, ale dwie już raczej nie. Zagroź jednym ruchem dwoma rzędami, a potem ukończ ten, który ci zostawią.
threat-2-done = Czarne mogły przerwać tylko jeden. Tak wygrywa się w YINSH.
threat-2-single = Groźba jest, ale czarne mogą ją odeprzeć. Obu twoim liniom brakuje znacznika na tym samym polu: e7.
threat-2-miss = Z tego nie będzie rzędu. Obie twoje linie biegną przez e7. Zostaw tam znacznik i ukończ to, czego czarne nie przerwą.

win = Trzeci pierścień
win-idea = Jak się wygrywa
win-1 = Masz już zdjęte dwa pierścienie. Ukończ rząd, zdejmij go, a potem zdejmij trzeci pierścień.
win-1-done = Trzy pierścienie: wygrywasz!
win-1-miss = Nie ma rzędu, nie ma wygranej. Znacznik na f6 ma zły kolor.
win-2 = Obie strony mają po dwa zdjęte pierścienie, a skok, który kończy twój rząd, kończy też rząd czarnych. Śmiało: pierwszy zdejmuje ten, kto wykonał ruch.
win-2-done = Twój pierścień zszedł pierwszy i partia skończyła się, zanim czarne mogły odpowiedzieć.
win-2-miss = Nie ma rzędu. Przeskocz e4 i e5.

game = Twoja pierwsza partia
game-idea = Cała partia z łagodnym botem
game-about = Wiesz już wszystko, co trzeba. W blitzu wygrywa pierwszy pierścień: to dobra pierwsza partia na dziesięć minut. Albo zagraj od razu do trzech.
