//! Order over real sockets: reports, what moderators see and do, mutes in force, newcomers, appeals.

use crate::host::{Host, House, Player, say};
use reqwest::Method;
use serde_json::{Value, json};
use trilynx_protocol::http::{Conduct, ModeratedPerson, ModerationQueue, ReportState, Sanction, SanctionKind};
use trilynx_protocol::wire::{Error, ToClient};
use trilynx_protocol::{PersonId, TableId};
use trilynx_server::limits::{Allowances, Rate, Rates};
use trilynx_server::store::{Account, Actor, MOST_OPEN_REPORTS_OF_GUEST, MOST_REPORT_PARTS, Role, Warrant};
use trilynx_trials::client::{Guest, Socket};
use trilynx_trials::games::duel;

async fn post(who: &Guest, path: &str, body: Value) -> (u16, Value) {
    who.post(path, &body).await.expect("an answer")
}

async fn report(who: &Guest, body: Value) -> u16 {
    post(who, "/api/reports", body).await.0
}

async fn conduct(who: &Guest) -> Conduct {
    who.get("/api/account/conduct").await.expect("what is known")
}

async fn queue(who: &Guest) -> ModerationQueue {
    who.get("/api/moderation").await.expect("a queue")
}

async fn status(who: &Guest, path: &str) -> u16 {
    who.fetch(path, &[]).await.expect("an answer").0
}

fn about(person: PersonId) -> String {
    format!("/api/moderation/people/{person}")
}

async fn moderated(who: &Guest, person: PersonId) -> ModeratedPerson {
    who.get(&about(person)).await.expect("a person")
}

async fn act(who: &Guest, person: PersonId, body: Value) -> (u16, Value) {
    post(who, &about(person), body).await
}

async fn with_role(host: &Host, name: &str, role: Role) -> Guest {
    let who = host.account(name).await;
    let warrant = Warrant { by: Actor::Host("root".to_owned()), reason: None, unix_ms: 1 };
    host.service.store.give_role(who.id, role, "{}".to_owned(), &warrant).await.expect("given");
    who
}

/// A game of two, both watching.
async fn game(host: &Host, one: &Guest, other: &Guest) -> (TableId, [Player; 2]) {
    let (table, players) = host.seated(duel(json!({})), vec![one.clone(), other.clone()]).await;
    (table, players.try_into().ok().expect("two"))
}

/// A connection that hears which sanctions are in force.
struct Page {
    socket: Socket,
    heard: Option<Vec<Sanction>>,
}

impl Page {
    async fn of(guest: &Guest) -> Page {
        Page { socket: guest.connect().await.expect("a socket"), heard: None }
    }

    /// The next list of sanctions that differs from the last one: what happens while a connection opens may be sent twice.
    async fn told(&mut self) -> Vec<Sanction> {
        let before = self.heard.take();
        let found = self.socket.until(|_, heard| match heard {
            ToClient::Sanctions { sanctions } if Some(sanctions) != before.as_ref() => Some(sanctions.clone()),
            _ => None,
        });
        let found = found.await.expect("it is said");
        self.heard = Some(found.clone());
        found
    }
}

fn error(answer: Result<u32, ToClient>) -> Error {
    match answer {
        Err(ToClient::Error { error, .. }) => error,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_is_reported_with_what_they_said_and_the_reporter_sees_what_became_of_it() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob, guest) = (host.account("Ann-A").await, host.account("Bob-B").await, host.guest().await);
    let moderator = with_role(&host, "Mod-M", Role::Moderator).await;
    let (table, [mut white, mut black]) = game(&host, &ann, &bob).await;
    black.granted(say("You will lose")).await;
    white.granted(say("We will see")).await;
    // Blocking comes first for many: it hides nothing from the moderators.
    assert_eq!(post(&ann, "/api/blocks", json!({ "person": bob.id })).await.0, 204);
    assert_eq!(post(&bob, "/api/blocks", json!({ "person": ann.id })).await.0, 204);
    let wanted = json!({ "person": bob.id, "category": "insults", "table": table, "text": "  all the \n time " });
    let stranger = host.send(Method::POST, "/api/reports", None, wanted.clone()).await;
    assert_eq!(stranger.0, 401);
    assert_eq!(report(&ann, wanted).await, 204);
    black.granted(say("Coward")).await;
    assert_eq!(report(&ann, json!({ "person": bob.id, "category": "spam", "table": table })).await, 204);
    assert_eq!(report(&guest, json!({ "person": bob.id, "category": "name" })).await, 204);
    for (wrong, expected) in [
        (json!({ "person": ann.id, "category": "spam" }), 400),
        (json!({ "person": "000000000000", "category": "spam" }), 404),
        (json!({ "person": bob.id, "category": "spam", "table": "000000000000" }), 404),
        (json!({ "person": bob.id, "category": "other", "text": " " }), 400),
        (json!({ "person": bob.id, "category": "other", "text": "\u{202e}x" }), 400),
        (json!({ "person": bob.id, "category": "boredom" }), 400),
        (json!({ "person": bob.id, "category": "other", "text": "x".repeat(1001) }), 413),
    ] {
        assert_eq!(report(&ann, wrong.clone()).await, expected, "{wrong}");
    }
    let mine = conduct(&ann).await;
    assert_eq!((mine.reports.len(), mine.reports[0].name.as_str(), mine.reports[0].state), (1, "Bob-B", ReportState::Open));
    let texts: Vec<&str> = mine.reports[0].parts.iter().map(|part| part.text.as_str()).collect();
    assert_eq!((texts, mine.moderates), (vec!["all the time", ""], false), "one report, extended");
    assert_eq!(
        conduct(&bob).await,
        Conduct { sanctions: vec![], reports: vec![], moderates: false, leaving: None },
        "the other one learns nothing"
    );
    let export: Value = ann.get("/api/account/export").await.expect("an export");
    assert_eq!(export["conduct"], serde_json::to_value(&mine).expect("JSON"));
    let export: Value = bob.get("/api/account/export").await.expect("an export");
    assert!(!export.to_string().contains("all the time"), "nobody reads who has reported them");

    let waiting = queue(&moderator).await.reported;
    assert_eq!((waiting.len(), waiting[0].person, waiting[0].reporters, waiting[0].categories.len()), (1, bob.id, 2, 3));
    let seen = moderated(&moderator, bob.id).await;
    let said = |n: usize| seen.reports[n].evidence.iter().map(|line| line.text.as_str()).collect::<Vec<_>>();
    assert_eq!((said(0), said(1), said(2)), (vec![], vec!["You will lose", "Coward"], vec!["You will lose"]));
    assert_eq!((seen.reports[2].reporter_name.as_str(), seen.reports[2].part.table), ("Ann-A", Some(table)));
    // What came in after the moderator looked stays open.
    let (status, _) = act(&moderator, bob.id, json!({ "do": "dismiss", "reports_up_to": seen.reports[1].number })).await;
    assert_eq!(status, 200);
    assert_eq!(conduct(&ann).await.reports[0].state, ReportState::Nothing);
    assert_eq!(queue(&moderator).await.reported[0].reporters, 1);
    assert_eq!(act(&moderator, bob.id, json!({ "do": "dismiss", "reports_up_to": seen.reports[1].number })).await.0, 404);
    let dismissed = queue(&moderator).await.acts[0].clone();
    assert_eq!((dismissed.act.as_str(), dismissed.by.as_str(), dismissed.name.as_str()), ("dismiss", "Mod-M", "Bob-B"));
    assert_eq!(act(&moderator, bob.id, json!({ "do": "reopen", "act": dismissed.number })).await.0, 200);
    assert_eq!(conduct(&ann).await.reports[0].state, ReportState::Open);
    let warn = json!({ "do": "warn", "reason": "Please be kind.", "reports_up_to": seen.reports[0].number });
    assert_eq!(act(&moderator, bob.id, warn).await.0, 200);
    assert_eq!(conduct(&ann).await.reports[0].state, ReportState::Acted);
    assert_eq!(queue(&moderator).await.reported, []);
    // After that a report is a new one.
    assert_eq!(report(&ann, json!({ "person": bob.id, "category": "cheating" })).await, 204);
    let states: Vec<ReportState> = conduct(&ann).await.reports.iter().map(|report| report.state).collect();
    assert_eq!(states, [ReportState::Open, ReportState::Acted]);
    // Who leaves takes it along.
    let gone = post(&ann, "/api/account/delete", json!({ "password": "correct horse" })).await;
    assert_eq!(gone.0, 200);
    assert_eq!(queue(&moderator).await.reported, []);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_floods_the_moderators_and_guests_less_than_others() {
    let house = House::generous();
    let host = house.open().await;
    let (guest, bob) = (host.guest().await, host.account("Bob-B").await);
    for n in 0..MOST_REPORT_PARTS {
        assert_eq!(report(&guest, json!({ "person": bob.id, "category": "spam" })).await, 204, "{n}");
    }
    assert_eq!(report(&guest, json!({ "person": bob.id, "category": "spam" })).await, 413);
    for n in 1..MOST_OPEN_REPORTS_OF_GUEST {
        assert_eq!(report(&guest, json!({ "person": host.guest().await.id, "category": "spam" })).await, 204, "{n}");
    }
    assert_eq!(report(&guest, json!({ "person": host.guest().await.id, "category": "spam" })).await, 413);
    host.stop().await;
    let house = House::default();
    let host = house.open().await;
    let (guest, ann) = (host.guest().await, host.account("Ann-A").await);
    let (bob, cleo) = (host.guest().await, host.guest().await);
    for (who, allowed) in [(&guest, 3), (&ann, 10)] {
        let reports = (0..12).map(|n| json!({ "person": if n % 2 == 0 { bob.id } else { cleo.id }, "category": "spam" }));
        let mut answers = Vec::new();
        for body in reports {
            answers.push(report(who, body).await);
        }
        let expected: Vec<u16> = (0..12).map(|n| if n < allowed { 204 } else { 429 }).collect();
        assert_eq!(answers, expected);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_moderators_page_is_for_moderators_and_not_about_themselves_or_hosts() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob, guest) = (host.account("Ann-A").await, host.account("Bob-B").await, host.guest().await);
    let (one, two) = (with_role(&host, "Mia-1", Role::Moderator).await, with_role(&host, "Max-2", Role::Moderator).await);
    let owner = with_role(&host, "Host-H", Role::Host).await;
    let made = post(&one, "/api/tokens", json!({ "label": "bot", "password": "correct horse" })).await.1;
    let token = format!("Bearer {}", made["token"].as_str().expect("a token"));
    for person in [ann.id, one.id, owner.id] {
        assert_eq!(report(&bob, json!({ "person": person, "category": "cheating" })).await, 204);
    }
    for path in ["/api/moderation".to_owned(), about(ann.id)] {
        for who in [&ann, &bob, &guest] {
            assert_eq!(status(who, &path).await, 404, "{path}");
        }
        assert_eq!(host.send(Method::GET, &path, None, json!({})).await.0, 404);
        let by_token = host.http.get(format!("http://{}{path}", host.address)).header("authorization", &token).send().await;
        assert_eq!(by_token.expect("an answer").status().as_u16(), 404, "a program is no moderator");
    }
    let warn = json!({ "do": "warn", "reason": "Stop." });
    assert_eq!(act(&ann, bob.id, warn.clone()).await.0, 404);
    assert_eq!(post(&ann, "/api/moderation/appeals/1", json!({ "lift": true })).await.0, 404);
    assert!(conduct(&one).await.moderates && conduct(&owner).await.moderates && !conduct(&ann).await.moderates);
    // Nobody sees what was reported about themselves or a host, nor acts on it.
    let waiting = async |who: &Guest| queue(who).await.reported.iter().map(|line| line.person).collect::<Vec<_>>();
    assert_eq!(
        (waiting(&one).await, waiting(&two).await, waiting(&owner).await),
        (vec![ann.id], vec![ann.id, one.id], vec![ann.id, one.id])
    );
    for person in [one.id, owner.id] {
        assert_eq!(status(&one, &about(person)).await, 403);
        for body in [warn.clone(), json!({ "do": "dismiss", "reports_up_to": 99 }), json!({ "do": "ban", "reason": "x" })] {
            assert_eq!(act(&one, person, body).await.0, 403);
        }
    }
    assert_eq!(act(&owner, owner.id, warn.clone()).await.0, 403);
    // A moderator may be warned by another, and is not banned before the role is taken.
    assert_eq!(act(&two, one.id, warn.clone()).await.0, 200);
    assert_eq!(act(&two, one.id, json!({ "do": "ban", "reason": "x" })).await.0, 409);
    assert_eq!(act(&two, guest.id, json!({ "do": "ban", "reason": "x" })).await.0, 404, "a guest has no account");
    for wrong in [
        json!({ "do": "warn", "reason": " " }),
        json!({ "do": "warn", "reason": "x".repeat(301) }),
        json!({ "do": "warn", "reason": "two\nlines" }),
        json!({ "do": "mute", "reason": "x", "hours": 0 }),
        json!({ "do": "mute", "reason": "x", "hours": u32::MAX }),
        json!({ "do": "mute", "reason": "x" }),
        json!({ "do": "flog", "reason": "x" }),
    ] {
        assert_eq!(act(&two, ann.id, wrong.clone()).await.0, 400, "{wrong}");
    }
    assert_eq!(act(&two, "000000000000".parse().expect("an id"), warn.clone()).await.0, 404);
    // What is about somebody else is not undone by the way.
    let sanction = moderated(&two, one.id).await.sanctions[0].number;
    assert_eq!(act(&two, ann.id, json!({ "do": "lift", "sanction": sanction })).await.0, 404);
    assert_eq!(act(&one, one.id, json!({ "do": "lift", "sanction": sanction })).await.0, 403);
    assert_eq!(act(&two, one.id, json!({ "do": "lift", "sanction": sanction })).await.0, 200);
    assert_eq!(act(&two, one.id, json!({ "do": "lift", "sanction": sanction })).await.0, 404);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mute_is_in_force_at_once_and_only_the_muted_person_is_told() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, rude) = (host.account("Ann-A").await, host.guest().await);
    let moderator = with_role(&host, "Mod-M", Role::Moderator).await;
    let (table, [mut white, mut black]) = game(&host, &ann, &rude).await;
    let mut page = Page::of(&rude).await;
    black.granted(say("You will lose")).await;
    let (status, seen) = act(&moderator, rude.id, json!({ "do": "mute", "reason": "Insults.", "hours": 24 })).await;
    assert_eq!(status, 200, "{seen}");
    for page in [&mut page, &mut Page::of(&rude).await] {
        let sanctions = page.told().await;
        assert_eq!((sanctions.len(), sanctions[0].kind, sanctions[0].reason.as_str()), (1, SanctionKind::Mute, "Insults."));
        assert_eq!(sanctions[0].until_unix_ms, Some(sanctions[0].since_unix_ms + 24 * 3_600_000));
    }
    let Error::Muted { reason, .. } = error(black.ask(say("Again")).await) else { panic!("the person is muted") };
    assert_eq!(reason, "Insults.");
    let asked = json!({ "key": "k", "command": { "do": "say", "text": "Again" } });
    let (status, answer) = post(&rude, &format!("/api/tables/{table}/ask"), asked).await;
    assert_eq!((status, &answer["code"]), (403, &json!("muted")));
    // The game goes on, also for the muted person, and nobody else notices.
    let version = white.granted(say("Hello?")).await;
    black.sees(|view| view.version >= version).await;
    assert_eq!(white.view().chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["You will lose", "Hello?"]);
    let mut other = ann.connect().await.expect("a socket");
    other.watch(table).await.expect("a view");
    assert!(!serde_json::to_string(&other.views[&table]).expect("JSON").contains("muted"));
    assert_eq!(conduct(&ann).await.sanctions, []);
    let sanction = moderated(&moderator, rude.id).await.sanctions[0].number;
    assert_eq!(act(&moderator, rude.id, json!({ "do": "lift", "sanction": sanction })).await.0, 200);
    assert_eq!(page.told().await, []);
    black.granted(say("Sorry")).await;
    let acts: Vec<String> = moderated(&moderator, rude.id).await.acts.into_iter().map(|act| act.act).collect();
    assert_eq!(acts, ["mute_lifted", "mute"]);
    // What a guest was muted for, the account is that they sign in to.
    assert_eq!(act(&moderator, rude.id, json!({ "do": "mute", "reason": "Again.", "hours": 1 })).await.0, 200);
    let mut signing = rude.clone();
    let (status, _) = signing.act("/api/account", &crate::fixture::credentials("Rude-1")).await.expect("an answer");
    assert_eq!(status, 201);
    let mut account = Player::join(signing, table).await;
    assert!(matches!(error(account.ask(say("It is me")).await), Error::Muted { .. }));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_warning_is_shown_until_it_is_confirmed() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, bob) = (host.account("Ann-A").await, host.account("Bob-B").await);
    let moderator = with_role(&host, "Mod-M", Role::Moderator).await;
    let mut page = Page::of(&bob).await;
    assert_eq!(act(&moderator, bob.id, json!({ "do": "warn", "reason": "Please be kind." })).await.0, 200);
    let warning = page.told().await.remove(0);
    assert_eq!((warning.kind, warning.reason.as_str(), warning.until_unix_ms), (SanctionKind::Warning, "Please be kind.", None));
    assert_eq!(Page::of(&bob).await.told().await, std::slice::from_ref(&warning), "wherever they are");
    let confirm = format!("/api/account/sanctions/{}/confirm", warning.number);
    assert_eq!(post(&ann, &confirm, json!({})).await.0, 404, "it is nobody else's");
    assert_eq!(post(&bob, &confirm, json!({})).await.0, 204);
    assert_eq!(page.told().await, []);
    assert_eq!(post(&bob, &confirm, json!({})).await.0, 404);
    assert_eq!(post(&bob, "/api/account/sanctions/x/confirm", json!({})).await.0, 404);
    let known = conduct(&bob).await.sanctions;
    assert!(known.len() == 1 && known[0].confirmed_unix_ms.is_some());
    assert!(moderated(&moderator, bob.id).await.sanctions[0].confirmed_unix_ms.is_some(), "the moderator sees it");
    let appeal = format!("/api/account/sanctions/{}/appeal", warning.number);
    assert_eq!(post(&bob, &appeal, json!({ "text": "Why?" })).await.0, 404, "there is nothing to lift");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn newcomers_say_little_and_post_no_links() {
    let house = House::with(Allowances { guests: much(), requests: much(), sign_ins: much(), ..Allowances::default() });
    let host = house.open().await;
    let old = async |name: &str, created: u64, n: u8| {
        let id = PersonId::from_random([n; 16]);
        let hash = host.service.passwords.hash("correct horse".to_owned()).await.expect("a hash");
        let folded = name.to_lowercase();
        let account = Account { name, folded: &folded, skeleton: &folded, password_hash: &hash };
        host.service.store.create_account(id, account, created).await.expect("an account");
        let mut who = host.guest().await;
        assert_eq!(who.act("/api/account/sign-in", &crate::fixture::credentials(name)).await.expect("an answer").0, 200);
        who.id = id;
        who
    };
    let now = host.service.now_unix_ms();
    let (new, settled) = (old("new-one", now - 23 * 3_600_000, 1).await, old("old-one", now - 25 * 3_600_000, 2).await);
    let (_, [mut new_one, mut old_one]) = game(&host, &new, &settled).await;
    let link = || say("cheap rings at https://example.org");
    assert_eq!(error(new_one.ask(link()).await), Error::TooNew);
    old_one.granted(link()).await;
    for n in 0..3 {
        new_one.granted(say(&format!("line {n}"))).await;
    }
    match error(new_one.ask(say("one more")).await) {
        Error::Limited { what, wait_ms } => assert!(what == "new_chat" && (1..=20_001).contains(&wait_ms), "{what} {wait_ms}"),
        other => panic!("{other:?}"),
    }
    for n in 0..5 {
        old_one.granted(say(&format!("line {n}"))).await;
    }
    // A guest is as new as it gets; whoever has finished five games is not.
    let (_, [mut guest, _other]) = game(&host, &host.guest().await, &host.guest().await).await;
    assert_eq!(error(guest.ask(link()).await), Error::TooNew);
    let (one, two) = (host.guest().await, host.guest().await);
    for n in 0..5 {
        let (_, [mut white, mut black]) = game(&host, &one, &two).await;
        assert_eq!(error(white.ask(link()).await), Error::TooNew, "{n} games");
        black.granted(trilynx_protocol::Command::Resign).await;
    }
    let (_, [mut white, _black]) = game(&host, &one, &two).await;
    white.granted(link()).await;
    host.stop().await;
}

fn much() -> Rates {
    Rates { address: Rate::new(1_000_000, 1), person: Rate::new(1_000_000, 1) }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_muted_person_appeals_once_and_reads_the_answer() {
    let house = House::generous();
    let host = house.open().await;
    let (ann, rude) = (host.account("Ann-A").await, host.account("Rude-R").await);
    let (one, two) = (with_role(&host, "Mia-1", Role::Moderator).await, with_role(&host, "Max-2", Role::Moderator).await);
    let mute = json!({ "do": "mute", "reason": "Insults.", "hours": 24 });
    let mut page = Page::of(&rude).await;
    assert_eq!(act(&one, rude.id, mute.clone()).await.0, 200);
    let number = page.told().await[0].number;
    let path = format!("/api/account/sanctions/{number}/appeal");
    assert_eq!(post(&ann, &path, json!({ "text": "let her talk" })).await.0, 404);
    assert_eq!(post(&rude, &path, json!({ "text": " " })).await.0, 400);
    assert_eq!(post(&rude, &path, json!({ "text": "x".repeat(1001) })).await.0, 413);
    assert_eq!(post(&rude, &path, json!({ "text": "It was my brother." })).await.0, 204);
    assert_eq!(page.told().await[0].appeal.as_ref().map(|appeal| appeal.text.as_str()), Some("It was my brother."));
    assert_eq!(post(&rude, &path, json!({ "text": "Really." })).await.0, 409);
    let waiting = queue(&two).await.appeals;
    assert_eq!((waiting.len(), waiting[0].person, waiting[0].name.as_str()), (1, rude.id, "Rude-R"));
    let answer = format!("/api/moderation/appeals/{number}");
    assert_eq!(post(&rude, &answer, json!({ "lift": true })).await.0, 404);
    assert_eq!(post(&two, &answer, json!({ "lift": false, "text": "x".repeat(301) })).await.0, 400);
    assert_eq!(post(&two, &answer, json!({ "lift": false, "text": "He can write himself." })).await.0, 204);
    let kept = page.told().await.remove(0).appeal.and_then(|appeal| appeal.answer).expect("an answer");
    assert_eq!((kept.lifted, kept.text.as_str()), (false, "He can write himself."));
    assert_eq!(post(&two, &answer, json!({ "lift": true })).await.0, 404, "it is answered");
    assert_eq!(post(&rude, &path, json!({ "text": "Please." })).await.0, 409);
    // The next mute can be appealed against again, and is lifted with an answer.
    assert_eq!(act(&one, rude.id, mute).await.0, 200);
    let number = page.told().await[0].number;
    assert_eq!(post(&rude, &format!("/api/account/sanctions/{number}/appeal"), json!({ "text": "Sorry." })).await.0, 204);
    assert_eq!(page.told().await[0].number, number);
    assert_eq!(post(&two, &format!("/api/moderation/appeals/{number}"), json!({ "lift": true, "text": "Thank you." })).await.0, 204);
    assert_eq!(page.told().await.len(), 1, "the first one is still in force");
    let known = conduct(&rude).await.sanctions;
    let answer = known[0].appeal.as_ref().and_then(|appeal| appeal.answer.as_ref()).expect("an answer");
    assert!(answer.lifted && answer.text == "Thank you." && known[0].lifted_unix_ms.is_some());
    let acts: Vec<(String, String)> = queue(&one).await.acts.into_iter().map(|act| (act.act, act.by)).collect();
    let expected = [("mute_lifted", "Max-2"), ("mute", "Mia-1"), ("appeal_kept", "Max-2"), ("mute", "Mia-1")];
    assert_eq!(acts, expected.map(|(act, by)| (act.to_owned(), by.to_owned())));
    // A moderator who is muted does not answer their own appeal.
    assert_eq!(act(&one, two.id, json!({ "do": "mute", "reason": "x", "hours": 1 })).await.0, 200);
    let number = conduct(&two).await.sanctions[0].number;
    assert_eq!(post(&two, &format!("/api/account/sanctions/{number}/appeal"), json!({ "text": "Please." })).await.0, 204);
    assert_eq!((queue(&two).await.appeals.len(), queue(&one).await.appeals.len()), (0, 1));
    assert_eq!(post(&two, &format!("/api/moderation/appeals/{number}"), json!({ "lift": true })).await.0, 403);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_banned_person_appeals_without_a_session() {
    let house = House::generous();
    let host = house.open().await;
    host.account("Ann-A").await;
    let rude = host.account("Rude-R").await;
    let moderator = with_role(&host, "Mod-M", Role::Moderator).await;
    let mut connected = rude.connect().await.expect("a socket");
    assert_eq!(act(&moderator, rude.id, json!({ "do": "ban", "reason": "Threats.", "hours": 48 })).await.0, 200);
    while connected.hear_text().await.is_ok_and(|heard| heard.is_some()) {}
    assert_eq!(status(&rude, "/api/account/conduct").await, 401, "signed out");
    let send = async |path: &str, body: Value| host.send(Method::POST, path, None, body).await;
    let sign_in = async || send("/api/account/sign-in", crate::fixture::credentials("Rude-R")).await;
    let (status, banned, _) = sign_in().await;
    assert_eq!((status, &banned["code"], &banned["reason"], &banned["appeal"]), (403, &json!("banned"), &json!("Threats."), &Value::Null));
    let appeal = |password: &str, text: &str| json!({ "name": "rude-r", "password": password, "text": text });
    assert_eq!(send("/api/account/appeal", appeal("battery staple", "Please.")).await.0, 401);
    let of_ann = json!({ "name": "Ann-A", "password": "correct horse", "text": "Please." });
    assert_eq!(send("/api/account/appeal", of_ann).await.0, 404, "who is not banned has nothing to appeal against");
    assert_eq!(send("/api/account/appeal", appeal("correct horse", "")).await.0, 400);
    let (status, answer, cookie) = send("/api/account/appeal", appeal("correct horse", "I was drunk.")).await;
    assert_eq!((status, cookie), (204, None), "it is no way in: {answer}");
    assert_eq!(send("/api/account/appeal", appeal("correct horse", "Please.")).await.0, 409);
    assert_eq!(sign_in().await.1["appeal"]["text"], "I was drunk.");
    let waiting = queue(&moderator).await.appeals.remove(0);
    assert_eq!((waiting.sanction.kind, waiting.person), (SanctionKind::Ban, rude.id));
    let answer = format!("/api/moderation/appeals/{}", waiting.sanction.number);
    assert_eq!(post(&moderator, &answer, json!({ "lift": false, "text": "Two days are fair." })).await.0, 204);
    assert_eq!(sign_in().await.1["appeal"]["answer"]["text"], "Two days are fair.");
    // Undone by lifting, as any act.
    let lift = json!({ "do": "lift", "sanction": waiting.sanction.number });
    assert_eq!(act(&moderator, rude.id, lift).await.0, 200);
    assert_eq!(sign_in().await.0, 200);
    assert_eq!(queue(&moderator).await.appeals, []);
    host.stop().await;
}
