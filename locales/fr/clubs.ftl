# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Joue des tournois entre amis, suis le classement de la saison et discute entre deux parties.
clubs-search = Chercher un club
clubs-search-hint = Début du nom
clubs-mine = Mes clubs
clubs-all = Tous les clubs
clubs-found = Clubs trouvés
clubs-more = Afficher plus
clubs-none = Aucun club ne porte un nom qui commence ainsi.
clubs-none-about = Il n’y a pas encore de club ici. Un club a ses propres tournois, un classement de saison et une discussion ; à toi de décider qui peut le rejoindre.
clubs-sign-up = Avec un compte, tu peux rejoindre des clubs et en créer.
club-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
club-unlisted = Non listé
club-admission-open = Ouvert à tous
club-admission-request = Sur demande
club-admission-invited = Sur invitation seulement
club-role-owner = Propriétaire
club-role-organiser = Organisateur

## A new one
club-new = Nouveau club
club-name = Nom
club-name-about = De 3 à 40 caractères : lettres, chiffres et espaces.
club-description = Description (facultative)
club-admission = Qui peut rejoindre le club
club-keep-unlisted = Non listé : visible seulement par les membres et les personnes qui ont le lien
club-create = Créer le club

## Joining and leaving
club-you-owner = C’est ton club.
club-you-organiser = Tu fais partie des organisateurs.
club-you-member = Tu es membre.
club-join = Rejoindre le club
club-request = Demander à rejoindre le club
club-requested = Ta demande attend la réponse d’un organisateur.
club-withdraw = Retirer la demande
club-by-link-about = Pour rejoindre ce club, demande un lien d’invitation à un organisateur.
club-invited-about = Tu as reçu une invitation.
club-needs-account = Pour rejoindre le club, il te faut un compte.
club-leave = Quitter le club
club-leave-sure = Oui, quitter
club-stay = Rester

## The page
club-tab-tournaments = Tournois
club-tab-members = Membres
club-tab-season = Saison
club-tables = Les parties des membres
club-tournaments-none = Aucun tournoi pour l’instant.
club-tournaments-none-yet = Aucun tournoi pour l’instant. Crée le premier : seuls les membres pourront y participer.
club-members-hidden = Seuls les membres voient qui fait partie de ce club.
club-since = membre depuis le { $day }

## Organisers
club-requests = Demandes d’adhésion
club-approve = Accepter
club-approve-whom = Accepter { $name }
club-decline = Refuser
club-decline-whom = Refuser la demande envoyée par { $name }
club-promote = Ajouter aux organisateurs
club-promote-whom = Ajouter { $name } aux organisateurs
club-demote = Retirer des organisateurs
club-demote-whom = Retirer { $name } des organisateurs
club-remove = Exclure
club-remove-whom = Exclure { $name }
club-hand-over = Transmettre le club
club-hand-over-whom = Transmettre le club à { $name }
club-hand-over-sure = Oui, { $name } devient propriétaire
club-keep = Annuler
club-invite-link = Lien d’invitation
club-invite-about = Toute personne qui a un compte et ce lien peut rejoindre le club directement.
club-renew = Créer un nouveau lien (l’ancien ne fonctionnera plus)
club-settings = Réglages du club
club-save = Enregistrer
club-close = Dissoudre le club
club-close-about = Le club, sa discussion et ses saisons sont supprimés définitivement. Les tournois restent.
club-close-sure = Oui, dissoudre
club-acts = Historique
club-somebody = quelqu’un
club-did-create = { $name } a créé le club
club-did-join = { $name } a rejoint le club
club-did-request = { $name } a demandé à rejoindre le club
club-did-withdraw = { $name } a retiré sa demande
club-did-leave = { $name } a quitté le club
club-did-approve = { $name } a accepté { $about }
club-did-decline = { $name } a refusé la demande envoyée par { $about }
club-did-remove = { $name } a exclu { $about }
club-did-promote = { $name } a ajouté { $about } aux organisateurs
club-did-demote = { $name } a retiré { $about } des organisateurs
club-did-hand-over = { $name } a transmis le club à { $about }
club-did-change = { $name } a modifié les réglages
club-did-renew-invitation = { $name } a créé un nouveau lien d’invitation
club-did-delete-message = { $name } a supprimé un message écrit par { $about }
club-did-add-season = { $name } a ajouté une saison
club-did-delete-season = { $name } a supprimé une saison

## Chat
club-chat = Discussion
club-chat-none = Personne n’a encore écrit.
club-say = Message au club
club-send = Envoyer
club-delete-message = Supprimer le message

## Seasons
club-season = Saison
club-season-days = Du { $from } au { $until }
club-season-wins = Victoires
club-season-results = Places
club-season-empty = Aucun tournoi de cette saison n’est encore terminé.
club-season-rule = Points selon la place : { $points }. Les joueurs à égalité se partagent à parts égales le total des points de leurs places.
club-season-best = { $count ->
    [one] Seul le meilleur tournoi de chacun compte.
   *[other] Seuls les { $count } meilleurs tournois de chacun comptent.
}
club-season-none = Pas encore de saison. Une saison additionne les points des tournois qui commencent entre deux dates.
club-season-new = Nouvelle saison
club-season-name = Nom de la saison
club-season-from = Premier jour
club-season-until = Dernier jour
club-season-count = Meilleurs tournois retenus par joueur (vide : tous)
club-season-add = Créer la saison
club-season-delete = Supprimer la saison

## What is refused
club-forbidden = Tu ne peux pas faire cela dans ce club.
club-full-members = Ce club est complet. Un club peut avoir { $limit } membres au maximum.
club-full-requests = Il y a déjà { $limit } demandes en attente. Réessaie plus tard.
club-full-clubs = On peut faire partie de { $limit } clubs au maximum.
club-full-owned-clubs = On peut être propriétaire de { $limit } clubs au maximum.
club-full-seasons = Un club peut avoir { $limit } saisons au maximum. Supprimes-en d’abord une ancienne.
club-taken-name = Ce nom est déjà pris, ou trop proche de celui d’un autre club.
club-taken-member = Tu es déjà membre.
club-taken-request = Tu as déjà envoyé une demande.
club-taken-role = C’est déjà fait.
club-unfit-name = Ce nom n’est pas accepté. Il faut de 3 à 40 caractères : des lettres latines (au moins une), des chiffres et des espaces simples, avec une lettre ou un chiffre au début.
club-unfit-description = La description est trop longue ou contient des caractères qui ne peuvent pas être affichés.
