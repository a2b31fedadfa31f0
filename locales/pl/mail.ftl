# E-maile wysyłane przez serwer: linki do potwierdzenia adresu lub ustawienia nowego hasła, informacje o koncie, podsumowania.
# $name to nazwa konta, $site to adres serwera.

mail-greeting = Cześć, { $name }!
mail-site = Otwórz Trilynx

mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm-text = Ten adres dodano do konta { $name } na { $site }. Potwierdź go w ciągu 24 godzin.
mail-confirm-link = Potwierdź adres
mail-confirm-else = To nie ty? Po prostu zignoruj tę wiadomość, a nic się nie stanie.

mail-recover-subject = Ustaw nowe hasło
mail-recover-text = Ktoś poprosił o nowe hasło do twojego konta { $name } na { $site }. Jeśli to ty, masz godzinę, aby je ustawić. Wszystkie przeglądarki zostaną wtedy wylogowane, a klucze dostępu usunięte.
mail-recover-link = Ustaw nowe hasło
mail-recover-else = To nie ty? Po prostu zignoruj tę wiadomość, a twoje hasło się nie zmieni.

mail-password-subject = Twoje hasło zostało zmienione
mail-password-text = Hasło do twojego konta { $name } na { $site } zostało zmienione.
mail-passkeys-subject = Twoje klucze dostępu zostały zmienione
mail-passkeys-text = Klucz dostępu do twojego konta { $name } na { $site } został dodany lub usunięty.
mail-address-subject = Twój adres e-mail został usunięty
mail-address-text = Twoje konto { $name } na { $site } nie używa już tego adresu e-mail.
mail-notice-else = Jeśli to nie ty, od razu ustaw nowe hasło na stronie swojego konta.

mail-digest-subject = { $count ->
    [one] { $count } nowe powiadomienie na Trilynx
    [few] { $count } nowe powiadomienia na Trilynx
    [many] { $count } nowych powiadomień na Trilynx
   *[other] { $count } nowego powiadomienia na Trilynx
}
mail-digest-text = Oto twoje nieprzeczytane powiadomienia:
mail-digest-all = Wszystkie powiadomienia
mail-digest-why = Dostajesz tę wiadomość najwyżej raz dziennie, bo masz włączone codzienne podsumowanie.
mail-digest-stop = Wypisz się
