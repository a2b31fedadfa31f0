# Co mówi się przy stole: odpowiedzi na niespełnione życzenia, zakończenia partii, decyzje, zegary.

## Dlaczego życzenie nie zostaje spełnione

refused-rule = Zasady na to nie pozwalają ({ $clause }): { $message }.
refused-unreadable = „{ $found }” nie da się tu odczytać. Oczekiwano: { $message }.
refused-record = Wiersz { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}ruch { $at_move }
  }: { $reason }
refused-impossible = Żadna partia tak nie wygląda ({ $clause }): { $message }.
refused-options = Na takich warunkach nie można grać ({ $field }): { $message }.
refused-not-seated = Mogą to zrobić tylko gracze przy tym stole.
refused-which-seat = Które z twoich miejsc masz na myśli?
refused-not-opener = Może to zrobić tylko osoba, która otworzyła stół.
refused-not-your-turn = To nie twoja tura.
refused-stale = Pozycja tymczasem się zmieniła: { $number ->
        [one] zagrano { $number } ruch.
        [few] zagrano { $number } ruchy.
       *[many] zagrano { $number } ruchów.
    }
refused-not-started = Partia jeszcze się nie zaczęła.
refused-started = Partia już się zaczęła.
refused-over = Partia jest skończona.
refused-not-over = Partia jeszcze się nie skończyła.
refused-seat-taken = To miejsce jest zajęte albo zarezerwowane dla kogoś innego.
refused-already-seated = Masz już tutaj miejsce.
refused-no-such-bot = W tej grze nie ma bota o takiej nazwie.
refused-too-late-to-abort = Na przerwanie jest za późno: każdy wykonał już pierwszy ruch.
refused-nothing-offered = Nie ma na co odpowiadać.
refused-offered-already = To pytanie już padło. Poczekaj chwilę, zanim zapytasz ponownie.
refused-not-for-more-players = Na remis mogą umówić się tylko dwaj gracze.
refused-no-such-point = W tej partii nie ma takiego wcześniejszego momentu.
refused-nothing-to-reset = W tej turze nie ma nic, co można by cofnąć.
refused-nobody-away = { $seconds ->
        [0] Nikogo nie brakuje.
        [one] Poczekaj jeszcze { $seconds } sekundę: przeciwnik może wrócić.
        [few] Poczekaj jeszcze { $seconds } sekundy: przeciwnik może wrócić.
       *[many] Poczekaj jeszcze { $seconds } sekund: przeciwnik może wrócić.
    }
refused-text = Wiadomość to jedna linijka, ani pusta, ani za długa.
refused-table-full = Ten stół nie może już nic więcej przyjąć.
refused-too-often = W tej partii nie możesz już wysłać kolejnej prośby.
refused-needs-account = Partie rankingowe wymagają konta. Zarejestruj się albo zagraj bez rankingu.
refused-time-up = Czas minął.
refused-hidden = W tej grze karty są ukryte, dlatego nie ma na to odpowiedzi.
refused-fair-play = Dopóki trwa partia rankingowa, silnik nie podpowiada: ani jej graczom, ani w sprawie jej pozycji. Zapytaj ponownie, gdy się skończy.

## Co jest nie tak z żądaniem

error-malformed = To nie zostało zrozumiane: { $message }.
error-too-large = To jest za duże ({ $what }): limit wynosi { $limit }.
error-limited = Za dużo w krótkim czasie ({ $what }). Poczekaj { $seconds ->
        [one] { $seconds } sekundę.
        [few] { $seconds } sekundy.
       *[many] { $seconds } sekund.
    }
error-not-found = To nie istnieje albo nie jest przeznaczone dla ciebie.
error-sign-in = Najpierw się zaloguj.
error-wrong-password = Żadne konto nie ma takiej nazwy i takiego hasła.
error-both-seated = Grasz teraz jako gość przy stole, przy którym miejsce ma też to konto, a nikt nie może zajmować dwóch miejsc w jednej partii. Najpierw dokończ tę partię albo zapomnij tego gościa i zrezygnuj z jego miejsca.
error-unfit = Tego nie można użyć ({ $what }): { $message }.
error-forbidden = Tego nie możesz zrobić.
error-taken = To już istnieje ({ $what }).
error-refused = Stół odmawia: { $reason }
error-too-slow = Połączenie jest zbyt wolne, żeby nadążyć. Zostanie nawiązane od nowa.
error-unavailable = W tej chwili nie można tego zapisać. Nic nie przepadło; spróbuj ponownie.
error-internal = Serwer popełnił błąd. Został on zapisany; spróbuj ponownie.

## Jak skończyła się partia

ended-rules = rozegrana do końca
ended-resignation = przez poddanie się
ended-time = przez upływ czasu
ended-agreement = za zgodą obu stron
ended-absence = przez nieobecność
ended-abort = przerwana

## O czym trzeba zdecydować

decision-place = Ustaw pierścień
decision-move = Wykonaj ruch
decision-claim-or-move = Przejmij kolor albo wykonaj ruch
decision-row = Zdejmij rząd
decision-ring = Zdejmij pierścień
decision-lay = Wyłóż zestaw
decision-attack = Weź zestaw albo go zostaw
decision-answer = Weź zestaw z powrotem albo go odrzuć
decision-draw = Dobierz kartę

## Zegary

clock-none = Bez zegara
clock-fischer = { $initial_s } s na partię i { $increment_s } s więcej za każdą turę
clock-byoyomi = { $main_s } s na partię, potem { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } dzień na turę
       *[other] { $days } dni na turę
    }
