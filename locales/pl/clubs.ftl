# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Graj w turniejach ze znajomymi, śledź tabelę sezonu i rozmawiaj między partiami.
clubs-search = Szukaj klubu
clubs-search-hint = Początek nazwy
clubs-mine = Moje kluby
clubs-all = Wszystkie kluby
clubs-found = Znalezione kluby
clubs-more = Pokaż więcej
clubs-none = Nie ma klubu, którego nazwa tak się zaczyna.
clubs-none-about = Nie ma tu jeszcze klubów. Klub ma własne turnieje, tabelę sezonu i czat, a o tym, kto dołączy do twojego, decydujesz ty.
clubs-sign-up = Mając konto, możesz dołączać do klubów i zakładać własne.
club-members = { $count ->
    [one] { $count } członek
    [few] { $count } członków
   *[many] { $count } członków
}
club-unlisted = Niewidoczny na liście
club-admission-open = Otwarty dla wszystkich
club-admission-request = Za zgodą organizatora
club-admission-invited = Tylko na zaproszenie
club-role-owner = Właściciel
club-role-organiser = Organizator

## A new one
club-new = Nowy klub
club-name = Nazwa
club-name-about = Od 3 do 40 znaków: litery, cyfry i spacje.
club-description = Opis (opcjonalnie)
club-admission = Kto może dołączyć
club-keep-unlisted = Niewidoczny na liście: znajdą go tylko członkowie i osoby z linkiem
club-create = Załóż klub

## Joining and leaving
club-you-owner = To twój klub.
club-you-organiser = Masz w tym klubie rolę organizatora.
club-you-member = Należysz do klubu.
club-join = Dołącz do klubu
club-request = Poproś o przyjęcie
club-requested = Twoja prośba czeka na decyzję organizatora.
club-withdraw = Wycofaj prośbę
club-by-link-about = Aby dołączyć, potrzebujesz linku z zaproszeniem od organizatora.
club-invited-about = Masz zaproszenie.
club-needs-account = Aby dołączyć, musisz mieć konto.
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
club-since = w klubie od { $day }

## Organisers
club-requests = Prośby o przyjęcie
club-approve = Przyjmij
club-approve-whom = Przyjmij: { $name }
club-decline = Odrzuć
club-decline-whom = Odrzuć prośbę: { $name }
club-promote = Mianuj organizatorem
club-promote-whom = Mianuj organizatorem: { $name }
club-demote = Odbierz rolę organizatora
club-demote-whom = Odbierz rolę organizatora: { $name }
club-remove = Usuń
club-remove-whom = Usuń z klubu: { $name }
club-hand-over = Przekaż klub
club-hand-over-whom = Przekaż klub: { $name }
club-hand-over-sure = Tak, { $name } przejmuje klub
club-keep = Anuluj
club-invite-link = Link z zaproszeniem
club-invite-about = Każdy, kto ma konto i ten link, może od razu dołączyć.
club-renew = Utwórz nowy link (stary przestanie działać)
club-settings = Ustawienia klubu
club-save = Zapisz
club-close = Rozwiąż klub
club-close-about = Klub, jego czat i sezony zostaną usunięte na zawsze. Turnieje pozostaną.
club-close-sure = Tak, rozwiąż
club-acts = Historia
club-somebody = ktoś
club-did-create = { $name } zakłada klub
club-did-join = { $name } dołącza do klubu
club-did-request = { $name } prosi o przyjęcie
club-did-withdraw = { $name } wycofuje prośbę
club-did-leave = { $name } opuszcza klub
club-did-approve = { $name } przyjmuje do klubu: { $about }
club-did-decline = { $name } odrzuca prośbę: { $about }
club-did-remove = { $name } usuwa z klubu: { $about }
club-did-promote = { $name } mianuje organizatorem: { $about }
club-did-demote = { $name } odbiera rolę organizatora: { $about }
club-did-hand-over = { $name } przekazuje klub: { $about }
club-did-change = { $name } zmienia ustawienia
club-did-renew-invitation = { $name } tworzy nowy link z zaproszeniem
club-did-delete-message = { $name } usuwa wiadomość z czatu: { $about }
club-did-add-season = { $name } dodaje sezon
club-did-delete-season = { $name } usuwa sezon

## Chat
club-chat = Czat
club-chat-none = Nikt jeszcze nic nie napisał.
club-say = Napisz wiadomość do klubu
club-send = Wyślij
club-delete-message = Usuń wiadomość

## Seasons
club-season = Sezon
club-season-days = { $from } – { $until }
club-season-wins = Wygrane
club-season-results = Miejsca w turniejach
club-season-empty = Żaden turniej tego sezonu jeszcze się nie skończył.
club-season-rule = Punkty za miejsca: { $points }. Przy remisie gracze dzielą po równo sumę punktów za zajęte miejsca.
club-season-best = { $count ->
    [one] Każdemu graczowi liczy się tylko najlepszy turniej.
    [few] Każdemu graczowi liczą się tylko { $count } najlepsze turnieje.
   *[many] Każdemu graczowi liczy się tylko { $count } najlepszych turniejów.
}
club-season-none = Nie ma jeszcze sezonu. Sezon sumuje wyniki turniejów, które zaczynają się między dwiema datami.
club-season-new = Nowy sezon
club-season-name = Nazwa sezonu
club-season-from = Pierwszy dzień
club-season-until = Ostatni dzień
club-season-count = Ile najlepszych turniejów każdego gracza się liczy (puste pole: wszystkie)
club-season-add = Utwórz sezon
club-season-delete = Usuń sezon

## What is refused
club-forbidden = W tym klubie nie możesz tego zrobić.
club-full-members = Ten klub jest pełny. Klub może mieć najwyżej { $limit } członków.
club-full-requests = Na decyzję czeka tu już { $limit } próśb. Spróbuj później.
club-full-clubs = Można należeć do najwyżej { $limit } klubów.
club-full-owned-clubs = Można być właścicielem najwyżej { $limit } klubów.
club-full-seasons = Klub może mieć najwyżej { $limit } sezonów. Najpierw usuń któryś ze starych.
club-taken-name = Istnieje już klub o takiej lub bardzo podobnej nazwie.
club-taken-member = Już należysz do klubu.
club-taken-request = Twoja prośba została już wysłana.
club-taken-role = To już zrobione.
club-unfit-name = Tej nazwy nie można użyć. Wpisz od 3 do 40 znaków: litery łacińskie (co najmniej jedną), cyfry i pojedyncze spacje. Zacznij od litery lub cyfry.
club-unfit-description = Opis jest za długi albo zawiera znaki, których nie można wyświetlić.
