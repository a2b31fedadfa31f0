# Trener w pierwszej partii z botami i podpowiedzi. Wczytywane, gdy ktoś ich potrzebuje.
coach-title = Trener
coach-quiet = Patrzę i kibicuję. Graj spokojnie.
coach-off = Bez porad
hint-more = Pokaż ruch
hint-begin = Zacznij od { $at }. Widzisz, co dalej?
hint-whole = Dobry ruch: { $move }.

## YINSH
coach-yinsh-phase-place = Rozstaw pierścienie szeroko. Blisko środka sięgają dalej, a obok siebie sobie przeszkadzają.
coach-yinsh-phase-move = Cel to pięć twoich znaczników w linii. Za każdy rząd zdejmujesz pierścień; trzy pierścienie wygrywają.
coach-yinsh-phase-row = Pięć znaczników wraca do zapasu, więc linia znika. Zostaje ci pierścień.
coach-yinsh-phase-ring = Zdejmij pierścień, który robi najmniej: zablokowany albo daleko od twoich znaczników.
coach-yinsh-first-marker = Twój pierwszy znacznik. Znaczniki się nie ruszają, ale każdy przeskakujący pierścień je odwraca.
coach-yinsh-flipped-mine = Był skok, więc wszystko po drodze się odwróciło: ich kolor staje się twoim, a twój ich.
coach-yinsh-flipped-theirs = Przeciwnik przeskoczył i odwrócił znaczniki. Nie buduj tam, gdzie może skoczyć za chwilę.
coach-yinsh-four-mine = Cztery w linii! Jeszcze jeden i rząd jest twój. Zobacz, jak wypełnić lukę albo ją odwrócić.
coach-yinsh-four-theirs = Uwaga, przeciwnik ma cztery w linii. Przeskocz je, żeby odwrócić znacznik, albo postaw pierścień w luce.
coach-yinsh-row-mine = Pięć w linii, brawo! Teraz zdejmij rząd.
coach-yinsh-row-theirs = Przeciwnik ułożył rząd i zdejmuje pierścień. Ma teraz o jeden pierścień mniej do ruchu.
coach-yinsh-ring-mine = Ten pierścień liczy się dla ciebie. Cena: grasz dalej o jeden pierścień krócej.
coach-yinsh-ring-theirs = Przeciwnik zdjął pierścień i prowadzi, ale ty masz więcej pierścieni do gry.
coach-yinsh-few-markers = Zostało mało znaczników. Gdy się skończą, wygrywa ten, kto zdjął więcej pierścieni.

## LYNGK
coach-lyngk-phase-claim-or-move = Z przejmowaniem nie ma pośpiechu. Poczekaj, aż kolor będzie na wierzchu wartych tego stosów; przejmujesz tylko dwa.
coach-lyngk-phase-move = Dążysz do pięciu różnych kolorów z jednym z twoich na wierzchu.
coach-lyngk-two = Stos z dwóch. Kolor na wierzchu mówi, czyj on jest; dopóki nikt go nie przejmie, możecie nim ruszać oboje.
coach-lyngk-three = Trzy różne kolory. Zapamiętaj, których brakuje i gdzie leżą.
coach-lyngk-four = Stos z czterech! Pionek brakującego koloru zrobi z niego piątkę. Kto będzie pierwszy?
coach-lyngk-joker = W tym stosie jest dżoker. Zastępuje dowolny kolor, więc stos łatwiej dokończyć.
coach-lyngk-claimed-mine = Ten kolor jest teraz twój: tylko ty ruszasz tym, co ma go na wierzchu, i możesz wejść na stos każdej wysokości.
coach-lyngk-claimed-theirs = Przeciwnik przejął kolor. Nie ruszysz już tym, co ma go na wierzchu, ale możesz stawiać na tym swoje pionki.
coach-lyngk-linked-mine = To podróż przez własny kolor, czyli zasada LYNGK. Dzięki niej rozproszony kolor jest silny.
coach-lyngk-linked-theirs = Przeciwnik przeszedł przez własny kolor: zasada LYNGK. Zakryj pionki pośrodku, a przetniesz drogę.
coach-lyngk-neutral-five = Pięć kolorów, ale wierzchni jest niczyj. Ten stos zostaje i nikomu nie daje punktu.
coach-lyngk-five-mine = Stos z pięciu z twoim kolorem na wierzchu: punkt dla ciebie!
coach-lyngk-five-theirs = Przeciwnik dokończył stos z pięciu i ma punkt. Uważaj na czwórki, do których sięgają jego kolory.

## Linko!
coach-linko-phase-lay = Karty na stole dają punkty, karty na ręce kosztują. Kilka równych naraz to postęp, a niewiele tak dużych zestawów może je zabrać.
coach-linko-phase-attack = Weź karty, jeśli pasują do twojej ręki. Jeśli nie, zostaw je, a zdecyduje ich właściciel.
coach-linko-phase-answer = Weź karty z powrotem, żeby znów je wyłożyć, albo odrzuć je i dobierz nowe.
coach-linko-phase-draw = W rzędzie widać, co dostaniesz. Szukaj kart, które już masz.
coach-linko-single = Pojedynczą kartę łatwo wyłożyć i łatwo stracić: bije ją prawie każda inna.
coach-linko-big-set = Duży zestaw. Żeby go zabrać, trzeba tylu samo kart, i to wyższych.
coach-linko-joker = Dżoker przyjął wartość sąsiadów. Same dżokery biją wszystko.
coach-linko-attacked = Twój zestaw atakuje inny: tyle samo kart, ale niższych. Musi zejść ze stołu.
coach-linko-attacked-me = Twój wierzchni zestaw jest atakowany: tyle samo kart, ale wyższych. Tak czy inaczej schodzi ze stołu.
coach-linko-took = Teraz są twoje. Każda karta na ręce kosztuje punkt, więc szybko wyłóż je znowu.
coach-linko-taken-from-me = Zabrano ci karty. Dobierasz tyle samo nowych; wybierz te, które pasują do ręki.
coach-linko-left = Zestaw został. Właściciel weźmie go z powrotem albo dobierze nowe karty.
coach-linko-reclaimed = Znów na ręce. Możesz je wyłożyć jeszcze raz, może o jedną więcej.
coach-linko-discarded = Przepadły na dobre. Nowe mogą pasować lepiej.
coach-linko-drew = Karty równe tym, które masz, tworzą większe zestawy.
coach-linko-few-mine = Zostało ci mało kart! Gdy ręka będzie pusta, partia od razu się skończy.
coach-linko-few-theirs = Ktoś ma już bardzo mało kart. Pusta ręka kończy partię: wyłóż punkty na stół.
