# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Gioca tornei tra amici, segui la classifica della stagione e chiacchiera tra una partita e l’altra.
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
club-unlisted = Nascosto
club-admission-open = Aperto a tutti
club-admission-request = Su richiesta
club-admission-invited = Solo su invito
club-role-owner = Proprietario
club-role-organiser = Organizzatore

## A new one
club-new = Nuovo club
club-name = Nome
club-name-about = Da 3 a 40 caratteri: lettere, cifre e spazi.
club-description = Descrizione (facoltativa)
club-admission = Chi può entrare
club-keep-unlisted = Nascosto: lo trovano solo i membri e chi ha il link
club-create = Crea club

## Joining and leaving
club-you-owner = Questo è il tuo club.
club-you-organiser = Sei tra gli organizzatori.
club-you-member = Fai parte del club.
club-join = Entra nel club
club-request = Chiedi di entrare
club-requested = Hai chiesto di entrare. Manca la risposta di un organizzatore.
club-withdraw = Ritira la richiesta
club-by-link-about = Per entrare, chiedi un link d’invito a un organizzatore.
club-invited-about = Hai ricevuto un invito.
club-needs-account = Per entrare ti serve un account.
club-leave = Esci dal club
club-leave-sure = Sì, esci
club-stay = Resta

## The page
club-tab-tournaments = Tornei
club-tab-members = Membri
club-tab-season = Stagione
club-tables = Le partite dei membri
club-tournaments-none = Ancora nessun torneo.
club-tournaments-none-yet = Ancora nessun torneo. Crea il primo: potranno partecipare solo i membri.
club-members-hidden = Solo i membri vedono chi fa parte del club.
club-since = ingresso: { $day }

## Organisers
club-requests = Richieste di ingresso
club-approve = Accetta
club-approve-whom = Accetta { $name }
club-decline = Rifiuta
club-decline-whom = Rifiuta la richiesta di { $name }
club-promote = Aggiungi agli organizzatori
club-promote-whom = Aggiungi { $name } agli organizzatori
club-demote = Togli dagli organizzatori
club-demote-whom = Togli { $name } dagli organizzatori
club-remove = Rimuovi
club-remove-whom = Rimuovi { $name }
club-hand-over = Cedi il club
club-hand-over-whom = Cedi il club a { $name }
club-hand-over-sure = Sì, cedi il club a { $name }
club-keep = Annulla
club-invite-link = Link d’invito
club-invite-about = Chiunque abbia un account e questo link può entrare direttamente.
club-renew = Crea un nuovo link (quello vecchio smetterà di funzionare)
club-settings = Impostazioni del club
club-save = Salva
club-close = Sciogli il club
club-close-about = Il club, la sua chat e le sue stagioni vengono eliminati per sempre. I tornei restano.
club-close-sure = Sì, scioglilo
club-acts = Cronologia
club-somebody = qualcuno
club-did-create = { $name } ha creato il club
club-did-join = { $name } fa ora parte del club
club-did-request = { $name } ha chiesto di entrare
club-did-withdraw = { $name } ha ritirato la richiesta
club-did-leave = { $name } ha lasciato il club
club-did-approve = { $name } ha accettato { $about }
club-did-decline = { $name } ha rifiutato la richiesta di { $about }
club-did-remove = { $name } ha rimosso { $about }
club-did-promote = { $name } ha aggiunto { $about } agli organizzatori
club-did-demote = { $name } ha tolto { $about } dagli organizzatori
club-did-hand-over = { $name } ha ceduto il club a { $about }
club-did-change = { $name } ha cambiato le impostazioni
club-did-renew-invitation = { $name } ha creato un nuovo link d’invito
club-did-delete-message = { $name } ha eliminato un messaggio di { $about }
club-did-add-season = { $name } ha aggiunto una stagione
club-did-delete-season = { $name } ha eliminato una stagione

## Chat
club-chat = Chat
club-chat-none = Nessuno ha ancora scritto.
club-say = Messaggio al club
club-send = Invia
club-delete-message = Elimina messaggio

## Seasons
club-season = Stagione
club-season-days = { $from } – { $until }
club-season-wins = Vittorie
club-season-results = Piazzamenti
club-season-empty = Non si è ancora concluso nessun torneo di questa stagione.
club-season-rule = Punti per piazzamento: { $points }. A pari merito, i punti dei posti occupati si sommano e si dividono in parti uguali.
club-season-best = { $count ->
    [one] Conta solo il miglior torneo di ciascuno.
   *[other] Contano solo i { $count } migliori tornei di ciascuno.
}
club-season-none = Ancora nessuna stagione. Una stagione somma i punti dei tornei che iniziano tra due date.
club-season-new = Nuova stagione
club-season-name = Nome della stagione
club-season-from = Primo giorno
club-season-until = Ultimo giorno
club-season-count = Quanti dei migliori tornei di ogni giocatore contano (vuoto: tutti)
club-season-add = Crea stagione
club-season-delete = Elimina stagione

## What is refused
club-forbidden = In questo club non puoi farlo.
club-full-members = Questo club è al completo. Un club può avere al massimo { $limit } membri.
club-full-requests = Ci sono già { $limit } richieste in attesa. Riprova più tardi.
club-full-clubs = Si può far parte di { $limit } club al massimo.
club-full-owned-clubs = Si può essere proprietari di { $limit } club al massimo.
club-full-seasons = Un club può avere al massimo { $limit } stagioni. Eliminane prima una vecchia.
club-taken-name = Esiste già un club con questo nome o con uno molto simile.
club-taken-member = Sei già membro.
club-taken-request = Hai già inviato una richiesta.
club-taken-role = È già stato fatto.
club-unfit-name = Questo nome non è ammesso. Usa da 3 a 40 caratteri: lettere latine (almeno una), cifre e spazi singoli. Comincia con una lettera o una cifra.
club-unfit-description = La descrizione è troppo lunga o contiene caratteri che non si possono mostrare.
