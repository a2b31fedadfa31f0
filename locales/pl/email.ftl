# E-mail: panel na stronie konta i strony, do których prowadzą linki.

email-title = E-mail
email-about = Podanie adresu jest dobrowolne. Potwierdzony adres pozwala ustawić nowe hasło, gdy zapomnisz obecnego. Wyślemy na niego też wiadomość o każdej zmianie hasła, kluczy dostępu lub adresu. Nikt inny nie widzi twojego adresu.
email-address = Adres e-mail
email-malformed = To nie wygląda na adres e-mail.
email-limited = Za dużo wiadomości jak na jeden dzień. Spróbuj ponownie jutro.
email-send = Wyślij link
email-sent = Wysłaliśmy ci link. Otwórz go w ciągu 24 godzin, aby potwierdzić adres.
email-again = Wyślij ponownie
email-other = Użyj innego adresu
email-remove = Usuń adres
email-remove-about = Bez adresu nie wyślemy ci linku, gdy zapomnisz hasła.
email-cancel = Anuluj
email-confirmed = potwierdzony
email-unconfirmed = jeszcze niepotwierdzony
email-digest = Codzienne podsumowanie
email-digest-about = Nieprzeczytane powiadomienia, najwyżej raz dziennie

email-recover-about = Jeśli twoje konto ma potwierdzony adres e-mail, możemy wysłać ci link do ustawienia nowego hasła.
email-recover-send = Wyślij link
email-recover-sent = Jeśli konto { $name } ma potwierdzony adres e-mail, link jest już w drodze. Działa przez godzinę.

email-confirm-title = Potwierdź swój adres e-mail
email-confirm-text = Potwierdź, że adres, na który wysłaliśmy ten link, należy do ciebie.
email-confirm-act = Potwierdź
email-confirm-done = Twój adres e-mail jest potwierdzony.
email-confirm-many = Ten adres jest już przypisany do { $most } kont. Więcej nie można.
email-recover-title = Ustaw nowe hasło
email-recover-for = Nowe hasło do twojego konta { $name }. Wszystkie inne przeglądarki zostaną wylogowane, a wszystkie klucze dostępu usunięte.
email-recover-act = Zapisz i zaloguj się
email-recover-done = Zapisaliśmy nowe hasło i zalogowaliśmy cię.
email-unsubscribe-title = Wyłącz codzienne podsumowanie
email-unsubscribe-text = Nie będziesz już dostawać podsumowań e-mailem. W każdej chwili możesz je znów włączyć na stronie konta.
email-unsubscribe-act = Wypisz się
email-unsubscribe-done = Nie będziesz już dostawać podsumowań.
email-void = Ten link już nie działa. O nowy możesz poprosić na stronie swojego konta.
email-to-account = Przejdź do konta
