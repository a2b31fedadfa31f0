# Learning by playing: what stands round the lessons. The lessons themselves are in the folder beside this file.

nav-learn = Nauka
learn-title = Ucz się, grając
learn-lead = Krótkie lekcje, w każdej jedna nowa rzecz. Ty wykonujesz ruchy i od razu widzisz, co się dzieje.
learn-go-on = Ucz się dalej
lessons-of = Nauka: { $game }
lessons-done = Ukończone lekcje: { $done } z { $all }
lesson-number = Lekcja { $n }
lesson-is-done = ukończona
lesson-step = Krok { $n } z { $all }
lesson-right = Dobrze!
lesson-not-yet = Jeszcze nie to.
lesson-hint = Podpowiedź
lesson-hint-move = Spróbuj tak: „{ $move }”
lesson-show = Pokaż mi
lesson-retry = Spróbuj ponownie
lesson-again = Zacznij ten krok od nowa
lesson-next-step = Następny krok
lesson-next = Następna lekcja
lesson-finished = Lekcja ukończona!
lesson-all = Wszystkie lekcje
lesson-rules = W zasadach: { $clause }
lesson-opponent = Przeciwnik
lesson-opponent-number = Przeciwnik { $n }
lesson-play = Zagraj teraz
rules-quickly = { $game } w 60 sekund
rules-turn = Tura
rules-turn-about = zawsze te same trzy kroki
rules-reference = Pełne zasady
rules-reference-about = przy niedozwolonym ruchu pokażemy ci zasadę
rules-clauses = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
   *[many] { $n } zasad
}
rules-try = Wypróbuj w lekcji
film-picture = Obraz { $n } z { $all }
film-play = Odtwórz
film-pause = Pauza
film-back = Wstecz
film-on = Dalej
lesson-hint-start = Zacznij tutaj: { $where }
lesson-hint-more = Pokaż ruch
lesson-next-up = Następnie: { $lesson }
