# The lessons of LYNGK. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

any-claim = To przejęcie koloru. Wolno, ale w tym zadaniu wystarczy ruch.

move = Na sąsiedni pion
move-idea = Jak poruszają się piony
move-1 = Plansza jest pełna: pion stoi na każdym polu, tam gdzie przecinają się linie. Przesuń dowolny pion wzdłuż linii na sąsiada innego koloru. Żaden kolor nie ma jeszcze właściciela, więc możesz ruszyć każdym pionem oprócz dżokerów.
move-1-done = Te dwa piony są teraz stosem, a opuszczone pole jest puste.
move-2 = g8 jest puste, więc piony wokół mogą przez nie przejść. Wykonaj ruch przez puste pole.
move-2-done = Do pierwszego piona na linii i ani kroku dalej: niczego nie można przeskoczyć.
move-2-miss = To był krok na sąsiada. Zacznij obok pustego pola g8 i przejdź przez nie.

stacks = Budowanie stosów
stacks-idea = Wysokość i kolory
stacks-1 = Stosem rusza się w całości, a kolory w nim się nie powtarzają. Przesuń stos z dwóch pionów na pion trzeciego koloru.
stacks-1-done = Trzy piony, trzy kolory. O tym, czyj jest stos, decyduje pion na wierzchu.
stacks-1-miss = Nie powstał stos z trzech pionów. Stos z dwóch stoi na c7: który sąsiad ma kolor, którego w nim jeszcze nie ma?
stacks-2 = Neutralny stos może wejść na stos nie wyższy od siebie. Przesuń jeden stos z dwóch pionów na drugi.
stacks-2-done = Cztery piony, cztery kolory. Gdyby miały wspólny kolor, ruch byłby niedozwolony.
stacks-2-miss = Stosy na h6 i h7 stoją wciąż osobno.
stacks-3 = Pojedynczy neutralny pion nie może wejść na stos, ale stos może wejść na pojedynczy pion. Zbuduj stos z czterech pionów.
stacks-3-done = Niskie nie wejdzie na wysokie, ale wysokie może zejść na niskie.
stacks-3-miss = Jeszcze nie ma czterech. Przesuń stos z trzech pionów z h8 na pojedynczy pion w jego zasięgu.

joker = Dżokery
joker-idea = Piony, które zastępują każdy kolor
joker-1 = Białe piony to dżokery. Nikt nie może ruszyć samym dżokerem, ale można na niego wejść. Spróbuj.
joker-1-done = Dżoker zastępuje teraz kolor, którego brakuje w stosie, taki, jaki ci potrzebny.
joker-1-miss = To nie było wejście na dżokera. Jeden stoi na c1.
joker-2 = Dżoker pasuje pod wszystko. Przesuń na któregoś stos z dwóch pionów.
joker-2-done = Trzy piony, a dżoker może być jeszcze każdym z trzech brakujących kolorów.
joker-2-miss = Popatrz wzdłuż długich linii: na b2 dżoker czeka na stos z dwóch pionów.

claim = Przejęcie koloru
claim-idea = Kolor staje się twój
claim-1 = Przed ruchem możesz przejąć kolor: jeden na turę, dwa na partię. Przejmij któryś, a potem rusz pionem tego koloru.
claim-1-done = Od teraz tylko ty możesz ruszać pionami i stosami z tym kolorem na wierzchu.
claim-1-miss = Ruszasz bez przejęcia. Najpierw przejmij kolor.
claim-1-other = Przejmujesz jeden kolor, a ruszasz innym. Wolno, ale tym razem rusz swoim.
claim-2 = Na e8 stoi stos z czterech pionów, którym może ruszyć każdy z graczy. Przejmij kolor z jego wierzchu, a potem wykonaj dowolny ruch.
claim-2-done = Teraz jest tylko twój i brakuje mu jednego piona do punktu.
claim-2-other = To nie ten kolor jest na wierzchu stosu na e8.
claim-2-miss = Ruszasz bez przejęcia, więc tym stosem nadal może ruszyć każdy z graczy.

tall = Na wysokie stosy
tall-idea = Co mogą przejęte kolory
tall-1 = Niebieski jest twój. Przejęty kolor może wejść na stos każdej wysokości, nawet jako pojedynczy pion. Przesuń pojedynczy niebieski pion na stos.
tall-1-done = Neutralny pion nie mógłby tego zrobić.
tall-1-miss = Znajdź pojedynczy niebieski pion, który ma w zasięgu stos bez niebieskiego.
tall-2 = Zielony jest twój, a beżowy należy do przeciwnika. Odbierz mu stos z trzech pionów jednym zielonym pionem.
tall-2-done = Decyduje pion na wierzchu: co było jego, jest teraz twoje.
tall-2-miss = Jego stos z trzech pionów stoi na d7. Który zielony pion jest w pobliżu?

five = Stos z pięciu pionów
five-idea = Jak zdobywa się punkty
five-1 = Za stos z pięciu pionów z twoim kolorem na wierzchu dostajesz punkt, a stos znika z planszy. Czarny jest twój: ukończ taki stos.
five-1-done = Punkt! Ten stos jest twój na zawsze.
five-1-miss = Nie ma stosu z pięciu pionów. Jest stos z czterech bez czarnego: który czarny pion może do niego dojść?
five-2 = Możesz przejąć kolor i zdobyć punkt w jednej turze. Przejmij właściwy kolor i ukończ stos z pięciu pionów.
five-2-done = Przejęcie i punkt w jednej turze. Przeciwnik mógł tylko patrzeć.
five-2-other = Tym kolorem nie ukończysz teraz stosu. Spójrz na stosy z czterech pionów i na kolory na ich wierzchu.
five-2-miss = Nie ma punktu. Jeden ze stosów z czterech pionów ma na wierzchu kolor neutralny: przejmij go i przesuń stos na pion, którego mu brakuje.

block = Na przeszkodzie
block-idea = Jak nie dać przeciwnikowi punktu
block-1 = Beżowy i czarny są twoje. Niebieski i czerwony należą do przeciwnika, który w następnej turze może ukończyć stos z pięciu pionów. Zapobiegnij temu swoim ruchem.
block-1-done = Czerwony pion na f5 jest przykryty i po groźbie.
block-1-miss = Przeciwnik nadal może zdobyć punkt: czerwony pion z f5 dojdzie do stosu z czterech pionów. Co może na niego wejść?
block-2 = Czarny i czerwony są twoje, beżowy i zielony należą do przeciwnika, a niebieski zostaje neutralny. Stos z czterech pionów na b4 jest zagrożony. Ukończ go z neutralnym kolorem na wierzchu.
block-2-done = Pięć pionów z neutralnym kolorem na wierzchu zostaje na planszy i nie liczy się dla nikogo. Nie ma punktu dla ciebie, ale dla przeciwnika też nie.
block-2-miss = Przeciwnik nadal może zdobyć punkt. Rusz samym stosem z b4: na wierzchu jest neutralny, więc możesz.

lyngk = Punkty LYNGK
lyngk-idea = Podróż przez własny kolor
lyngk-1 = Zielony jest twój. Gdy zielony pion dojdzie do innego zielonego, nie zatrzymuje się tam: idzie dalej, w dowolnym kierunku. Wykonaj ruch przez taki punkt LYNGK.
lyngk-1-done = Dzięki punktowi LYNGK twój pion jest na polu, do którego nie dotarłby w linii prostej.
lyngk-1-miss = Ten ruch poszedł prosto do celu. Idź w stronę innego zielonego piona i tam skręć.
lyngk-2 = Jeden ruch może prowadzić przez kilka punktów LYNGK, ale przez żaden dwa razy. Wykonaj ruch przez dwa.
lyngk-2-done = Trzy odcinki w jednym ruchu. Z sieci twojego koloru nie skorzysta nikt inny.
lyngk-2-miss = Mniej niż dwa punkty LYNGK. Zacznij od stosu na f7; e7 i e8 też mają zielony na wierzchu.
lyngk-3 = Czerwony i beżowy są twoje. Ukończ stos z pięciu pionów przez punkt LYNGK.
lyngk-3-done = Punkt z daleka. Przed każdym ruchem prześledź swoje kolory na planszy.
lyngk-3-miss = Nie ma punktu. Stos z c7 może skręcić na e7.

end = Ostatnie ruchy
end-idea = Co liczy się na koniec
end-1 = Nikt nie ma jeszcze punktu i prawie nie ma już ruchów. Czarny jest twój. Zakończ partię punktem.
end-1-done = Nie ma już ruchów, a ty masz więcej stosów z pięciu pionów: wygrywasz!
end-1-miss = To nie daje wygranej. Stos na b2 ma cztery piony i czarny na wierzchu. Brakuje mu niebieskiego.
end-2 = Macie po jednym punkcie, więc teraz liczą się twoje stosy z czterech pionów, potem z trzech, z dwóch i pojedyncze piony. Czarny jest twój. Wykonaj ostatni ruch i wygraj.
end-2-done = W stosach z czterech i z trzech pionów jest remis, ale ty masz stos z dwóch, a przeciwnik żadnego.
end-2-miss = Policz jeszcze raz: w stosach z czterech i z trzech pionów jest remis. Potrzebujesz stosu z dwóch z czarnym na wierzchu.

game = Twoja pierwsza partia
game-idea = Cała partia z łagodnym botem
game-about = Wiesz już wszystko, co trzeba. Nie przejmuj kolorów, zanim się to opłaci, i miej oko na każdy stos z czterech pionów.
