# What a chat or a social network shows of a link: a title and one sentence.

preview-site = { $games } online
preview-site-about = Graj ze znajomymi, z graczami online lub z botami. Za darmo i bez rejestracji.
preview-invite = { $name } zaprasza cię na partię { $game }
preview-invite-about = Otwórz link i graj. Konto nie jest potrzebne.
preview-live = { $names }: { $game }, na żywo
preview-live-about = Śledź partię ruch po ruchu.
preview-finished = { $names }: { $game }
preview-finished-about = Odtwórz partię i zobacz, który ruch o niej zdecydował.
preview-lesson = Nauka gry w { $game }
preview-lesson-about = Krótkie interaktywne lekcje, w każdej jedna nowa rzecz.
preview-rules = Zasady gry { $game }
preview-rules-about = Zasady z przykładami do wypróbowania od razu.
preview-study = { $game }: analiza pozycji
preview-study-about = Pozycja do zbadania: próbuj ruchów, sprawdzaj warianty, dziel się pomysłami.
preview-play = Zagraj w { $game }
preview-play-about = Ze znajomym, z kimś online lub z botem. Za darmo i bez rejestracji.
preview-puzzle = { $game }: zadanie
preview-puzzle-about = Tylko jeden ruch jest dobry. Znajdziesz go?
preview-saved-study = { $name }
preview-saved-study-about = Studium z wariantami, komentarzami i strzałkami: przejrzyj je ruch po ruchu.
