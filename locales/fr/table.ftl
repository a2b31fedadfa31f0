# What is said at a table: answers to requests that are refused, ends of games, decisions, clocks.

## Why a request is refused. $message is the reason of the game, $seconds the time to wait, rounded up; 0 if nobody is away.

refused-rule = Les règles ne le permettent pas ({ $clause }) : { $message }.
refused-unreadable = « { $found } » est illisible ici. Attendu : { $message }.
refused-record = Ligne { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}coup { $at_move }
  } : { $reason }
refused-impossible = Cette position est impossible dans une partie ({ $clause }) : { $message }.
refused-options = Cette partie ne peut pas se jouer avec ces options ({ $field }) : { $message }.
refused-not-seated = Seuls les joueurs de cette partie peuvent faire cela.
refused-which-seat = De laquelle de tes places s’agit-il ?
refused-not-opener = Seule la personne qui a créé la partie peut faire cela.
refused-not-your-turn = Ce n’est pas ton tour.
refused-study-text = Ligne { $line }, colonne { $column } : ceci est illisible : { $found }
refused-stale = La position a changé : { $number ->
        [one] { $number } coup a été joué
       *[other] { $number } coups ont été joués
    }.
refused-not-started = La partie n’a pas encore commencé.
refused-started = La partie a déjà commencé.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-seat-taken = Cette place est prise ou réservée à quelqu’un d’autre.
refused-already-seated = Tu as déjà une place dans cette partie.
refused-no-such-bot = Ce jeu n’a pas de bot de ce nom.
refused-too-late-to-abort = Trop tard pour interrompre : tout le monde a joué son premier coup.
refused-nothing-offered = Il n’y a aucune proposition à laquelle répondre.
refused-offered-already = Tu as déjà demandé. Attends un peu avant de redemander.
refused-not-for-more-players = On ne peut convenir d’une partie nulle qu’à deux joueurs.
refused-no-such-point = Impossible de revenir à ce coup : il n’existe pas dans cette partie.
refused-nothing-to-reset = Tu n’as rien fait à ce tour qui puisse être annulé.
refused-nobody-away = { $seconds ->
        [0] Tout le monde est là.
        [one] Patiente encore { $seconds } seconde : ton adversaire va peut-être revenir.
       *[other] Patiente encore { $seconds } secondes : ton adversaire va peut-être revenir.
    }
refused-text = Un message tient sur une seule ligne, ni vide ni trop longue.
refused-table-full = Cette partie n’accepte plus de messages ni de demandes.
refused-too-often = Tu as atteint le nombre maximal de demandes pour cette partie.
refused-needs-account = Les parties classées demandent un compte. Crées-en un, ou joue sans classement.
refused-left-games = Tu as récemment quitté des parties classées. Tu pourras de nouveau en jouer dans { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    }. D’ici là, les parties non classées et les tournois te restent ouverts.
refused-nothing-to-plan = Tu ne peux prévoir des coups que dans les parties avec des jours par tour, quand c’est à l’adversaire de jouer.
refused-plan-unfinished = Une suite prévue doit se terminer par un tour complet de ta part.
refused-plan-ambiguous = Tu as déjà prévu une autre réponse à ces coups. Supprime d’abord cette suite.
refused-time-up = Le temps est écoulé.
refused-hidden = Ce jeu a des cartes cachées : impossible de répondre à cela.
refused-fair-play = Tant qu’une partie classée est en cours, le moteur ne donne aucun conseil, ni à ses joueurs ni sur ses positions. Redemande quand elle sera terminée.

## What is wrong with a request

error-malformed = Nous n’avons pas compris : { $message }.
error-too-large = C’est trop grand ({ $what }) : la limite est { $limit }.
error-limited = Trop de demandes en peu de temps ({ $what }). Patiente { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-not-found = Cela n’existe pas, ou tu n’y as pas accès.
error-sign-in = Connecte-toi d’abord.
error-wrong-password = Nom ou mot de passe incorrect.
error-passkey = Impossible d’utiliser cette clé d’accès.
error-banned = Ce compte est banni : { $reason }
error-banned-until = Ce compte est banni jusqu’au { $until } : { $reason }
error-network-banned = Ton réseau est actuellement bloqué pour les nouveaux joueurs. Les comptes créés avant le blocage peuvent toujours se connecter.
error-network-banned-until = Ton réseau est bloqué pour les nouveaux joueurs jusqu’au { $until }. Les comptes créés avant le blocage peuvent toujours se connecter.
error-muted = Tu ne peux pas écrire dans les discussions : { $reason }
error-muted-until = Tu ne peux pas écrire dans les discussions jusqu’au { $until } : { $reason }
error-too-new = Tu ne peux pas encore envoyer de liens. Joue d’abord quelques parties.
error-not-friends = Pour s’écrire, il faut se suivre mutuellement.
error-listed-word = Ce serveur n’autorise pas le mot « { $word } ».
error-tournament = Ce n’est pas possible dans ce tournoi pour l’instant.
error-both-seated = En mode invité, tu joues une partie où ce compte a aussi une place, et personne ne peut jouer à deux places dans une même partie. Termine d’abord cette partie, ou oublie cet invité et renonce à sa place.
error-unfit = Impossible d’utiliser cela ({ $what }) : { $message }.
error-forbidden = Tu n’as pas le droit de faire cela.
error-taken = Cela existe déjà ({ $what }).
error-refused = Impossible : { $reason }
error-too-slow = Ta connexion est trop lente pour suivre. Reconnexion.
error-unavailable = L’enregistrement est impossible pour le moment. Rien n’est perdu ; réessaie.
error-internal = Une erreur s’est produite de notre côté. Nous en gardons la trace ; réessaie.

## How a game ended

ended-rules = jouée jusqu’au bout
ended-resignation = par abandon
ended-time = temps écoulé
ended-agreement = nulle d’un commun accord
ended-absence = départ d’un joueur
ended-abort = partie interrompue

## What is to be decided

decision-place = Place un anneau
decision-move = Joue un coup
decision-claim-or-move = Réclame une couleur ou joue un coup
decision-row = Retire un alignement
decision-ring = Retire un anneau
decision-lay = Pose une combinaison
decision-attack = Prends la combinaison, ou pas
decision-answer = Reprends la combinaison ou défausse-la
decision-draw = Pioche une carte

## Clocks

clock-none = Sans pendule
clock-fischer = { $initial_s } s + { $increment_s } s par tour
clock-byoyomi = { $main_s } s, puis { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
