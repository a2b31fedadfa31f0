# Trovare persone: ricerca, chi si segue, classifiche.

players-title = Giocatori
players-lead = Cerca altri giocatori, guarda chi è online e chi è in testa.
players-search = Cerca un giocatore
players-search-hint = Inizio del nome
players-none = Nessun giocatore ha un nome che inizia così.
lobby-players = Giocatori e classifiche
clubs-title = Club

follow = Segui
follow-whom = Segui { $name }
unfollow = Smetti di seguire
unfollow-whom = Smetti di seguire { $name }
write-to = Scrivi
write-to-whom = Scrivi a { $name }
to-messages = Messaggi
followed-title = Chi segui
followed-about = Segui altri giocatori dal loro profilo e qui vedrai quando sono online e a cosa giocano. Se anche loro ti seguono, siete amici.
followed-sign-up = Con un account puoi seguire altri giocatori e vedere quando sono online.
followers-title = Chi ti segue
is-friend = Amici
is-online = Online
is-offline = Offline
followed-watch = Guarda la partita

leaderboard-title = Classifica
leaderboard-class = Tempo
leaderboard-about = Compari qui dopo { $games } partite classificate, quando il tuo rating è abbastanza affidabile.
leaderboard-none = Nessuno ha ancora giocato abbastanza partite classificate con questo tempo di gioco.
column-place = Posto
column-player = Giocatore
column-games = Partite

challenge = Sfida
challenge-whom = Sfida { $name } a una partita
challenge-about = { $name } riceve subito la sfida e ha tre giorni per rispondere.
challenge-send = Invia la sfida
challenge-refused = Al momento { $name } non accetta le tue sfide.
challenge-there = C’è già una sfida in attesa tra te e { $name }.
challenged-by = { $name } ti sfida
challenge-take = Gioca
challenge-decline = Rifiuta
challenges-title = Sfide

sessions-title = I tuoi accessi
session-here = Questo browser
session-other = Un altro browser
session-made = accesso: { $day }
session-used = ultimo uso: { $day }
session-end-which = Disconnetti il browser (accesso: { $day })
