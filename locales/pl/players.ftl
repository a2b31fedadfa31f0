# Szukanie ludzi: wyszukiwanie, kogo się obserwuje, rankingi.

players-title = Gracze
players-lead = Znajdź innych graczy, sprawdź, kto jest online i kto jest na czele.
players-search = Szukaj gracza
players-search-hint = Początek nazwy
players-none = Nie ma gracza, którego nazwa tak się zaczyna.
lobby-players = Gracze i rankingi
clubs-title = Kluby

follow = Obserwuj
follow-whom = Obserwuj: { $name }
unfollow = Przestań obserwować
unfollow-whom = Przestań obserwować: { $name }
write-to = Wiadomość
write-to-whom = Wiadomość do: { $name }
to-messages = Wiadomości
followed-title = Kogo obserwujesz
followed-about = Obserwuj innych graczy na ich profilach, a zobaczysz tutaj, kiedy są online i w co grają. Jeśli oni też cię obserwują, jesteście znajomymi.
followed-sign-up = Mając konto, możesz obserwować innych graczy i widzieć, kiedy są online.
followers-title = Kto cię obserwuje
is-friend = Znajomi
is-online = Online
is-offline = Offline
followed-watch = Oglądaj partię

leaderboard-title = Najlepsi gracze
leaderboard-class = Tempo
leaderboard-about = Trafisz tu po { $games } partiach rankingowych, gdy twój ranking będzie wystarczająco pewny.
leaderboard-none = W tym tempie nikt jeszcze nie rozegrał dość partii rankingowych.
column-place = Miejsce
column-player = Gracz
column-games = Partie

challenge = Rzuć wyzwanie
challenge-whom = Wyzwij na partię: { $name }
challenge-about = { $name } od razu dostanie wyzwanie i będzie mieć trzy dni na odpowiedź.
challenge-send = Wyślij wyzwanie
challenge-refused = { $name } nie przyjmuje teraz twoich wyzwań.
challenge-there = Ty i { $name } macie już wyzwanie, które czeka na odpowiedź.
challenged-by = { $name } rzuca ci wyzwanie
challenge-take = Graj
challenge-decline = Odrzuć
challenges-title = Wyzwania

sessions-title = Twoje sesje
session-here = Ta przeglądarka
session-other = Inna przeglądarka
session-made = zalogowana { $day }
session-used = ostatnio użyta { $day }
session-end-which = Wyloguj przeglądarkę zalogowaną { $day }
