# The web app’s own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Aller au contenu
nav-label = Navigation principale
nav-lobby = Salon
nav-tournaments = Tournois
nav-puzzles = Problèmes
nav-rules = Règles
nav-study = Analyse
nav-menu = Menu
nav-settings = Réglages
page-not-found = Le lien est peut-être ancien ou mal saisi. Choisis un jeu :
connection-lost = Connexion perdue. Reconnexion…
loading = Chargement…

## Home
home-title = Trois jeux. Prends place et joue.
home-lead = Sans inscription, rien à installer. Choisis un jeu et joue ton premier coup.
game-yinsh = YINSH
game-yinsh-about = Déplace tes anneaux, retourne les marqueurs. Chaque alignement de cinq te fait retirer un anneau du plateau ; au troisième anneau retiré, tu gagnes.
game-yinsh-line = Aligne cinq marqueurs et retire un anneau. Au troisième, tu gagnes.
game-yinsh-facts = 2 joueurs · 30 minutes · tout est visible
game-lyngk = LYNGK
game-lyngk-about = Empile des pièces de cinq couleurs, réclames-en deux pour toi et marque un point pour chaque pile de cinq avec l’une d’elles sur le dessus.
game-lyngk-line = Empile cinq couleurs, dont deux rien qu’à toi.
game-lyngk-facts = 2 joueurs · 30 minutes · tout est visible
game-linko = Linko!
game-linko-about = Pose des combinaisons, subtilynxe celles des autres et finis avec le plus de cartes devant toi quand quelqu’un vide sa main.
game-linko-line = Pose des cartes, subtilynxe celles des autres et finis avec le plus devant toi.
game-linko-facts = 2–5 joueurs · 30 minutes · cartes
my-games = Tes parties
go-on = Continuer
go-to-table = Aller à la partie
play = Jouer

## Before a game
against-whom = Contre qui veux-tu jouer ?
opponent-bot = Un bot
opponent-friend = Des amis
opponent-device = Sur le même appareil
opponent-anybody = Quelqu’un en ligne
variant = Variante
variant-yinsh-standard = Trois anneaux pour gagner
variant-yinsh-blitz = Un anneau pour gagner
variant-lyngk-standard = Piles de cinq
variant-lyngk-six = Piles de six
players = Joueurs
clock = Pendule
bot-level = Niveau { $n }
bot-named = Bot « { $name } »
bot-for = { $name } (bot)
friend-how = Tu reçois un lien à envoyer. La partie commence dès que toutes les places sont prises.
device-how = On joue à tour de rôle sur cet appareil, qui passe de main en main.
anybody-how = Nous cherchons quelqu’un qui veut jouer à la même chose en ce moment.
make-link = Créer un lien d’invitation
start = Commencer
find-opponent = Trouver un adversaire
seeking = Recherche d’un adversaire…
stop = Arrêter

## A table that waits
waiting-for-players = En attente de joueurs
send-link = Envoie ce lien pour inviter quelqu’un :
copy = Copier
copied = Copié
sit-down = Prendre place
stand-up = Quitter ma place
seat-open = Place libre
seat-bot = Ajouter un bot
close-table = Annuler la partie
table-closed = Cette partie a été annulée.
play-another = Nouvelle partie

## At the table
you = Toi
somebody = Quelqu’un
player-number = Joueur { $n }
is-away = hors ligne
turn-yours = À toi ! { $what }
doing-place = { $name } place un anneau
doing-move = { $name } choisit un coup
doing-claim-or-move = { $name } réclame une couleur ou choisit un coup
doing-row = { $name } retire un alignement
doing-ring = { $name } retire un anneau
doing-lay = { $name } pose une combinaison
doing-attack = { $name } décide de prendre ou non une combinaison
doing-answer = { $name } reprend une combinaison ou la défausse
doing-draw = { $name } pioche une carte
board-of = Plateau de { $game }
moves = Coups
back-to-now = Aller au dernier coup
all-choices = Tous les coups possibles ({ $count })
pool = Marqueurs restants : { $count }
rings-won = Anneaux retirés : { $count } sur { $of }
has-claimed = Couleur réclamée : { $colour }
has-taken = Pile gagnée : { $stack }
claim-a-colour = Réclamer une couleur
time-left = Temps restant
periods-left = × { $count }
reset-turn = Recommencer le tour
takeback = Demander à reprendre un coup
offer-draw = Proposer la nulle
resign = Abandonner
resign-sure = Vraiment abandonner ?
claim-victory = Réclamer la victoire
accept = Accepter
decline = Refuser
draw-offered = { $name } propose la nulle.
takeback-asked = { $name } demande à reprendre un coup.
understood = Compris
spectators = Spectateurs : { $count }
chat = Discussion ({ $count })
chat-say = Écris un message
chat-send = Envoyer
hand-over = Passe l’appareil à { $name }
show-my-cards = Afficher mes cartes
show-known = Afficher les cartes connues

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, libre
cell-picked = { $cell }, sélection actuelle
cell-target = { $cell }, coup possible
cell-start = { $cell }, sélection possible
picked-spoken = Sélection : { $point }. Coups possibles : { $targets }.
piece-ring-white = anneau blanc
piece-ring-black = anneau noir
piece-marker-white = marqueur blanc
piece-marker-black = marqueur noir
plate-white = Blanc
plate-black = Noir
piece-stack = pile de { $height } ({ $stack })
stack-on = { $above } sur { $below }
card-joker = joker
move-place = Placer un anneau en { $at }
move-way = De { $from } à { $to }
move-row = Retirer l’alignement de { $first } à { $last }
move-off = Retirer l’anneau en { $at }
move-claim = Réclamer { $colour ->
    [ivoire] l’ivoire
   *[other] le { $colour }
}
move-take = Prendre la combinaison
move-leave = Ne pas la prendre
move-reclaim = La reprendre
move-discard = La défausser et piocher
move-draw-row = Piocher { $set } dans la réserve
move-draw-pile = Piocher une carte cachée
move-spoken = { $name } : { $move }.

## Linko!
top-set = Sur le dessus : { $set }
no-set = Pas encore de combinaison
earlier-sets = Combinaisons précédentes : { $sets }
set-before-set = { $set } ; { $earlier }
known-cards = Cartes connues : { $cards }
in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
card-row = Réserve de cartes visibles
discard-size = Défausse : { $count }
my-place = Ta place
my-hand = Ta main
choose-a-set = Choisis des cartes dans ta main

## The end
result-you = Tu as gagné !
result-you-share = Tu partages la victoire !
result-wins = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
result-draw = Partie nulle
result-none = Partie interrompue
scores = Scores
rematch = Revanche
accept-rematch = Accepter la revanche
to-rematch = Rejoindre la revanche
to-tournament = Retour au tournoi
ready = OK pour la partie suivante

## Lobby
lobby-open = Parties ouvertes
lobby-open-none = Personne n’attend de joueurs en ce moment.
lobby-running = Parties en direct
lobby-running-none = Aucune partie en direct en ce moment.
people-here = En ligne : { $count }
watch = Regarder

## Rules and settings
contents = Sommaire
setting-language = Langue
setting-theme = Thème
setting-motion = Animations
setting-sound = Son
as-browser = Selon le navigateur
theme-system = Selon le système
theme-light = Clair
theme-dark = Sombre
motion-system = Selon le système
motion-on = Activées
motion-off = Désactivées
sound-key = Touche M : activer ou couper le son
sound-on = Son activé
sound-off = Son coupé

## What cannot be
not-possible = Ce n’est pas possible pour le moment.
