# The lessons of YINSH. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

aim = O co chodzi
aim-idea = Pięć w rzędzie, trzy pierścienie i początek partii
aim-1 = Pięć znaczników twojego koloru obok siebie to rząd. Za każdy rząd zdejmujesz jeden ze swoich pierścieni, a trzy zdjęte dają wygraną. Dwa już masz. Biały pierścień z e8 zostawi znacznik tam, gdzie stał: odsuń go od czterech białych znaczników, a potem zdejmij rząd i pierścień.
aim-1-done = To cała gra: trzy rzędy, trzy pierścienie. Reszta to kwestia tego, kto będzie pierwszy.
aim-1-own = To był skok wzdłuż rzędu, a skok odwraca znaczniki. A gdyby pierścień z e8 po prostu odszedł na bok?
aim-1-miss = Jeszcze nie ma rzędu. W kolumnie e leżą cztery białe znaczniki. Który pierścień może dołożyć piąty?
aim-2 = Tak zaczyna się każda partia: pusta plansza, po pięć pierścieni, a obok 51 znaczników dla obu stron. Zaczynają białe. Wybierz pole dla pierwszego pierścienia: dowolne przecięcie linii.
aim-2-done = Teraz ustawiają czarne, potem znów ty, aż stanie wszystkie dziesięć pierścieni.

rings = Najpierw pierścienie
rings-idea = Gdzie staje dziesięć pierścieni
rings-1 = Dobre jest każde puste pole, nawet na samym brzegu. Spróbuj: ustaw drugi pierścień na brzegu.
rings-1-done = Wolno, ale rzadko warto: bliżej środka pierścień ma więcej linii do ruchu.
rings-1-miss = Dobre pole, ale nie na brzegu. Wybierz takie, za którym już nic nie ma.
rings-2 = Teraz grasz czarnymi, a dziewięć pierścieni już stoi. Ustaw dziesiąty, gdzie zechcesz.
rings-2-done = Otwarcie gotowe. Od teraz pierścienie już tylko się poruszają, a zaczynają białe.

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
row-idea = Za rząd zdejmujesz pierścień
row-1 = Pięć znaczników twojego koloru obok siebie to rząd. Masz cztery: dołóż piąty, a potem zdejmij rząd i jeden ze swoich pierścieni.
row-1-done = Jest rząd i jeden pierścień mniej. Zdejmij trzy pierścienie, a wygrasz partię.
row-1-own = Przeskakujesz własną czwórkę i staje się czarna. Lepiej odsuń na bok pierścień z e8: zostawi piąty znacznik.
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
theirs-idea = Jak przerywać rzędy i żadnego nie podarować
theirs-1 = Czarne mają cztery w kolumnie f, a pierścieniowi z f7 wystarczy odejść na bok. Zagraj tak, żeby w następnej turze nie mogły ukończyć rzędu.
theirs-1-done = Przerwane. Najbardziej boli znacznik odwrócony w środku linii.
theirs-1-miss = Czarne nadal mogą ukończyć rząd. Skocz w poprzek linii, żeby jeden z czterech stał się biały.
theirs-2 = Dwa skoki kończą twój rząd, ale jeden z nich kończy też rząd czarnych. Wybierz drugi, a potem zdejmij rząd i pierścień.
theirs-2-done = Rząd dla ciebie i nic dla czarnych.
theirs-2-gift = Spójrz wzdłuż linii 4: twój znacznik stał się tam czarny i teraz czarne mają pięć. One też zdejmą pierścień.
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

combo = Dwa ruchy naprzód
combo-idea = Jak przygotować rząd nie do zatrzymania
combo-1 = Czarny znacznik na e5 przerywa dwie twoje linie: kolumnę e i linię 5. Odwróć go, żeby obie miały po cztery, a potem ukończ tę, którą czarne ci zostawią. Zdejmij rząd i pierścień.
combo-1-done = Jeden skok, dwie linie. Szukaj znaczników, na których krzyżują się twoje linie.
combo-1-single = To tylko jedna groźba i czarne mogą odpowiedzieć. Który skok pomaga obu liniom naraz?
combo-1-miss = Nie ma rzędu. Najpierw odwróć znacznik na e5, a potem rusz pierścieniem, który stoi na końcu czwórki.
combo-2 = Twój rząd w kolumnie e jest gotowy. Przesuń pierścień z e8 tam, skąd w następnej turze powstanie drugi rząd, którego czarne nie zatrzymają. Zdejmij oba rzędy, a za każdy jeden pierścień.
combo-2-done = Dwa rzędy w dwóch turach. Pierścień, który skończył jedną linię, czekał już przy następnej.
combo-2-one = Jest rząd, ale nic po nim. W kolumnie f też są cztery: stań tuż obok nich i zachowaj ten pierścień.
combo-2-miss = To nie kończy rzędu. Który pierścień stoi na końcu czwórki?

wall = Pierścień na drodze
wall-idea = Blokada bez skoku
wall-1 = Czarny pierścień z h6 chce przeskoczyć g6 i zrobić z niego czarny: byłoby pięć w kolumnie g. Musi wylądować na f6. Zatrzymaj go, niczego nie przeskakując.
wall-1-done = Nie ma gdzie wylądować, nie ma skoku. Pierścień zatrzyma tylko inny pierścień.
wall-1-jump = To też zatrzymuje czarne, ale skokiem, a skoki odwracają. Gdzie musiałby wylądować czarny pierścień?
wall-1-miss = Czarne nadal mogą ukończyć rząd. Które pole musi być wolne, żeby przeskoczyć g6?
wall-2 = Czarne mają w kolumnie g dwa i dwa, a pośrodku lukę. Wstaw w nią pierścień.
wall-2-done = Dopóki twój pierścień tam stoi, ta linia jest martwa. Czasem najlepszy pierścień nie rusza się przez dziesięć tur.
wall-2-miss = Luka na g6 jest wciąż otwarta. Który z twoich pierścieni ma do niej wolną drogę?

back = Tam i z powrotem
back-idea = Jak zachować zdobyte znaczniki
back-1 = Dwa twoje skoki zdobywają po dwa czarne znaczniki. Po jednym z nich czarne od razu jeden odzyskają. Wybierz skok, którego zysk zostanie.
back-1-done = Żaden czarny pierścień tam nie sięga. Zanim policzysz znaczniki, sprawdź odpowiedź czarnych.
back-1-back = Następnym skokiem czarne coś odzyskają. Który czarny pierścień celuje w te znaczniki, a której pary nie widzi?
back-1-miss = To nie zdobywa dwóch czarnych znaczników. Gdzie leżą dwa obok siebie?
back-2 = Na linii były już cztery twoje, ale czarne właśnie odwróciły ten z e5. Odwróć go z powrotem, żeby groźba znów istniała.
back-2-done = Znów cztery na linii, a obok twój pierścień. Linia należy do tego, kto w porę skoczy ostatni.
back-2-miss = e5 jest wciąż czarny. Pomoże skok w innym kierunku: który pierścień stoi na jednej linii z e5?

ring = Który pierścień oddać
ring-idea = Zostaw ten, który pracuje
ring-1 = Twój rząd już zdjęty, teraz pora na pierścień. Jeden z twoich powstrzymuje czarne. Zadbaj, żeby w następnej turze nie ukończyły rzędu.
ring-1-done = Strażnik na f6 zostaje. Zanim oddasz pierścień, zapytaj, co powstrzymywał.
ring-1-miss = To był strażnik: teraz h6 przeskoczy g6 i stanie na jego miejscu. Który pierścień nie ma nic do roboty?
ring-2 = Znów zdejmujesz pierścień. Zostaw ten, który może ukończyć następny rząd.
ring-2-done = Pierścień na h9 stoi na końcu czterech znaczników. Czarne muszą się tym od razu zająć.
ring-2-miss = Bez niego cztery w kolumnie h nie mają obok pierścienia. Który pierścień stoi daleko od wszystkiego?

wait = Bez pośpiechu
wait-idea = Dwa rzędy naraz albo najpierw bezpieczeństwo
wait-1 = Jeden skok kończy tu dwa rzędy bez wspólnego znacznika: dwa pierścienie w jednej turze. Znajdź go, a potem zdejmij oba rzędy i dwa pierścienie.
wait-1-done = Dwa pierścienie jednym ruchem. Rząd, któremu nic nie grozi, może poczekać na drugi.
wait-1-one = Jest rząd, ale drugi został przerwany. W każdej linii leży czarny znacznik: który pierścień przeskoczy oba naraz?
wait-1-miss = Nie ma rzędu. Przeszkadzają czarne znaczniki na e5 i e6. Jak odwrócić oba?
wait-2 = Twoje cztery w kolumnie j są bezpieczne: żaden czarny pierścień tam nie sięga. Cztery czarne w kolumnie c zaraz będą rzędem. Co najpierw? Zrób to, a potem ukończ swój rząd.
wait-2-done = Nic dla czarnych, a twój rząd i tak przyszedł turę później. Rząd kosztuje też pierścień, więc nie ma pośpiechu.
wait-2-hasty = Twojemu rzędowi nic nie groziło, a teraz czarne też kończą swój. A gdyby najpierw przerwać ich rząd?
wait-2-miss = Czarne zachowują rząd albo ty tracisz swój. Który pierścień przeskoczy w poprzek kolumny c?

gift = Prezent dla czarnych
gift-idea = Kiedy warto oddać rząd
gift-1 = Jeden z twoich skoków kończy dwa rzędy dla ciebie, ale też jeden dla czarnych. Dwa pierścienie za jeden to dobra wymiana: znajdź ten skok, a potem zdejmij oba rzędy i dwa pierścienie.
gift-1-done = Dwa pierścienie do jednego. Twoje zeszły pierwsze, a czarne grają dalej o pierścień słabsze.
gift-1-one = Jest rząd, a czarne nic nie dostają. To ostrożna droga, ale tu możesz mieć dwa. Który skok odwraca e5 i e6 razem?
gift-1-miss = Nie masz rzędu. Przeszkadzają czarne znaczniki na e5 i e6: który skok odwróci oba?
gift-2 = Ta sama pozycja, ale czarne zdjęły już dwa pierścienie i z jeszcze jednym rzędem wygrają. Ukończ rząd, nie oddając żadnego, a potem zdejmij go razem z pierścieniem.
gift-2-done = Na razie wystarczy jeden. Zanim oddasz rząd, policz pierścienie.
gift-2-gift = To kończy rząd czarnych: trzeci pierścień i partia przegrana. Który skok odwraca e5, a nie rusza e4?
gift-2-miss = Nie ma rzędu. Który z twoich pierścieni przeskoczy e5, nie idąc wzdłuż kolumny e?

opening = Gdzie ustawić pierścienie
opening-idea = Przestrzeń dla ciebie, żadnej dla czarnych
opening-1 = Pierścień jest wart tyle, co jego linie. Ustaw swój tam, skąd mógłby pójść na co najmniej 20 pól.
opening-1-done = Dużo miejsca. Pierścienie w tłoku albo na brzegu późno wchodzą do gry.
opening-1-miss = Mniej niż 20. Inne pierścienie albo brzeg skracają mu linie. Gdzie spotykają się trzy długie linie?
opening-2 = Pierścienie to mury. Ustaw swój tam, dokąd trzy czarne mają wolną linię, żeby zatrzymał wszystkie trzy.
opening-2-done = Trzy linie zamknięte jednym pierścieniem. Dobre pole robi dwie rzeczy: daje miejsce tobie i mur czarnym.
opening-2-miss = Mniej niż trzy. Idź za liniami z c3, e9 i h5: gdzie się przecinają?

pool = Ostatni znacznik
pool-idea = Co się dzieje, gdy pula jest pusta
pool-1 = Zostały dwa znaczniki, jeden dla ciebie i jeden dla czarnych. Gdy się skończą, wygrywa strona, która zdjęła więcej pierścieni. Ty masz jeden, czarne żadnego. Zadbaj, żeby ostatni znacznik nie ukończył im rzędu.
pool-1-done = Pula jest pusta, a jeden pierścień to więcej niż żaden. Wygrana bez dojścia do trzech.
pool-1-miss = Czarny pierścień z i7 ustąpi i ukończy kolumnę i. Który z twoich pierścieni może tam odwrócić znacznik?
pool-2 = Po jednym pierścieniu i ostatni znacznik: bez rzędu będzie remis. Rząd zwraca do puli pięć znaczników i gra toczy się dalej. Ukończ go, a potem zdejmij razem z pierścieniem.
pool-2-done = Pięć znaczników wraca do puli, a ty prowadzisz o jeden pierścień.
pool-2-miss = Nie ma znaczników ani rzędu: remis. W kolumnie j brakuje tylko j8. Który pierścień może je przeskoczyć?

game = Twoja pierwsza partia
game-idea = Cała partia z łatwym botem
game-about = Wiesz już wszystko, co trzeba. W blitzu wygrywa pierwszy pierścień: to dobra pierwsza partia na dziesięć minut. Albo zagraj od razu do trzech.
