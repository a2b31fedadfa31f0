# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Draait { $count } marker om
   *[other] Draait { $count } markers om
}
preview-row = Maakt een rij van { $first } tot { $last }
preview-way = Via { $points }
preview-result = Wordt: { $piece }
preview-attacks = Deze set valt aan: { $names }.
preview-attacks-nobody = Deze set valt niemand aan.
would-be-attacked = zou worden aangevallen

## What was played, after a name: "Player 2: took the set."
played-place = ring geplaatst op { $at }
played-row = rij { $first } tot { $last } weggehaald
played-off = ring op { $at } weggehaald
played-claim = { $colour } geclaimd
played-lay = { $cards } gelegd
played-take = set genomen
played-leave = set niet genomen
played-reclaim = set teruggenomen
played-discard = set afgelegd
played-draw-row = { $card } uit de rij getrokken
played-draw-pile = van de trekstapel getrokken

## Deciding
what-to-do = Wat er nu gebeurt
ask-draw = Trek een kaart: een open kaart of blind van de trekstapel.
ask-draw-row = Trek een van de open kaarten.
confirm-move = Spelen
change-move = Anders kiezen
game-is-over = Het spel is afgelopen
had-to-pass = { $name } had geen zet en heeft gepast.
you-had-to-pass = Je had geen zet en moest passen.
light-network = Mijn LYNGK-netwerk laten oplichten
claim-draw = Remise opeisen
claim-bot = Een bot verder laten spelen
step-back = Eén zet terug
step-on = Eén zet verder

## Sharing
share = Deze stelling delen
copy-link = Link kopiëren
copy-image = Als afbeelding kopiëren
save-image = Opslaan als { $kind }
hand-on = Versturen …

## Keys
key-help = Toetsen
key-points = Op het bord van punt naar punt; elders met links en rechts door de partij
key-pick = Kiezen, plaatsen, spelen
key-effect = Horen wat de zet naar dit punt zou doen
key-drop = Keuze loslaten, melding sluiten
key-step = Terug en verder door de partij
key-reset = Beurt opnieuw beginnen
key-confirm = De gekozen zet spelen
key-network = LYNGK-netwerk laten oplichten
key-sound = Geluid aan en uit
key-this = Deze lijst

## Diagrams in the rules
diagram-of = Diagram bij { $clause }
diagram-try = Probeer het: hier kun je spelen.
diagram-may = Toegestaan: { $move }
diagram-may-not = Niet toegestaan: { $move }
diagram-again = Terug naar het begin
diagram-loading = Het diagram wordt klaargezet …
print-rules = Afdrukken
