# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Giocate tornei tra amici, seguite una stagione e chiacchierate tra una partita e l’altra.
clubs-search = Cerca un club
clubs-search-hint = Inizio del nome
clubs-mine = I miei club
clubs-all = Tutti i club
clubs-found = Club trovati
clubs-more = Mostra altri
clubs-none = Nessun club ha un nome che inizia così.
clubs-none-about = Qui non ci sono ancora club. Un club ha i suoi tornei, una classifica di stagione e una chat; decidi tu chi può entrare.
clubs-sign-up = Con un account puoi entrare nei club e crearne di tuoi.
club-members = { $count ->
    [one] { $count } membro
   *[other] { $count } membri
}
club-unlisted = Non in elenco
club-admission-open = Aperto a tutti
club-admission-request = Su richiesta
club-admission-invited = Solo su invito
club-role-owner = Proprietario
club-role-organiser = Organizzatore

## A new one
club-new = Nuovo club
club-name = Nome
club-name-about = Da 3 a 40 lettere, cifre e spazi.
club-description = Descrizione (facoltativa)
club-admission = Chi può entrare
club-keep-unlisted = Non in elenco: lo trovano solo i membri e chi ha il link
club-create = Crea club

## Joining and leaving
club-you-owner = Questo è il tuo club.
club-you-organiser = Sei tra gli organizzatori.
club-you-member = Sei membro.
club-join = Entra nel club
club-request = Chiedi di entrare
club-requested = La tua richiesta è in attesa di un organizzatore.
club-withdraw = Ritira la richiesta
club-by-link-about = Per entrare ti serve il link di un organizzatore.
club-invited-about = Hai ricevuto un invito.
club-needs-account = Ai membri serve un account.
club-leave = Lascia il club
club-leave-sure = Sì, esci
club-stay = Resta

## The page
club-tab-tournaments = Tornei
club-tab-members = Membri
club-tab-season = Stagione
club-tables = Le partite dei membri
club-tournaments-none = Ancora nessun torneo.
club-tournaments-none-yet = Ancora nessun torneo. Crea il primo: potranno giocarlo solo i membri.
club-members-hidden = Solo i membri vedono chi fa parte del club.
club-since = dal { $day }

## Organisers
club-requests = Richieste di ingresso
club-approve = Accetta
club-approve-whom = Accetta { $name }
club-decline = Rifiuta
club-decline-whom = Rifiuta { $name }
club-promote = Rendi organizzatore
club-promote-whom = Rendi { $name } organizzatore
club-demote = Torna membro
club-demote-whom = Fai tornare { $name } membro
club-remove = Rimuovi
club-remove-whom = Rimuovi { $name }
club-hand-over = Cedi il club
club-hand-over-whom = Cedi il club a { $name }
club-hand-over-sure = Sì, { $name } diventa proprietario
club-keep = Annulla
club-invite-link = Link d’invito
club-invite-about = Chi ha un account e questo link può entrare subito.
club-renew = Crea un nuovo link
club-settings = Impostazioni del club
club-save = Salva
club-close = Sciogli il club
club-close-about = Il club, la sua chat e le sue stagioni vengono eliminati per sempre. I tornei restano.
club-close-sure = Sì, scioglilo
club-acts = Cronologia
club-did-create = { $name } ha creato il club
club-did-join = { $name } è entrato nel club
club-did-request = { $name } ha chiesto di entrare
club-did-withdraw = { $name } ha ritirato la richiesta
club-did-leave = { $name } ha lasciato il club
club-did-approve = { $name } ha accettato { $about }
club-did-decline = { $name } ha rifiutato { $about }
club-did-remove = { $name } ha rimosso { $about }
club-did-promote = { $name } ha reso { $about } organizzatore
club-did-demote = { $name } ha fatto tornare { $about } membro
club-did-hand-over = { $name } ha ceduto il club a { $about }
club-did-change = { $name } ha cambiato le impostazioni
club-did-renew-invitation = { $name } ha creato un nuovo link d’invito
club-did-delete-message = { $name } ha eliminato un messaggio di { $about }
club-did-add-season = { $name } ha aggiunto una stagione
club-did-delete-season = { $name } ha eliminato una stagione

## Chat
club-chat = Chat
club-chat-none = Ancora nessun messaggio.
club-say = Messaggio al club
club-send = Invia
club-delete-message = Elimina messaggio

## Seasons
club-season = Stagione
club-season-days = Dal { $from } al { $until }
club-season-wins = Vittorie
club-season-results = Piazzamenti
club-season-empty = Nessun torneo di questa stagione è ancora finito.
club-season-rule = Punti per piazzamento: { $points }. Chi è a pari merito si divide i punti.
club-season-best = { $count ->
    [one] Conta solo il miglior torneo di ciascuno.
   *[other] Contano solo i { $count } migliori tornei di ciascuno.
}
club-season-none = Ancora nessuna stagione. Una stagione somma i tornei che iniziano tra due date.
club-season-new = Nuova stagione
club-season-name = Nome della stagione
club-season-from = Primo giorno
club-season-until = Ultimo giorno
club-season-count = Quanti dei migliori tornei contano (vuoto: tutti)
club-season-add = Crea stagione
club-season-delete = Elimina stagione

## What is refused
club-forbidden = In questo club non puoi farlo.
club-full-members = Il club è al completo: ha { $limit } membri.
club-full-requests = Ci sono già { $limit } richieste in attesa. Riprova più tardi.
club-full-clubs = È stato raggiunto il limite di { $limit } club.
club-full-seasons = Un club può avere { $limit } stagioni. Eliminane prima una vecchia.
club-taken-name = Esiste già un club con questo nome o con uno molto simile.
club-taken-member = Sei già membro.
club-taken-request = L’hai già chiesto.
club-taken-role = È già stato fatto.
club-unfit-name = Questo nome non va bene. Servono da 3 a 40 lettere latine, cifre e spazi singoli, e l’inizio dev’essere una lettera o una cifra.
club-unfit-description = La descrizione è troppo lunga o contiene caratteri che non si possono mostrare.
