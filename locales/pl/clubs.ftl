# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Grajcie turnieje w swoim gronie, śledźcie sezon i rozmawiajcie między partiami.
clubs-search = Znajdź klub
clubs-search-hint = Początek nazwy
clubs-mine = Moje kluby
clubs-all = Wszystkie kluby
clubs-found = Znalezione kluby
clubs-more = Pokaż więcej
clubs-none = Żaden klub tak się nie nazywa.
clubs-none-about = Nie ma tu jeszcze klubów. Klub ma własne turnieje, tabelę sezonu i czat, a o tym, kto może dołączyć, decydujesz ty.
clubs-sign-up = Z kontem możesz dołączać do klubów i zakładać własne.
club-members = { $count ->
    [one] { $count } członek
    [few] { $count } członków
   *[many] { $count } członków
}
club-unlisted = Niewidoczny na liście
club-admission-open = Otwarty dla wszystkich
club-admission-request = Na prośbę
club-admission-invited = Tylko z zaproszeniem
club-role-owner = Właściciel
club-role-organiser = Organizator

## A new one
club-new = Nowy klub
club-name = Nazwa
club-name-about = Od 3 do 40 liter, cyfr i spacji.
club-description = Opis (opcjonalnie)
club-admission = Kto może dołączyć
club-keep-unlisted = Niewidoczny na liście: znajdą go tylko członkowie i osoby z linkiem
club-create = Załóż klub

## Joining and leaving
club-you-owner = To twój klub.
club-you-organiser = Jesteś tu organizatorem.
club-you-member = Należysz do klubu.
club-join = Dołącz do klubu
club-request = Poproś o przyjęcie
club-requested = Twoja prośba czeka na organizatora.
club-withdraw = Wycofaj prośbę
club-by-link-about = Aby dołączyć, potrzebujesz linku od organizatora.
club-invited-about = Masz zaproszenie.
club-needs-account = Członkowie muszą mieć konto.
club-leave = Opuść klub
club-leave-sure = Tak, opuść
club-stay = Zostań

## The page
club-tab-tournaments = Turnieje
club-tab-members = Członkowie
club-tab-season = Sezon
club-tables = W co grają członkowie
club-tournaments-none = Nie ma jeszcze turniejów.
club-tournaments-none-yet = Nie ma jeszcze turniejów. Utwórz pierwszy: zagrają w nim tylko członkowie.
club-members-hidden = Tylko członkowie widzą, kto należy do klubu.
club-since = od { $day }

## Organisers
club-requests = Prośby o przyjęcie
club-approve = Przyjmij
club-approve-whom = Przyjmij: { $name }
club-decline = Odrzuć
club-decline-whom = Odrzuć: { $name }
club-promote = Mianuj organizatorem
club-promote-whom = Mianuj organizatorem: { $name }
club-demote = Znów członek
club-demote-whom = Znów zwykły członek: { $name }
club-remove = Usuń
club-remove-whom = Usuń: { $name }
club-hand-over = Przekaż klub
club-hand-over-whom = Przekaż klub: { $name }
club-hand-over-sure = Tak, { $name } przejmuje klub
club-keep = Anuluj
club-invite-link = Link z zaproszeniem
club-invite-about = Każdy, kto ma konto i ten link, może od razu dołączyć.
club-renew = Utwórz nowy link
club-settings = Ustawienia klubu
club-save = Zapisz
club-close = Rozwiąż klub
club-close-about = Klub, czat i sezony zostaną usunięte na zawsze. Turnieje zostają.
club-close-sure = Tak, rozwiąż
club-acts = Co się wydarzyło
club-did-create = Założenie klubu: { $name }
club-did-join = Dołączenie: { $name }
club-did-request = Prośba o przyjęcie: { $name }
club-did-withdraw = Wycofanie prośby: { $name }
club-did-leave = Odejście: { $name }
club-did-approve = { $name }: przyjęcie osoby { $about }
club-did-decline = { $name }: odrzucenie prośby osoby { $about }
club-did-remove = { $name }: usunięcie osoby { $about }
club-did-promote = { $name }: nowy organizator { $about }
club-did-demote = { $name }: { $about } znów zwykłym członkiem
club-did-hand-over = { $name }: przekazanie klubu osobie { $about }
club-did-change = Zmiana ustawień: { $name }
club-did-renew-invitation = Nowy link z zaproszeniem: { $name }
club-did-delete-message = { $name }: usunięcie wiadomości osoby { $about }
club-did-add-season = Nowy sezon: { $name }
club-did-delete-season = Usunięcie sezonu: { $name }

## Chat
club-chat = Czat
club-chat-none = Nie ma jeszcze wiadomości.
club-say = Wiadomość do klubu
club-send = Wyślij
club-delete-message = Usuń wiadomość

## Seasons
club-season = Sezon
club-season-days = { $from } – { $until }
club-season-wins = Wygrane
club-season-results = Miejsca
club-season-empty = Żaden turniej tego sezonu jeszcze się nie skończył.
club-season-rule = Punkty za miejsca: { $points }. Przy równych miejscach punkty są dzielone.
club-season-best = { $count ->
    [one] Liczy się tylko najlepszy turniej.
    [few] Liczą się tylko { $count } najlepsze turnieje.
   *[many] Liczy się tylko { $count } najlepszych turniejów.
}
club-season-none = Nie ma jeszcze sezonu. Sezon sumuje turnieje, które zaczynają się między dwiema datami.
club-season-new = Nowy sezon
club-season-name = Nazwa sezonu
club-season-from = Pierwszy dzień
club-season-until = Ostatni dzień
club-season-count = Ile najlepszych turniejów się liczy (puste: wszystkie)
club-season-add = Utwórz sezon
club-season-delete = Usuń sezon

## What is refused
club-forbidden = W tym klubie nie możesz tego zrobić.
club-full-members = Klub jest pełny: ma już { $limit } członków.
club-full-requests = Czeka tu już { $limit } próśb. Spróbuj później.
club-full-clubs = Osiągnięto limit klubów: { $limit }.
club-full-seasons = Klub może mieć { $limit } sezonów. Najpierw usuń któryś ze starych.
club-taken-name = Istnieje już klub o takiej lub bardzo podobnej nazwie.
club-taken-member = Już należysz do klubu.
club-taken-request = Prośba została już wysłana.
club-taken-role = To już zrobione.
club-unfit-name = Ta nazwa nie może być użyta. Potrzeba od 3 do 40 liter łacińskich, cyfr i pojedynczych spacji, a na początku litery lub cyfry.
club-unfit-description = Opis jest za długi albo zawiera znaki, których nie można pokazać.
