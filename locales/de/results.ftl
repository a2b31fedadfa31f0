# Wie eine Partie in Zahlen ausging, die Partien eines Matches und die Wertungen eines Gastes.

counted-yinsh = Entfernte Ringe
counted-lyngk = Fünferstapel
counted-linko = Punkte
stacks-of = { $height ->
    [5] Fünferstapel
    [4] Viererstapel
    [3] Dreierstapel
    [2] Zweierstapel
   *[1] einzelne Steine
  }
tie-broken = { $height ->
    [4] Gleich viele Fünferstapel; deshalb entschieden die Viererstapel.
    [3] Gleich viele Fünfer- und Viererstapel; deshalb entschieden die Dreierstapel.
    [2] Gleich viele Fünfer-, Vierer- und Dreierstapel; deshalb entschieden die Zweierstapel.
   *[1] Gleich viele Stapel jeder Höhe; deshalb entschieden die einzelnen Steine.
  }
tie-unbroken = Gleich viele Stapel jeder Höhe und gleich viele einzelne Steine: Remis.
match-games = Partien dieses Matches
match-game = Partie { $n }
guest-ratings = Deine Wertungen
guest-ratings-about = Sie bleiben dir, wenn du in diesem Browser ein Konto anlegst.
