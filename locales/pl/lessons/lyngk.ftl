# The lessons of LYNGK. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

any-claim = To przejęcie koloru. Wolno, ale w tym zadaniu wystarczy ruch.

aim = O co chodzi
aim-idea = Stosy z pięciu pionów z twoim kolorem na wierzchu
aim-1 = Na początku na każdym z 43 pól stoi pion, a żaden kolor nie należy jeszcze do nikogo. Ta partia już trwa: czerwony jest twój. Pięć różnych kolorów z twoim na wierzchu to punkt. Stos na h6 ma cztery piony i czerwony na wierzchu: przesuń go na beżowy pion na i7.
aim-1-done = Punkt! Białe piony z kolorowym wzorem to dżokery: zastępują kolor, którego brakuje.
aim-1-miss = To nie pięć. Stosowi na h6 brakuje tylko jednego piona: gdzie jest beżowy?
aim-2 = Gdy nikt nie ma już ruchu, wygrywa ten, kto ma więcej stosów z pięciu pionów. Macie po jednym, a zielony i niebieski są twoje. Wygraj partię.
aim-2-done = Dwa punkty do jednego i koniec ruchów: wygrana.
aim-2-miss = Tak skończy się bez drugiego punktu. Które dwa stosy mają razem pięć kolorów?

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
stacks-2 = Kolor, który do nikogo nie należy, jest neutralny. Stos z takim kolorem na wierzchu może wejść tylko na stos nie wyższy od siebie. Przesuń jeden stos z dwóch pionów na drugi.
stacks-2-done = Cztery piony, cztery kolory. Gdyby miały wspólny kolor, ruch byłby niedozwolony.
stacks-2-miss = Stosy na h6 i h7 stoją wciąż osobno.
stacks-3 = Pojedynczy neutralny pion nie może wejść na stos, ale stos może wejść na pojedynczy pion. Zbuduj stos z czterech pionów.
stacks-3-done = Niskie nie wejdzie na wysokie, ale wysokie może zejść na niskie.
stacks-3-miss = Jeszcze nie ma czterech. Przesuń stos z trzech pionów z h8 na pojedynczy pion w jego zasięgu.

joker = Dżokery
joker-idea = Piony, które zastępują każdy kolor
joker-1 = Białe piony z kolorowym wzorem to dżokery. Nikt nie może ruszyć samym dżokerem, ale można na niego wejść. Spróbuj.
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
lyngk-1-done = Dzięki punktowi LYNGK twój pion jest tam, gdzie nie doszedłby w linii prostej.
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

choose = Kiedy przejmować
choose-idea = Dwa kolory na całą partię
choose-1 = Możesz przejąć tylko dwa kolory, na stałe, a to zdradza twoje plany. Najpierw buduj: bez przejmowania zrób stos z co najmniej trzech pionów, którego przeciwnik nie ukończy.
choose-1-done = Trzy piony, a twoje plany nadal są tajne.
choose-1-early = To przejęcie koloru. Wolno, ale co daje teraz, czego nie dałoby później?
choose-1-danger = Przeciwnik może przejąć kolor i od razu ukończyć ten stos. Który stos zostanie o pion dalej od celu?
choose-1-miss = To stos z dwóch pionów. Który stos z dwóch dojdzie do pojedynczego piona trzeciego koloru?
choose-2 = Żaden kolor nie jest jeszcze przejęty. Przejmij ten, który najczęściej jest na wierzchu: więcej ruchów i większa sieć dla ciebie. Potem wykonaj dowolny ruch.
choose-2-done = Siedem pionów i stosów, którymi teraz ruszysz tylko ty.
choose-2-other = Ten kolor jest na wierzchu rzadziej. Policz jeszcze raz: który widzisz najczęściej?
choose-2-miss = Ruch bez przejęcia. Który kolor chcesz mieć tylko dla siebie?

four = Cztery to groźba
four-idea = Stosy nie do zatrzymania
four-1 = Czerwony jest twój, niebieski należy do przeciwnika. Zrób stos z czterech pionów, który w następnej turze ukończysz, cokolwiek zrobi przeciwnik.
four-1-done = Brakujący pion jest teraz zawsze w zasięgu. Cztery piony z twoim kolorem na wierzchu to obietnica.
four-1-miss = Przeciwnik może temu zapobiec albo sam to ukończyć. Spójrz na stos na g8: a gdyby wszedł na niego czerwony pion?
four-2 = Zielony i beżowy są twoje, niebieski należy do przeciwnika. Cztery piony mogą pomóc też drugiej stronie. Zrób taki stos z twoim kolorem na wierzchu, którego przeciwnik nie ukończy.
four-2-done = Cztery piony, a piąty możesz dołożyć tylko ty.
four-2-danger = Przeciwnik może go ukończyć, choćby po przejęciu koloru. Czego mu brakuje i kto może to przynieść?
four-2-miss = To nie stos z czterech pionów z twoim kolorem na wierzchu. Gdzie jest stos z trzech pionów, któremu brakuje jednego z twoich kolorów?

wild = Cenne dżokery
wild-idea = Pion, który zawsze pasuje
wild-1 = Czerwony jest twój, a twojemu stosowi z czterech pionów na c4 brakuje czarnego. Żaden czarny nie jest w zasięgu, ale coś innego tak. Zdobądź punkt.
wild-1-done = Dżoker zastąpił czarny. Są tylko trzy, więc pamiętaj, gdzie stoją.
wild-1-miss = Nie ma punktu. Co obok c4 może zastąpić czarny?
wild-2 = Czarny i zielony są twoje, beżowy należy do przeciwnika. Jego stosowi z czterech pionów na d5 brakuje tylko dżokera obok. Nie pozwól mu zdobyć punktu.
wild-2-done = Nie ma dżokera, nie ma punktu. Dżoker pomaga temu, kto użyje go pierwszy.
wild-2-miss = Stos z d5 nadal zdobędzie punkt, wchodząc na d6. Który z twoich stosów dojdzie do dżokera wcześniej?

cut = Przecinanie sieci
cut-idea = Przykryty punkt LYNGK donikąd nie prowadzi
cut-1 = Niebieski jest twój, czarny i beżowy należą do przeciwnika. Jego stos z h5 zdobyłby punkt, idąc przez czarne punkty LYNGK. Przetnij mu drogę.
cut-1-done = Czarny pion na e2 jest przykryty i nie jest już punktem LYNGK. Wszystko za nim jest poza zasięgiem.
cut-1-miss = Przeciwnik nadal przejdzie. Idź za czarnymi pionami od h5: który możesz przykryć?
cut-2 = Jeszcze raz: czerwony i beżowy należą do przeciwnika, a jego stos z e8 dojdzie przez beżowe piony do stosu na d3. Zatrzymaj go.
cut-2-done = Nie ma przejścia. Przed każdą turą śledź kolory przeciwnika tak samo jak swoje.
cut-2-miss = Przeciwnik nadal może zdobyć punkt. Przykryj beżowy pion na jego drodze albo schowaj stos z d3: dokąd może pójść?

forced = Bez wyboru
forced-idea = Kiedy trzeba przejąć i kiedy grasz dalej bez przeciwnika
forced-1 = Nic neutralnego już się nie ruszy. Nie wolno pasować, dopóki przejęty kolor dałby ci ruch, więc trzeba przejąć. Wygrywa tylko jeden kolor: wybierz go i wykonaj ruch.
forced-1-done = Nie ma stosów z pięciu pionów, więc decydują te z czterech. Masz jeden, a przeciwnik nie ma żadnego koloru.
forced-1-other = Z tym kolorem ostatni ruch nie wygrywa. Który pozwoli ułożyć stos z czterech pionów?
forced-2 = Dwa do dwóch. Przeciwnik nie ma ruchu i pasuje, a ty grasz dalej, aż i tobie zabraknie ruchów. Czerwony i beżowy są twoje. Zagraj tak, żeby wygrać.
forced-2-done = Punkt, ostatni ruch i partia jest twoja. Mieć ruchy, gdy druga strona już ich nie ma, to dużo.
forced-2-miss = Stos na a3 nigdy już nie będzie gotowy. Jakiego koloru mu brakuje i który pion miał tam trafić?

six = Stosy z sześciu pionów
six-idea = Wariant dla doświadczonych
six-1 = W tym wariancie stosy z pięciu pionów zostają na planszy, a stos z sześciu z twoim kolorem na wierzchu od razu wygrywa. Szósty kolor to biały: dżoker. Zielony jest twój. Wygraj.
six-1-done = Sześć pionów, w tym dżoker: partia od razu się kończy.
six-1-miss = Nie ma sześciu. Na d7 stoi pięć pionów z zielonym na wierzchu: co jest obok?
six-2 = Niebieski i beżowy są twoje, czarny należy do przeciwnika. Jego stos z e2 zaraz będzie miał sześć pionów. Zapobiegnij temu.
six-2-done = Dżokera już tam nie ma. W tym wariancie pilnuj każdego dżokera i każdego stosu, w którym jest.
six-2-miss = Przeciwnik nadal wygrywa ruchem z e2 na d3. Ten stos jest twój: dokąd może pójść?

game = Twoja pierwsza partia
game-idea = Cała partia z łatwym botem
game-about = Wiesz już wszystko, co trzeba. Nie przejmuj kolorów, zanim się to opłaci, i miej oko na każdy stos z czterech pionów.
