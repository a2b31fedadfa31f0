# Lekcje gry LYNGK. Lekcja ma tytuł i myśl; krok ma zadanie, słowa na jego wykonanie i odpowiedzi na inne ruchy.

any-claim = To przejęcie koloru. Wolno, ale w tym zadaniu potrzebny jest tylko ruch.

move = Na sąsiedni pion
move-idea = Jak poruszają się piony
move-1 = Plansza jest pełna. Rusz dowolnym pionem wzdłuż linii na sąsiada innego koloru. Żaden kolor do nikogo jeszcze nie należy, więc wolno ci ruszyć każdym pionem prócz dżokerów.
move-1-done = Dwa piony są teraz stosem, a jeden punkt opustoszał.
move-2 = Na g8 nic już nie ma, więc piony wokół widzą ponad nim. Wykonaj ruch przez pusty punkt.
move-2-done = Do pierwszego piona na linii i nie dalej: niczego się nie przeskakuje.
move-2-miss = To był krok na sąsiada. Zacznij obok pustego punktu g8 i przejdź przez niego.

stacks = Budowanie stosów
stacks-idea = Wysokość i kolory
stacks-1 = Stos porusza się w całości i nigdy nie ma dwóch takich samych kolorów. Przenieś stos z dwóch na pion trzeciego koloru.
stacks-1-done = Trzy piony, trzy kolory. O tym, czyj jest stos, mówi pion na wierzchu.
stacks-1-miss = Nie powstał z tego stos z trzech. Stos z dwóch stoi na c7: który sąsiad ma kolor, którego mu brakuje?
stacks-2 = Neutralny stos może wejść na stos nie wyższy od siebie. Postaw jeden stos z dwóch na drugim.
stacks-2-done = Cztery piony, cztery kolory. Ze wspólnym kolorem byłoby to zabronione.
stacks-2-miss = Stosy na h6 i h7 stoją wciąż osobno.
stacks-3 = Pojedynczy neutralny pion nigdy nie wchodzi na stos, ale stos może wejść na pojedynczy pion. Zbuduj stos z czterech.
stacks-3-done = Niskie nie wspina się na wysokie, ale wysokie może zejść na niskie.
stacks-3-miss = Jeszcze nie cztery. Przenieś stos z trzech z h8 na pojedynczy pion, który widzi.

joker = Dżokery
joker-idea = Piony za każdy kolor
joker-1 = Cętkowane piony to dżokery. Nikt nie rusza samym dżokerem, ale można na niego wejść. Zrób to.
joker-1-done = Dżoker zastępuje teraz kolor, którego brakuje stosowi, jaki będzie potrzebny.
joker-1-miss = Pod spodem nie było dżokera. Jeden leży sam na c1.
joker-2 = Dżoker pasuje pod wszystko. Przenieś na niego stos z dwóch.
joker-2-done = Trzy piony, a dżoker może być jeszcze każdym z trzech brakujących kolorów.
joker-2-miss = Popatrz wzdłuż długich linii: na b2 dżoker czeka na stos z dwóch.

claim = Przejęcie koloru
claim-idea = Kolor staje się twój
claim-1 = Przed ruchem możesz przejąć kolor: jeden w turze, dwa w partii. Przejmij jeden, a potem rusz pionem tego koloru.
claim-1-done = Od teraz tylko ty ruszasz tym, co ma ten kolor na wierzchu.
claim-1-miss = To był ruch bez przejęcia. Najpierw przejmij kolor.
claim-1-other = Jeden kolor przejęty, a ruszony inny. Wolno, ale tym razem rusz swoim.
claim-2 = Na e8 stoi stos z czterech i oboje możecie nim ruszyć. Przejmij kolor, który jest na jego wierzchu, a potem wykonaj dowolny ruch.
claim-2-done = Teraz jest tylko twój i brakuje mu jednego piona do punktu.
claim-2-other = To nie ten kolor jest na wierzchu stosu na e8.
claim-2-miss = Ruch bez przejęcia, a stos jest wciąż wspólny.

tall = Na wysokie stosy
tall-idea = Co wolno przejętym kolorom
tall-1 = Niebieski jest twój. Przejęty kolor wchodzi na stosy każdej wysokości, nawet jako pojedynczy pion. Przenieś pojedynczy niebieski pion na stos.
tall-1-done = Neutralny pion nie mógłby tego zrobić.
tall-1-miss = Znajdź pojedynczy niebieski pion, który widzi stos bez niebieskiego.
tall-2 = Zielony jest twój, beżowy należy do przeciwnika. Odbierz mu stos z trzech jednym zielonym pionem.
tall-2-done = Decyduje pion na wierzchu: co było jego, jest twoje.
tall-2-miss = Jego stos z trzech stoi na d7. Który zielony pion jest w pobliżu?

five = Stos z pięciu
five-idea = Jak zdobywa się punkty
five-1 = Pięć pionów z twoim kolorem na wierzchu to punkt i taki stos schodzi z planszy. Czarny jest twój: dokończ taki stos.
five-1-done = Punkt. Stos leży przed tobą już na zawsze.
five-1-miss = Nie ma stosu z pięciu. Stoi tam stos z czterech bez czarnego: który czarny pion go widzi?
five-2 = Możesz w jednej turze przejąć kolor i zdobyć punkt. Przejmij właściwy kolor i dokończ stos z pięciu.
five-2-done = Przejęcie i punkt w jednej turze. Przeciwnik mógł tylko patrzeć.
five-2-other = Tym kolorem niczego teraz nie dokończysz. Spójrz na stosy z czterech i na to, co mają na wierzchu.
five-2-miss = Nie ma punktu. Jeden ze stosów z czterech ma neutralny wierzch: przejmij ten kolor i zanieś stos do piona, którego mu brakuje.

block = Na przeszkodzie
block-idea = Odebrać przeciwnikowi punkt
block-1 = Beżowy i czarny są twoje, niebieski i czerwony należą do przeciwnika, który w następnej turze może dokończyć stos z pięciu. Zagraj tak, żeby już nie mógł.
block-1-done = Czerwony pion na f5 jest pogrzebany i po groźbie.
block-1-miss = Przeciwnik i tak zdobędzie punkt: czerwony pion z f5 dochodzi do stosu z czterech. Co może na niego wejść?
block-2 = Czarny i czerwony są twoje, beżowy i zielony należą do przeciwnika, a niebieski zostaje neutralny. Stos z czterech na b4 jest zagrożony. Dokończ go z neutralnym kolorem na wierzchu.
block-2-done = Pięć pod neutralnym kolorem zostaje na planszy i nie liczy się nikomu. Nie ma punktu dla ciebie, ale dla niego też nie.
block-2-miss = Przeciwnik i tak zdobędzie punkt. Rusz samym stosem z b4: wierzch ma neutralny, więc wolno.

lyngk = Punkty LYNGK
lyngk-idea = Podróż po własnym kolorze
lyngk-1 = Zielony jest twój. Zielony pion, który dochodzi do innego zielonego, nie zatrzymuje się tam: idzie dalej, w dowolnym kierunku. Wykonaj ruch przez taki punkt LYNGK.
lyngk-1-done = Zielony pion poniósł twój tam, dokąd sam by nie doszedł.
lyngk-1-miss = Ten ruch poszedł prosto. Zacznij w stronę innego zielonego piona i tam skręć.
lyngk-2 = Jeden ruch może prowadzić przez kilka punktów LYNGK, ale przez żaden dwa razy. Wykonaj ruch przez dwa.
lyngk-2-done = Trzy odcinki w jednym ruchu. Z sieci twojego koloru nie skorzysta nikt inny.
lyngk-2-miss = Mniej niż dwa punkty LYNGK. Zacznij od stosu na f7; e7 i e8 też mają zielony na wierzchu.
lyngk-3 = Czerwony i beżowy są twoje. Dokończ stos z pięciu przez punkt LYNGK.
lyngk-3-done = Punkt z daleka. Przed każdym ruchem prześledź swoje kolory na planszy.
lyngk-3-miss = Nie ma punktu. Stos z c7 może skręcić na e7.

end = Ostatnie ruchy
end-idea = Co liczy się na końcu
end-1 = Nikt nie ma jeszcze punktu i prawie nie ma już ruchów. Czarny jest twój. Zakończ partię punktem.
end-1-done = Nikt nie może się już ruszyć, a ty masz więcej stosów z pięciu: wygrywasz.
end-1-miss = To nie wygrywa. Stos na b2 ma cztery piony i czarny na wierzchu. Brakuje mu niebieskiego.
end-2 = Po jednym punkcie. Wtedy liczą się stosy z czterech pod waszymi kolorami, potem z trzech, z dwóch i pojedyncze piony. Czarny jest twój. Wykonaj ostatni ruch i wygraj.
end-2-done = Czwórek i trójek jest po równo, ale ty masz stos z dwóch, a przeciwnik żadnego.
end-2-miss = Policz jeszcze raz: czwórek i trójek jest po równo. Potrzebny ci stos z dwóch z czarnym na wierzchu.

game = Twoja pierwsza partia
game-idea = Cała partia z łagodnym botem
game-about = Wiesz już wszystko, co trzeba. Przejmuj kolory dopiero wtedy, gdy się to opłaca, i miej oko na każdy stos z czterech.
