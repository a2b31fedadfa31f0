# Lekcje gry YINSH. Lekcja ma tytuł i myśl; krok ma zadanie, słowa na jego wykonanie i odpowiedzi na inne ruchy.

rings = Najpierw pierścienie
rings-idea = Gdzie stają pierścienie
rings-1 = Masz białe pierścienie, a biały zaczyna. Ustaw swój pierwszy pierścień na dowolnym polu.
rings-1-done = Stoi. Teraz kolej na czarnego i tak na zmianę, aż każdy będzie miał pięć na planszy.
rings-2 = Dobre jest każde puste pole, nawet na samym brzegu. Spróbuj: ustaw drugi pierścień na brzegu.
rings-2-done = Wolno, ale rzadko warto: ze środka pierścień widzi więcej linii.
rings-2-miss = Dobre miejsce, ale nie na brzegu. Wybierz pole, za którym już nic nie ma.
rings-3 = Teraz grasz czarnymi, a dziewięć pierścieni już stoi. Ustaw dziesiąty, gdzie zechcesz.
rings-3-done = Otwarcie gotowe. Pierścieni już się nie ustawia; od teraz się poruszają, a zaczyna biały.

marker = Pierścień zostawia znacznik
marker-idea = Ruch wzdłuż linii
marker-1 = Rusz jednym ze swoich białych pierścieni wzdłuż linii, po pustych polach, tak daleko, jak chcesz.
marker-1-done = Tam, gdzie był pierścień, zostaje znacznik twojego koloru. Każdy ruch dokłada jeden na planszę.
marker-2 = Pierścienie widzą daleko. Doprowadź jeden ze swoich na k10, na prawym brzegu, jednym ruchem.
marker-2-done = Przez całą planszę. W środku krzyżują się trzy linie: patrz wzdłuż każdej.
marker-2-miss = To nie k10. Idź po liniach stamtąd wstecz: na jednej stoi twój pierścień.
marker-3 = Żaden pierścień nie przeskakuje pierścienia, więc czarny na d6 zamyka drogę z d3 w górę. Doprowadź mimo to pierścień na d9, w dwóch ruchach.
marker-3-done = Przeszkoda ominięta. Twoje pierścienie są murem dla czarnego, a jego dla ciebie.
marker-3-miss = Dwa ruchy i żadnego pierścienia na d9. Pomyśl od końca: z których pól widać d9?

jump = Skoki
jump-idea = Nad znacznikami i tuż za nie
jump-1 = Znaczniki nie zatrzymują pierścienia: przeskakuje je i staje tuż za nimi. Przeskocz znacznik.
jump-1-done = Przeskoczony, a przy tym odwrócony. Więcej o tym w następnej lekcji.
jump-1-miss = Poprawny ruch, ale bez skoku. Na linii pierścienia musi leżeć znacznik, a tuż za nim puste pole.
jump-2 = Kilka sąsiednich znaczników przeskakuje się naraz. Przeskocz trzy.
jump-2-done = Trzy naraz, obojętne jakiego koloru. Pierścień staje na pierwszym pustym polu za nimi.
jump-2-miss = To nie trzy. Poszukaj trzech stykających się znaczników na jednej linii, z twoim pierścieniem przed nimi.
jump-3 = Pierścień może najpierw się przesunąć, a potem skoczyć, ale po skoku staje. Przesuń go przez puste pole, a potem skocz.
jump-3-done = Przesunąć, skoczyć, stanąć: więcej w jednym ruchu się nie zmieści.
jump-3-miss = To było samo przesunięcie. Znajdź linię, na której najpierw są puste pola, a potem znaczniki.
jump-3-near = To był skok z bliska. Tym razem między pierścieniem a znacznikami musi być coś pustego.

flip = Zmiana stron
flip-idea = Co pierścień przeskoczy, to się odwraca
flip-1 = Każdy przeskoczony znacznik pokazuje drugą stronę: czarny staje się biały, biały czarny. Odwróć trzy czarne znaczniki jednym ruchem.
flip-1-done = Trzy więcej dla ciebie i jeszcze ten zostawiony przez pierścień.
flip-1-miss = To nie trzy czarne. Leżą obok siebie w kolumnie f.
flip-2 = Twoje znaczniki też się odwracają. Znajdź skok, który odwróci co najmniej dwa czarne i żadnego twojego.
flip-2-done = Sam zysk. Przed skokiem przyjrzyj się obu kolorom.
flip-2-own = Ten skok zmienił na czarne także twoje znaczniki. Jest linia, na której leżą same czarne.
flip-2-miss = To nie odwraca dwóch czarnych znaczników. Poszukaj dwóch leżących obok siebie.

row = Pięć w rzędzie
row-idea = Rząd zdejmuje pierścień z planszy
row-1 = Pięć sąsiednich znaczników twojego koloru to rząd. Masz cztery: dołóż piąty, a potem zdejmij rząd i jeden ze swoich pierścieni.
row-1-done = Rząd dla ciebie i pierścień obok planszy. Trzy takie pierścienie wygrywają.
row-1-own = Przeskoczone zostały twoje cztery i są teraz czarne. Niech pierścień z e8 raczej odejdzie na bok: zostawi piąty znacznik.
row-1-miss = Jeszcze nie ma rzędu. Pierścień na e8 stoi na końcu twojej czwórki. Co zostawi, gdy odejdzie?
row-2 = Tu czarny siedzi w środku twojej linii. Odwróć ten znacznik, a potem zdejmij rząd i pierścień.
row-2-done = Odwrócony znacznik kończy rząd równie dobrze jak nowy.
row-2-miss = Znacznik na e5 jest wciąż czarny. Który z twoich pierścieni może go przeskoczyć?

choice = Od przybytku
choice-idea = Które pięć i który rząd?
choice-1 = Sześć na linii! Zdejmujesz tylko pięć sąsiednich. Zostaw znacznik, który pasuje do twoich trzech innych, a potem zdejmij pierścień.
choice-1-done = e3, f4, g5, h6: z tym, który został, znów masz cztery na linii.
choice-1-miss = Znacznik, który został na e8, jest sam. Ten z e3 miałby towarzystwo: f4, g5 i h6.
choice-2 = Dwa rzędy krzyżują się w jednym znaczniku: zdjęcie jednego rozrywa drugi. Zdejmij ten, po którym zostanie więcej pożytku, a potem pierścień.
choice-2-done = Zostały cztery obok siebie: następny rząd jest blisko.
choice-2-miss = Teraz w środku kolumny g jest dziura. Odwrotnie zostałyby cztery obok siebie.

theirs = Nic dla czarnego
theirs-idea = Rozbijać rzędy i żadnego nie podarować
theirs-1 = Czarny ma cztery w kolumnie f, a pierścieniowi z f7 wystarczy odejść na bok. Zagraj tak, żeby w następnej turze nie mógł zrobić rzędu.
theirs-1-done = Rozbite. Najbardziej boli znacznik odwrócony w środku linii.
theirs-1-miss = Czarny i tak miałby rząd. Skocz w poprzek linii, żeby jeden z czterech stał się biały.
theirs-2 = Dwa skoki robią twój rząd, ale jeden z nich robi też rząd czarnemu. Wybierz drugi, a potem zdejmij rząd i pierścień.
theirs-2-done = Rząd dla ciebie i nic dla czarnego.
theirs-2-gift = Spójrz na linię numer 4: twój znacznik stał się tam czarny i czarny ma pięć. Zszedłby też czarny pierścień.
theirs-2-miss = Nie ma rzędu. Trzeba odwrócić czarny znacznik na e5.

threat = Groźby
threat-idea = Twoja pierwsza taktyka: dwie naraz
threat-1 = Trzy na linii, a przed nimi twój pierścień. Zagraj tak, żeby w następnej turze móc dokończyć rząd.
threat-1-done = Cztery na linii, a pierścień stoi już na piątym polu. Gdy odejdzie, rząd jest gotowy: czarny musi działać.
threat-1-miss = W następnej turze nie byłoby rzędu. Niech pierścień zostawi czwarty znacznik i stanie tuż obok niego.
threat-2 = Jedną groźbę da się odeprzeć, dwie już rzadko. Zagroź dwoma rzędami jednym ruchem, a potem dokończ ten, który czarny ci zostawi.
threat-2-done = Czarny mógł rozbić tylko jeden. Tak wygrywa się w YINSH.
threat-2-single = Groźba jest, ale czarny może ją odeprzeć. Obu twoim liniom brakuje znacznika na tym samym polu: e7.
threat-2-miss = Z tego nie będzie rzędu. Obie twoje linie biegną przez e7. Zostaw tam znacznik i dokończ to, czego czarny nie rozbije.

win = Trzeci pierścień
win-idea = Jak się wygrywa
win-1 = Dwa twoje pierścienie są już obok planszy. Zrób rząd, zdejmij go, a z nim trzeci pierścień.
win-1-done = Trzy pierścienie: wygrywasz.
win-1-miss = Nie ma rzędu, nie ma wygranej. Znacznik na f6 ma zły kolor.
win-2 = Po dwa pierścienie, a skok, który robi twój rząd, robi też rząd czarnemu. Odwagi: pierwszy zdejmuje ten, kto wykonał ruch.
win-2-done = Twój pierścień zszedł pierwszy i partia skończyła się, zanim czarny mógł odpowiedzieć.
win-2-miss = Nie ma rzędu. Przeskocz e4 i e5.

game = Twoja pierwsza partia
game-idea = Cała partia z łagodnym botem
game-about = Wiesz już wszystko, co trzeba. W blitzu wygrywa pierwszy pierścień: dobra pierwsza partia na dziesięć minut. Albo zagraj od razu do trzech.
