# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Cześć! Jestem programem. Miłej gry!
terminal-moves = Ruchy
terminal-choices = Możliwości: { $count }
terminal-you = ty
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player }: trwa namysł…
terminal-won = Wygrana: { $players }
terminal-draw = Remis
terminal-resigned = { $player }: poddanie partii.
terminal-hint = Podpowiedź: { $move } ({ $worth })
terminal-advising = Szukam dobrego ruchu…
terminal-wins = wygrywa { $percent } na 100 partii
terminal-sure-win = pewna wygrana
terminal-sure-draw = pewny remis
terminal-sure-loss = przegrana przy najlepszej grze
terminal-taken-back = Cofnięto: { $moves }
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-reviewing = Przeanalizowane tury: { $done } z { $all }. Analizę przeczytasz, cofając się klawiszem ←.
terminal-judged = { $moves }: szanse { $before }% → { $after }%
terminal-inaccuracy = Niedokładność. Lepiej: { $better }
terminal-mistake = Błąd. Lepiej: { $better }
terminal-blunder = Gruby błąd. Lepiej: { $better }
terminal-bot-failed = Awaria bota: { $player }. Partia kończy się tutaj.
terminal-sure-resign = Poddać się? Enter: tak. Inny klawisz: nie.
terminal-sure-quit = Opuścić partię? Enter: tak. Inny klawisz: nie.
terminal-too-small = Okno jest za małe: potrzeba { $columns } kolumn i { $rows } wierszy.
terminal-key-help = pomoc
terminal-key-hint = podpowiedź
terminal-key-undo = cofnij
terminal-key-resign = poddaj
terminal-key-review = analiza
terminal-key-quit = wyjście
terminal-help =
    Wpisz ruch lub jego początek albo zaznacz go klawiszami ↑ i ↓, a potem naciśnij Enter. Myszą kliknij pion i pole docelowe albo ruch na liście.
    ← i → przewijają partię, a Home i End przechodzą na jej początek i koniec.
    Podczas pisania ← → Home End przesuwają kursor, Backspace i Delete usuwają znaki, Esc czyści wiersz, a Ctrl-P przywołuje wcześniejsze wpisy.
    F2 pyta najsilniejszego bota, F3 cofa ruch, F4 poddaje partię, F5 analizuje zakończoną, F10 lub Ctrl-C wychodzi.
    Dowolny klawisz zamyka tę stronę.

## Games on a server
terminal-chat = Czat
terminal-live-waiting = Czekamy na graczy. Inni mogą dołączyć pod adresem { $link }
terminal-live-closed = Ta partia została odwołana.
terminal-live-lost = Utracono połączenie. Łączymy ponownie…
terminal-live-away = { $player }: offline. Zgłoś wygraną: /claim
terminal-live-draw = Propozycja remisu: { $player }. F7: przyjmij, F8: odrzuć
terminal-live-takeback = { $player }: prośba o cofnięcie do ruchu { $number }. F7: przyjmij, F8: odrzuć
terminal-live-rematch = Propozycja rewanżu: { $player }. F7: przyjmij, F8: odrzuć
terminal-live-hint = Podpowiedź: { $move }
terminal-live-goes-on = Partia toczy się dalej pod adresem { $link }
terminal-live-left = Partię znajdziesz pod adresem { $link }
terminal-by-resignation = przez poddanie
terminal-by-time = przez przekroczenie czasu
terminal-by-agreement = za zgodą graczy
terminal-by-absence = walkowerem
terminal-by-abort = Partia została przerwana.
terminal-key-draw = remis
terminal-key-yes = przyjmij
terminal-key-no = odrzuć
terminal-live-help = Na serwerze: wpisz / i wiadomość, aby porozmawiać z innymi. /draw proponuje remis, /rematch rewanż, /abort przerywa dopiero co rozpoczętą partię, /claim zgłasza wygraną, gdy przeciwnik nie wraca. F3 prosi o cofnięcie ruchu, F6 proponuje remis, F7 przyjmuje prośbę, a F8 ją odrzuca.

## A game line by line
terminal-line-you = Grasz jako: { $player }.
terminal-line-people = Ludzie: { $players }.
terminal-line-against = Przeciwnicy: { $players }.
terminal-line-limit-time = { $seconds } s na ruch.
terminal-line-limit-nodes = Pozycje na ruch: { $nodes }.
terminal-line-begin = Wpisz ruch albo help.
terminal-line-commitment = Skrót rozdania, do późniejszego sprawdzenia: { $commitment }
terminal-line-over = Koniec partii.
terminal-line-hand-over = Kolej: { $player }. Przekaż urządzenie i naciśnij Enter.
terminal-line-no-move = Żaden dozwolony ruch nie zaczyna się od { $text }.
terminal-line-several = { $text } może oznaczać kilka ruchów.
terminal-line-played = Zagrano: { $move }
terminal-line-resignation = poddanie
terminal-line-name-file = Podaj plik: save PLIK
terminal-line-saved = Zapisano w { $file }; odtąd zapis po każdym ruchu.
terminal-line-progress = … { $seconds } s, pozycje: { $nodes }
terminal-line-progress-depth = … { $seconds } s, głębokość { $depth }, pozycje: { $nodes }
terminal-line-exists = Plik { $file } już istnieje. Podaj nowy plik.
terminal-line-cannot-write = Nie można zapisać pliku { $file }: { $error }
terminal-line-fault = ruch { $number }, { $move }: { $message }
terminal-line-unreadable = ruch { $number }: { $message }
terminal-line-move = Ruch { $number }, { $player }: { $move }
terminal-line-at-end = Wpisz save PLIK, aby zachować zapis, undo, aby cofnąć ruch, albo quit, aby wyjść.
terminal-line-is-over = Koniec partii. Wpisz save PLIK, undo albo quit.
terminal-line-kept = Partia jest zapisana w { $file }. Aby obejrzeć ją ponownie: trilynx replay { $file }
terminal-line-not-kept = Partia nie jest zapisana. Z opcją --save PLIK zapisuje się po każdym ruchu.
terminal-line-one = Jest tylko jedna możliwość: { $move }
terminal-line-few = Ruchy ({ $count }): { $moves }
terminal-line-many = Ruchy ({ $count }): { $groups }; `moves` pokazuje wszystkie
terminal-line-clauses = Zasady { $book }:
terminal-line-name-clause = Podaj jedną: rules { $clause }
terminal-line-see-help = Wpisz help, aby zobaczyć, co jeszcze można wpisać.
terminal-line-help =
    Ruch w naszej notacji albo jego początek, jeśli jest jednoznaczny; wielkość liter nie ma znaczenia. Poza tym:
    moves: wszystkie dozwolone ruchy; moves e5: te, które zaczynają się od e5
    hint: co zrobiłby najsilniejszy bot
    undo: cofa ostatnią decyzję człowieka i to, co po niej nastąpiło
    board: rysuje planszę jeszcze raz
    rules ZASADA: co mówi dana zasada; samo rules wymienia wszystkie
    position: ta pozycja w jednym wierszu, na tyle, na ile możesz ją znać
    save PLIK: zapisuje partię w nowym pliku, odtąd po każdym ruchu
    resign: poddaje partię
    quit: kończy program
