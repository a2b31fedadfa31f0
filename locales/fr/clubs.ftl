# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Jouez des tournois entre amis, suivez une saison et discutez entre deux parties.
clubs-search = Chercher un club
clubs-search-hint = Début du nom
clubs-mine = Mes clubs
clubs-all = Tous les clubs
clubs-found = Clubs trouvés
clubs-more = Afficher plus
clubs-none = Aucun club ne porte un nom qui commence ainsi.
clubs-none-about = Il n’y a pas encore de club ici. Un club a ses propres tournois, un classement de saison et un chat ; à toi de décider qui peut le rejoindre.
clubs-sign-up = Avec un compte, tu peux rejoindre des clubs et en créer.
club-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
club-unlisted = Non listé
club-admission-open = Ouvert à tous
club-admission-request = Sur demande
club-admission-invited = Sur invitation uniquement
club-role-owner = Propriétaire
club-role-organiser = Organisateur

## A new one
club-new = Nouveau club
club-name = Nom
club-name-about = De 3 à 40 lettres, chiffres et espaces.
club-description = Description (facultatif)
club-admission = Qui peut rejoindre le club
club-keep-unlisted = Non listé : seuls les membres et les personnes qui ont le lien le trouvent
club-create = Créer le club

## Joining and leaving
club-you-owner = C’est ton club.
club-you-organiser = Tu fais partie des organisateurs.
club-you-member = Tu es membre.
club-join = Rejoindre le club
club-request = Demander à rejoindre
club-requested = Ta demande attend la réponse d’un organisateur.
club-withdraw = Retirer la demande
club-by-link-about = Pour rejoindre le club, il te faut le lien d’un organisateur.
club-invited-about = Tu as reçu une invitation.
club-needs-account = Les membres ont besoin d’un compte.
club-leave = Quitter le club
club-leave-sure = Oui, quitter
club-stay = Rester

## The page
club-tab-tournaments = Tournois
club-tab-members = Membres
club-tab-season = Saison
club-tables = Les parties des membres
club-tournaments-none = Pas encore de tournoi.
club-tournaments-none-yet = Pas encore de tournoi. Crée le premier : seuls les membres pourront y jouer.
club-members-hidden = Seuls les membres voient qui fait partie du club.
club-since = depuis le { $day }

## Organisers
club-requests = Demandes d’adhésion
club-approve = Accepter
club-approve-whom = Accepter { $name }
club-decline = Refuser
club-decline-whom = Refuser { $name }
club-promote = Nommer organisateur
club-promote-whom = Nommer { $name } organisateur
club-demote = Redevient membre
club-demote-whom = Refaire de { $name } un simple membre
club-remove = Exclure
club-remove-whom = Exclure { $name }
club-hand-over = Céder le club
club-hand-over-whom = Céder le club à { $name }
club-hand-over-sure = Oui, { $name } devient propriétaire
club-keep = Annuler
club-invite-link = Lien d’invitation
club-invite-about = Avec un compte et ce lien, on rejoint le club aussitôt.
club-renew = Créer un nouveau lien
club-settings = Réglages du club
club-save = Enregistrer
club-close = Dissoudre le club
club-close-about = Le club, son chat et ses saisons sont supprimés définitivement. Les tournois restent.
club-close-sure = Oui, dissoudre
club-acts = Historique
club-did-create = { $name } a créé le club
club-did-join = { $name } a rejoint le club
club-did-request = { $name } a demandé à rejoindre le club
club-did-withdraw = { $name } a retiré sa demande
club-did-leave = { $name } a quitté le club
club-did-approve = { $name } a accepté { $about }
club-did-decline = { $name } a refusé { $about }
club-did-remove = { $name } a exclu { $about }
club-did-promote = { $name } a nommé { $about } organisateur
club-did-demote = { $name } a refait de { $about } un simple membre
club-did-hand-over = { $name } a cédé le club à { $about }
club-did-change = { $name } a modifié les réglages
club-did-renew-invitation = { $name } a créé un nouveau lien d’invitation
club-did-delete-message = { $name } a supprimé un message de { $about }
club-did-add-season = { $name } a ajouté une saison
club-did-delete-season = { $name } a supprimé une saison

## Chat
club-chat = Chat
club-chat-none = Pas encore de message.
club-say = Message au club
club-send = Envoyer
club-delete-message = Supprimer le message

## Seasons
club-season = Saison
club-season-days = Du { $from } au { $until }
club-season-wins = Victoires
club-season-results = Places
club-season-empty = Aucun tournoi de cette saison n’est encore terminé.
club-season-rule = Points selon la place : { $points }. En cas d’égalité, les points sont partagés.
club-season-best = { $count ->
    [one] Seul le meilleur tournoi de chacun compte.
   *[other] Seuls les { $count } meilleurs tournois de chacun comptent.
}
club-season-none = Pas encore de saison. Une saison additionne les tournois qui commencent entre deux dates.
club-season-new = Nouvelle saison
club-season-name = Nom de la saison
club-season-from = Premier jour
club-season-until = Dernier jour
club-season-count = Combien des meilleurs tournois comptent (vide : tous)
club-season-add = Créer la saison
club-season-delete = Supprimer la saison

## What is refused
club-forbidden = Tu ne peux pas faire ça dans ce club.
club-full-members = Ce club est complet : il a { $limit } membres.
club-full-requests = { $limit } demandes attendent déjà. Réessaie plus tard.
club-full-clubs = La limite de { $limit } clubs est atteinte.
club-full-seasons = Un club peut avoir { $limit } saisons. Supprimes-en d’abord une ancienne.
club-taken-name = Un club porte déjà ce nom, ou un nom très ressemblant.
club-taken-member = Tu es déjà membre.
club-taken-request = Tu as déjà fait la demande.
club-taken-role = C’est déjà fait.
club-unfit-name = Ce nom ne convient pas. Il faut 3 à 40 lettres latines, chiffres et espaces simples, en commençant par une lettre ou un chiffre.
club-unfit-description = La description est trop longue ou contient des caractères qui ne peuvent pas être affichés.
