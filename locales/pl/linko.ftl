# Linko!: why a move is refused, and why no game ever looks like a set-up.

linko-player-number = gracz { $number }

## Why a move is refused

linko-refusal-no-cards = { $seat } musi wyłożyć co najmniej jedną kartę: pasować nie wolno
linko-refusal-two-values = { $lower } i { $higher } mają różne wartości: zestaw to karty jednej wartości i dżokery albo same dżokery
linko-refusal-not-in-hand = { $seat } nie ma na ręce wszystkich kart tego zestawu; brakuje: { $missing }
linko-refusal-over-by-last-card = partia już się skończyła: { $seat } nie ma już kart na ręce
linko-refusal-nothing-attacked = żaden zestaw nie jest atakowany: { $seat } musi wyłożyć zestaw
linko-refusal-nothing-left = żaden zaatakowany zestaw nie czeka na decyzję właściciela: { $seat } musi wyłożyć zestaw
linko-refusal-attack-undecided = { $attacker } musi najpierw zdecydować, czy wziąć zestaw { $set }, który ma przed sobą { $owner }
linko-refusal-answer-undecided = { $owner } musi najpierw zdecydować, czy wziąć zestaw { $set } z powrotem, czy go odrzucić
linko-refusal-no-card-owed = nikt nie musi dobierać: { $seat } musi wyłożyć zestaw
linko-refusal-draw-unfinished = { $owner } musi najpierw dobierać, po jednej karcie; zostało do dobrania: { $owed }
linko-refusal-pile-empty = stos dobierania jest pusty: dobierz z rzędu
linko-refusal-not-in-row = w rzędzie nie ma karty { $card }, są tylko: { $row }
linko-refusal-over-by-drawing = partia już się skończyła: rząd i stos dobierania są puste

## What is wrong with a set-up

linko-problem-players = w Linko! gra od 2 do 5 graczy, a nie { $players }
linko-problem-first = miejsce { $first } nie może zaczynać: miejsca są od 0 do { $last }
linko-problem-turn = nie może być kolej miejsca { $turn }: miejsca są od 0 do { $last }
linko-problem-seats-listed = liczba miejsc w polu { $field }: { $found }, a liczba graczy: { $players }
linko-problem-miscounted = liczba kart { $card }: { $found } zamiast { $right }
linko-problem-pile-too-large = liczba kart w stosie dobierania: { $found }, a po rozdaniu jest ich najwyżej { $most }
linko-problem-no-set = { $cards } przed miejscem { $seat } to nie zestaw: karty liczbowe mają różne wartości
linko-problem-empty-hand = miejsce { $seat } nie ma kart na ręce, ale nie zakończyło właśnie partii wyłożeniem ostatniej
linko-problem-nothing-laid = jest kolej miejsca { $turn }, które wyłożyło zestaw, ale żaden tam nie leży
linko-problem-owner = miejsca { $owner } nie można zaatakować: nie jest przeciwnikiem miejsca { $turn }
linko-problem-not-attacked = { $laid } nie atakuje { $top } (miejsce { $owner }): do ataku potrzeba tej samej liczby kart i wyższej wartości
linko-problem-owed = zostało do dobrania: { $owed }, a to niemożliwe po ataku zestawem tej wielkości ({ $count })
linko-problem-row-too-large = liczba kart w rzędzie: { $found }, a może ich być najwyżej sześć
linko-problem-row-too-small = liczba kart w rzędzie: { $found }, a dopóki są karty w stosie dobierania, powinno ich teraz być co najmniej { $least }
linko-problem-nothing-to-draw = rząd i stos dobierania są puste, więc partia już się skończyła
linko-problem-not-over = partia jeszcze się nie skończyła: gracz, którego jest kolej, ma karty na ręce, a w rzędzie lub w stosie dobierania jest karta
linko-problem-known-not-held = według znanych kart miejsce { $seat } ma na ręce { $cards }, ale tak nie jest

## Themes of puzzles

linko-theme-attack = Atak
linko-theme-hold = Trzymanie kart
linko-theme-bait = Przynęta
linko-theme-lay = Co wyłożyć?
linko-theme-draw = Co dobrać?
linko-theme-take = Brać czy nie brać
linko-theme-count = Wszystko wiadomo
