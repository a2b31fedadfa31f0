# Linko!: dlaczego ruch jest odrzucany i dlaczego żadna partia nie wygląda jak podana pozycja.

linko-player-number = gracz { $number }

## Dlaczego ruch jest odrzucany

linko-refusal-no-cards = { $seat } musi wyłożyć co najmniej jedną kartę: pasować nie wolno
linko-refusal-two-values = { $lower } i { $higher } różnią się wartością: zestaw to karty jednej wartości z dżokerami albo same dżokery
linko-refusal-not-in-hand = { $seat } nie ma do tego zestawu: { $missing }
linko-refusal-over-by-last-card = partia skończona: { $seat } nie ma już kart na ręce
linko-refusal-nothing-attacked = żaden zestaw nie jest zaatakowany: { $seat } ma wyłożyć zestaw
linko-refusal-nothing-left = żaden zaatakowany zestaw nie został zostawiony właścicielowi: { $seat } ma wyłożyć zestaw
linko-refusal-attack-undecided = { $attacker } musi najpierw zdecydować, czy wziąć, czy zostawić zestaw { $set }, który ma przed sobą { $owner }
linko-refusal-answer-undecided = { $owner } musi najpierw zdecydować, czy wziąć z powrotem, czy odrzucić zestaw zostawiony przez atakującego: { $set }
linko-refusal-no-card-owed = nikt nie musi dobierać: { $seat } ma wyłożyć zestaw
linko-refusal-draw-unfinished = { $owner } musi najpierw dobierać, po jednej karcie; zostało do dobrania: { $owed }
linko-refusal-pile-empty = stos dobierania jest pusty: kartę dobiera się z rzędu
linko-refusal-not-in-row = w rzędzie nie ma karty { $card }, są w nim: { $row }
linko-refusal-over-by-drawing = partia skończona: rząd i stos dobierania są puste

## Co jest nie tak z pozycją

linko-problem-players = grać może od 2 do 5 osób, nie { $players }
linko-problem-first = miejsce { $first } nie może zaczynać: miejsca są od 0 do { $last }
linko-problem-turn = miejsce { $turn } nie może mieć tury: miejsca są od 0 do { $last }
linko-problem-seats-listed = liczba miejsc w polu { $field } to { $found }, a liczba grających to { $players }
linko-problem-miscounted = liczba kart { $card } to { $found } zamiast { $right }
linko-problem-pile-too-large = liczba kart w stosie dobierania: { $found }, a po rozdaniu zostaje na niego { $most }
linko-problem-no-set = { $cards } przed miejscem { $seat } nie jest zestawem: karty liczbowe różnią się wartością
linko-problem-empty-hand = miejsce { $seat } nie ma kart na ręce, ale nie zakończyło właśnie partii wyłożeniem ostatniej
linko-problem-nothing-laid = miejsce { $turn } ma turę i wyłożyło zestaw, ale żaden tam nie leży
linko-problem-owner = miejsce { $owner } nie może być zaatakowane: nie jest przeciwnikiem miejsca { $turn }
linko-problem-not-attacked = { $laid } nie atakuje { $top } (miejsce { $owner }): atakuje się tyle samo kart o niższej wartości
linko-problem-owed = liczba kart do dobrania nie może wynosić { $owed } po ataku zestawem tej wielkości: { $count }
linko-problem-row-too-large = liczba kart w rzędzie: { $found }, a może ich być najwyżej sześć
linko-problem-row-too-small = liczba kart w rzędzie: { $found }, a dopóki są karty w stosie dobierania, musi ich teraz być co najmniej { $least }
linko-problem-nothing-to-draw = rząd i stos dobierania są puste, więc partia jest skończona
linko-problem-not-over = partia nie jest skończona: gracz, którego jest tura, ma karty na ręce, a w rzędzie lub w stosie dobierania jest karta
linko-problem-known-not-held = wiadomo, że miejsce { $seat } powinno mieć na ręce { $cards }, ale nie ma
