# The explorer of the analysis board: what was played from a position, how those games went, and a book of the strongest bot.

explorer-title = Explorateur
explorer-how = Découvre ce qui a été joué à partir d’ici et comment ces parties se sont terminées.
explorer-here = Parties sur ce serveur
explorer-move = Coup
explorer-games = Parties
explorer-average = Classement moyen
explorer-drawn = nulle
explorer-first = Premier joueur
explorer-second = Second joueur
explorer-results-spoken = { $first } gagne { $won }, nulles { $drawn }, { $second } gagne { $lost }
explorer-others = { $count ->
    [one] et un autre coup vers la même position, vue d’un autre côté
   *[other] et { $count } autres coups vers la même position, vue d’autres côtés
  }
explorer-none = Aucune partie ici pour l’instant. Tu es en terrain inconnu.
explorer-loading = Recherche de parties…
explorer-running = L’explorateur reste fermé tant que cette partie est en cours.
explorer-players = Joueurs
explorer-players-people = Humains seulement
explorer-players-bots = Avec des bots
explorer-pace = Cadence
explorer-rating = Classement
explorer-least = { $rating } et plus
explorer-outline = Parties avec une autre disposition
explorer-about-outline = Autant de coups joués et de couleurs réclamées qu’ici.
explorer-book = Bibliothèque du bot
explorer-about-book = Ce que notre bot le plus fort a choisi en jouant contre lui-même. Personne d’autre n’a joué ces parties.
explorer-latest = Dernières parties
explorer-spoken = Coups joués ici : { $moves }. Coups de la bibliothèque : { $book }.
explorer-without-claim = Jouer sans réclamer
