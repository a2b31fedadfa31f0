# Powiadomienia, które przeglądarka pokazuje bez otwartej strony: tytuły wiadomości push.

push-your-turn = Twoja kolej. Przeciwnik: { $names }
push-time-short = Kończy ci się czas. Przeciwnik: { $names }
push-challenge = Nowe wyzwanie. Przeciwnik: { $names }
push-message = Nowa wiadomość od: { $name }
push-round-starts = Rozpoczęła się runda { $round } turnieju { $tournament }
push-game-over = Koniec partii. Przeciwnik: { $names }
push-somebody = ktoś
