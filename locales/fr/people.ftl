# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Règles de { $game }
title-table = Partie
lost-title = Page introuvable
to-home = Accueil
nav-about = À propos de Trilynx
nav-host = Héberger Trilynx
nav-privacy = Confidentialité
nav-account = Connexion
nav-account-of = Ton compte : { $name }

## Home and own games
learn-quickly = Apprendre à jouer
all-my-games = Toutes tes parties
your-turn = À toi de jouer
your-turn-against = À toi de jouer contre { $names }
against-names = Ta partie contre { $names }
and-more-games = et { $count } de plus
hide-game = Masquer cette partie
table-hidden = Masquée sur cet appareil. Elle reste dans tes parties.
undo = Annuler
boards-pause = Mettre la démonstration en pause
boards-play = Reprendre la démonstration
home-learn = Tu débutes ?
home-learn-about = Apprends en jouant, une idée à la fois.
bot-ready = Toujours partant

## Before a game
options-title = Options
options-none = Standard, sans pendule
choose-level = Quel niveau ?
level-of = Niveau { $n } sur { $of }
level-top = Au-dessus de tous les niveaux
bot-instead = Plutôt contre un bot
name-optional = Nom (facultatif)
options-match = Match
match-none = Une seule partie
match-of = { $rounds ->
    [one] Chacun commence une fois
   *[other] Match : chacun commence { $rounds } fois
}
players-count = { $count } joueurs
begin-colour = Ta couleur
begin-colour-lot = Au hasard
begin-colour-me = Blanc, tu commences
begin-colour-other = Noir
begin-first = Qui commence ?
begin-first-lot = Au hasard
begin-first-me = Toi
begin-first-other = Un autre joueur
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, puis { $periods } × { $seconds } s
own-clock = Personnaliser…
own-clock-kind = Type
own-clock-fischer = Temps et incrément
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Jours par tour
own-clock-fischer-minutes = Minutes
own-clock-fischer-seconds = Secondes par tour
own-clock-byoyomi-minutes = Minutes
own-clock-byoyomi-periods = Périodes
own-clock-byoyomi-seconds = Secondes par période
own-clock-correspondence-days = Jours
is-rated = Classée
rated-about = Le résultat compte pour ton classement.
rated-needs-clock = Seulement avec une pendule.
rated-needs-account = Crée un compte pour jouer des parties classées.
listed = Afficher dans le salon
listed-about = N’importe qui peut participer, même sans le lien.
waited = Attente : { $seconds } s
wait-in-lobby = Attendre dans le salon
wait-in-lobby-about = Ouvre une partie que tout le monde peut voir et rejoindre.

## A table that waits
qr-label = Code QR du lien
qr-about = Ou scanne ce code avec un téléphone.
share-link = Partager…
invites-you = { $name } t’invite à une partie de { $game }
your-name = Ton nom (facultatif)
your-name-about = C’est ainsi que { $name } te verra.
own-name-about = Ton invitation vient de « { $name } ».
guest-animal = { $animal ->
    [badger] Blaireau
    [bear] Ours
    [bee] Abeille
    [crane] Grue
    [cricket] Grillon
    [dolphin] Dauphin
    [dove] Colombe
    [eagle] Aigle
    [falcon] Faucon
    [finch] Pinson
    [fox] Renard
    [gecko] Gecko
    [hare] Lièvre
    [hawk] Épervier
    [heron] Héron
    [ibex] Bouquetin
    [jay] Geai
    [kestrel] Crécerelle
    [koala] Koala
    [lark] Alouette
    [lemur] Lémurien
    [lion] Lion
    [lynx] Lynx
    [magpie] Pie
    [marten] Martre
    [mole] Taupe
    [newt] Triton
    [otter] Loutre
    [owl] Hibou
    [panda] Panda
    [puffin] Macareux
    [raven] Corbeau
    [robin] Rouge-gorge
    [seal] Phoque
    [stork] Cigogne
    [swan] Cygne
    [tiger] Tigre
    [turtle] Tortue
    [wolf] Loup
    [wren] Troglodyte
   *[other] { $animal }
}
guest-name-unfit = Ce nom ne convient pas ici. Prends 2 à 20 lettres ou chiffres, en commençant par une lettre.
learn-first = Apprendre le jeu d’abord
no-account-needed = Sans compte, rien à installer.
seat-bot-which = Bot pour une place libre

## Account
account-title = Ton compte
account-why = Tu peux jouer sans compte. Avec un compte, tes parties et tes classements te suivent sur tous tes appareils.
account-name = Nom
name-hint = De 3 à 20 caractères : a–z, chiffres, - et _
name-taken = Ce nom n’est pas disponible. Il est déjà pris, ou trop proche d’un autre.
name-too-short = Trop court. Il faut au moins { $least } caractères.
name-unfit = Ce nom n’est pas accepté. Il faut de 3 à 20 caractères (a–z, chiffres, - et _), une lettre ou un chiffre au début et à la fin, et rien qui te fasse passer pour un bot ou pour l’équipe du site.
password = Mot de passe
password-hint = Au moins 8 caractères. L’idéal : un gestionnaire de mots de passe, ou quelques mots au hasard.
password-too-short = Trop court. Il faut au moins { $least } caractères.
password-unfit = Ce mot de passe n’est pas accepté. Il faut de 8 à 128 caractères, et rien de facile à deviner, comme ton nom, un mot courant suivi de chiffres ou des touches voisines.
password-wrong = Ce n’est pas ton mot de passe actuel.
password-lost = Pas besoin d’adresse e-mail : une fois ton compte créé, génère des codes de récupération au cas où tu oublierais ton mot de passe.
show-password = Afficher
sign-in = Se connecter
make-account = Créer un compte
account-needs-little = Juste un nom et un mot de passe. Tes parties en mode invité te suivent.
as-guest = Mode invité
as-guest-about = Tu joues sous le nom « { $name } ». Seul ce navigateur sait qui tu es.
forget-guest = Oublier cet invité
forget-guest-sure = Vraiment l’oublier ? Tu ne pourras plus retrouver tes parties.
signed-in = Ta session est ouverte.
my-profile = Ton profil
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
change-name = Changer de nom
new-name = Nouveau nom
change-done = Enregistré.
change-password = Changer de mot de passe
password-now = Mot de passe actuel
password-new = Nouveau mot de passe
password-changed = Mot de passe changé. Tous les autres navigateurs ont été déconnectés, et tous les jetons, codes de récupération et clés d’accès révoqués.
my-data = Tes données
my-data-about = Tout ce que nous conservons sur toi, avec les feuilles de toutes tes parties, dans un seul fichier.
download-data = Télécharger mes données
delete-account = Supprimer le compte…
delete-account-about = C’est irréversible. Ton nom, ton mot de passe, tes classements et tes jetons sont supprimés ; tes parties restent, sans ton nom. Télécharge d’abord tes données si tu veux les garder.
delete-account-now = Supprimer définitivement
programs = Programmes qui jouent
programs-about = Un programme peut jouer avec ce compte. Il utilise un jeton à la place de ton mot de passe.
played-by-program = Un programme joue avec ce compte (tout le monde le voit)
tokens = Jetons
token-label = À quoi sert-il ?
token-label-hint = Une note pour toi, par exemple « mon bot »
token-make = Créer un jeton
token-made = Créé le { $day }
token-used = dernière utilisation : { $day }
token-never = jamais utilisé
token-revoke = Révoquer
token-revoke-which = Révoquer le jeton « { $label } »
token-once = Ce jeton ne sera plus affiché. Copie-le maintenant :

## Profile
nobody-of-this-name = Personne ici ne porte ce nom.
no-games-yet = Tu n’as pas encore joué de partie.
here-since = Inscription : { $day }
is-program = joué par un programme
no-ratings = Pas encore de partie classée.
profile-private = Tes parties privées, par exemple contre des bots, ne sont visibles que par toi.
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
as-table = Afficher en tableau
column-day = Date
column-rating = Classement
column-game = Partie
private-table = privée
games-title = Parties
filter-game = Jeu
filter-all = Tout
stage-playing = En cours
download-records = Télécharger toutes les feuilles de partie
one-record = Télécharger
to-replay = Revoir
more-games = Afficher plus
games-none = Aucune partie trouvée.
outcome-won = Gagnée
outcome-shared = Victoire partagée
outcome-lost = Perdue
outcome-draw = Nulle
outcome-none = Sans résultat
outcome-decided = Terminée
outcome-waiting = En attente
outcome-playing = En cours
outcome-closed = Annulée

## Lobby
filter-pace-live = Avec pendule
filter-pace-correspondence = Jours par tour
filter-pace-none = Sans pendule
lobby-open-own = Lance ta propre partie :
lobby-more = Plus de parties en direct
lobby-quick = Jouer tout de suite
lobby-quick-about = Un clic, et on te trouve un adversaire.
pace-waiting = { $count ->
    [one] { $count } personne attend
   *[other] { $count } personnes attendent
}
your-usual = Comme d’habitude
lobby-finished = Tout juste terminées
lobby-bots = Toujours là
lobby-bots-game = Bots pour
lobby-bots-all = Tous les bots et options
lobby-all-games = Tous les jeux
lobby-all-paces = Toutes les cadences

## Settings
settings-lead = Les changements s’appliquent tout de suite et sont enregistrés dans ce navigateur.
settings-look = Affichage et son
settings-set = Plateau et pièces
material-slate = Ardoise
material-slate-about = Pierre polie, lignes gravées
material-oak = Chêne
material-oak-about = Bois aux tons chauds, lignes pyrogravées
material-paper = Papier
material-paper-about = Carton découpé, presque plat
material-night = Nuit
material-night-about = Laque bleue sous une lumière froide
settings-board = Plateau
setting-coordinates = Coordonnées
setting-coordinates-about = Lettres et chiffres autour du plateau
setting-marks = Symboles sur les pièces de LYNGK
setting-marks-about = Pour distinguer les pièces sans se fier à la couleur
setting-known = Cartes connues à Linko!
setting-known-about = Affiche les cartes que tout le monde a vues entrer dans une main
setting-confirm = Confirmer les coups
setting-confirm-about = Un coup ne compte qu’après un second appui

## About
about-what = Trilynx te permet de jouer à YINSH, LYNGK et Linko! dans ton navigateur, contre d’autres personnes ou des bots, sans inscription.
about-promises = Les règles sont exactes, et quand un coup n’est pas permis, nous te montrons la règle qui le dit. Un coup confirmé n’est jamais perdu. Les donnes sont honnêtes, et tout le monde peut les vérifier. Pas de publicité, pas de pistage.
about-version = Version { $version }
about-games = Les jeux
about-authors = YINSH et LYNGK sont des jeux de Kris Burm, Linko! un jeu de Wolfgang Kramer et Michael Kiesling. Trilynx est indépendant des auteurs et de leurs éditeurs et n’utilise ni leurs textes ni leurs illustrations. Si ces jeux te plaisent, achète-les : ils sont superbes sur une table.
about-bots = Les bots
about-bots-how = Chaque jeu compte dix niveaux, d’un bot qui connaît à peine plus que les règles à un bot qui bat la plupart des gens. Les plus forts anticipent et évaluent les positions avec des réseaux de neurones entraînés en jouant contre eux-mêmes.
about-bots-fair = Un bot voit exactement ce que verrait un joueur à sa place. À Linko!, il ne connaît jamais une carte cachée.
about-engine = Ici, les bots peuvent aussi tourner dans ton navigateur : tu peux donc jouer contre eux sans connexion.
about-programs-how = Les programmes aussi peuvent jouer ici, par HTTP ou WebSocket, avec un jeton de ton compte. La description de l’API ci-dessous est générée par le serveur lui-même. Les moteurs en ligne de commande utilisent un protocole simple, ligne par ligne : trilynx engine.
about-openapi = Description de l’API (OpenAPI)
about-host-how = Trilynx est un seul programme et n’a besoin d’aucun autre service. Avec le code source, Rust et Node.js, une seule commande compile tout, lance le serveur et t’indique l’adresse à ouvrir :
about-host-club = Pour un club, afin que tout le réseau local puisse jouer :
about-host-more = Toutes les parties sont conservées dans un fichier (SQLite) ; trilynx backup le copie pendant que l’on joue. Sur internet, place un proxy avec TLS devant ; pour beaucoup de joueurs, utilise PostgreSQL. Le dossier docs du code source explique comment faire.
about-licence = Licence
about-licence-how = Logiciel libre : MIT ou Apache 2.0, à ton choix. Utilise-le, modifie-le, partage-le.
privacy-short = Nous conservons le moins possible, uniquement sur ce serveur, et ne transmettons rien. Il y a deux cookies : l’un dit qui tu es, l’autre que ce navigateur s’est déjà connecté à un compte.
privacy-guest = Invités
privacy-guest-how = Un nom aléatoire ou celui que tu as choisi, et la date de ta première visite.
privacy-account = Comptes
privacy-account-how = Ton nom, la date de ton inscription, tes classements, tes leçons terminées, les personnes que tu suis ou que tu as bloquées, tes vacances, tes coups prévus, une empreinte de ton mot de passe et de tes codes de récupération, qui ne permet pas de les retrouver, et tes clés d’accès : leur nom, leur clé publique, la date de leur ajout et celle de leur dernière utilisation. Ton empreinte digitale et ton visage ne quittent jamais ton appareil. Ton adresse e-mail, seulement si tu en ajoutes une, pour t’envoyer des liens, des alertes sur ton compte et des récapitulatifs. Pas de vrai nom.
privacy-games = Parties
privacy-games-how = Qui a joué, chaque coup et son heure, et le résultat. Les parties publiques sont visibles par tout le monde, les parties privées par toute personne qui a le lien.
privacy-fair-play = Jeu loyal
privacy-fair-play-how = Dans les parties classées à la pendule : à quelle fréquence tes coups sont ceux des bots, combien de temps tu réfléchis et pendant combien de tes tours tu as quitté la page. Seuls les modérateurs le voient.
privacy-chat = Discussion
privacy-chat-how = Les messages restent avec la partie où ils ont été écrits et ne sont montrés qu’aux personnes à qui ils s’adressaient. S’ils sont signalés, la modération les voit aussi. Les messages privés ne sont montrés qu’aux deux amis, et supprimer ton compte efface ce que tu y as écrit. Les personnes qui gèrent ce serveur peuvent lire sa base de données.
privacy-sessions = Sessions
privacy-sessions-how = Une empreinte du cookie et la date de sa dernière utilisation. Une session expire 90 jours après ta dernière visite, sauf si l’hébergeur en a décidé autrement.
privacy-address = Adresses IP
privacy-address-how = Comptées en mémoire pour empêcher les abus, jamais enregistrées par ce programme. Un proxy placé devant peut les enregistrer : demande à l’hébergeur. Pour les comptes, des empreintes des réseaux utilisés sont conservées pendant 14 jours, afin qu’une personne bannie ne revienne pas aussitôt.
privacy-rights = À tout moment, tu peux télécharger tout ce que nous conservons sur toi ou supprimer ton compte :

block = Bloquer
block-about = Bloquer { $name } ? Tu ne verras plus ses messages, on ne vous fera plus jouer ensemble hors tournoi et cette personne ne pourra plus rejoindre tes parties. Elle n’en saura rien.
unblock = Débloquer
unblock-whom = Débloquer { $name }
blocked-title = Personnes bloquées
blocked-about = Tu ne vois pas les messages de ces personnes, on ne te fait pas jouer contre elles hors tournoi et elles ne peuvent pas rejoindre tes parties. Cette liste n’est visible que par toi.
blocked-since = depuis le { $day }
report = Signaler
