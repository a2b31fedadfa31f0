# Learning by playing: what stands round the lessons. The lessons themselves are in the folder beside this file.

nav-learn = Nauka
learn-title = Ucz się, grając
learn-lead = Krótkie lekcje, po jednej myśli naraz. Wykonujesz ruchy i widzisz, co się dzieje.
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
