# What is said at a table: answers to wishes that are not granted, ends of games, decisions, clocks.

## Why a wish is not granted. $message is the reason of the game, $seconds the time to wait, rounded up; 0 if nobody is away.

refused-rule = Les règles ne le permettent pas ({ $clause }) : { $message }.
refused-unreadable = « { $found } » est illisible ici. Attendu : { $message }.
refused-record = Ligne { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}coup { $at_move }
  } : { $reason }
refused-impossible = Aucune partie ne ressemble à cela ({ $clause }) : { $message }.
refused-options = On ne peut pas jouer avec ces options ({ $field }) : { $message }.
refused-not-seated = C’est réservé aux joueurs de cette table.
refused-which-seat = De laquelle de tes places s’agit-il ?
refused-not-opener = C’est réservé à la personne qui a ouvert la table.
refused-not-your-turn = Ce n’est pas ton tour.
refused-stale = La position a changé entre-temps : { $number ->
        [one] { $number } coup a été joué
       *[other] { $number } coups ont été joués
    }.
refused-not-started = La partie n’a pas encore commencé.
refused-started = La partie a déjà commencé.
refused-over = La partie est terminée.
refused-not-over = La partie n’est pas encore terminée.
refused-seat-taken = Cette place est prise ou gardée pour quelqu’un d’autre.
refused-already-seated = Tu as déjà une place ici.
refused-no-such-bot = Aucun bot de ce jeu ne porte ce nom.
refused-too-late-to-abort = Trop tard pour interrompre : tout le monde a joué un premier coup.
refused-nothing-offered = Il n’y a rien à quoi répondre.
refused-offered-already = Tu as déjà demandé. Attends un peu avant de demander à nouveau.
refused-not-for-more-players = Seuls deux joueurs peuvent convenir d’une partie nulle.
refused-no-such-point = Il n’y a pas de tel moment antérieur dans cette partie.
refused-nothing-to-reset = Il n’y a rien à reprendre dans ce tour.
refused-nobody-away = { $seconds ->
        [0] Personne n’est absent.
        [one] Patiente encore { $seconds } seconde : ton adversaire va peut-être revenir.
       *[other] Patiente encore { $seconds } secondes : ton adversaire va peut-être revenir.
    }
refused-text = Un message tient en une seule ligne, ni vide ni trop longue.
refused-table-full = Cette table ne peut plus rien accueillir.
refused-too-often = Tu as déjà fait toutes les demandes permises dans une partie.
refused-needs-account = Il faut un compte pour les parties classées. Inscris-toi, ou joue sans classement.
refused-time-up = Le temps est écoulé.
refused-hidden = Dans ce jeu, des cartes sont cachées : il n’y a donc pas de réponse à cela.
refused-fair-play = Tant qu’une partie classée est en cours, le moteur ne donne aucun conseil : ni à ceux qui la jouent, ni sur ses positions. Redemande quand elle sera finie.

## What is wrong with a request

error-malformed = Cela n’a pas été compris : { $message }.
error-too-large = C’est trop grand ({ $what }) : la limite est { $limit }.
error-limited = Trop de demandes en peu de temps ({ $what }). Patiente { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-not-found = Cela n’existe pas, ou ne t’est pas destiné.
error-sign-in = Connecte-toi d’abord.
error-wrong-password = Aucun compte n’a ce nom et ce mot de passe.
error-both-seated = Tu joues en ce moment comme invité à une table où ce compte a aussi une place, et personne ne peut tenir deux places dans une même partie. Termine d’abord cette partie, ou oublie cet invité et renonce à sa place.
error-unfit = Ceci ne peut pas être utilisé ({ $what }) : { $message }.
error-forbidden = Tu n’as pas le droit de faire cela.
error-taken = Cela existe déjà ({ $what }).
error-refused = La table refuse : { $reason }
error-too-slow = La connexion est trop lente pour suivre. Elle est en train d’être rétablie.
error-unavailable = L’enregistrement est impossible pour le moment. Rien n’est perdu ; réessaie.
error-internal = Le serveur a commis une erreur. Elle a été notée ; réessaie, s’il te plaît.

## How a game ended

ended-rules = jouée jusqu’au bout
ended-resignation = par abandon
ended-time = au temps
ended-agreement = d’un commun accord
ended-absence = par absence
ended-abort = interrompue

## What is to be decided

decision-place = Place un anneau
decision-move = Joue un coup
decision-claim-or-move = Réclame une couleur ou joue un coup
decision-row = Retire un alignement
decision-ring = Retire un anneau
decision-lay = Pose une combinaison
decision-attack = Prends la combinaison ou laisse-la
decision-answer = Reprends la combinaison ou défausse-la
decision-draw = Pioche une carte

## Clocks

clock-none = Sans pendule
clock-fischer = { $initial_s } s pour la partie, { $increment_s } s de plus à chaque tour
clock-byoyomi = { $main_s } s pour la partie, puis { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
