//! Vacations over real sockets: clocks that stand still at every table, days that are left, and coming back.

use crate::host::{Host, House, Player, within};
use crate::nodes::Group;
use serde_json::{Value, json};
use std::time::Duration;
use trilynx_protocol::http::Vacation;
use trilynx_protocol::wire::{Stage, TableView};
use trilynx_protocol::{Command, EndedBy, TableId};
use trilynx_server::store::Account;
use trilynx_trials::client::Guest;
use trilynx_trials::games::{DUEL, duel};

const DAY: Duration = Duration::from_secs(24 * 3600);

async fn by_correspondence(host: &Host) -> (TableId, [Player; 2]) {
    let options = json!({ "game": DUEL, "variant": "blitz", "clock": { "kind": "correspondence", "days": 2 } });
    host.pair_of_accounts(["Ann-A", "Bob-B"], options).await
}

async fn vacation(who: &Guest) -> Vacation {
    who.get("/api/account/vacation").await.expect("an answer")
}

async fn begin(who: &Guest, days: u32) -> (u16, Value) {
    who.post("/api/account/vacation", &json!({ "days": days })).await.expect("an answer")
}

async fn end(who: &Guest, http: &reqwest::Client) -> u16 {
    let url = format!("http://{}/api/account/vacation", who.server);
    let request = http.delete(url).header("origin", format!("http://{}", who.server)).header("cookie", &who.cookie);
    request.send().await.expect("an answer").status().as_u16()
}

/// Whether the player of the first seat is on vacation, as others see it, and whose clock runs.
fn stands(view: &TableView) -> (bool, Option<u8>) {
    let clocks = view.game.as_ref().and_then(|game| game.clocks.as_ref());
    (view.seats[0].vacation_until_unix_ms.is_some(), clocks.and_then(|clocks| clocks.running))
}

async fn is_over(host: &Host, table: TableId) -> Option<EndedBy> {
    host.service.store.row(table).await.expect("the store answers").and_then(|row| row.result).map(|result| result.by)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_stands_still_until_its_player_is_back_or_the_days_are_over() {
    let house = House::generous();
    let host = house.open().await;
    let (table, [mut ann, mut bob]) = by_correspondence(&host).await;
    for player in [&mut ann, &mut bob] {
        player.sees(|view| view.game.as_ref().and_then(|game| game.decision.as_ref()).is_some()).await;
    }
    ann.play("d5").await;
    bob.sees(|view| view.game.as_ref().is_some_and(|game| game.moves.len() == 1)).await;
    bob.play("e5").await;
    house.wall.pass(DAY);
    let (status, answer) = begin(&ann.guest, 10).await;
    assert_eq!((status, &answer["days_left"]), (200, &json!(20)), "{answer}");
    bob.sees(|view| stands(view) == (true, None)).await;
    // A game that begins now knows it too.
    let options = duel(json!({ "clock": { "kind": "correspondence", "days": 1 } }));
    let opening = json!({ "options": options, "seats": ["me", { "for": bob.guest.id }] });
    let second = ann.guest.open(&opening).await.expect("a table");
    let mut there = Player::join(bob.guest.clone(), second).await;
    there.granted(Command::Sit { seat: Some(1), word: None }).await;
    there.sees(|view| stands(view) == (true, None)).await;
    house.wall.pass(5 * DAY);
    host.stop().await;
    // Nor does it run after a restart, and Ann comes back before her time.
    let host = house.open().await;
    let [ann, bob] = [ann.guest.at(&host.address), bob.guest.at(&host.address)];
    let mut watching = Player::join(bob.clone(), table).await;
    assert_eq!((stands(watching.view()), is_over(&host, table).await), ((true, None), None));
    assert_eq!(end(&ann, &house.http).await, 200);
    watching.sees(|view| stands(view) == (false, Some(0))).await;
    assert_eq!((vacation(&ann).await.until_unix_ms, vacation(&ann).await.days_left), (None, 25), "the day that had begun counts");
    assert_eq!(end(&ann, &house.http).await, 404);
    // Another one, to its end: she has a day left after it.
    assert_eq!(begin(&ann, 3).await.0, 200);
    watching.sees(|view| stands(view) == (true, None)).await;
    house.wall.pass(3 * DAY + DAY / 2);
    host.stop().await;
    let host = house.open().await;
    let mut watching = Player::join(bob.at(&host.address), table).await;
    watching.sees(|view| stands(view) == (false, Some(0))).await;
    house.wall.pass(DAY + DAY / 2);
    host.stop().await;
    let host = house.open().await;
    within(async {
        while is_over(&host, table).await != Some(EndedBy::Time) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_has_thirty_days_a_year_and_everybody_sees_until_when() {
    let house = House::generous();
    let host = house.open().await;
    let guest = host.guest().await;
    assert_eq!(begin(&guest, 1).await.0, 401, "guests have none");
    let ann = host.account("Ann-A").await;
    assert_eq!(begin(&ann, 0).await.0, 400);
    let (status, answer) = begin(&ann, 31).await;
    assert_eq!((status, &answer["code"], &answer["limit"]), (413, &json!("too_large"), &json!(30)), "{answer}");
    assert_eq!(vacation(&ann).await, Vacation { until_unix_ms: None, days_left: 30, most_days: 30 });
    let (status, answer) = begin(&ann, 2).await;
    assert_eq!((status, &answer["days_left"], &answer["most_days"]), (200, &json!(28), &json!(0)), "{answer}");
    let (status, answer) = begin(&ann, 2).await;
    assert_eq!((status, &answer["code"]), (409, &json!("taken")), "{answer}");
    let until = vacation(&ann).await.until_unix_ms.expect("she is on vacation");
    let profile: Value = guest.get("/api/people/Ann-A").await.expect("a profile");
    assert_eq!(profile["vacation_until_unix_ms"], json!(until));
    let export: Value = ann.get("/api/account/export").await.expect("an export");
    assert_eq!(export["vacations"][0]["until_unix_ms"], json!(until));
    // Who goes and comes back all the time uses a day each time.
    for left in [28, 28, 27] {
        assert_eq!(vacation(&ann).await.days_left, left);
        house.wall.pass(Duration::from_millis(5));
        assert_eq!(end(&ann, &house.http).await, 200);
        house.wall.pass(Duration::from_millis(5));
        assert_eq!(begin(&ann, 1).await.0, 200);
    }
    house.wall.pass(DAY);
    let profile: Value = guest.get("/api/people/Ann-A").await.expect("a profile");
    assert_eq!(profile.get("vacation_until_unix_ms"), None);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_on_vacation_for_ever() {
    let house = House::generous();
    let host = house.open().await;
    let (table, [ann, mut bob]) = by_correspondence(&host).await;
    assert_eq!(begin(&ann.guest, 20).await.0, 200);
    bob.sees(|view| stands(view) == (true, None)).await;
    let (status, answer) = ann.guest.post("/api/account/delete", &json!({ "password": "correct horse" })).await.expect("an answer");
    assert_eq!(status, 200, "{answer}");
    host.stop().await;
    let host = house.open().await;
    let mut watching = Player::join(bob.guest.at(&host.address), table).await;
    watching.sees(|view| stands(view) == (false, Some(0))).await;
    within(async {
        while !host.service.store.vacations(ann.guest.id).await.expect("the store answers").is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_another_node_owns_is_told() {
    let group = Group::new().await;
    let (one, two) = (group.node().await, group.node().await);
    let ann = group.guest(&one).await;
    let account = Account { name: "Ann", folded: "ann", skeleton: "ann", password_hash: "x" };
    one.service.store.upgrade_guest(ann.id, account).await.expect("an account");
    let bob = group.guest(&one).await;
    let options = duel(json!({ "clock": { "kind": "correspondence", "days": 2 } }));
    let table = ann.open(&json!({ "options": options, "seats": ["me", { "for": bob.id }] })).await.expect("a table");
    let mut bob = Player::join(bob, table).await;
    bob.granted(Command::Sit { seat: Some(1), word: None }).await;
    bob.sees(|view| view.stage == Stage::Playing).await;
    let there = ann.at(&two.address);
    let (status, answer) = begin(&there, 4).await;
    assert_eq!(status, 200, "{answer}");
    bob.sees(|view| stands(view) == (true, None)).await;
    assert_eq!(end(&there, &reqwest::Client::new()).await, 200);
    bob.sees(|view| stands(view) == (false, Some(0))).await;
}

/// A tournament of two whose turns take days, which has just started; Ann began a vacation before.
async fn tournament_with_vacation(host: &Host, names: [&str; 2], vacations: bool) -> TableView {
    let (ann, bob) = (host.account(names[0]).await, host.account(names[1]).await);
    let table = json!({ "game": DUEL, "variant": "blitz", "players": 2, "clock": { "kind": "correspondence", "days": 2 } });
    let starts = host.service.live.env.now().unix_ms + 3_600_000;
    let settings = json!({
        "name": "Slow", "format": { "kind": "round_robin", "cycles": 1 }, "table": table, "starts_unix_ms": starts, "vacations": vacations,
    });
    let tournament = crate::tournaments::created(&ann, &settings).await;
    assert_eq!(crate::tournaments::view(&bob, &tournament).await.settings.vacations, vacations, "it is known before one enters");
    for player in [&ann, &bob] {
        crate::tournaments::ask(player, &tournament, json!({ "do": "enter" })).await;
    }
    assert_eq!(begin(&ann, 10).await.0, 200);
    crate::tournaments::ask(&ann, &tournament, json!({ "do": "start" })).await;
    let asked = tokio::time::Instant::now();
    let table = loop {
        let rows = host.service.store.games(trilynx_server::store::GamesFilter {
            person: Some(bob.id),
            stage: Some(Stage::Playing),
            private: true,
            limit: 1,
            ..Default::default()
        });
        if let Some((table, _)) = rows.await.expect("a list").first() {
            break *table;
        }
        assert!(asked.elapsed() < crate::host::PATIENCE, "the table is opened");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let mut watching = Player::join(bob, table).await;
    let rests = |view: &TableView| view.seats.iter().any(|seat| seat.vacation_until_unix_ms.is_some());
    watching.sees(|view| view.game.is_some() && rests(view) == vacations).await;
    watching.view().clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_tournament_clocks_stand_still_if_its_organiser_allows_it() {
    let house = House::generous();
    let host = house.open().await;
    for (vacations, names) in [(true, ["Ann-A", "Bob-B"]), (false, ["Cat-C", "Dan-D"])] {
        let view = tournament_with_vacation(&host, names, vacations).await;
        let clocks = view.game.as_ref().and_then(|game| game.clocks.as_ref()).expect("clocks");
        let mover = view.game.as_ref().and_then(|game| game.decision.as_ref()).expect("a decision").seat;
        let rests = view.seats[usize::from(mover)].vacation_until_unix_ms.is_some();
        assert_eq!(clocks.running, (!rests).then_some(mover), "{vacations}");
        assert_eq!(view.seats.iter().filter(|seat| seat.vacation_until_unix_ms.is_some()).count(), usize::from(vacations));
    }
    // Only where turns take days.
    let eve = host.account("Eve-E").await;
    let mut settings = crate::tournaments::settings(json!({ "kind": "swiss", "rounds": 3 }));
    (settings["vacations"], settings["starts_unix_ms"]) = (json!(true), json!(host.service.live.env.now().unix_ms + 3_600_000));
    let (status, answer) = eve.post("/api/tournaments", &json!({ "settings": settings })).await.expect("an answer");
    assert_eq!((status, &answer["reason"]["what"]), (409, &json!("vacations")), "{answer}");
    host.stop().await;
}
