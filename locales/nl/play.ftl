# At a table: what is asked, with a line that teaches; the end; chat; sounds.

## What is asked, and a line that teaches
turn-of = { $name } is aan de beurt
prompt-yinsh-place = Plaats een ring
teach-yinsh-place = Op een leeg veld naar keuze. Jullie plaatsen er elk vijf; daarna ga je ze verplaatsen.
prompt-yinsh-move = Verplaats een ring
teach-yinsh-move = Hij laat een marker achter en draait elke marker om waar hij overheen springt.
prompt-yinsh-row = Haal een rij weg
teach-yinsh-row = Vijf van jouw markers op een lijn: tik op de rij.
prompt-yinsh-ring = Haal een ring weg
teach-yinsh-ring = Een van je eigen ringen. Die telt voor jou.
prompt-lyngk-claim-or-move = Claim een kleur of doe een zet
teach-lyngk-claim-or-move = Een kleur die jij claimt, mag alleen jij verplaatsen. Je claimt er hoogstens twee.
prompt-lyngk-move = Verplaats een stuk of stapel
teach-lyngk-move = In een rechte lijn, op het eerste stuk op die lijn. Geen kleur mag twee keer in een stapel.
table-acts = Acties
seat-names = Namen
close = Sluiten

## The end
end-won = Overwinning
end-lost = Goed gespeeld
end-draw = Remise
end-decided = Partij afgelopen
result-you-score = Je wint met { $best }-{ $worst }
result-wins-score = { $name } wint met { $best }-{ $worst }
result-turns = { $turns ->
    [one] In { $turns } beurt.
   *[other] In { $turns } beurten.
  }
result-kind = De analyse laat zien waar het kantelde.
result-rating = Rating
next-level = Volgend niveau: { $name }

## Chat. A phrase is sent in English and read in every language.
chat-title = Chat
chat-none = Er is nog niets geschreven.
chat-muted = Gedempt: je ziet geen berichten.
chat-mute = Chat in deze partij dempen
chat-phrases = Snelle berichten
phrase-hello = Hallo! Veel plezier!
phrase-good-luck = Succes!
phrase-nice-move = Mooie zet!
phrase-thinking = Even nadenken…
phrase-oops = Oeps!
phrase-good-game = Goed gespeeld!
phrase-thanks = Bedankt voor de partij!
phrase-rematch = Nog een potje?
phrase-sorry = Sorry, ik moet gaan.

## Sounds
sound-volume = Volume
sound-haptics = Trillen

## Hulp tegen bots
hint = Hint
key-hint = Om een hint vragen tegen bots
setting-tips = Tips bij de start
setting-tips-about = Een coach begeleidt je eerste partij van elk spel tegen bots
sound-low = Waarschuw me als mijn tijd bijna op is
setting-bot-pace = Snelheid van de bots
bot-pace-quick = Snel
bot-pace-natural = Natuurlijk
bot-pace-slow = Langzaam
