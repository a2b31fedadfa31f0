# Lekcje gry Linko! Lekcja ma tytuł i myśl; krok ma zadanie, słowa na jego wykonanie i odpowiedzi na inne ruchy.

set = Zestaw
set-idea = Co wolno wyłożyć
set-1 = W swojej turze wykładasz jeden zestaw: kartę albo kilka o tej samej wartości. Wybierz dowolny i wyłóż go.
set-1-done = Leży teraz przed tobą. Na końcu każda taka karta to punkt, a każda na ręce kosztuje punkt.
set-2 = Nie musisz wykładać wszystkiego, co masz z jednej wartości, ale więcej kart to więcej punktów. Wyłóż zestaw z co najmniej trzech.
set-2-done = Trzy punkty naraz. Nowe zestawy idą na stare, a zaatakować można tylko wierzchni.
set-2-miss = Ten zestaw jest mniejszy. Masz trzy 2 i trzy 7.

joker = Dżokery
joker-idea = X pasuje do wszystkiego
joker-1 = Dżoker przyjmuje wartość kart, z którymi leży. Wyłóż z jego pomocą zestaw z czterech.
joker-1-done = Cztery 7, tak dobre, jakby było to na wszystkich napisane.
joker-1-miss = To nie cztery karty z dżokerem. Zacznij od swoich trzech 7.
joker-2 = Same dżokery stoją ponad wszystkim, nawet ponad 13. Zaatakuj dwie 13.
joker-2-done = Dwa dżokery biją dwie 13.
joker-2-low = Tyle samo kart, ale nie wyższych niż 13.
joker-2-count = Do ataku potrzeba dokładnie tylu kart, ile tam leży: dwóch.

attack = Atak
attack-idea = Tyle samo kart, ale wyższych
attack-1 = Twój zestaw atakuje wierzchni zestaw przeciwnika, jeśli ma dokładnie tyle samo kart i wyższą wartość. Zaatakuj dwie 6.
attack-1-done = Atak! Co się stanie z 6, decydujesz ty: o tym następna lekcja.
attack-1-low = Tyle samo kart, ale nie wyższych niż 6.
attack-1-count = Do ataku na dwie potrzeba dokładnie dwóch.
attack-2 = Czasem ma się za dużo. Zaatakuj dwie 8 częścią tego, co masz.
attack-2-done = Wystarczyły dwie z trzech 10, a jedna zostaje na później.
attack-2-low = Tyle samo kart, ale nie wyższych niż 8.
attack-2-count = To nie dwie karty. Nie musisz wykładać wszystkich 10.
attack-3 = Jeden zestaw może zaatakować kilku przeciwników. Zaatakuj obu, a potem zdecyduj o zestawie każdego z nich.
attack-3-done = Jeden po drugim, zgodnie z ruchem wskazówek zegara, i nikt dwa razy w turze.
attack-3-one = To atakuje tylko jednego z nich. Masz coś wyższego.
attack-3-miss = To nie atakuje nikogo. Oba wierzchnie zestawy mają po trzy karty.

take = Wziąć czy zostawić
take-idea = Co decyduje atakujący
take-1 = Masz dwie 9. Zaatakuj swoimi 12 dwie 9, które tam leżą, i weź je na rękę.
take-1-done = Cztery 9 na twojej ręce, a przeciwnik dobiera za nie dwie karty.
take-1-leave = Zostały na stole. Wzięte dałyby cztery 9 na twojej ręce.
take-1-miss = To niczego nie atakuje. Wyłóż swoje dwie 12.
take-2 = Koniec jest blisko, a każda karta na ręce kosztuje punkt. Zaatakuj dwie 3, ale je zostaw.
take-2-done = Przeciwnik musi wziąć je z powrotem albo odrzucić i dobrać dwie: tak czy owak cztery punkty gorzej.
take-2-take = Dwie karty więcej na twojej ręce: jeśli partia się teraz skończy, kosztują cię dwa punkty.
take-2-miss = To niczego nie atakuje. Wyłóż swoje dwie 10.

answer = Zaatakowani
answer-idea = Z powrotem na rękę albo precz
answer-1 = Twoje dwie 11 zostały zaatakowane i zostawione. Dwie następne masz na ręce: weź je z powrotem.
answer-1-done = Cztery 11. Następnym razem będzie je dużo trudniej zaatakować.
answer-1-miss = Spójrz na rząd: nic tam nie jest warte tych 11.
answer-2 = Twoja 2 została zaatakowana i zostawiona. To niewielka strata, a w rzędzie leży 8 do twoich trzech innych. Odrzuć 2 i dobierz 8.
answer-2-done = 8 za 2. Atak na ciebie może być szczęściem.
answer-2-miss = Teraz znów masz 2. Odrzuć ją i dobierz coś lepszego.
answer-2-draw = Nie ma już 2, ale 8 też nie została dobrana.

draw = Dobieranie
draw-idea = Z rzędu albo ze stosu dobierania
draw-1 = Twoje dwie 4 zostały zabrane. Za każdą dobierasz kartę, z rzędu albo ze stosu dobierania. Dobierz to, co pasuje do twoich 9.
draw-1-done = Dwie małe karty stracone, cztery 9 zyskane.
draw-1-miss = To nie pasuje do twoich 9. W rzędzie są dwie.
draw-2 = Trzy karty do dobrania, jedna po drugiej. Postaraj się o dżokera i 10; trzecia jest dowolna.
draw-2-done = Trzy 10 i dżoker: mocny zestaw z czterech. Rząd uzupełnia się dopiero wtedy, gdy dobierzesz wszystkie.
draw-2-miss = Dżoker i 10 czekały tam na ciebie.

safe = Trudne do pobicia
safe-idea = Twoja pierwsza taktyka: zestawy, które zostają
safe-1 = Wysokie karty dobrze atakują, ale liczne dobrze leżą. Wyłóż zestaw, który najtrudniej zaatakować.
safe-1-done = Pięć 3 zaatakuje tylko pięć kart jednej wyższej wartości. Te punkty najpewniej zostaną.
safe-1-miss = To łatwo zaatakować. Któremu z twoich zestawów trudno dorównać liczbą?
safe-2 = Przeciwnik ma trzy karty. Wyłóż zestaw, którego w żaden sposób nie zaatakuje.
safe-2-done = Z trzech kart nikt nie wyłoży czterech.
safe-2-miss = Na to mogą wystarczyć trzy karty. Wyłóż więcej, niż ma przeciwnik.
safe-3 = Przeciwnik wziął na oczach wszystkich trzy 9. Wyłóż zestaw, którego te 9 nie zaatakują.
safe-3-done = Żadna 9 nie atakuje 10. Co jawnie trafia na rękę, to warto pamiętać.
safe-3-miss = Tyle samo 9 zaatakowałoby ten zestaw.

end = Koniec
end-idea = Wyłożyć ostatnią kartę i policzyć
end-1 = Kto wykłada ostatnią kartę, natychmiast kończy partię. Zrób to.
end-1-done = Trzynaście kart przed tobą i żadnej na ręce. Twój ostatni zestaw nikogo nie atakuje i nikt nie atakuje jego.
end-1-miss = Została ci karta na ręce i gra toczy się dalej. Wyłóż obie 8 razem.
end-2 = Przeciwnikowi została jedna karta i w następnej turze skończy partię. Karty przed tobą liczą się na plus, karty na ręce na minus. Wyłóż tak, żeby wygrać.
end-2-done = 15 przed tobą i 1 na ręce daje 14. Przeciwnik ma 13.
end-2-miss = Zostało ci za dużo kart na ręce. Wyłóż tyle, ile możesz.

game = Twoja pierwsza partia
game-idea = Cała partia z łagodnym botem
game-about = Wiesz już wszystko, co trzeba. Wykładaj więcej niż jedną kartę naraz i patrz, ile zostało innym.
