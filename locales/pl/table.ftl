# What is said at a table: answers to requests that are refused, ends of games, decisions, clocks.

## Why a request is refused. $message is the reason of the game, $seconds the time to wait, rounded up; 0 if nobody is away.

refused-rule = Zasady na to nie pozwalają ({ $clause }): { $message }.
refused-unreadable = Nie da się tu odczytać „{ $found }”. Oczekiwano: { $message }.
refused-record = Wiersz { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}ruch { $at_move }
  }: { $reason }
refused-impossible = Taka pozycja nie może powstać w partii ({ $clause }): { $message }.
refused-options = Z tymi opcjami nie można grać ({ $field }): { $message }.
refused-not-seated = Mogą to zrobić tylko gracze w tej partii.
refused-which-seat = Które z twoich miejsc masz na myśli?
refused-not-opener = Może to zrobić tylko osoba, która utworzyła partię.
refused-not-your-turn = To nie twoja kolej.
refused-study-text = Wiersz { $line }, kolumna { $column }: tego nie da się odczytać: { $found }
refused-stale = Pozycja się zmieniła: { $number ->
        [one] zagrano { $number } ruch.
        [few] zagrano { $number } ruchy.
       *[many] zagrano { $number } ruchów.
    }
refused-not-started = Partia jeszcze się nie zaczęła.
refused-started = Partia już się zaczęła.
refused-over = Partia już się skończyła.
refused-not-over = Partia jeszcze się nie skończyła.
refused-seat-taken = To miejsce jest zajęte albo zarezerwowane dla kogoś innego.
refused-already-seated = Masz już miejsce w tej partii.
refused-no-such-bot = W tej grze nie ma bota o takiej nazwie.
refused-too-late-to-abort = Za późno na przerwanie partii: wszyscy wykonali już pierwszy ruch.
refused-nothing-offered = Nie ma propozycji, na którą można by odpowiedzieć.
refused-offered-already = Ta prośba została już wysłana. Poczekaj chwilę, zanim wyślesz następną.
refused-not-for-more-players = Na remis można się umówić tylko w partii dla dwóch graczy.
refused-no-such-point = Nie można cofnąć się tak daleko: partia nie ma takiego ruchu.
refused-nothing-to-reset = W tej turze nie ma jeszcze czego cofnąć.
refused-nobody-away = { $seconds ->
        [0] Wszyscy są obecni.
        [one] Poczekaj jeszcze { $seconds } sekundę: przeciwnik może wrócić.
        [few] Poczekaj jeszcze { $seconds } sekundy: przeciwnik może wrócić.
       *[many] Poczekaj jeszcze { $seconds } sekund: przeciwnik może wrócić.
    }
refused-text = Wiadomość musi zmieścić się w jednym wierszu i nie może być pusta ani zbyt długa.
refused-table-full = W tej partii nie zmieści się więcej wiadomości ani próśb.
refused-too-often = W jednej partii nie możesz wysłać więcej próśb.
refused-needs-account = Partie rankingowe wymagają konta. Zarejestruj się albo zagraj bez rankingu.
refused-left-games = Ostatnio zdarzało ci się opuszczać partie rankingowe. Następną zagrasz dopiero za { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    }. Partie bez rankingu i turnieje są nadal dostępne.
refused-nothing-to-plan = Ruchy można planować tylko w partiach korespondencyjnych i tylko w turze przeciwnika.
refused-plan-unfinished = Plan musi kończyć się twoją pełną turą.
refused-plan-ambiguous = Masz już zaplanowaną inną odpowiedź na te ruchy. Najpierw usuń tamten plan.
refused-time-up = Czas minął.
refused-hidden = W tej grze są ukryte karty, więc nie możemy na to odpowiedzieć.
refused-fair-play = Dopóki trwa partia rankingowa, silnik nie podpowiada ani jej graczom, ani nikomu, kto pyta o jej pozycje. Zapytaj ponownie, gdy partia się skończy.

## What is wrong with a request

error-malformed = Nie rozumiemy tego: { $message }.
error-too-large = To jest za duże ({ $what }): limit wynosi { $limit }.
error-limited = Za dużo żądań w krótkim czasie ({ $what }). Poczekaj { $seconds ->
        [one] { $seconds } sekundę.
        [few] { $seconds } sekundy.
       *[many] { $seconds } sekund.
    }
error-not-found = To nie istnieje albo nie masz do tego dostępu.
error-sign-in = Najpierw się zaloguj.
error-wrong-password = Błędna nazwa lub hasło.
error-passkey = Nie można użyć tego klucza dostępu.
error-banned = To konto jest zawieszone: { $reason }
error-banned-until = To konto jest zawieszone do { $until }: { $reason }
error-network-banned = Twoja sieć jest teraz zablokowana dla nowych graczy. Konta założone przed blokadą działają dalej.
error-network-banned-until = Do { $until } twoja sieć jest zablokowana dla nowych graczy. Konta założone przed blokadą działają dalej.
error-muted = Nie możesz pisać na czacie: { $reason }
error-muted-until = Nie możesz pisać na czacie do { $until }: { $reason }
error-too-new = Nie możesz jeszcze wysyłać linków. Najpierw rozegraj kilka partii.
error-not-friends = Możecie do siebie pisać tylko wtedy, gdy obserwujecie się nawzajem.
error-listed-word = Na tym serwerze słowo „{ $word }” jest niedozwolone.
error-tournament = W tym turnieju nie można teraz tego zrobić.
error-both-seated = Jako gość grasz w partii, w której miejsce ma też to konto, a nikt nie może zajmować dwóch miejsc w jednej partii. Najpierw dokończ tę partię albo usuń tego gościa i zrezygnuj z jego miejsca.
error-unfit = Nie można tego użyć ({ $what }): { $message }.
error-forbidden = Nie możesz tego zrobić.
error-taken = To już istnieje ({ $what }).
error-refused = To niemożliwe: { $reason }
error-too-slow = Twoje połączenie jest zbyt wolne, by nadążyć. Łączymy ponownie.
error-unavailable = Nie możemy tego teraz zapisać. Nic nie przepadło; spróbuj ponownie.
error-internal = Coś poszło nie tak po naszej stronie. Błąd został zapisany; spróbuj ponownie.

## How a game ended

ended-rules = rozegrana do końca
ended-resignation = poddanie partii
ended-time = skończył się czas
ended-agreement = remis za zgodą graczy
ended-absence = gracz opuścił partię
ended-abort = partia przerwana

## What is to be decided

decision-place = Ustaw pierścień
decision-move = Wykonaj ruch
decision-claim-or-move = Przejmij kolor albo wykonaj ruch
decision-row = Zdejmij rząd
decision-ring = Zdejmij pierścień
decision-lay = Wyłóż zestaw
decision-attack = Zdecyduj, czy bierzesz zestaw
decision-answer = Weź zestaw z powrotem albo go odrzuć
decision-draw = Dobierz kartę

## Clocks

clock-none = Bez zegara
clock-fischer = { $initial_s } s + { $increment_s } s na turę
clock-byoyomi = { $main_s } s, potem { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } dzień na turę
       *[other] { $days } dni na turę
    }
