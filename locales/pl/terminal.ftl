# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Cześć! Jestem programem. Miłej gry!
terminal-moves = Ruchy
terminal-choices = Możliwości: { $count }
terminal-you = ty
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player } myśli …
terminal-won = Wygrywa: { $players }
terminal-draw = Remis
terminal-resigned = { $player } poddaje partię.
terminal-hint = Podpowiedź: { $move } ({ $worth })
terminal-advising = Szukam dobrego ruchu …
terminal-wins = wygrywa { $percent } na 100 partii
terminal-sure-win = pewna wygrana
terminal-sure-draw = pewny remis
terminal-sure-loss = przegrana przy najlepszej grze
terminal-taken-back = Cofnięto: { $moves }
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-reviewing = Analiza: { $done } z { $all } tur. Cofnij się klawiszem ←, aby ją przeczytać.
terminal-judged = { $moves }: szanse { $before } % → { $after } %
terminal-inaccuracy = Niedokładność. Lepiej: { $better }
terminal-mistake = Błąd. Lepiej: { $better }
terminal-blunder = Poważny błąd. Lepiej: { $better }
terminal-bot-failed = { $player } zawiódł i partia kończy się tutaj.
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
    Wpisz ruch lub jego początek albo wybierz klawiszami ↑ i ↓, potem Enter. Myszą: kliknij pionek, a potem cel, albo ruch na liście.
    ← i → przechodzą przez partię, Home i End na jej początek i koniec.
    Backspace usuwa ostatni znak, Esc wszystko.
    F2 pyta najsilniejszego bota, F3 cofa, F4 poddaje, F5 analizuje skończoną partię, F10 lub Ctrl-C kończy.
    Dowolny klawisz zamyka tę stronę.
