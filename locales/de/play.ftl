# At a table: what is asked, with a line that teaches; the end; chat; sounds.

## What is asked, and a line that teaches
turn-of = { $name } ist am Zug
prompt-yinsh-place = Setze einen Ring
teach-yinsh-place = Auf einen beliebigen leeren Schnittpunkt. Jede Seite setzt fünf, dann wird gezogen.
prompt-yinsh-move = Zieh einen Ring
teach-yinsh-move = Er lässt einen Marker zurück und dreht um, was er überspringt.
prompt-yinsh-row = Entferne eine Reihe
teach-yinsh-row = Fünf deiner Marker auf einer Linie: Tippe auf die Reihe.
prompt-yinsh-ring = Entferne einen Ring
teach-yinsh-ring = Einen deiner eigenen. Er zählt für dich.
prompt-lyngk-claim-or-move = Wähle eine Farbe oder zieh
teach-lyngk-claim-or-move = Zieh geradeaus auf den ersten Stein. Gewählte Farben, höchstens zwei, darfst nur du ziehen.
prompt-lyngk-move = Zieh einen Stein oder Stapel
teach-lyngk-move = Geradeaus auf den ersten Stein, auf den er trifft. Keine Farbe zweimal im Stapel.
table-acts = Aktionen
seat-names = Namen
close = Schließen

## The end
end-won = Sieg
end-lost = Gut gespielt
end-draw = Remis
end-decided = Partie beendet
result-you-score = Du hast { $best }:{ $worst } gewonnen
result-wins-score = { $name } gewinnt { $best }:{ $worst }
result-turns = { $turns ->
    [one] Nach { $turns } Zug.
   *[other] Nach { $turns } Zügen.
  }
result-kind = Die Analyse zeigt, wo sich die Partie gedreht hat.
result-rating = Wertung
next-level = Nächste Stufe: { $name }

## Chat. A phrase is sent in English and read in every language.
chat-title = Chat
chat-none = Noch hat niemand etwas geschrieben.
chat-muted = Stummgeschaltet: Du siehst keine Nachrichten.
chat-mute = Chat in dieser Partie stummschalten
chat-phrases = Schnell gesagt
phrase-hello = Hallo! Viel Spaß!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-thinking = Lass mich kurz überlegen …
phrase-oops = Hoppla!
phrase-good-game = Gute Partie!
phrase-thanks = Danke für die Partie!
phrase-rematch = Noch eine?
phrase-sorry = Tut mir leid, ich muss los.

## Sounds
sound-volume = Lautstärke
sound-haptics = Vibration

## Hilfe gegen Bots
hint = Tipp
key-hint = Tipp anfordern (gegen Bots)
setting-tips = Tipps zum Einstieg
setting-tips-about = Ein Trainer begleitet deine erste Partie jedes Spiels gegen Bots
sound-low = Warnton, wenn meine Zeit knapp wird
setting-bot-pace = Tempo der Bots
bot-pace-quick = Schnell
bot-pace-natural = Natürlich
bot-pace-slow = Langsam
