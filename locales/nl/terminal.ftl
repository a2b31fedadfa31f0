# The terminal: what an engine says on a server, and the full-screen game.

terminal-greeting = Hallo! Ik ben een programma. Veel plezier met het spel.
terminal-moves = Zetten
terminal-choices = Keuzes: { $count }
terminal-you = jij
terminal-decides = { $player }: { $decision }
terminal-thinks = { $player } denkt na…
terminal-won = Winnaar: { $players }
terminal-draw = Remise
terminal-resigned = { $player } geeft op.
terminal-hint = Hint: { $move } ({ $worth })
terminal-advising = Een goede zet wordt gezocht…
terminal-wins = wint { $percent } van de 100 partijen
terminal-sure-win = zekere winst
terminal-sure-draw = zekere remise
terminal-sure-loss = verloren bij het beste spel
terminal-taken-back = Teruggenomen: { $moves }
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-reviewing = Analyse: { $done } van { $all } beurten. Blader terug met ← om die te lezen.
terminal-judged = { $moves }: kansen { $before }% → { $after }%
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
    Tijdens het typen verplaatsen ← → Home End de cursor, Backspace en Delete wissen, Esc maakt de regel leeg en Ctrl-P haalt eerdere invoer terug.
    F2 vraagt de sterkste bot om een hint, F3 neemt een zet terug, F4 geeft op, F5 analyseert een afgelopen partij, F10 of Ctrl-C stopt.
    Elke toets sluit deze pagina.

## Games on a server
terminal-chat = Chat
terminal-live-waiting = Wachten op spelers. Anderen kunnen meedoen via { $link }
terminal-live-closed = Deze partij is geannuleerd.
terminal-live-lost = Verbinding verbroken. Opnieuw verbinden…
terminal-live-away = { $player } is afwezig. Overwinning opeisen: /claim
terminal-live-draw = { $player } biedt remise aan. F7: accepteren, F8: afwijzen
terminal-live-takeback = { $player } wil terug naar zet { $number }. F7: accepteren, F8: afwijzen
terminal-live-rematch = { $player } wil een revanche. F7: accepteren, F8: afwijzen
terminal-live-hint = Hint: { $move }
terminal-live-goes-on = De partij gaat verder op { $link }
terminal-live-left = Je vindt de partij op { $link }
terminal-by-resignation = door opgave
terminal-by-time = door tijdsoverschrijding
terminal-by-agreement = met wederzijds goedvinden
terminal-by-absence = door afwezigheid
terminal-by-abort = De partij is afgebroken.
terminal-key-draw = remise
terminal-key-yes = accepteren
terminal-key-no = afwijzen
terminal-live-help = Op een server: typ / en een bericht om met de anderen te chatten. /draw biedt remise aan, /rematch een revanche, /abort breekt een pas begonnen partij af, /claim eist de overwinning op als een tegenspeler wegblijft. F3 vraagt om een zet terug te nemen, F6 biedt remise aan, F7 accepteert een verzoek en F8 wijst het af.

## A game line by line
terminal-line-you = Je bent { $player }.
terminal-line-people = Mensen: { $players }.
terminal-line-against = Tegen { $players }.
terminal-line-limit-time = { $seconds } s per zet.
terminal-line-limit-nodes = { $nodes } stellingen per zet.
terminal-line-begin = Typ een zet, of help.
terminal-line-commitment = Vastlegging van de verdeling: { $commitment }
terminal-line-over = De partij is afgelopen.
terminal-line-hand-over = { $player } is aan de beurt. Geef het apparaat door en druk op Enter.
terminal-line-no-move = Geen mogelijke zet begint met { $text }.
terminal-line-several = { $text } past bij meerdere zetten.
terminal-line-played = Gespeeld: { $move }
terminal-line-resignation = de opgave
terminal-line-name-file = Geef een bestand op: save BESTAND
terminal-line-saved = Opgeslagen in { $file }, en vanaf nu na elke zet.
terminal-line-progress = … { $seconds } s, { $nodes } stellingen
terminal-line-progress-depth = … { $seconds } s, diepte { $depth }, { $nodes } stellingen
terminal-line-exists = { $file } bestaat al. Kies een ander bestand.
terminal-line-cannot-write = { $file } kan niet worden geschreven: { $error }
terminal-line-fault = zet { $number }, { $move }: { $message }
terminal-line-unreadable = zet { $number }: { $message }
terminal-line-move = Zet { $number }, { $player }: { $move }
terminal-line-at-end = Typ save BESTAND om de partij te bewaren, undo om terug te nemen, quit om te stoppen.
terminal-line-is-over = De partij is afgelopen. Typ save BESTAND, undo of quit.
terminal-line-kept = De partij is opgeslagen in { $file }. Opnieuw bekijken: trilynx replay { $file }
terminal-line-not-kept = De partij is niet opgeslagen. Met --save BESTAND wel, na elke zet.
terminal-line-one = Er is maar één keuze: { $move }
terminal-line-few = { $count } zetten: { $moves }
terminal-line-many = { $count } zetten: { $groups }; typ `moves` voor alle
terminal-line-clauses = De regels van { $book }:
terminal-line-name-clause = Geef een regel op: rules { $clause }
terminal-line-see-help = Typ help om te zien wat je nog meer kunt typen.
terminal-line-help =
    Een zet in onze notatie, of het begin ervan als dat duidelijk is; hoofdletters maken niet uit. Verder:
    moves: alle mogelijke zetten; moves e5: die met e5 beginnen
    hint: wat de sterkste bot zou doen
    undo: neemt de laatste beslissing van een mens terug, en wat erop volgde
    board: tekent het bord opnieuw
    rules REGEL: wat een regel zegt; alleen rules: de lijst van alle regels
    position: deze stelling als tekstregel, voor zover je die mag kennen
    save BESTAND: bewaart de partij in een nieuw bestand, daarna na elke zet
    resign: geeft de partij op
    quit: sluit af
