# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Draait { $count } marker om
   *[other] Draait { $count } markers om
}
preview-row = Voltooit een rij van { $first } tot { $last }
preview-way = Via { $points }
preview-result = Wordt: { $piece }
piece-stuck = Dit stuk kan nu niet bewegen.
joker-note = Een joker kan voor elke kleur staan. Los beweegt hij nooit, alleen in een stapel.
preview-attacks = Deze set valt { $names } aan.
preview-attacks-nobody = Deze set valt niemand aan.
would-be-attacked = wordt aangevallen

## What was played, after a name: "Player 2: took the set."
played-place = ring geplaatst op { $at }
played-way = { $from } naar { $to }
played-row = rij { $first } tot { $last } weggehaald
played-off = ring op { $at } weggehaald
played-claim = { $colour } geclaimd
played-lay = { $set } gelegd
played-take = set genomen
played-leave = set niet genomen
played-reclaim = set teruggenomen
played-discard = set afgelegd
played-draw-row = { $set } uit de rij getrokken
played-draw-pile = van de trekstapel getrokken

## Deciding
what-to-do = Huidige beslissing
ask-draw = Trek een kaart: kies er een uit de rij of neem de bovenste van de trekstapel.
ask-draw-row = Trek een kaart uit de rij.
confirm-move = Zet bevestigen
change-move = Zet wijzigen
game-is-over = Partij afgelopen
had-to-pass = { $name } had geen mogelijke zet en moest passen.
you-had-to-pass = Je had geen mogelijke zet en moest passen.
light-network = Mijn LYNGK-verbindingen tonen
marks-offer = Kleuren lastig te onderscheiden?
marks-offer-yes = Symbolen tonen
marks-offer-no = Nee, bedankt
claim-draw = Remise opeisen
claim-bot = Bot laten overnemen
step-back = Vorige zet
step-on = Volgende zet

## Sharing
share = Deze stelling delen
copy-link = Link kopiëren
copy-image = Afbeelding kopiëren
save-image = Opslaan als { $kind }
hand-on = Delen via…

## Keys
key-help = Sneltoetsen
key-points = Over het bord bewegen; elders met links en rechts door de partij bladeren
key-pick = Selecteren, plaatsen of spelen
key-effect = Horen wat een zet naar dit veld zou doen
key-drop = Selectie opheffen of melding sluiten
key-step = Terug en vooruit door de partij bladeren
key-reset = Beurt opnieuw doen
key-confirm = Zet bevestigen
key-network = LYNGK-verbindingen tonen of verbergen
key-sound = Geluid aan- of uitzetten
key-this = Deze lijst tonen

## Diagrams in the rules
diagram-of = Diagram bij { $clause }
diagram-try = Probeer het: je kunt de stukken verplaatsen.
diagram-may = Toegestaan: ‘{ $move }’
diagram-may-not = Niet toegestaan: ‘{ $move }’
diagram-again = Opnieuw
diagram-loading = Diagram laden…
print-rules = Afdrukken
