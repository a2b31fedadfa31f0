# Nauka przez grę: to, co otacza lekcje. Same lekcje leżą w folderze obok tego pliku.

nav-learn = Nauka
learn-title = Nauka przez grę
learn-lead = Krótkie lekcje, w każdej jedna myśl. Ty wykonujesz ruchy, zasady odpowiadają.
learn-go-on = Ucz się dalej
lessons-of = Nauka: { $game }
lessons-done = Ukończone lekcje: { $done } z { $all }
lesson-number = Lekcja { $n }
lesson-is-done = ukończona
lesson-step = Krok { $n } z { $all }
lesson-right = Dobrze!
lesson-not-yet = Jeszcze nie to.
lesson-hint = Podpowiedź
lesson-hint-move = Spróbuj tak: { $move }
lesson-show = Pokaż mi
lesson-retry = Jeszcze raz
lesson-again = Zacznij krok od nowa
lesson-next-step = Następny krok
lesson-next = Następna lekcja
lesson-finished = Lekcja ukończona.
lesson-all = Wszystkie lekcje
lesson-rules = W zasadach: { $clause }
lesson-opponent = Przeciwnik
lesson-opponent-number = Przeciwnik { $n }
lesson-play = Zagraj teraz
