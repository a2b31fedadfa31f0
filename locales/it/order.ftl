# Ordine: segnalazioni, ammonizioni, silenziamenti, sospensioni, ricorsi e la pagina dei moderatori.

report-whom = Segnala { $name }
report-person = Chi vuoi segnalare?
report-category = Qual è il problema?
report-category-cheating = Imbrogli o aiuti esterni
report-category-insults = Insulti o minacce
report-category-spam = Spam o pubblicità
report-category-name = Nome offensivo
report-category-leaving-games = Partite lasciate a metà o tirate per le lunghe
report-category-other = Altro
report-text = Che cosa è successo? (Facoltativo, tranne che per «Altro»)
report-about = Solo i moderatori vedono la tua segnalazione. { $name } non riceverà alcun avviso.
report-about-chat = La tua segnalazione arriva solo ai moderatori, insieme a quello che { $name } ha scritto in questa chat. { $name } non riceverà alcun avviso.
report-about-message = La tua segnalazione arriva solo ai moderatori, insieme a questo messaggio. Non possono leggere il resto della conversazione. { $name } non riceverà alcun avviso.
report-send = Invia segnalazione
report-sent = Grazie. I moderatori ci daranno un’occhiata. Troverai l’esito nella pagina del tuo account.
report-too-many = Hai già inviato molte segnalazioni. Aspetta che i moderatori le abbiano esaminate.
report-made = segnalazione: { $day }
report-state-open = In attesa
report-state-acted = Sono stati presi provvedimenti
report-state-nothing = Nessuna infrazione riscontrata
reports-title = Le tue segnalazioni

conduct-title = Messaggi dei moderatori
sanction-warning = Ammonizione
sanction-mute = Niente chat fino al giorno { $until }
sanction-ban = Account sospeso
sanction-ban-until = Account sospeso fino al giorno { $until }
sanction-networks-until = reti bloccate fino al giorno { $until }
sanction-since = in data { $day }
sanction-lifted = Provvedimento revocato
sanction-confirmed = Confermato dal giocatore
sanction-confirm = Ho capito
sanction-close = Chiudi

appeal = Fai ricorso…
appeal-text = Perché dovremmo revocare il provvedimento?
appeal-about = Puoi fare ricorso una volta sola. Un moderatore lo leggerà e la risposta comparirà qui.
appeal-send = Invia ricorso
appeal-sent = Ricorso inviato. La risposta comparirà qui.
appeal-kept = Abbiamo esaminato il tuo ricorso. La decisione resta valida.
appeal-lifted = Il tuo ricorso è stato accolto.

leaving-title = Partite classificate lasciate a metà
leaving-paused = Di recente hai lasciato a metà partite classificate, perciò non puoi giocarne fino al giorno { $until }. Nel frattempo puoi giocare partite non classificate e tornei.
leaving-lately = Di recente hai lasciato a metà partite classificate. Se succede di nuovo, dovrai fare una pausa prima di giocarne altre, ogni volta più lunga.
leaving-aborted = { $count ->
    [one] Di recente hai interrotto { $count } partita classificata. Interrompere partite di continuo vale come lasciarle a metà.
   *[other] Di recente hai interrotto { $count } partite classificate. Interrompere partite di continuo vale come lasciarle a metà.
}
leaving-back = { $count ->
    [one] Ancora una partita classificata giocata fino alla fine e la prossima pausa sarà più breve.
   *[other] Ancora { $count } partite classificate giocate fino alla fine e la prossima pausa sarà più breve.
}
leaving-private = Lo vedi solo tu.

moderation-title = Moderazione
moderation-reported = Giocatori segnalati
moderation-none = Nessuna segnalazione.
moderation-reporters = { $count ->
    [one] segnalato da { $count } persona
   *[other] segnalato da { $count } persone
}
moderation-since = prima segnalazione: { $day }
moderation-appeals = Ricorsi
moderation-no-appeals = Nessun ricorso in attesa.
fair-play-title = Partite insolite
fair-play-none = Niente di insolito.
fair-play-about = Nelle partite classificate, le mosse di queste persone coincidono con quelle dei bot molto più spesso del normale per il loro rating. Non prova nulla: guarda le partite prima di decidere.
fair-play-games = { $games } partite, { $turns } turni
fair-play-thinks = in media { $seconds } s per turno, dispersione { $spread }%
fair-play-away = pagina abbandonata nel { $percent }% dei turni
fair-play-look = Bot con { $nodes } posizioni: { $share }% di mosse uguali, di solito { $usual }%
fair-play-game = Partita { $number }
fair-play-dismiss = Niente di sospetto
moderation-find = Cerca un account
moderation-show = Mostra
moderation-recent = Ultime decisioni
moderation-no-acts = Ancora niente.
moderation-guest = ospite
moderation-profile = Profilo
moderation-reports = Segnalazioni
moderation-report-by = { $name }, { $when }
moderation-evidence = I suoi messaggi in quella chat:
moderation-to-table = Apri la partita
moderation-sanctions = Provvedimenti
moderation-history = Cronologia
moderation-act = Decisione
decide-dismiss = Archivia le segnalazioni
decide-warn = Ammonisci
decide-mute = Silenzia
decide-ban = Sospendi
act-reason = Motivo (lo leggerà il giocatore)
act-time = Per quanto tempo?
ban-networks = Reti
ban-networks-off = Sospendi solo l’account
ban-networks-addresses = { $networks ->
    [one] Blocca anche l’indirizzo da cui è stato usato (altri account coinvolti: { $others })
   *[other] Blocca anche i { $networks } indirizzi da cui è stato usato (altri account coinvolti: { $others })
}
ban-networks-wide = { $networks ->
    [one] Blocca anche l’intera rete circostante (altri account coinvolti: { $others })
   *[other] Blocca anche per intero le { $networks } reti circostanti (altri account coinvolti: { $others })
}
ban-networks-about = Da una rete bloccata nessuno può giocare come ospite, creare un account o usarne uno più recente del blocco. Il blocco non riguarda gli account più vecchi e termina con la sospensione dell’account, al più tardi dopo 30 giorni.
ban-networks-none = Nessuna rete da bloccare: questo account non è stato usato negli ultimi 14 giorni, oppure il server non sa da dove si collegano i visitatori.
act-lift = Revoca
act-lift-networks = Sblocca le reti
act-reopen = Riapri le segnalazioni
act-role-first = È l’account di un moderatore o di chi ospita il sito. Prima chi ospita il sito deve togliergli il ruolo.
duration-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
duration-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
duration-for-good = Per sempre
logged-dismiss = { $by } ha archiviato le segnalazioni su { $name }
logged-reopen = { $by } ha riaperto le segnalazioni su { $name }
logged-warn = { $by } ha ammonito { $name }
logged-warning-lifted = { $by } ha ritirato un’ammonizione a { $name }
logged-mute = { $by } ha silenziato { $name }
logged-mute-lifted = { $by } ha riammesso { $name } in chat
logged-ban = { $by } ha sospeso { $name }
logged-ban-lifted = { $by } ha revocato la sospensione di { $name }
logged-networks-lifted = { $by } ha sbloccato le reti di { $name }
logged-appeal-kept = { $by } ha respinto il ricorso di { $name }
logged-dismiss-fair-play = { $by } ha esaminato le partite insolite di { $name }: niente di sospetto
moderation-other = { $by }, { $name }: { $act }
answer-text = Risposta (la leggerà il giocatore; facoltativa)
answer-lift = Accogli il ricorso
answer-keep = Respingi il ricorso
