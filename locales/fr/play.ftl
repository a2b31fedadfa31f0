# At a table: what is asked, with a line that teaches; the end; chat; sounds.

## What is asked, and a line that teaches
turn-of = À { $name } de jouer
prompt-yinsh-place = Place un anneau
teach-yinsh-place = Sur n’importe quelle intersection libre. Cinq chacun, puis on les déplace.
prompt-yinsh-move = Déplace un anneau
teach-yinsh-move = Il laisse un marqueur derrière lui et retourne ceux qu’il saute.
prompt-yinsh-row = Retire un alignement
teach-yinsh-row = Cinq de tes marqueurs alignés : touche l’alignement.
prompt-yinsh-ring = Retire un anneau
teach-yinsh-ring = L’un des tiens. Il compte pour toi.
prompt-lyngk-claim-or-move = Réclame une couleur ou joue un coup
teach-lyngk-claim-or-move = Personne d’autre ne peut déplacer une couleur que tu as réclamée. Tu peux en réclamer deux par partie.
prompt-lyngk-move = Déplace une pièce ou une pile
teach-lyngk-move = En ligne droite sur la première pièce rencontrée. Jamais deux fois la même couleur dans une pile.
table-acts = Actions
seat-names = Noms
close = Fermer

## The end
end-won = Victoire
end-lost = Bien joué
end-draw = Partie nulle
end-decided = Partie terminée
result-you-score = Tu as gagné { $best } à { $worst }
result-wins-score = { $name } gagne { $best } à { $worst }
result-turns = { $turns ->
    [one] En { $turns } tour.
   *[other] En { $turns } tours.
  }
result-kind = L’analyse montre où tout a basculé.
result-rating = Classement
next-level = Niveau suivant : { $name }

## Chat. A phrase is sent in English and read in every language.
chat-title = Discussion
chat-none = Personne n’a encore écrit.
chat-muted = En sourdine : aucun message ne s’affiche.
chat-mute = Mettre en sourdine pour cette partie
chat-phrases = Phrases rapides
phrase-hello = Bonjour ! Amuse-toi bien !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-thinking = Laisse-moi réfléchir…
phrase-oops = Oups !
phrase-good-game = Belle partie !
phrase-thanks = Merci pour la partie !
phrase-rematch = On en refait une ?
phrase-sorry = Pardon, je dois partir.

## Sounds
sound-volume = Volume
sound-haptics = Vibration

## Aide contre les bots
hint = Indice
key-hint = Demander un indice contre des bots
setting-tips = Conseils aux premières parties
setting-tips-about = Un entraîneur commente ta première partie de chaque jeu contre des bots
sound-low = M’avertir quand mon temps s’épuise
setting-bot-pace = Vitesse des bots
bot-pace-quick = Rapide
bot-pace-natural = Naturelle
bot-pace-slow = Lente
