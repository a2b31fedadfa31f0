# Porządek: zgłoszenia, ostrzeżenia, wyciszenia, blokady, odwołania i strona moderatorów.

report-whom = Zgłoś gracza { $name }
report-person = Kogo chcesz zgłosić?
report-category = W czym problem?
report-category-cheating = Oszukiwanie lub pomoc z zewnątrz
report-category-insults = Obelgi lub groźby
report-category-spam = Spam lub reklama
report-category-name = Obraźliwa nazwa
report-category-leaving-games = Porzucanie lub przeciąganie partii
report-category-other = Coś innego
report-text = Co się stało? (Opcjonalnie, chyba że wybierasz „Coś innego”)
report-about = Twoje zgłoszenie zobaczą tylko moderatorzy. { $name } o niczym się nie dowie.
report-about-chat = Twoje zgłoszenie trafi tylko do moderatorów, razem z wiadomościami gracza { $name } z tego czatu. { $name } o niczym się nie dowie.
report-about-message = Twoje zgłoszenie trafi tylko do moderatorów, razem z tą wiadomością. Reszty rozmowy nie zobaczą. { $name } o niczym się nie dowie.
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Moderatorzy się temu przyjrzą. Wynik zobaczysz na stronie swojego konta.
report-too-many = Masz już dużo wysłanych zgłoszeń. Poczekaj, aż moderatorzy je przejrzą.
report-made = zgłoszono { $day }
report-state-open = Otwarte
report-state-acted = Podjęto działania
report-state-nothing = Nie stwierdzono naruszenia
reports-title = Twoje zgłoszenia

conduct-title = Od moderatorów
sanction-warning = Ostrzeżenie
sanction-mute = Zakaz pisania na czacie do { $until }
sanction-ban = Konto zawieszone
sanction-ban-until = Konto zawieszone do { $until }
sanction-networks-until = sieci zablokowane do { $until }
sanction-since = decyzja z dnia { $day }
sanction-lifted = Cofnięto
sanction-confirmed = Potwierdzone przez gracza
sanction-confirm = Rozumiem
sanction-close = Zamknij

appeal = Odwołaj się…
appeal-text = Dlaczego mamy cofnąć tę decyzję?
appeal-about = Odwołać się możesz tylko raz. Odwołanie przeczyta moderator, a odpowiedź zobaczysz tutaj.
appeal-send = Wyślij odwołanie
appeal-sent = Odwołanie wysłane. Odpowiedź zobaczysz tutaj.
appeal-kept = Twoje odwołanie zostało rozpatrzone. Decyzja pozostaje w mocy.
appeal-lifted = Twoje odwołanie zostało uwzględnione.

leaving-title = Opuszczone partie rankingowe
leaving-paused = Ostatnio zdarzało ci się opuszczać partie rankingowe, więc do { $until } nie możesz ich grać. Partie bez rankingu i turnieje są nadal dostępne.
leaving-lately = Ostatnio zdarzało ci się opuszczać partie rankingowe. Jeśli opuścisz kolejną, czeka cię przerwa od partii rankingowych, za każdym razem dłuższa.
leaving-aborted = Przerwane ostatnio partie rankingowe: { $count }. Wielokrotne przerywanie liczy się jak opuszczanie.
leaving-back = { $count ->
    [one] Rozegraj do końca jeszcze jedną partię rankingową, a następna przerwa będzie krótsza.
    [few] Rozegraj do końca jeszcze { $count } partie rankingowe, a następna przerwa będzie krótsza.
   *[many] Rozegraj do końca jeszcze { $count } partii rankingowych, a następna przerwa będzie krótsza.
}
leaving-private = Widzisz to tylko ty.

moderation-title = Moderacja
moderation-reported = Zgłoszeni gracze
moderation-none = Brak zgłoszeń.
moderation-reporters = { $count ->
    [one] zgłasza { $count } osoba
    [few] zgłaszają { $count } osoby
    [many] zgłasza { $count } osób
   *[other] zgłasza { $count } osoby
}
moderation-since = od { $day }
moderation-appeals = Odwołania
moderation-no-appeals = Brak oczekujących odwołań.
fair-play-title = Nietypowe partie
fair-play-none = Nie ma nic nietypowego.
fair-play-about = W partiach rankingowych te osoby wybierają ten sam ruch co bot znacznie częściej, niż to zwykle bywa przy takim rankingu. To niczego nie dowodzi: obejrzyj partie, zanim podejmiesz decyzję.
fair-play-games = partie: { $games }, tury: { $turns }
fair-play-thinks = średnio { $seconds } s na turę, rozrzut { $spread }%
fair-play-away = opuszczenie strony w { $percent }% tur
fair-play-look = Bot po { $nodes } pozycjach: { $share }% zgodnych ruchów, zwykle { $usual }%
fair-play-game = Partia { $number }
fair-play-dismiss = Uznaj za uczciwe
moderation-find = Sprawdź konto
moderation-show = Pokaż
moderation-recent = Ostatnie działania
moderation-no-acts = Na razie nic.
moderation-guest = gość
moderation-profile = Profil
moderation-reports = Zgłoszenia
moderation-report-by = { $name }, { $when }
moderation-evidence = Wiadomości z tamtego czatu:
moderation-to-table = Otwórz partię
moderation-sanctions = Ostrzeżenia, wyciszenia i zawieszenia
moderation-history = Historia
moderation-act = Decyzja
decide-dismiss = Odrzuć zgłoszenia
decide-warn = Ostrzeż
decide-mute = Wycisz
decide-ban = Zawieś konto
act-reason = Powód (widoczny dla gracza)
act-time = Na jak długo?
ban-networks = Sieci
ban-networks-off = Zawieś tylko konto
ban-networks-addresses = { $networks ->
    [one] Zablokuj też adres, z którego go używano (inne konta stamtąd: { $others })
    [few] Zablokuj też { $networks } adresy, z których go używano (inne konta stamtąd: { $others })
    [many] Zablokuj też { $networks } adresów, z których go używano (inne konta stamtąd: { $others })
   *[other] Zablokuj też { $networks } adresu, z którego go używano (inne konta stamtąd: { $others })
}
ban-networks-wide = { $networks ->
    [one] Zablokuj też całą podsieć (inne konta stamtąd: { $others })
    [few] Zablokuj też { $networks } całe podsieci (inne konta stamtąd: { $others })
    [many] Zablokuj też { $networks } całych podsieci (inne konta stamtąd: { $others })
   *[other] Zablokuj też { $networks } całej podsieci (inne konta stamtąd: { $others })
}
ban-networks-about = Z zablokowanej sieci nikt nie może grać jako gość, założyć konta ani używać konta nowszego niż blokada. Starszych kont to nie dotyczy. Blokada kończy się razem z zawieszeniem konta, najpóźniej po 30 dniach.
ban-networks-none = Nie ma sieci do zablokowania: tego konta nie używano przez ostatnie 14 dni albo serwer nie widzi, z jakich adresów łączą się użytkownicy.
act-lift = Cofnij
act-lift-networks = Odblokuj sieci
act-reopen = Otwórz zgłoszenia ponownie
act-role-first = To konto moderatora lub administratora serwera. Najpierw administrator musi odebrać mu rolę.
duration-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
duration-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
duration-for-good = Na stałe
logged-dismiss = Odrzucono zgłoszenia: { $name } ({ $by })
logged-reopen = Ponownie otwarto zgłoszenia: { $name } ({ $by })
logged-warn = Ostrzeżenie: { $name } ({ $by })
logged-warning-lifted = Cofnięto ostrzeżenie: { $name } ({ $by })
logged-mute = Wyciszenie: { $name } ({ $by })
logged-mute-lifted = Cofnięto wyciszenie: { $name } ({ $by })
logged-ban = Zawieszenie konta: { $name } ({ $by })
logged-ban-lifted = Cofnięto zawieszenie konta: { $name } ({ $by })
logged-networks-lifted = Odblokowano sieci konta: { $name } ({ $by })
logged-appeal-kept = Odrzucono odwołanie: { $name } ({ $by })
logged-dismiss-fair-play = Sprawdzono nietypowe partie, nic nie znaleziono: { $name } ({ $by })
moderation-other = { $act }: { $name } ({ $by })
answer-text = Odpowiedź (opcjonalna, widoczna dla gracza)
answer-lift = Uwzględnij odwołanie
answer-keep = Odrzuć odwołanie
