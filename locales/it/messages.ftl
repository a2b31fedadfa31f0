# Messaggi privati tra amici.

messages-title = Messaggi
messages-list = Conversazioni
messages-start = Scrivi a un amico
messages-choose = Scegli una conversazione o scrivi a un amico.
messages-none-title = Scrivi ai tuoi amici
messages-none = Quando tu e un’altra persona vi seguite a vicenda, siete amici e potete scrivervi qui in privato.
messages-find = Trova giocatori
messages-sign-up = Con un account puoi seguire altri giocatori e scrivere ai tuoi amici.
messages-back = Tutti i messaggi
messages-with = Messaggi con { $name }
messages-empty = Saluta { $name }. Questa conversazione è privata.
messages-older = Mostra i messaggi precedenti
messages-newest = Ultimi messaggi
messages-new = Nuovi
messages-unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
messages-today = Oggi
messages-yesterday = Ieri
messages-you = Tu: { $text }
messages-own = Tu
messages-label = Messaggio per { $name }
messages-send = Invia
messages-too-long = Questo messaggio è troppo lungo. Puoi inviarlo in più parti.
messages-no-friends = Tu e { $name } non vi seguite più a vicenda, quindi non potete scrivervi. I vostri messaggi restano qui.
messages-deleted = Account eliminato
messages-deleted-about = Questo account è stato eliminato, con tutto ciò che aveva scritto.
messages-gone = Questa conversazione non è disponibile. Puoi scrivere a qualcuno quando vi seguite a vicenda.
messages-report = Segnala messaggio
