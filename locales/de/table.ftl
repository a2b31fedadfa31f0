# Was an einem Tisch gesagt wird: Antworten auf Wünsche, die nicht erfüllt werden, Spielenden, Entscheidungen, Uhren.

## Warum ein Wunsch nicht erfüllt wird

refused-rule = Die Regeln erlauben das nicht ({ $clause }): { $message }.
refused-unreadable = „{ $found }“ ist hier nicht zu lesen. Erwartet: { $message }.
refused-record = Zeile { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}Zug { $at_move }
  }: { $reason }
refused-impossible = So sieht keine Partie aus ({ $clause }): { $message }.
refused-options = So, wie vereinbart, kann nicht gespielt werden ({ $field }): { $message }.
refused-not-seated = Das kann nur, wer an diesem Tisch spielt.
refused-which-seat = Welchen deiner Plätze meinst du?
refused-not-opener = Das kann nur, wer den Tisch eröffnet hat.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-stale = Die Stellung hat sich inzwischen geändert: { $number ->
        [one] { $number } Zug ist
       *[other] { $number } Züge sind
    } gespielt.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-started = Die Partie hat schon begonnen.
refused-over = Die Partie ist vorbei.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-seat-taken = Dieser Platz ist besetzt oder für jemand anderen reserviert.
refused-already-seated = Du hast hier schon einen Platz.
refused-no-such-bot = In diesem Spiel gibt es keinen Bot mit diesem Namen.
refused-too-late-to-abort = Zum Abbrechen ist es zu spät: Alle haben schon einen Zug gemacht.
refused-nothing-offered = Es gibt nichts zu beantworten.
refused-offered-already = Du hast schon gefragt. Warte bitte ein wenig, bevor du noch einmal fragst.
refused-not-for-more-players = Auf ein Unentschieden können sich nur zwei Spieler einigen.
refused-no-such-point = Diesen früheren Stand gibt es in der Partie nicht.
refused-nothing-to-reset = In diesem Zug gibt es nichts, was sich zurücknehmen ließe.
refused-nobody-away = { $seconds ->
        [0] Niemand ist weg.
        [one] Warte bitte noch { $seconds } Sekunde: Vielleicht kommt dein Gegner zurück.
       *[other] Warte bitte noch { $seconds } Sekunden: Vielleicht kommt dein Gegner zurück.
    }
refused-text = Eine Nachricht ist eine einzelne Zeile, weder leer noch zu lang.
refused-table-full = Dieser Tisch kann nichts mehr aufnehmen.
refused-too-often = Du hast in dieser Partie schon so oft gefragt, wie es geht.
refused-needs-account = Für gewertete Partien brauchst du ein Konto. Registriere dich oder spiele ohne Wertung.
refused-time-up = Die Zeit ist abgelaufen.
refused-hidden = In diesem Spiel sind Karten verdeckt, deshalb gibt es hierauf keine Antwort.
refused-fair-play = Solange eine gewertete Partie läuft, hilft die Engine nicht: weder denen, die sie spielen, noch bei ihren Stellungen. Frag wieder, wenn sie vorbei ist.

## Was an einer Anfrage nicht stimmt

error-malformed = Das wurde nicht verstanden: { $message }.
error-too-large = Das ist zu groß ({ $what }): Die Grenze ist { $limit }.
error-limited = Zu viele in kurzer Zeit ({ $what }). Warte bitte { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.
error-not-found = Das gibt es nicht, oder es ist nicht für dich bestimmt.
error-sign-in = Melde dich bitte zuerst an.
error-wrong-password = Kein Konto hat diesen Namen und dieses Passwort.
error-both-seated = Du spielst gerade als Gast an einem Tisch, an dem auch dieses Konto einen Platz hat, und niemand darf in einer Partie zwei Plätze haben. Beende zuerst diese Partie, oder vergiss diesen Gast und verzichte auf seinen Platz.
error-unfit = Das kann nicht verwendet werden ({ $what }): { $message }.
error-forbidden = Das darfst du nicht.
error-taken = Das gibt es schon ({ $what }).
error-refused = Der Tisch lehnt ab: { $reason }
error-too-slow = Die Verbindung ist zu langsam, um mitzukommen. Sie wird neu aufgebaut.
error-unavailable = Das kann im Moment nicht gespeichert werden. Nichts ist verloren; versuche es bitte noch einmal.
error-internal = Der Server hat einen Fehler gemacht. Er ist festgehalten; versuche es bitte noch einmal.

## Wie eine Partie zu Ende ging

ended-rules = zu Ende gespielt
ended-resignation = durch Aufgabe
ended-time = durch Zeit
ended-agreement = durch Einigung
ended-absence = durch Abwesenheit
ended-abort = abgebrochen

## Was zu entscheiden ist

decision-place = Setze einen Ring
decision-move = Mach einen Zug
decision-claim-or-move = Wähle eine Farbe oder ziehe
decision-row = Nimm eine Reihe vom Plan
decision-ring = Nimm einen Ring vom Plan
decision-lay = Lege einen Satz
decision-attack = Nimm den Satz oder lass ihn liegen
decision-answer = Nimm den Satz zurück oder lege ihn ab
decision-draw = Ziehe eine Karte

## Uhren

clock-none = Ohne Uhr
clock-fischer = { $initial_s } s für die Partie, { $increment_s } s mehr für jeden Zug
clock-byoyomi = { $main_s } s für die Partie, dann { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }
