# Was in einer Partie gesagt wird: Antworten auf Wünsche, die nicht erfüllt werden, wie Partien enden, Entscheidungen, Uhren.

## Warum ein Wunsch nicht erfüllt wird

refused-rule = Die Regeln erlauben das nicht ({ $clause }): { $message }.
refused-unreadable = „{ $found }“ verstehen wir hier nicht. Erwartet wird: { $message }.
refused-record = Zeile { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}Zug { $at_move }
  }: { $reason }
refused-impossible = Diese Stellung kann in keiner Partie entstehen ({ $clause }): { $message }.
refused-options = Mit diesen Optionen lässt sich nicht spielen ({ $field }): { $message }.
refused-not-seated = Das kann nur, wer mitspielt.
refused-which-seat = Welchen deiner Plätze meinst du?
refused-not-opener = Das kann nur, wer die Partie eröffnet hat.
refused-not-your-turn = Du bist nicht dran.
refused-study-text = Zeile { $line }, Spalte { $column }: Das lässt sich nicht lesen: { $found }
refused-stale = Die Stellung hat sich geändert: { $number ->
        [one] { $number } Zug ist
       *[other] { $number } Züge sind
    } gespielt.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-started = Die Partie hat schon begonnen.
refused-over = Die Partie ist vorbei.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-seat-taken = Dieser Platz ist besetzt oder für jemand anderen reserviert.
refused-already-seated = Du hast in dieser Partie schon einen Platz.
refused-no-such-bot = In diesem Spiel gibt es keinen Bot mit diesem Namen.
refused-too-late-to-abort = Zum Abbrechen ist es zu spät: Alle haben schon einen Zug gemacht.
refused-nothing-offered = Es liegt kein Angebot vor.
refused-offered-already = Du hast schon gefragt. Warte bitte ein wenig, bevor du noch einmal fragst.
refused-not-for-more-players = Auf Remis kann man sich nur zu zweit einigen.
refused-no-such-point = So weit kannst du nicht zurück: Diesen Zug gibt es in der Partie nicht.
refused-nothing-to-reset = In diesem Zug hast du noch nichts getan, was sich zurücknehmen ließe.
refused-nobody-away = { $seconds ->
        [0] Niemand ist abwesend.
        [one] Warte bitte noch { $seconds } Sekunde: Vielleicht kommt dein Gegner zurück.
       *[other] Warte bitte noch { $seconds } Sekunden: Vielleicht kommt dein Gegner zurück.
    }
refused-text = Eine Nachricht besteht aus einer Zeile und darf weder leer noch zu lang sein.
refused-table-full = Diese Partie nimmt keine weiteren Nachrichten oder Anfragen an.
refused-too-often = Öfter kannst du in einer Partie nicht fragen.
refused-needs-account = Für gewertete Partien brauchst du ein Konto. Erstelle eins oder spiel ohne Wertung.
refused-left-games = Du hast in letzter Zeit gewertete Partien verlassen. Die nächste kannst du in { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    } spielen. Ungewertete Partien und Turniere stehen dir weiter offen.
refused-nothing-to-plan = Züge planen kannst du nur in Partien mit Tagen pro Zug und nur, solange dein Gegner am Zug ist.
refused-plan-unfinished = Ein Plan muss mit einem vollständigen Zug von dir enden.
refused-plan-ambiguous = Auf diese Züge hast du schon eine andere Antwort geplant. Lösch zuerst den anderen Plan.
refused-time-up = Die Zeit ist abgelaufen.
refused-hidden = In diesem Spiel gibt es verdeckte Karten, deshalb bekommst du darauf keine Antwort.
refused-fair-play = Solange eine gewertete Partie läuft, gibt die Engine keinen Rat, weder den Spielern noch zu den Stellungen dieser Partie. Frag wieder, wenn die Partie vorbei ist.

## Was an einer Anfrage nicht stimmt

error-malformed = Das haben wir nicht verstanden: { $message }.
error-too-large = Das ist zu groß ({ $what }): Die Grenze ist { $limit }.
error-limited = Zu viele Anfragen in kurzer Zeit ({ $what }). Warte bitte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
error-not-found = Das gibt es nicht, oder du hast keinen Zugriff darauf.
error-sign-in = Melde dich bitte zuerst an.
error-wrong-password = Name oder Passwort ist falsch.
error-passkey = Dieser Passkey kann nicht verwendet werden.
error-banned = Dieses Konto ist gesperrt: { $reason }
error-banned-until = Dieses Konto ist bis { $until } gesperrt: { $reason }
error-network-banned = Aus deinem Netzwerk werden zurzeit keine neuen Spieler zugelassen. Konten, die vor der Sperre erstellt wurden, können sich weiter anmelden.
error-network-banned-until = Aus deinem Netzwerk werden bis { $until } keine neuen Spieler zugelassen. Konten, die vor der Sperre erstellt wurden, können sich weiter anmelden.
error-muted = Du bist im Chat gesperrt: { $reason }
error-muted-until = Du bist im Chat bis { $until } gesperrt: { $reason }
error-too-new = Du kannst noch keine Links posten. Spiel erst ein paar Partien.
error-not-friends = Ihr könnt euch nur schreiben, solange ihr einander folgt.
error-listed-word = Das Wort „{ $word }“ ist auf diesem Server nicht erlaubt.
error-tournament = Das geht in diesem Turnier gerade nicht.
error-both-seated = Als Gast spielst du gerade eine Partie, in der auch dieses Konto einen Platz hat, und niemand darf in einer Partie zwei Plätze haben. Spiel diese Partie erst zu Ende, oder vergiss diesen Gast und gib seinen Platz auf.
error-unfit = Das kannst du nicht verwenden ({ $what }): { $message }.
error-forbidden = Das darfst du nicht.
error-taken = Das gibt es schon ({ $what }).
error-refused = Nicht möglich: { $reason }
error-too-slow = Deine Verbindung ist zu langsam. Sie wird neu aufgebaut.
error-unavailable = Das können wir gerade nicht speichern. Nichts ist verloren; bitte versuch es noch einmal.
error-internal = Bei uns ist etwas schiefgegangen. Wir haben es protokolliert; bitte versuch es noch einmal.

## Wie eine Partie zu Ende ging

ended-rules = zu Ende gespielt
ended-resignation = durch Aufgabe
ended-time = Zeit abgelaufen
ended-agreement = auf Remis geeinigt
ended-absence = ein Spieler hat die Partie verlassen
ended-abort = Partie abgebrochen

## Was zu entscheiden ist

decision-place = Setze einen Ring
decision-move = Mach einen Zug
decision-claim-or-move = Wähle eine Farbe oder zieh
decision-row = Entferne eine Reihe
decision-ring = Entferne einen Ring
decision-lay = Lege einen Satz
decision-attack = Entscheide, ob du den Satz nimmst
decision-answer = Nimm den Satz zurück oder wirf ihn ab
decision-draw = Zieh eine Karte

## Uhren

clock-none = Ohne Uhr
clock-fischer = { $initial_s } s + { $increment_s } s pro Zug
clock-byoyomi = { $main_s } s, dann { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
