# Prywatne wiadomości między znajomymi.

messages-title = Wiadomości
messages-list = Rozmowy
messages-start = Napisz do znajomych
messages-choose = Wybierz rozmowę albo napisz do kogoś ze znajomych.
messages-none-title = Napisz do znajomych
messages-none = Znajomi to osoby, które obserwują się nawzajem. Mogą tu do siebie pisać prywatnie.
messages-find = Znajdź graczy
messages-sign-up = Mając konto, możesz obserwować innych graczy i pisać do znajomych.
messages-back = Wszystkie wiadomości
messages-with = Wiadomości: { $name }
messages-empty = Przywitaj się! To prywatna rozmowa z graczem { $name }.
messages-older = Pokaż starsze wiadomości
messages-newest = Najnowsze wiadomości
messages-new = Nowe
messages-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
messages-today = Dzisiaj
messages-yesterday = Wczoraj
messages-you = Ty: { $text }
messages-own = Ty
messages-label = Wiadomość do: { $name }
messages-send = Wyślij
messages-too-long = Ta wiadomość jest za długa. Możesz ją podzielić na kilka.
messages-no-friends = Ty i { $name } nie obserwujecie się już nawzajem, więc nie możecie do siebie pisać. Wasze wiadomości tu zostają.
messages-deleted = Usunięte konto
messages-deleted-about = To konto zostało usunięte razem ze wszystkimi wysłanymi z niego wiadomościami.
messages-gone = Ta rozmowa jest niedostępna. Możesz pisać do kogoś, gdy obserwujecie się nawzajem.
messages-report = Zgłoś wiadomość
