# The lessons of Linko! A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

aim = O co chodzi
aim-idea = Karty przed tobą, nie na ręce
aim-1 = Każdy zaczyna z 13 kartami. Obok stosu dobierania leży odkrytych sześć następnych: rząd. W swojej turze wykładasz jeden zestaw, czyli jedną kartę albo kilka o tej samej wartości. Na końcu każda karta przed tobą daje punkt, a każda na ręce kosztuje punkt. Wyłóż dowolny zestaw.
aim-1-done = Na razie są twoje. Kto wyłoży tyle samo wyższych kart, może je zgarnąć.
aim-2 = Gdy ktoś nie ma już kart, partia się kończy. Masz jeszcze trzy, wszystkie tej samej wartości. Wyłóż je wszystkie i policz.
aim-2-done = 13 przed tobą i żadnej na ręce. Przeciwnik ma 9 przed sobą i 4 na ręce: to daje 5.
aim-2-miss = Masz jeszcze karty na ręce, więc partia trwa. A gdyby wyłożyć wszystkie trzy 6 naraz?

set = Zestaw
set-idea = Co możesz wyłożyć
set-1 = Nie musisz wykładać wszystkich swoich kart danej wartości, ale więcej kart to więcej punktów. Wyłóż zestaw z co najmniej trzech kart.
set-1-done = Trzy punkty naraz. Nowe zestawy kładzie się na starych, a zaatakować można tylko wierzchni.
set-1-miss = Ten zestaw jest mniejszy. Masz trzy 2 i trzy 7.
set-2 = Możesz też coś zatrzymać. Wyłóż dokładnie dwie swoje 7 i zachowaj trzecią.
set-2-done = Dwa punkty teraz i jedna 7 na później. Od liczby kart zależy, kogo atakujesz i kto może zaatakować ciebie.
set-2-miss = To nie para 7. Ile kart trzeba wyłożyć?

joker = Dżokery
joker-idea = X pasuje do wszystkiego
joker-1 = Dżoker przyjmuje wartość kart, z którymi go wykładasz. Wyłóż z jego pomocą zestaw z czterech kart.
joker-1-done = Cztery 7, tak dobre jak prawdziwe.
joker-1-miss = To nie cztery karty z dżokerem. Zacznij od swoich trzech 7.
joker-2 = Same dżokery biją wszystko, nawet 13. Zaatakuj dwie 13.
joker-2-done = Na dwa dżokery nie ma mocnych: biją obie 13.
joker-2-low = Liczba kart się zgadza, ale nie są wyższe niż 13.
joker-2-count = Do ataku na dwie karty potrzebujesz dokładnie dwóch.

attack = Atak
attack-idea = Tyle samo kart, ale o wyższej wartości
attack-1 = Twój zestaw atakuje wierzchni zestaw przeciwnika, jeśli ma tyle samo kart i wyższą wartość. Zaatakuj dwie 6.
attack-1-done = Atak! To ty decydujesz, co się stanie z tymi 6: o tym będzie następna lekcja.
attack-1-low = Liczba kart się zgadza, ale nie są wyższe niż 6.
attack-1-count = Do ataku na dwie karty potrzebujesz dokładnie dwóch.
attack-2 = Czasem kart jest za dużo. Zaatakuj dwie 8 tylko częścią swoich kart.
attack-2-done = Wystarczyły dwie z twoich trzech 10, a jedna zostaje na później.
attack-2-low = Liczba kart się zgadza, ale nie są wyższe niż 8.
attack-2-count = To nie dwie karty. Nie musisz wykładać wszystkich swoich 10.
attack-3 = Jeden zestaw może zaatakować kilku przeciwników. Zaatakuj obu, a potem zdecyduj o każdym z ich zestawów.
attack-3-done = Jeden po drugim, zgodnie z ruchem wskazówek zegara, i nikt dwa razy w turze.
attack-3-one = To atakuje tylko jednego z nich. Masz coś wyższego.
attack-3-miss = To nikogo nie atakuje. Oba wierzchnie zestawy mają po trzy karty.

take = Brać czy nie brać
take-idea = O czym decyduje atakujący
take-1 = Masz dwie 9. Swoimi 12 zaatakuj dwie 9 leżące na stole i weź je na rękę.
take-1-done = Masz na ręce cztery 9, a przeciwnik dobiera w zamian dwie karty.
take-1-leave = Nie bierzesz ich? Razem z twoimi dają cztery 9.
take-1-miss = To niczego nie atakuje. Wyłóż swoje dwie 12.
take-2 = Koniec jest blisko, a każda karta na ręce kosztuje punkt. Zaatakuj dwie 3, ale ich nie bierz.
take-2-done = Przeciwnik musi wziąć je z powrotem albo odrzucić i dobrać dwie: tak czy inaczej traci cztery punkty.
take-2-take = To dwie karty więcej na twojej ręce: jeśli partia skończy się teraz, będą cię kosztować dwa punkty.
take-2-miss = To niczego nie atakuje. Wyłóż swoje dwie 10.

answer = Pod ostrzałem
answer-idea = Z powrotem na rękę albo na stos odrzuconych
answer-1 = Ktoś zaatakował twoje dwie 11, ale ich nie wziął. Masz na ręce jeszcze dwie: weź je z powrotem.
answer-1-done = Cztery 11. Następnym razem będzie je dużo trudniej zaatakować.
answer-1-miss = Spójrz na rząd: nic tam nie jest warte tych 11.
answer-2 = Ktoś zaatakował twoją 2, ale jej nie wziął. To niewielka strata, a w rzędzie leży 8, która pasuje do twoich trzech pozostałych. Odrzuć 2 i dobierz 8.
answer-2-done = Za 2 masz teraz 8. Czasem atak na ciebie to uśmiech losu.
answer-2-miss = Teraz znów masz 2. Odrzuć ją i dobierz coś lepszego.
answer-2-draw = Nie masz już 2, ale 8 nadal leży w rzędzie.

draw = Dobieranie
draw-idea = Z rzędu albo ze stosu dobierania
draw-1 = Ktoś wziął twoje dwie 4. Za każdą dobierasz kartę, z rzędu albo ze stosu dobierania. Dobierz to, co pasuje do twoich 9.
draw-1-done = Nie masz już dwóch niskich kart, ale masz cztery 9.
draw-1-miss = To nie pasuje do twoich 9. W rzędzie są dwie.
draw-2 = Dobierasz trzy karty, po jednej. Zadbaj o dżokera i 10; trzecia może być dowolna.
draw-2-done = Trzy 10 i dżoker: mocny zestaw z czterech kart. Rząd uzupełnia się dopiero wtedy, gdy masz już wszystkie swoje karty.
draw-2-miss = I dżoker, i 10 były do wzięcia.

safe = Trudne do pobicia
safe-idea = Twoja pierwsza taktyka: zestawy, które zostają
safe-1 = Wysokie karty są dobre do ataku, a liczne do obrony. Wyłóż zestaw, który najtrudniej zaatakować.
safe-1-done = Na pięć 3 trzeba pięciu kart jednej wyższej wartości. Te punkty najpewniej zostaną.
safe-1-miss = To łatwo zaatakować. Który z twoich zestawów ma tyle kart, że mało kto mu dorówna?
safe-2 = Przeciwnik ma trzy karty. Wyłóż zestaw, którego w żaden sposób nie zaatakuje.
safe-2-done = Mając trzy karty, nikt nie wyłoży czterech.
safe-2-miss = Na to mogą wystarczyć trzy karty. Wyłóż więcej kart, niż ma przeciwnik.
safe-3 = Wszyscy widzieli, jak przeciwnik wziął trzy 9. Wyłóż zestaw, którego te 9 nie zaatakują.
safe-3-done = Żadna 9 nie atakuje 10. Warto pamiętać karty, które na twoich oczach trafiły na czyjąś rękę.
safe-3-miss = Tyle samo 9 zaatakowałoby ten zestaw.

end = Koniec
end-idea = Ostatnia karta i liczenie punktów
end-1 = Kto wyłoży ostatnią kartę, od razu kończy partię. Zrób to.
end-1-done = Trzynaście kart przed tobą i żadnej na ręce. Twój ostatni zestaw nikogo nie atakuje i nikt nie atakuje jego.
end-1-miss = Została ci jedna karta i partia trwa dalej. Wyłóż obie 8 razem.
end-2 = Przeciwnikowi została jedna karta i w następnej turze skończy partię. Karty przed tobą liczą się na plus, karty na ręce na minus. Wyłóż tak, żeby wygrać.
end-2-done = 15 przed tobą i 1 na ręce dają 14. Przeciwnik ma 13.
end-2-miss = Zostało ci za dużo kart na ręce. Wyłóż tyle, ile możesz.

round = Kilku przeciwników
round-idea = Kogo atakować, a kogo się bać
round-1 = Gracie we czworo. Zaatakuj tego, kto ma przed sobą najwięcej kart.
round-1-done = Prowadzący traci trzy punkty. Gdy przeciwników jest kilku, najpierw sprawdź, kto prowadzi.
round-1-other = To kogoś atakuje, ale nie prowadzącego. Kto wyłożył najwięcej kart i ile ma ich wierzchni zestaw?
round-1-miss = To nikogo nie atakuje. Wierzchni zestaw prowadzącego to trzy 8: co je bije?
round-2 = Zanim znów przyjdzie twoja kolej, wyłożą trzy osoby. Część ich kart znają wszyscy: trzy 9, dwie 12 i jedna 10. Wyłóż zestaw, którego nic z tego nie zaatakuje.
round-2-done = Zostaje, przynajmniej wobec tego, co wiesz. Im więcej graczy, tym rzadziej zestaw przetrwa całą kolejkę.
round-2-miss = Jeden z tych znanych zestawów by go zgarnął. Policz jeszcze raz: ile mają kart i jakiej wartości?

bait = Przynęta
bait-idea = Stracić kartę, zyskać lepszą
bait-1 = W rzędzie leży dżoker, ale dobiera tylko ten, kto traci zestaw. Wiesz, że przeciwnik ma 6. Wyłóż pojedynczą kartę, którą ta 6 zaatakuje, i dobierz dżokera.
bait-1-done = Słaba karta za dżokera. Przeciwnik ją wziął, a ty masz to, czego chcesz.
bait-1-draw = To inna karta, a dżoker wciąż leży w rzędzie. Która karta była warta poświęcenia?
bait-1-miss = Tego 6 przeciwnika nie zaatakuje. Jakie pojedyncze karty bije?
bait-2 = Przeciwnik ma na wierzchu pojedynczą 1, a w rzędzie leżą dwa dżokery. Jeśli zaatakujesz, może dobrać. Ataki dzieją się same, więc wyłóż zestaw, który nikogo nie atakuje.
bait-2-done = Przynęta zostaje na haczyku. Nie każdy atak jest wart tego, co dobierze druga strona.
bait-2-attack = Nie ma już 1, a przeciwnik może dobrać dżokera. Co możesz wyłożyć, co nie jest pojedynczą kartą?

hold = Trzymać czy wykładać
hold-idea = Mocne karty, wcześnie i późno
hold-1 = Przeciwnik ma dużo kart, więc jest czas. Dżokery będą więcej warte w ataku. Wyłóż co najmniej trzy karty, ale bez dżokera.
hold-1-done = Trzy punkty, a oba dżokery nadal na ręce.
hold-1-joker = Ten dżoker nic szczególnego nie dał. Które trzy karty pasują do siebie bez niego?
hold-1-miss = Mniej niż trzy karty. Jaką wartość masz trzy razy?
hold-2 = Przeciwnikowi została jedna karta: to twoja ostatnia tura. Niczego nie warto już trzymać. Wyłóż tyle kart, ile możesz.
hold-2-done = Pięć kart wyłożonych, jedna na ręce. Na końcu dżoker to po prostu punkt.
hold-2-miss = Możesz wyłożyć więcej. Dżokery pasują do wszystkiego: ile kart wyłożysz jako 6?

count = Liczenie kart
count-idea = Co może cię jeszcze zaatakować?
count-1 = Każdej wartości jest osiem kart, a dżokerów pięć. Rozejrzyj się: wszystkie 13 i wszystkie dżokery widać. Wyłóż co najmniej dwie karty, których nikt nie zaatakuje.
count-1-done = W cudzych rękach nie ma już nic, co bije 12.
count-1-miss = Wyższych kart może być dość. Dla której z twoich par widać już wszystko, co ją bije?
count-2 = Policz jeszcze raz. Ile 12 i 13 jest jeszcze ukrytych? A dżokery? Wyłóż co najmniej dwie karty, których nikt nie zaatakuje.
count-2-done = Ukryte są jeszcze dwie 12 i dwie 13, ale na trzy 11 trzeba trzech. W liczbie siła.
count-2-miss = To, czego nie widać, może wystarczyć. Jakiej wartości masz więcej kart, niż ktokolwiek może mieć wyższych?

dry = Nie ma czego dobrać
dry-idea = Inny koniec partii
dry-1 = Stos dobierania się skończył, a w rzędzie została jedna karta. Gdy i jej zabraknie, partia od razu się kończy. Prowadzisz: zmuś przeciwnika do dobrania.
dry-1-done = Ostatnia karta dobrana i partia kończy się z tobą na czele.
dry-1-leave = Jeśli nie weźmiesz 9, przeciwnik może je po prostu zabrać z powrotem i niczego nie dobierze. Kiedy musi dobrać?
dry-1-miss = To niczego nie atakuje, więc nikt nie dobiera. Który z twoich zestawów bije dwie 9?
dry-2 = Teraz przegrywasz, a do dobrania znów jest tylko jedna karta. Potrzebujesz czasu. Wyłóż zestaw, który nikogo nie atakuje.
dry-2-done = Partia trwa i możesz nadrobić. Pod koniec, zanim zaatakujesz, spójrz na stos i na punkty.
dry-2-attack = To atakuje 9. Jeśli ich właściciel dobierze ostatnią kartę, partia się skończy, a ty przegrywasz. Co innego możesz wyłożyć?

match = Cały mecz
match-idea = Punkty z kilku partii się sumują
match-1 = W meczu sumuje się punkty ze wszystkich partii, a każdy zaczyna tyle samo razy. To ostatnia partia i łącznie masz 6 punktów przewagi. W następnej turze przeciwnik wyłoży ostatnią kartę. Wyłóż tyle, żeby nadal prowadzić.
match-1-done = 9 do 13: ta partia przegrana o 4 punkty, a mecz wygrany o 2.
match-1-miss = Nawet z twoimi 6 punktami to nie więcej, niż ma przeciwnik. Każda wyłożona karta liczy się podwójnie: jedna więcej przed tobą i jedna mniej na ręce.
match-2 = Ostatnia partia meczu we troje. Do tej pory masz 14 punktów, Przeciwnik 1 ma 22, a Przeciwnik 2 ma 11. Zaatakuj tego, kto prowadzi w meczu, choć w tej partii prowadzi kto inny.
match-2-done = W meczu liczy się suma. Przeciwnik 1 może przegrać tę partię, a mimo to wygrać, więc właśnie tam strata punktów boli.
match-2-other = To trafia Przeciwnika 2, który prowadzi w tej partii, ale w meczu jest ostatni. Kto ma najwyższą sumę?
match-2-miss = To nikogo nie atakuje. Przeciwnik 1 ma na wierzchu dwie 4: który z twoich zestawów je bije?

game = Twoja pierwsza partia
game-idea = Cała partia z łatwym botem
game-about = Wiesz już wszystko, co trzeba. Wykładaj więcej niż jedną kartę naraz i patrz, ile kart zostało przeciwnikowi.
