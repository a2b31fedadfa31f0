# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Aller au contenu
nav-label = Principal
nav-lobby = Salon
nav-rules = Règles
nav-settings = Réglages
page-not-found = Cette page n’existe pas. Voici les jeux.
connection-lost = La connexion est perdue. Nouvel essai…
loading = Un instant…

## Home
home-title = Trois jeux. Prends place et joue.
home-lead = Pas d’inscription, rien à installer : choisis un jeu et joue ton premier coup.
game-yinsh = YINSH
game-yinsh-about = Les anneaux glissent, les marqueurs se retournent. Chaque alignement de cinq libère un de tes anneaux ; trois anneaux libres et c’est gagné.
game-yinsh-facts = 2 joueurs · une demi-heure · rien de caché
game-lyngk = LYNGK
game-lyngk-about = Forme des piles de cinq couleurs, réclame deux d’entre elles et empare-toi des piles de cinq.
game-lyngk-facts = 2 joueurs · une demi-heure · rien de caché
game-linko = Linko!
game-linko-about = Pose des combinaisons, chipe celles des autres et vide ta main avant tout le monde.
game-linko-facts = 2–5 joueurs · une demi-heure · cartes
my-games = Tes parties
go-on = Continuer
play = Jouer
learn = Règles

## Before a game
against-whom = Contre qui ?
opponent-bot = Un bot
opponent-friend = Des amis
opponent-device = Sur cet appareil
opponent-anybody = Qui voudra
variant = Variante
variant-yinsh-standard = Trois anneaux pour gagner
variant-yinsh-blitz = Blitz : un anneau pour gagner
variant-lyngk-standard = Piles de cinq
variant-lyngk-six = Piles de six
players = Joueurs
clock = Pendule
bot-level = Niveau { $n }
bot-named = Bot « { $name } »
bot-for = Bot à la place de { $name }
friend-how = Tu reçois un lien à envoyer. La partie commence dès que toutes les places sont prises.
device-how = Vous partagez cet appareil et vous vous le passez.
anybody-how = Nous cherchons quelqu’un qui veut jouer au même jeu maintenant.
make-link = Créer le lien
start = Commencer
find-opponent = Chercher un adversaire
seeking = Recherche d’un adversaire…
stop = Arrêter

## A table that waits
waiting-for-players = On attend des joueurs
send-link = Envoie ce lien à qui doit jouer :
copy = Copier
copied = Copié
sit-down = Prendre place
stand-up = Se lever
seat-open = Place libre
seat-bot = Faire asseoir un bot
close-table = Fermer la table
table-closed = Cette table a été fermée.
play-another = Autre partie

## At the table
you = Toi
somebody = Quelqu’un
player-number = Joueur { $n }
is-away = absent
turn-yours = À toi : { $what }
doing-place = { $name } place un anneau
doing-move = { $name } joue un coup
doing-claim-or-move = { $name } réclame une couleur ou joue un coup
doing-row = { $name } retire un alignement
doing-ring = { $name } retire un anneau
doing-lay = { $name } pose une combinaison
doing-attack = { $name } prend une combinaison ou la laisse
doing-answer = { $name } reprend une combinaison ou la défausse
doing-draw = { $name } pioche une carte
board-of = Plateau de { $game }
moves = Coups
back-to-now = Retour à la partie
all-choices = Tous les choix ({ $count })
pool = Marqueurs à côté du plateau : { $count }
rings-won = Anneaux retirés : { $count } sur { $of }
has-claimed = Couleur réclamée : { $colour }
has-taken = Pile prise : { $stack }
claim-a-colour = Réclamer une couleur
time-left = Temps restant
periods-left = × { $count }
reset-turn = Recommencer le tour
takeback = Demander à reprendre
offer-draw = Proposer la nulle
resign = Abandonner
resign-sure = Vraiment abandonner ?
claim-victory = Réclamer la victoire
accept = Accepter
decline = Refuser
draw-offered = { $name } propose la nulle.
takeback-asked = { $name } demande à reprendre son dernier coup.
understood = Compris
spectators = Spectateurs : { $count }
chat = Discussion ({ $count })
chat-say = Dis quelque chose
chat-send = Envoyer
hand-over = Passe l’appareil : { $name }
show-my-cards = Montrer mes cartes
show-known = Montrer les cartes que tous connaissent

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, vide
cell-picked = { $cell }, choisi
cell-target = { $cell }, destination
cell-start = { $cell }, peut être choisi
picked-spoken = { $point } choisi. Destinations : { $targets }.
piece-ring-white = anneau blanc
piece-ring-black = anneau noir
piece-marker-white = marqueur blanc
piece-marker-black = marqueur noir
piece-stack = pile de { $height } : { $stack }
stack-on = { $above } sur { $below }
card-joker = joker
move-place = Placer en { $at }
move-way = De { $from } à { $to }
move-row = Retirer l’alignement { $first } à { $last }
move-off = Retirer l’anneau en { $at }
move-claim = Réclamer : { $colour }
move-lay = Poser { $cards }
move-take = Prendre la combinaison
move-leave = La laisser
move-reclaim = La reprendre
move-discard = La défausser et piocher
move-draw-row = Prendre { $card } dans la réserve
move-draw-pile = Piocher
move-spoken = { $name } : { $move }.

## Linko!
ask-attack = { $name } a { $set } sur le dessus. Tu la veux ?
ask-answer = { $name } te laisse ta combinaison : { $set }. Que fais-tu ?
top-set = Sur le dessus : { $set }
no-set = Rien de posé
earlier-sets = Combinaisons en dessous
known-cards = Connues : { $cards }
in-hand = Cartes en main
hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
score-so-far = score { $score }
card-row = Réserve
pile-size = Pioche : { $count }
discard-size = Défausse : { $count }
my-place = Ma place
my-hand = Ma main
hand-card = { $card }, { $n } sur { $of }
choose-a-set = Choisis une combinaison

## The end
result-you = Tu as gagné !
result-you-share = Tu partages la victoire !
result-wins = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
result-draw = Partie nulle
result-none = Sans résultat
scores = Scores
rematch = Revanche
accept-rematch = Accepter la revanche
to-rematch = Vers la revanche
ready = Prêt pour la partie suivante

## Lobby
lobby-open = En attente de joueurs
lobby-open-none = Aucune table n’attend pour l’instant.
lobby-running = Parties en cours
lobby-running-none = Personne ne joue en public pour l’instant.
people-here = Personnes présentes : { $count }
watch = Regarder

## Rules and settings
contents = Sommaire
setting-language = Langue
setting-theme = Apparence
setting-motion = Mouvement
setting-sound = Son
as-browser = Comme le navigateur
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
motion-system = Comme le système
motion-on = Oui
motion-off = Non
sound-key = La touche M l’active et le coupe
sound-on = Son activé
sound-off = Son coupé

## What cannot be
not-possible = Ce n’est pas possible maintenant.
