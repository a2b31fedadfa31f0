# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Hallo! Ik ben een programma. Veel plezier met het spel.
terminal-moves = Zetten
terminal-choices = Keuzes: { $count }
terminal-you = jij
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player } denkt na …
terminal-won = Winnaar: { $players }
terminal-draw = Gelijkspel
terminal-resigned = { $player } geeft op.
terminal-hint = Hint: { $move } ({ $worth })
terminal-advising = Een goede zet wordt gezocht …
terminal-wins = wint { $percent } van de 100 partijen
terminal-sure-win = zekere winst
terminal-sure-draw = zeker gelijkspel
terminal-sure-loss = verloren tegen het beste spel
terminal-taken-back = Teruggenomen: { $moves }
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-reviewing = Analyse: { $done } van { $all } beurten. Blader terug met ← om die te lezen.
terminal-judged = { $moves }: kansen { $before } % → { $after } %
terminal-inaccuracy = Onnauwkeurig. Beter: { $better }
terminal-mistake = Fout. Beter: { $better }
terminal-blunder = Blunder. Beter: { $better }
terminal-bot-failed = { $player } is uitgevallen, de partij eindigt hier.
terminal-sure-resign = Opgeven? Enter: ja. Elke andere toets: nee.
terminal-sure-quit = De partij verlaten? Enter: ja. Elke andere toets: nee.
terminal-too-small = Het venster is te klein: het heeft { $columns } kolommen en { $rows } regels nodig.
terminal-key-help = hulp
terminal-key-hint = hint
terminal-key-undo = terug
terminal-key-resign = opgeven
terminal-key-review = analyse
terminal-key-quit = stoppen
terminal-help =
    Typ een zet of het begin ervan, of kies met ↑ en ↓, en druk op Enter. Met de muis: klik op het stuk en dan op het doel, of op een zet in de lijst.
    ← en → bladeren door de partij, Home en End gaan naar begin en einde.
    Backspace wist het laatste teken, Esc alles.
    F2 vraagt de sterkste bot, F3 neemt terug, F4 geeft op, F5 analyseert een afgelopen partij, F10 of Ctrl-C verlaat die.
    Elke toets sluit deze pagina.
