# Powiadomienia: dzwonek, jego strona i o czym chce się wiedzieć.

notices-title = Powiadomienia
notices-unread = { $count ->
    [one] { $count } nowe powiadomienie
    [few] { $count } nowe powiadomienia
    [many] { $count } nowych powiadomień
   *[other] { $count } nowego powiadomienia
}
notices-none = Na razie nic. Gdy przyjdzie twoja kolej albo ktoś rzuci ci wyzwanie, zobaczysz to tutaj.
notices-read-all = Oznacz wszystko jako przeczytane
notice-new = Nowe

notice-time-short = Kończy ci się czas. Przeciwnik: { $names }
notice-round-starts = Rozpoczęła się runda { $round } turnieju { $name }
notice-game-over = Koniec partii. Przeciwnik: { $names }
notice-message = Nowa wiadomość od: { $name }
notices-somebody = ktoś

notices-choice = O czym mnie powiadamiać
notices-choice-about = Nie powiadamiamy o partiach z botami ani o tych, które masz otwarte.
notice-kind-your-turn = Moja kolej
notice-kind-your-turn-about = W partiach bez zegara lub korespondencyjnych
notice-kind-time-short = Kończący się czas
notice-kind-time-short-about = Gdy minie 80% czasu na turę
notice-kind-challenge = Wyzwania
notice-kind-round-starts = Rundy turniejów
notice-kind-round-starts-about = Gdy zaczyna się runda i czeka moja partia
notice-kind-game-over = Zakończone partie
notice-kind-game-over-about = Gdy partia kończy się podczas mojej nieobecności
notice-kind-message = Wiadomości
notice-kind-message-about = Gdy ktoś ze znajomych do mnie napisze
notices-to-messages = Wiadomości

notices-push-title = Na tym urządzeniu
notices-push-about = Otrzymuj powiadomienia także wtedy, gdy Trilynx nie jest otwarty.
notices-push-on = Powiadomienia w tej przeglądarce są włączone.
notices-push-turn-on = Włącz powiadomienia
notices-push-turn-off = Wyłącz
notices-push-denied = Ta przeglądarka blokuje powiadomienia z Trilynx. Możesz na nie zezwolić w ustawieniach przeglądarki dla tej witryny.
notices-push-unsupported = Ta przeglądarka nie obsługuje powiadomień. Na iPhonie lub iPadzie najpierw dodaj Trilynx do ekranu początkowego.
notices-push-offer = Chcesz wiedzieć, kiedy przyjdzie twoja kolej, nawet gdy Trilynx nie jest otwarty?
notices-push-decline = Nie, dziękuję
notices-quiet = Godziny ciszy
notices-quiet-about = Powiadomienia z tych godzin dotrą do ciebie później.
notices-quiet-from = od
notices-quiet-until = do
