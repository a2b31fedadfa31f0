# Trener w pierwszej partii z botami i podpowiedzi. Wczytywane, gdy ktoś ich potrzebuje.
coach-title = Trener
coach-quiet = Patrzę i kibicuję. Nie spiesz się.
coach-off = Wyłącz porady
hint-more = Pokaż ruch
hint-begin = Zacznij od { $at }. Widzisz, co dalej?
hint-whole = Dobry ruch: „{ $move }”

## YINSH
coach-yinsh-phase-place = Rozstaw pierścienie szeroko. Bliżej środka sięgają dalej, a stłoczone wchodzą sobie w drogę.
coach-yinsh-phase-move = Ułóż w linii pięć swoich znaczników. Za każdy rząd zdejmujesz jeden ze swoich pierścieni i tak się wygrywa.
coach-yinsh-phase-row = Pięć znaczników wraca do puli, więc linia znika. Twój zysk to zdjęty pierścień.
coach-yinsh-phase-ring = Zdejmij najmniej przydatny pierścień: zablokowany albo stojący daleko od twoich znaczników.
coach-yinsh-first-marker = Twój pierwszy znacznik. Znaczników się nie przesuwa, ale każdy przeskoczony się odwraca.
coach-yinsh-flipped-mine = Twój skok odwraca wszystko po drodze: znaczniki przeciwnika stają się twoje i na odwrót.
coach-yinsh-flipped-theirs = Przeciwnik przeskoczył i odwrócił znaczniki. Nie buduj linii tam, gdzie zaraz znów może skoczyć.
coach-yinsh-four-mine = Cztery w linii! Jeszcze jeden i masz rząd. Zobacz, jak dołożyć piąty albo odwrócić znacznik przeciwnika.
coach-yinsh-four-theirs = Uwaga, przeciwnik ma cztery w linii. Przeskocz któryś, żeby go odwrócić, albo wstaw pierścień w lukę.
coach-yinsh-row-mine = Pięć w linii, brawo! Teraz zdejmij rząd.
coach-yinsh-row-theirs = Przeciwnik ma rząd i zdejmuje pierścień. Dalej gra z jednym pierścieniem mniej.
coach-yinsh-ring-mine = Ten pierścień przybliża cię do wygranej. Cena: grasz dalej z jednym pierścieniem mniej.
coach-yinsh-ring-theirs = Ten pierścień przybliża przeciwnika do wygranej. Cena: gra dalej z jednym pierścieniem mniej.
coach-yinsh-few-markers = Zostało mało znaczników. Gdy się skończą, wygrywa ten, kto zdjął więcej pierścieni.

## LYNGK
coach-lyngk-phase-claim-or-move = Nie spiesz się z przejmowaniem. Poczekaj, aż jakiś kolor będzie na wierzchu cennych stosów; przejąć możesz tylko dwa.
coach-lyngk-phase-move = Twój cel to stos z pięciu różnych kolorów z jednym z twoich na wierzchu.
coach-lyngk-two = Stos z dwóch pionów. Czyj jest, zależy od koloru na wierzchu; dopóki nikt go nie przejmie, stosem może ruszyć każdy.
coach-lyngk-three = Trzy różne kolory. Zapamiętaj, których dwóch brakuje i gdzie stoją.
coach-lyngk-four = Stos z czterech pionów! Jeszcze jeden pion brakującego koloru i będzie pięć. Kto zdąży pierwszy?
coach-lyngk-joker = W tym stosie jest dżoker. Zastępuje dowolny kolor, więc taki stos łatwiej ukończyć.
coach-lyngk-claimed-mine = Ten kolor jest teraz twój: tylko ty ruszasz tym, co ma go na wierzchu, i możesz tym wejść na stos każdej wysokości.
coach-lyngk-claimed-theirs = Przeciwnik przejął kolor. Nie ruszysz już tym, co ma go na wierzchu, ale możesz na to wejść swoimi pionami.
coach-lyngk-linked-mine = To był ruch przez własny kolor, czyli zasada LYNGK. Dzięki niej nawet rozproszony kolor jest silny.
coach-lyngk-linked-theirs = Przeciwnik przeszedł przez własny kolor: to zasada LYNGK. Przykryj te piony, a przetniesz mu drogę.
coach-lyngk-neutral-five = Pięć kolorów, ale ten na wierzchu jest niczyj. Stos zostaje na planszy i nikomu nie daje punktu.
coach-lyngk-five-mine = Stos z pięciu pionów z twoim kolorem na wierzchu: punkt dla ciebie!
coach-lyngk-five-theirs = Przeciwnik ukończył stos z pięciu pionów i ma punkt. Uważaj na stosy z czterech w zasięgu jego kolorów.

## Linko!
coach-linko-phase-lay = Karty przed tobą dają punkty, karty na ręce kosztują. Wykładaj po kilka tej samej wartości: to więcej punktów i trudniej je podkraść.
coach-linko-phase-attack = Weź te karty, jeśli pasują do twojej ręki. Jeśli ich nie weźmiesz, zdecyduje właściciel.
coach-linko-phase-answer = Weź karty z powrotem, żeby znów je wyłożyć, albo odrzuć je i dobierz nowe.
coach-linko-phase-draw = W rzędzie widzisz, co dobierasz. Szukaj takich kart, jakie już masz.
coach-linko-single = Pojedynczą kartę łatwo wyłożyć i łatwo stracić: bije ją każda wyższa.
coach-linko-big-set = Duży zestaw. Podkradnie go tylko ktoś, kto wyłoży tyle samo kart, i to wyższych.
coach-linko-joker = Dżoker przyjmuje wartość kart, z którymi go wykładasz. Same dżokery biją wszystko.
coach-linko-attacked = Atakujesz zestaw, który ma tyle samo kart, ale niższych. Musi on zniknąć ze stołu.
coach-linko-attacked-me = Ktoś zaatakował twój wierzchni zestaw: tyle samo kart, ale wyższych. Tak czy inaczej zniknie on ze stołu.
coach-linko-took = Te karty są teraz twoje. Każda na ręce kosztuje punkt, więc szybko je wyłóż.
coach-linko-taken-from-me = Ktoś wziął twoje karty. Dobierasz tyle samo nowych: wybierz te, które pasują do twojej ręki.
coach-linko-left = Nie bierzesz tego zestawu. Właściciel weźmie go z powrotem albo odrzuci i dobierze nowe karty.
coach-linko-reclaimed = Karty wróciły na rękę. Możesz je wyłożyć jeszcze raz, może z jedną więcej.
coach-linko-discarded = Te karty przepadły na dobre. Nowe mogą pasować lepiej.
coach-linko-drew = Z kart pasujących do twoich złożysz większe zestawy.
coach-linko-few-mine = Zostało ci mało kart! Gdy wyłożysz ostatnią, partia od razu się skończy.
coach-linko-few-theirs = Ktoś ma już bardzo mało kart. Gdy wyłoży ostatnią, partia się skończy: wykładaj tyle, ile możesz.
