# At a table: what is asked, with a line that teaches; the end; chat; sounds.

## What is asked, and a line that teaches
turn-of = Tocca a { $name }
prompt-yinsh-place = Piazza un anello
teach-yinsh-place = Su una casella vuota qualsiasi. Cinque a testa, poi si muovono.
prompt-yinsh-move = Muovi un anello
teach-yinsh-move = L’anello lascia una pedina dove si trovava e gira quelle che salta.
prompt-yinsh-row = Togli un allineamento
teach-yinsh-row = Cinque tue pedine allineate: tocca l’allineamento.
prompt-yinsh-ring = Togli un anello
teach-yinsh-ring = Uno dei tuoi: ogni anello tolto ti avvicina alla vittoria.
prompt-lyngk-claim-or-move = Acquisisci un colore o muovi
teach-lyngk-claim-or-move = Un colore acquisito lo muovi solo tu. Puoi averne due a partita.
prompt-lyngk-move = Muovi una pila
teach-lyngk-move = In linea retta sulla prima pedina che incontra. Nessun colore due volte in una pila.
table-acts = Azioni
seat-names = Nomi
close = Chiudi

## The end
end-won = Vittoria
end-lost = Bella partita
end-draw = Pareggio
end-decided = Partita finita
result-you-score = Hai vinto { $best } a { $worst }
result-wins-score = { $name } vince { $best } a { $worst }
result-turns = { $turns ->
    [one] In { $turns } turno.
   *[other] In { $turns } turni.
  }
result-kind = L’analisi mostra dove si è decisa la partita.
result-rating = Rating
next-level = Livello successivo: { $name }

## Chat. A phrase is sent in English and read in every language.
chat-title = Chat
chat-none = Nessuno ha ancora scritto.
chat-muted = Silenziata: non vedi nessun messaggio.
chat-mute = Silenzia la chat in questa partita
chat-phrases = Frasi rapide
phrase-hello = Ciao! Buon divertimento!
phrase-good-luck = Buona fortuna!
phrase-nice-move = Bella mossa!
phrase-thinking = Fammi pensare…
phrase-oops = Ops!
phrase-good-game = Bella partita!
phrase-thanks = Grazie della partita!
phrase-rematch = Un’altra?
phrase-sorry = Scusa, devo andare.

## Sounds
sound-volume = Volume
sound-haptics = Vibrazione

## Aiuto contro i bot
hint = Suggerimento
key-hint = Chiedere un suggerimento contro i bot
setting-tips = Consigli nelle prime partite
setting-tips-about = Un allenatore commenta la tua prima partita di ogni gioco contro i bot
sound-low = Avvisami quando il mio tempo sta per finire
setting-bot-pace = Velocità dei bot
bot-pace-quick = Rapida
bot-pace-natural = Naturale
bot-pace-slow = Lenta
