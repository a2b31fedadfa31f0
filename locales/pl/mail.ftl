# E-maile wysyłane przez serwer: linki do potwierdzenia adresu lub ustawienia nowego hasła, informacje o koncie, podsumowania.
# $name to nazwa konta, $site to adres serwera.

mail-greeting = Cześć { $name },
mail-site = Otwórz Trilynx

mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm-text = Ten adres dodano do twojego konta { $name } na { $site }. Potwierdź go w ciągu 24 godzin.
mail-confirm-link = Potwierdź adres
mail-confirm-else = To nie ty? Po prostu zignoruj tę wiadomość, nic się nie stanie.

mail-recover-subject = Ustaw nowe hasło
mail-recover-text = Ktoś poprosił o nowe hasło do twojego konta { $name } na { $site }. Jeśli to ty, możesz je ustawić w ciągu godziny. Spowoduje to wylogowanie wszędzie i usunięcie twoich kluczy dostępu.
mail-recover-link = Ustaw nowe hasło
mail-recover-else = To nie ty? Po prostu zignoruj tę wiadomość, twoje hasło się nie zmieni.

mail-password-subject = Twoje hasło zostało zmienione
mail-password-text = Hasło do twojego konta { $name } na { $site } zostało zmienione.
mail-passkeys-subject = Twoje klucze dostępu się zmieniły
mail-passkeys-text = Klucz dostępu do twojego konta { $name } na { $site } został dodany lub usunięty.
mail-address-subject = Twój adres e-mail został usunięty
mail-address-text = Twoje konto { $name } na { $site } nie używa już tego adresu e-mail.
mail-notice-else = Jeśli to nie ty, zaloguj się i zmień hasło.

mail-digest-subject = { $count ->
    [one] { $count } nowe powiadomienie w Trilynx
    [few] { $count } nowe powiadomienia w Trilynx
    [many] { $count } nowych powiadomień w Trilynx
   *[other] { $count } nowego powiadomienia w Trilynx
}
mail-digest-text = Oto powiadomienia, których jeszcze nie znasz:
mail-digest-all = Wszystkie powiadomienia
mail-digest-why = Dostajesz tę wiadomość najwyżej raz dziennie, bo masz włączone codzienne podsumowanie.
mail-digest-stop = Wypisz się
