# At a table: what is asked, with a line that teaches; the end; chat; sounds.

## What is asked, and a line that teaches
turn-of = Ruch: { $name }
prompt-yinsh-place = Ustaw pierścień
teach-yinsh-place = Na dowolnym pustym polu. Każdy gracz ustawia pięć, potem zaczynają się ruchy.
prompt-yinsh-move = Przesuń pierścień
teach-yinsh-move = Zostawia za sobą znacznik i odwraca te, które przeskoczy.
prompt-yinsh-row = Zdejmij rząd
teach-yinsh-row = Pięć twoich znaczników w linii: wskaż ten rząd.
prompt-yinsh-ring = Zdejmij pierścień
teach-yinsh-ring = Jeden ze swoich. To krok do wygranej.
prompt-lyngk-claim-or-move = Przejmij kolor albo wykonaj ruch
teach-lyngk-claim-or-move = Przejętym kolorem ruszasz tylko ty. W całej partii możesz przejąć dwa.
prompt-lyngk-move = Przesuń pion lub stos
teach-lyngk-move = W linii prostej na pierwszy napotkany pion. Kolory w stosie się nie powtarzają.
table-acts = Działania
seat-names = Imiona
close = Zamknij

## The end
end-won = Zwycięstwo
end-lost = Dobra partia
end-draw = Remis
end-decided = Koniec partii
result-you-score = Wygrywasz { $best }:{ $worst }
result-wins-score = { $name } wygrywa { $best }:{ $worst }
result-turns = { $turns ->
    [one] Po { $turns } turze.
   *[other] Po { $turns } turach.
  }
result-kind = Analiza pokaże, kiedy odwróciły się losy partii.
result-rating = Ranking
next-level = Następny poziom: { $name }

## Chat. A phrase is sent in English and read in every language.
chat-title = Czat
chat-none = Nikt jeszcze nic nie napisał.
chat-muted = Wyciszony: nie widzisz wiadomości.
chat-mute = Wycisz czat w tej partii
chat-phrases = Szybkie zwroty
phrase-hello = Cześć! Miłej gry!
phrase-good-luck = Powodzenia!
phrase-nice-move = Ładny ruch!
phrase-thinking = Chwilę pomyślę…
phrase-oops = Ups!
phrase-good-game = Dobra partia!
phrase-thanks = Dzięki za partię!
phrase-rematch = Jeszcze raz?
phrase-sorry = Przepraszam, muszę iść.

## Sounds
sound-volume = Głośność
sound-haptics = Wibracje

## Pomoc w grze z botami
hint = Podpowiedź
key-hint = Poproś o podpowiedź w grze z botami
setting-tips = Porady w pierwszych partiach
setting-tips-about = Trener komentuje twoją pierwszą partię z botami w każdej grze
sound-low = Ostrzegaj, gdy kończy mi się czas
setting-bot-pace = Szybkość botów
bot-pace-quick = Szybko
bot-pace-natural = Naturalnie
bot-pace-slow = Powoli
