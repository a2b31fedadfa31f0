# E-mail: panel na stronie konta i strony, do których prowadzą linki.

email-title = E-mail
email-about = Nieobowiązkowy. Z potwierdzonym adresem możesz ustawić nowe hasło, gdy zapomnisz obecnego, i dowiesz się, gdy zmieni się hasło, klucze dostępu lub adres. Nikt inny go nie widzi.
email-address = Adres e-mail
email-malformed = To nie wygląda na adres e-mail.
email-limited = Na razie wysłano za dużo wiadomości. Spróbuj ponownie jutro.
email-send = Wyślij link potwierdzający
email-sent = Wysłaliśmy ci link. Otwórz go w ciągu 24 godzin, aby potwierdzić adres.
email-again = Wyślij ponownie
email-other = Użyj innego adresu
email-remove = Usuń adres
email-remove-about = Bez adresu nie wyślemy ci linku, gdy zapomnisz hasła.
email-cancel = Anuluj
email-confirmed = potwierdzony
email-unconfirmed = jeszcze niepotwierdzony
email-digest = Codzienne podsumowanie
email-digest-about = Najwyżej raz dziennie: nowe powiadomienia

email-recover-about = Jeśli twoje konto ma potwierdzony adres e-mail, możemy wysłać ci link do ustawienia nowego hasła.
email-recover-send = Wyślij link
email-recover-sent = Jeśli konto { $name } ma potwierdzony adres e-mail, link jest już w drodze. Działa przez godzinę.

email-confirm-title = Potwierdź swój adres e-mail
email-confirm-text = To twój adres? W takim razie go potwierdź.
email-confirm-act = Potwierdź
email-confirm-done = Twój adres e-mail jest potwierdzony.
email-confirm-many = Tego adresu używa już { $most } kont; więcej nie można.
email-recover-title = Ustaw nowe hasło
email-recover-for = Dla twojego konta { $name }. Wszystkie przeglądarki zostaną wylogowane, a wszystkie klucze dostępu usunięte.
email-recover-act = Zapisz i zaloguj się
email-recover-done = Nowe hasło jest ustawione i jesteś na swoim koncie.
email-unsubscribe-title = Wyłącz codzienne podsumowanie
email-unsubscribe-text = Nie będziesz już dostawać podsumowań e-mailem. Możesz je znów włączyć na stronie konta.
email-unsubscribe-act = Wypisz się
email-unsubscribe-done = Nie dostaniesz już podsumowań.
email-void = Ten link już nie działa. Nowy dostaniesz na stronie swojego konta.
email-to-account = Przejdź do konta
