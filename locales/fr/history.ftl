# Ce que quelqu’un a joué : coups attendus, filtres, statistiques, parties à voir, codes de récupération.

## Coups attendus
moves-title = À toi de jouer
moves-left = temps restant : { $time }
next-game = Partie suivante ({ $count })
key-next-game = Aller à la prochaine partie où c’est à toi de jouer

## Coups prévus
plan-title = Coups prévus
plan-moves = Prévoir des coups
plan-about = Joue sur le plateau un coup auquel tu t’attends, puis ta réponse. Si ce coup est joué, ta réponse suit aussitôt. Visible uniquement par toi.
plan-full = Tu as atteint le nombre maximal de suites. Supprimes-en une pour en ajouter une autre.
plan-expect = Que pourrait jouer { $name } ?
plan-answer = Que répondrais-tu ?
plan-over = La partie serait terminée.
plan-keep = Enregistrer
plan-back = Reculer d’un coup
plan-cancel = Annuler
plan-delete = Supprimer cette suite

## Vacances
vacation-title = Vacances
vacation-about = Pendant tes vacances, ta pendule ne tourne pas dans les parties avec des jours par tour ; celles de tes adversaires continuent. Tu peux jouer quand même. Dans les tournois, les vacances ne comptent que si l’organisateur l’autorise, et un temps déjà écoulé le reste. Tu disposes de 30 jours par année civile, à prendre en jours entiers ; tes vacances commencent tout de suite.
vacation-left = { $days ->
        [one] Il te reste { $days } jour cette année
       *[other] Il te reste { $days } jours cette année
    }
vacation-days = Jours
vacation-begin = Partir en vacances
vacation-end = Mettre fin aux vacances
vacation-end-about = Tu peux y mettre fin plus tôt : le jour entamé est compté, les autres te restent.
vacation-own = Tu es en vacances jusqu’au { $until }. Ta pendule est arrêtée d’ici là.
vacation-of = { $name } est en vacances jusqu’au { $until }. Sa pendule est arrêtée d’ici là.
vacation-until = En vacances jusqu’au { $until }

## Parties et filtres
history-going = Parties en cours
history-filters = Filtrer les parties
history-variant = Variante
history-result = Résultat
history-kind = Type
history-unrated = Non classée
history-players = Adversaires
history-people = Humains
history-bots = Bots
history-opponent = Nom de l’adversaire
history-from = Du
history-to = Au
history-clear = Effacer les filtres
history-older = Aucune des parties les plus récentes ne correspond aux filtres. Continuer dans les plus anciennes ?

## Statistiques
statistics-title = Statistiques
statistics-which = Choisis un jeu
statistics-won = Victoires
statistics-drawn = Nulles
statistics-lost = Défaites
statistics-share = Score
statistics-streak-won = { $count ->
    [one] Série en cours : { $count } victoire
   *[other] Série en cours : { $count } victoires
}
statistics-streak-drawn = { $count ->
    [one] Série en cours : { $count } nulle
   *[other] Série en cours : { $count } nulles
}
statistics-streak-lost = { $count ->
    [one] Série en cours : { $count } défaite
   *[other] Série en cours : { $count } défaites
}
statistics-best = Plus longue série de victoires : { $count }
statistics-paces = Par jeu et cadence
statistics-kinds = Par adversaire
statistics-people = Humains
statistics-seats = Selon l’ordre de jeu
statistics-first = En premier
statistics-second = En second
statistics-endings = Fin des parties
statistics-by-rules = Jouées jusqu’au bout
statistics-by-resignation = Abandon
statistics-by-time = Temps écoulé
statistics-by-agreement = Nulle d’un commun accord
statistics-by-absence = Départ d’un joueur
statistics-met = Adversaires les plus fréquents
statistics-newest = D’après les { $count } dernières parties.

## Parties à voir
lobby-featured = À voir
featured-upset = Surprise
featured-close = Score serré
featured-strong = Haut niveau

## Codes de récupération
recovery-title = Codes de récupération
recovery-about = Si tu oublies ton mot de passe, un code de récupération te permet d’en choisir un autre. Chaque code ne sert qu’une fois.
recovery-left = { $count ->
    [0] Tu n’as aucun code.
    [one] Il te reste { $count } code.
   *[other] Il te reste { $count } codes.
}
recovery-make = Créer dix codes
recovery-replaces = Tes codes actuels ne seront plus valables.
recovery-once = Ces codes ne seront plus affichés. Note-les ou enregistre-les maintenant.
recovery-save = Enregistrer dans un fichier
forgot-password = Mot de passe oublié ?
recover-about = Saisis l’un de tes codes de récupération et choisis un nouveau mot de passe. Tous les autres navigateurs seront déconnectés et toutes les clés d’accès supprimées.
recovery-code = Code de récupération
recover = Enregistrer le nouveau mot de passe
recover-wrong = Le nom et le code ne correspondent pas, ou le code a déjà servi.

# How two people stand against each other.
meeting-points = Points dans cette série :
meeting-series = Dans cette série : { $one } { $first } – { $second } { $other }
meeting-all = Dans toutes les parties depuis le { $day } : { $one } { $first } – { $second } { $other }
meeting-newest = Dans les { $count } dernières parties : { $one } { $first } – { $second } { $other }
meeting-yours = Ton score contre { $name } : { $mine } – { $theirs }
accuracy-title = Précision
accuracy-spoken = { $game } : de { $from } à { $to } en { $games ->
        [one] { $games } partie analysée
       *[other] { $games } parties analysées
    }
accuracy-step = Parcourir les parties analysées
accuracy-mean = Moyenne : { $mean }
accuracy-about = D’après les parties que tu as analysées dans ce navigateur. Ces chiffres ne sont visibles que par toi.
