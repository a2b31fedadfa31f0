# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Règles de { $game }
title-table = Table
lost-title = Page introuvable
nav-about = À propos de Trilynx
nav-host = L’héberger soi-même
nav-privacy = Vie privée
nav-account = Connexion
nav-account-of = Ton compte : { $name }

## Home and own games
learn-quickly = Apprendre en 3 minutes
all-my-games = Toutes tes parties
your-turn = À toi de jouer

## Before a game
options-title = Options
options-none = comme d’habitude, sans pendule
choose-level = De quelle force ?
wish-match = Match
match-none = Une seule partie
match-of = { $rounds ->
    [one] Chacun commence une fois
   *[other] Match : chacun commence { $rounds } fois
}
players-count = { $count } joueurs
begin-colour = Ta couleur
begin-colour-lot = Au sort
begin-colour-me = Blanc, tu commences
begin-colour-other = Noir
begin-first = Qui commence ?
begin-first-lot = Au sort
begin-first-me = Toi
begin-first-other = Quelqu’un d’autre
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, puis { $periods } × { $seconds } s
own-clock = À ta façon…
own-clock-kind = Type
own-clock-fischer = Temps plus incrément
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Jours par tour
own-clock-fischer-minutes = Minutes
own-clock-fischer-seconds = Secondes par tour
own-clock-byoyomi-minutes = Minutes
own-clock-byoyomi-periods = Périodes
own-clock-byoyomi-seconds = Secondes par période
own-clock-correspondence-days = Jours
is-rated = Classée
rated-about = Le résultat change ton classement.
rated-needs-clock = Seulement avec une pendule.
rated-needs-account = Inscris-toi pour jouer des parties classées.
listed = Montrer dans le salon
listed-about = N’importe qui peut prendre place, pas seulement qui a le lien.
waited = Attente : { $seconds } s
wait-in-lobby = Attendre dans le salon
wait-in-lobby-about = Ouvre une table que tout le monde voit.

## A table that waits
qr-label = Code QR du lien
qr-about = Ou scanne le code avec un téléphone.
share-link = Partager…
seat-bot-which = Bot pour une place libre

## Account
account-title = Ton compte
account-why = Tu peux jouer sans compte. Avec un compte, tes parties et tes classements te suivent sur chaque appareil.
account-name = Nom
name-hint = De 3 à 20 lettres (a–z), chiffres, - et _
name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble.
name-unfit = Ce nom n’est pas possible : de 3 à 20 lettres (a–z), chiffres, - et _, avec une lettre ou un chiffre au début et à la fin, et rien qui fasse penser à un bot ou à l’administration.
password = Mot de passe
password-hint = Au moins 8 caractères. Le mieux : un gestionnaire de mots de passe ou quelques mots au hasard.
password-unfit = Ce mot de passe ne convient pas : il faut de 8 à 128 caractères, et pas un de ceux qu’on essaie d’abord, comme ton nom, un mot courant avec des chiffres ou une rangée de touches.
password-wrong = Ce n’est pas ton mot de passe.
password-lost = Il n’y a pas d’e-mail, donc pas de réinitialisation : garde bien ton mot de passe.
show-password = Montrer
sign-in = Se connecter
make-account = Créer un compte
account-needs-little = Un nom et un mot de passe, rien d’autre. Tes parties d’invité te suivent.
as-guest = Tu es invité
as-guest-about = Tu joues sous le nom « { $name } ». Seul ce navigateur sait qui tu es.
forget-guest = Oublier cet invité
forget-guest-sure = Oublier ? Tes parties seront introuvables.
signed-in = Tu es connecté.
my-profile = Ton profil
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
change-name = Changer de nom
new-name = Nouveau nom
change-done = C’est fait.
change-password = Changer de mot de passe
password-now = Mot de passe actuel
password-new = Nouveau mot de passe
password-changed = C’est fait. Tous les autres navigateurs sont déconnectés et tous les jetons révoqués.
my-data = Tes données
my-data-about = Tout ce qui est enregistré sur toi, avec les feuilles de toutes tes parties, en un fichier.
download-data = Télécharger tes données
delete-account = Supprimer le compte…
delete-account-about = C’est définitif. Ton nom, ton mot de passe, tes classements et tes jetons sont supprimés ; tes parties restent, jouées par personne en particulier. Télécharge d’abord tes données si tu veux les garder.
delete-account-now = Supprimer pour de bon
programs = Des programmes qui jouent
programs-about = Un programme peut jouer avec ce compte. Il présente un jeton au lieu du mot de passe.
played-by-program = Un programme joue avec ce compte (tout le monde le voit)
tokens = Jetons
token-label = Pour quoi ?
token-label-hint = Un mot pour toi, par exemple « mon bot »
token-make = Créer un jeton
token-made = Créé le { $day }
token-used = dernier usage : { $day }
token-never = jamais utilisé
token-revoke = Révoquer
token-revoke-which = Révoquer le jeton « { $label } »
token-once = Ce jeton n’est montré que maintenant. Copie-le :

## Profile
nobody-of-this-name = Personne de ce nom n’a de compte ici.
no-games-yet = Tu n’as pas encore joué.
here-since = Ici depuis le { $day }
is-program = joué par un programme
no-ratings = Pas encore de partie classée.
class-bullet = Bullet
class-blitz = Blitz
class-rapid = Rapide
class-classical = Classique
class-correspondence = Par correspondance
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
rating-curve = Évolution du classement
rating-which = Quel classement
rating-curve-spoken = { $which } : de { $from } à { $to } en { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
rating-step = Parcourir les parties classées
as-table = En tableau
column-day = Date
column-rating = Classement
column-game = Partie
private-table = privée
games-title = Parties
filter-game = Jeu
filter-stage = État
filter-all = Tout
stage-playing = En cours
stage-over = Terminées
download-records = Télécharger toutes les feuilles
one-record = Feuille de partie
to-replay = Revoir
more-games = Plus de parties
games-none = Aucune partie de ce genre.
outcome-won = Gagnée
outcome-shared = Victoire partagée
outcome-lost = Perdue
outcome-draw = Nulle
outcome-none = Sans résultat
outcome-decided = Terminée
outcome-waiting = En attente
outcome-playing = En cours
outcome-closed = Fermée

## Lobby
filter-pace-live = Avec pendule
filter-pace-correspondence = Jours par tour
filter-pace-none = Sans pendule
lobby-open-own = Ouvrir une table :
lobby-more = D’autres parties

## Settings
settings-lead = Tout prend effet aussitôt et reste dans ce navigateur.
settings-look = Aspect et son
settings-board = Sur le plateau
setting-coordinates = Coordonnées
setting-coordinates-about = Lettres et chiffres au bord du plateau
setting-marks = Lettres et marques sur les pièces de LYNGK
setting-marks-about = Les couleurs se distinguent aussi sans voir la couleur
setting-known = Cartes connues à Linko!
setting-known-about = Montre quelles cartes des autres tout le monde a vues
setting-confirm = Confirmer les coups
setting-confirm-about = Un coup ne compte qu’après un second appui

## About
about-what = Trilynx est un endroit où jouer à YINSH, LYNGK et Linko! : contre des gens et des bots, dans le navigateur, sans inscription.
about-promises = Les règles sont exactes, et ce qui n’est pas permis est expliqué par le paragraphe qui le dit. Un coup confirmé n’est jamais perdu. Les donnes sont honnêtes et vérifiables par tous. Pas de publicité, pas de pistage.
about-version = Version { $version }
about-games = Les jeux
about-authors = YINSH et LYNGK sont des jeux de Kris Burm, Linko! est un jeu de Wolfgang Kramer et Michael Kiesling. Trilynx est indépendant d’eux et de leurs éditeurs et ne contient ni leurs textes ni leurs illustrations. Si tu aimes ces jeux, achète-les : ils sont superbes sur une table.
about-bots = Les bots
about-bots-how = Chaque jeu a dix niveaux : d’un bot qui ne connaît guère plus que les règles à un autre qui joue mieux que la plupart des gens. Les plus forts calculent à l’avance et jugent les positions avec des réseaux qui ont appris en jouant contre eux-mêmes.
about-bots-fair = Un bot voit exactement ce qu’un joueur à sa place a le droit de voir. À Linko!, il ne connaît aucune carte cachée.
about-programs-how = Les programmes aussi peuvent jouer ici : par HTTP ou par un WebSocket, avec un jeton d’un compte. La description de l’interface ci-dessous est tirée du programme lui-même. Les moteurs du terminal parlent un protocole simple, ligne par ligne : trilynx engine.
about-openapi = Description de l’interface (OpenAPI)
about-host-how = Trilynx est un seul programme et n’a besoin d’aucun autre service. Avec son code source, Rust et Node.js, une commande construit et sert tout ceci, et dit quelle adresse ouvrir :
about-host-club = Pour un club, afin que tout le réseau local puisse jouer :
about-host-more = Les parties tiennent dans un fichier (SQLite) ; trilynx backup le copie pendant qu’on joue. Pour internet, mets un proxy avec TLS devant ; pour beaucoup de joueurs, PostgreSQL peut garder les parties. Le dossier docs du code source dit comment.
about-licence = Licence
about-licence-how = Logiciel libre : MIT ou Apache 2.0, au choix. Tu peux l’utiliser, le changer et le transmettre.
privacy-short = On enregistre le moins possible, tout sur ce serveur, et rien n’est transmis. Il y a deux cookies : l’un dit seulement qui tu es, l’autre que ce navigateur s’est déjà connecté.
privacy-guest = Invités
privacy-guest-how = Un nom inventé et la date de ta première visite.
privacy-account = Comptes
privacy-account-how = Ton nom, la date de création du compte, tes classements et une empreinte de ton mot de passe, dont on ne peut pas le déduire. Ni adresse e-mail ni vrai nom.
privacy-games = Parties
privacy-games-how = Qui a joué, chaque coup et son heure, et le résultat. Les parties publiques sont visibles par tous, les privées par qui connaît le lien.
privacy-chat = Discussion
privacy-chat-how = Ce qui se dit à une table reste avec cette table et n’est montré qu’à ceux à qui c’était dit.
privacy-sessions = Sessions
privacy-sessions-how = Une empreinte du cookie et la date de son dernier usage. Elle prend fin 90 jours après ta dernière visite, sauf autre choix de l’hébergeur.
privacy-address = Adresses réseau
privacy-address-how = Comptées en mémoire pour empêcher les abus, jamais enregistrées par ce programme. Un proxy placé devant peut faire autrement : demande à l’hébergeur.
privacy-rights = Tu peux à tout moment télécharger tout ce qui est enregistré sur toi et supprimer ton compte :
