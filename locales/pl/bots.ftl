# Boty każdej gry: nazwa i jedno zdanie.

-level1 = Nowicjusz
-level2 = Początkujący
-level3 = Uczeń
-level4 = Gracz okazjonalny
-level5 = Stały bywalec
-level6 = Hobbysta
-level7 = Gracz klubowy
-level8 = Gracz turniejowy
-level9 = Ekspert
-level10 = Mistrz
-random = Przypadek
-greedy = O jeden ruch naprzód
-tree = Losowe partie
-hand = Pełna siła bez sieci
-search = Pełna siła

## YINSH

bot-yinsh-random-name = { -random }
bot-yinsh-random-about = Gra dowolny dozwolony ruch, dokądkolwiek prowadzi.
bot-yinsh-level1-name = { -level1 }
bot-yinsh-level1-about = Zna zasady i idzie za zachcianką: dobry na pierwsze partie.
bot-yinsh-level2-name = { -level2 }
bot-yinsh-level2-about = Bierze zwycięski rząd, gdy jest na planszy, a wiele innych rzeczy przeocza.
bot-yinsh-level3-name = { -level3 }
bot-yinsh-level3-about = Wie mniej więcej, gdzie pierścienie i znaczniki leżą dobrze, ale myśli tylko o jednym ruchu.
bot-yinsh-level4-name = { -level4 }
bot-yinsh-level4-about = Zatrzymuje cię tuż przed zwycięstwem, jeśli tylko się da.
bot-yinsh-level5-name = { -level5 }
bot-yinsh-level5-about = Myśli o twojej odpowiedzi i gra bardziej na wyczucie niż według planu.
bot-yinsh-level6-name = { -level6 }
bot-yinsh-level6-about = Myśli o twojej odpowiedzi i niewiele przeocza.
bot-yinsh-level7-name = { -level7 }
bot-yinsh-level7-about = Patrzy trzy ruchy naprzód, ale nie przy każdym ruchu.
bot-yinsh-level8-name = { -level8 }
bot-yinsh-level8-about = Patrzy cztery ruchy naprzód i rzadko przegapia rząd.
bot-yinsh-level9-name = { -level9 }
bot-yinsh-level9-about = Patrzy pięć ruchów naprzód i prawie niczego nie oddaje.
bot-yinsh-level10-name = { -level10 }
bot-yinsh-level10-about = Zawsze gra to, co uważa za najlepsze, po krótkim, ale starannym namyśle.
bot-yinsh-greedy-name = { -greedy }
bot-yinsh-greedy-about = Gra ruch, po którym plansza wygląda najlepiej.
bot-yinsh-tree-name = { -tree }
bot-yinsh-tree-about = Rozgrywa partie losowo do końca i wybiera ruch, który wypadł w nich najlepiej.
bot-yinsh-hand-name = { -hand }
bot-yinsh-hand-about = Myśli tak długo i tak daleko, jak pozwala zegar, i ocenia według reguł napisanych przez ludzi.
bot-yinsh-search-name = { -search }
bot-yinsh-search-about = Myśli tak długo i tak daleko, jak pozwala zegar.

## LYNGK

bot-lyngk-random-name = { -random }
bot-lyngk-random-about = Gra dowolny dozwolony ruch, dokądkolwiek prowadzi.
bot-lyngk-level1-name = { -level1 }
bot-lyngk-level1-about = Zna zasady i idzie za zachcianką: dobry na pierwsze partie.
bot-lyngk-level2-name = { -level2 }
bot-lyngk-level2-about = Widzi zwycięski ruch, gdy taki jest, a wiele innych rzeczy przeocza.
bot-lyngk-level3-name = { -level3 }
bot-lyngk-level3-about = Wie mniej więcej, które stosy są dobre, ale myśli tylko o jednym ruchu.
bot-lyngk-level4-name = { -level4 }
bot-lyngk-level4-about = Zatrzymuje cię tuż przed zwycięstwem, jeśli tylko się da.
bot-lyngk-level5-name = { -level5 }
bot-lyngk-level5-about = Myśli o twojej odpowiedzi i gra bardziej na wyczucie niż według planu.
bot-lyngk-level6-name = { -level6 }
bot-lyngk-level6-about = Myśli o twojej odpowiedzi i niewiele przeocza.
bot-lyngk-level7-name = { -level7 }
bot-lyngk-level7-about = Patrzy trzy ruchy naprzód, ale nie przy każdym ruchu.
bot-lyngk-level8-name = { -level8 }
bot-lyngk-level8-about = Patrzy cztery ruchy naprzód i chętnie przygotowuje swoje stosy.
bot-lyngk-level9-name = { -level9 }
bot-lyngk-level9-about = Patrzy sześć ruchów naprzód i prawie niczego nie oddaje.
bot-lyngk-level10-name = { -level10 }
bot-lyngk-level10-about = Zawsze gra to, co uważa za najlepsze, po krótkim, ale starannym namyśle.
bot-lyngk-greedy-name = { -greedy }
bot-lyngk-greedy-about = Gra ruch, po którym plansza wygląda najlepiej.
bot-lyngk-tree-name = { -tree }
bot-lyngk-tree-about = Rozgrywa partie losowo do końca i wybiera ruch, który wypadł w nich najlepiej.
bot-lyngk-hand-name = { -hand }
bot-lyngk-hand-about = Myśli tak długo i tak daleko, jak pozwala zegar, i ocenia według reguł napisanych przez ludzi.
bot-lyngk-search-name = { -search }
bot-lyngk-search-about = Myśli tak długo i tak daleko, jak pozwala zegar, i bezbłędnie gra końcówki.

## Linko!

bot-linko-random-name = { -random }
bot-linko-random-about = Wykłada dowolny dozwolony zestaw, cokolwiek z tego wyniknie.
bot-linko-level1-name = { -level1 }
bot-linko-level1-about = Zna zasady i idzie za zachcianką: dobry na pierwsze partie.
bot-linko-level2-name = { -level2 }
bot-linko-level2-about = Widzi, gdy ruch od razu wygrywa partię, i zapomina każdą kartę.
bot-linko-level3-name = { -level3 }
bot-linko-level3-about = Wie mniej więcej, które zestawy są dobre, i zapomina większość kart.
bot-linko-level4-name = { -level4 }
bot-linko-level4-about = Często gra według prostej reguły i pamięta niektóre karty.
bot-linko-level5-name = { -level5 }
bot-linko-level5-about = Prawie zawsze gra według prostej reguły.
bot-linko-level6-name = { -level6 }
bot-linko-level6-about = Gra według lepszej reguły, ale po swojemu.
bot-linko-level7-name = { -level7 }
bot-linko-level7-about = Ma doświadczenie i pamięta większość kart, które jawnie trafiły na czyjąś rękę.
bot-linko-level8-name = { -level8 }
bot-linko-level8-about = Ma duże doświadczenie i rzadko zapomina kartę.
bot-linko-level9-name = { -level9 }
bot-linko-level9-about = Wyobraża sobie, co mogą mieć inni, i wypróbowuje na tym swoje zestawy.
bot-linko-level10-name = { -level10 }
bot-linko-level10-about = Wyobraża sobie wiele możliwych rąk innych graczy i niczego nie zapomina.
bot-linko-heuristic-name = Prosta reguła
bot-linko-heuristic-about = Gra według prostej reguły, zawsze tej samej: z nią porównuje się inne boty.
bot-linko-tree-name = { -tree }
bot-linko-tree-about = Rozgrywa partie losowo do końca i wybiera ruch, który wypadł w nich najlepiej.
bot-linko-tuned-name = Ulepszona reguła
bot-linko-tuned-about = Gra według reguły ulepszonej w partiach przeciw samej sobie.
bot-linko-search-name = { -search }
bot-linko-search-about = Wypróbowuje każdy zestaw na tylu wyobrażonych rękach, na ile pozwala zegar, i nigdy nie podgląda kart.
