//! Honest people on a server that is being attacked, and what they notice of it.
//!
//! The one thing to know: they live on a thread of their own and share nothing with the attackers but the machine. A delay is counted from
//! the moment the player decided, through lost connections and repeated requests, until both players have the move.

use crate::client::{Guest, Origin, Socket, Trouble};
use crate::games;
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{oneshot, watch};
use trilynx_protocol::wire::{Error, Stage, ToClient, ToServer};
use trilynx_protocol::{Command, EndedBy, Refused, TableId};

/// How long a player thinks after the turn has come.
const THINKS: Duration = Duration::from_millis(100);
/// A move that takes longer than this is given up, counted as this late, and the player connects again.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long an answer of the bot is waited for.
const LONGEST_ANSWER: Duration = Duration::from_secs(60);
/// The number of moves after which a new game against the bot starts.
const MOVES_AGAINST_BOT: u32 = 30;
/// How long to wait before a failed connection is tried again.
const RETRY: Duration = Duration::from_millis(20);
/// Every turn has two seconds: who decides after [`THINKS`] loses on time only if somebody else takes the rest.
const CLOCK: (&str, u32) = ("byoyomi", 2);
/// What honest people noticed.
#[derive(Clone, Debug, Default)]
pub struct Felt {
    /// How late each move was.
    pub moves: Vec<Duration>,
    /// How long the bot took for each answer.
    pub answers: Vec<Duration>,
    /// Games lost on time by somebody who moved in time.
    pub flagged: u32,
    /// Connections that were lost or could not be made.
    pub cut_off: u32,
    /// Moves that were refused although they were legal and in time.
    pub refused: Vec<String>,
}

impl Felt {
    /// The slowest move.
    pub fn slowest_move(&self) -> Duration {
        self.moves.iter().max().copied().unwrap_or_default()
    }

    /// The delay that 99 of 100 moves stay below.
    pub fn usual_move(&self) -> Duration {
        let mut moves = self.moves.clone();
        moves.sort_unstable();
        moves.get((moves.len() * 99 / 100).min(moves.len().saturating_sub(1))).copied().unwrap_or_default()
    }

    /// The slowest answer of the bot.
    pub fn slowest_answer(&self) -> Duration {
        self.answers.iter().max().copied().unwrap_or_default()
    }
}

/// Two people who play each other again and again.
pub struct Duel {
    /// The players.
    pub guests: [Guest; 2],
    /// Whose moves count: an attacker's own do not.
    pub counts: [bool; 2],
    /// How long they think.
    pub thinks: Duration,
    /// What each turn has, in seconds.
    pub period_s: u32,
}

impl Duel {
    /// Two honest people at the usual pace.
    pub async fn usual(http: &reqwest::Client, server: &str) -> Result<Duel, Trouble> {
        let guests = [arrive(http, server, 1).await?, arrive(http, server, 2).await?];
        Ok(Duel { guests, counts: [true; 2], thinks: THINKS, period_s: CLOCK.1 })
    }
}

/// Honest people have addresses of their own: 192.0.2.n.
pub async fn arrive(http: &reqwest::Client, server: &str, n: u8) -> Result<Guest, Trouble> {
    let address = Some(IpAddr::V4(Ipv4Addr::new(192, 0, 2, n)));
    Guest::arrive_from(http, server, Origin { address, ..Origin::default() }).await
}

/// What all honest people share.
#[derive(Clone)]
struct Shared {
    felt: Arc<Mutex<Felt>>,
    stop: watch::Sender<bool>,
    /// The table each duel is played at now.
    tables: Arc<Mutex<Vec<Option<TableId>>>>,
}

impl Shared {
    fn felt(&self) -> MutexGuard<'_, Felt> {
        self.felt.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stopped(&self) -> bool {
        *self.stop.borrow()
    }

    /// What comes of `work`, unless it takes longer than `most` or everybody is asked to stop.
    async fn within<T>(&self, most: Duration, work: impl Future<Output = T>) -> Option<T> {
        let mut stop = self.stop.subscribe();
        tokio::select! {
            done = work => Some(done),
            () = tokio::time::sleep(most) => None,
            _ = stop.wait_for(|stop| *stop) => None,
        }
    }
}

/// Honest people who play until they are asked to stop.
pub struct Honest {
    shared: Shared,
    thread: std::thread::JoinHandle<Result<(), Trouble>>,
}

/// What honest people notice, to be looked at from outside.
#[derive(Clone)]
pub struct Notes(Arc<Mutex<Felt>>);

impl Notes {
    /// What they have noticed so far.
    pub fn read(&self) -> Felt {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Honest {
    /// Lets these duels and one game against a bot begin, and returns when all of them have.
    pub async fn begin(server: &str, duels: Vec<Duel>) -> Result<Honest, Trouble> {
        let tables = Arc::new(Mutex::new(vec![None; duels.len()]));
        let shared = Shared { felt: Arc::default(), stop: watch::Sender::new(false), tables };
        let (begun, ready) = oneshot::channel();
        let (server, for_thread) = (server.to_owned(), shared.clone());
        let thread = std::thread::Builder::new().name("honest".to_owned()).spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.map_err(|error| Trouble(error.to_string()))?.block_on(play_all(&server, duels, for_thread, begun))
        });
        let thread = thread.map_err(|error| Trouble(error.to_string()))?;
        let honest = Honest { shared, thread };
        match ready.await {
            Ok(()) => Ok(honest),
            Err(_) => Err(honest.end().await.err().unwrap_or_else(|| Trouble("honest people could not begin".to_owned()))),
        }
    }

    /// The table that a duel is played at now.
    pub fn table(&self, duel: usize) -> Option<TableId> {
        self.shared.tables.lock().unwrap_or_else(PoisonError::into_inner).get(duel).copied().flatten()
    }

    /// What they have noticed up to any later moment.
    pub fn notes(&self) -> Notes {
        Notes(self.shared.felt.clone())
    }

    /// Forgets what was noticed so far: the attack begins now.
    pub fn count_from_here(&self) {
        *self.shared.felt() = Felt::default();
    }

    /// Stops them.
    pub async fn end(self) -> Result<Felt, Trouble> {
        self.shared.stop.send_replace(true);
        let ended = tokio::task::spawn_blocking(move || self.thread.join()).await;
        ended.map_err(|error| Trouble(error.to_string()))?.map_err(|_| Trouble("an honest person panicked".to_owned()))??;
        Ok(self.shared.felt().clone())
    }
}

async fn play_all(server: &str, duels: Vec<Duel>, shared: Shared, begun: oneshot::Sender<()>) -> Result<(), Trouble> {
    let http = reqwest::Client::builder().no_proxy().build()?;
    let against_bot = arrive(&http, server, 3).await?;
    let mut games = tokio::task::JoinSet::new();
    let (mut started, mut running) = (Vec::new(), 0);
    for (n, duel) in duels.into_iter().enumerate() {
        let (tell, told) = oneshot::channel();
        started.push(told);
        running += 1;
        games.spawn(play_duel(duel, n, shared.clone(), tell));
    }
    let (tell, told) = oneshot::channel();
    started.push(told);
    games.spawn(play_bot(against_bot, shared.clone(), tell));
    running += 1;
    for told in started {
        if told.await.is_err() {
            break;
        }
    }
    let mut outcome = Ok(());
    let mut begun = Some(begun);
    if games.len() == running && games.try_join_next().is_none() {
        // Nobody waits for it any more if the scenario was given up.
        let _given_up = begun.take().map(|begun| begun.send(()));
    }
    while let Some(ended) = games.join_next().await {
        if let Err(trouble) = ended.map_err(|error| Trouble(error.to_string())).and_then(|ended| ended) {
            outcome = Err(trouble);
            shared.stop.send_replace(true);
        }
    }
    outcome
}

/// A socket that watches a table and reconnects as often as needed.
async fn seat(guest: &Guest, table: TableId, shared: &Shared) -> Option<Socket> {
    while !shared.stopped() {
        let come = async {
            let mut socket = guest.connect().await?;
            socket.watch(table).await?;
            Ok::<_, Trouble>(socket)
        };
        match shared.within(PATIENCE, come).await {
            Some(Ok(socket)) => return Some(socket),
            Some(Err(_)) | None => {
                shared.felt().cut_off += 1;
                tokio::time::sleep(RETRY).await;
            }
        }
    }
    None
}

/// A new table, as often as it takes.
async fn open(guest: &Guest, opening: &Value, shared: &Shared) -> Option<TableId> {
    while !shared.stopped() {
        match shared.within(PATIENCE, guest.open(opening)).await {
            Some(Ok(table)) => return Some(table),
            Some(Err(_)) | None => {
                shared.felt().cut_off += 1;
                tokio::time::sleep(RETRY).await;
            }
        }
    }
    None
}

/// What became of a move.
enum Became {
    Played,
    Refused(Refused),
}

/// A game as one player follows it.
struct Side<'a> {
    guest: &'a Guest,
    table: TableId,
    socket: Socket,
}

impl Side<'_> {
    /// A legal move, if this player has to decide.
    fn choice(&self, random: &mut fastrand::Rng) -> Option<String> {
        let legal = self.socket.legal(self.table);
        legal.get(random.usize(..legal.len().max(1))).cloned()
    }

    fn is_over(&self) -> Option<EndedBy> {
        let view = self.socket.views.get(&self.table)?;
        (view.stage == Stage::Over).then(|| view.game.as_ref()?.result.as_ref().map(|result| result.by)).flatten()
    }

    /// Hears until the game has more than `moves` moves or is over.
    async fn sees_more_than(&mut self, moves: u32) -> Result<(), Trouble> {
        while self.socket.moves(self.table) <= moves && self.is_over().is_none() {
            self.socket.hear().await?.ok_or_else(|| Trouble("the connection has ended".to_owned()))?;
        }
        Ok(())
    }

    /// Plays a move and hears until it is acknowledged and seen.
    async fn plays(&mut self, text: &str, number: u32) -> Result<Became, Trouble> {
        let own = format!("m{number}");
        let ask =
            ToServer::Ask { table: self.table, key: own.clone(), seat: None, command: Command::Play { text: text.to_owned(), number } };
        self.socket.say(&ask).await?;
        let mut acknowledged = false;
        while !acknowledged || (self.socket.moves(self.table) <= number && self.is_over().is_none()) {
            match self.socket.hear().await?.ok_or_else(|| Trouble("the connection has ended".to_owned()))? {
                ToClient::Granted { key, .. } if key == own => acknowledged = true,
                ToClient::Refused { key, reason, .. } if key == own => return Ok(Became::Refused(reason)),
                // Nothing was done: a client asks again with the same key.
                ToClient::Error { error: Error::Unavailable, key: Some(key), .. } if key == own => {
                    tokio::time::sleep(RETRY).await;
                    self.socket.say(&ask).await?;
                }
                ToClient::Error { error, .. } => return Err(Trouble(format!("{error:?}"))),
                _ => {}
            }
        }
        Ok(Became::Played)
    }

    async fn comes_back(&mut self, shared: &Shared) -> bool {
        match seat(self.guest, self.table, shared).await {
            Some(socket) => {
                self.socket = socket;
                true
            }
            None => false,
        }
    }
}

async fn play_duel(duel: Duel, n: usize, shared: Shared, begun: oneshot::Sender<()>) -> Result<(), Trouble> {
    let mut random = fastrand::Rng::with_seed(n as u64);
    let mut begun = Some(begun);
    let clock = json!({ "kind": CLOCK.0, "main_s": 0, "periods": 1, "period_s": duel.period_s });
    let options = games::duel(json!({ "clock": clock }));
    while !shared.stopped() {
        let opening = json!({ "options": options, "seats": ["me", { "for": duel.guests[1].id }] });
        let Some(table) = open(&duel.guests[0], &opening, &shared).await else { break };
        let mut sides = Vec::new();
        for guest in &duel.guests {
            let Some(socket) = seat(guest, table, &shared).await else { return Ok(()) };
            sides.push(Side { guest, table, socket });
        }
        let sit = sides[1].socket.ask(table, "sit", Command::Sit { seat: None, word: None }).await?;
        sit.map_err(|heard| Trouble(format!("an honest player could not sit down: {heard:?}")))?;
        for side in &mut sides {
            while side.socket.views.get(&table).is_none_or(|view| view.stage == Stage::Waiting) {
                side.socket.hear().await?.ok_or_else(|| Trouble("the connection has ended".to_owned()))?;
            }
        }
        shared.tables.lock().unwrap_or_else(PoisonError::into_inner)[n] = Some(table);
        // The receiver may have given up.
        let _given_up = begun.take().map(|begun| begun.send(()));
        play_game(&duel, &mut sides, &shared, &mut random).await;
        for side in sides {
            side.socket.leave().await;
        }
    }
    Ok(())
}

/// Plays until the game is over or everybody is asked to stop.
async fn play_game(duel: &Duel, sides: &mut [Side<'_>], shared: &Shared, random: &mut fastrand::Rng) {
    while !shared.stopped() {
        if let Some(by) = sides.iter().find_map(Side::is_over) {
            if by == EndedBy::Time {
                shared.felt().flagged += 1;
            }
            return;
        }
        let turn = (0..2).find_map(|n| Some((n, sides[n].choice(random)?)));
        let Some((mover, text)) = turn else {
            // Neither view has a decision: one of them is behind.
            let [first, second] = sides else { return };
            let moves = first.socket.moves(first.table).min(second.socket.moves(second.table));
            let behind = if first.socket.moves(first.table) == moves { first } else { second };
            if shared.within(PATIENCE, behind.sees_more_than(moves)).await.is_some_and(|seen| seen.is_ok()) {
                continue;
            }
            shared.felt().cut_off += u32::from(!shared.stopped());
            if !behind.comes_back(shared).await {
                return;
            }
            continue;
        };
        tokio::time::sleep(duel.thinks).await;
        play_one(duel.counts[mover], mover, &text, sides, shared).await;
    }
}

/// Plays one move, through as many connections as it takes, and notes how late it was.
async fn play_one(counts: bool, mover: usize, text: &str, sides: &mut [Side<'_>], shared: &Shared) {
    let number = sides[mover].socket.moves(sides[mover].table);
    let decided = Instant::now();
    let mut played = false;
    while !played && decided.elapsed() < PATIENCE && !shared.stopped() {
        let [first, second] = &mut *sides else { return };
        let (author, opponent) = if mover == 0 { (first, second) } else { (second, first) };
        let left = PATIENCE.saturating_sub(decided.elapsed());
        match shared.within(left, async { tokio::try_join!(author.plays(text, number), opponent.sees_more_than(number)) }).await {
            Some(Ok((Became::Played, ()))) => played = true,
            Some(Ok((Became::Refused(reason), ()))) => {
                shared.felt().refused.push(format!("{reason:?}"));
                break;
            }
            Some(Err(_)) => {
                shared.felt().cut_off += 1;
                come_back(sides, shared).await;
                // The move may have been stored before the connection was lost.
                played = sides.iter().all(|side| side.socket.moves(side.table) > number || side.is_over().is_some());
            }
            None => {}
        }
    }
    // What was still on its way when everybody was asked to stop is at least this late.
    if counts {
        shared.felt().moves.push(decided.elapsed());
    }
    if !played {
        come_back(sides, shared).await;
    }
}

async fn come_back(sides: &mut [Side<'_>], shared: &Shared) {
    for side in sides {
        if !side.comes_back(shared).await {
            return;
        }
    }
}

/// One person against the bot `search`, without a clock.
async fn play_bot(guest: Guest, shared: Shared, begun: oneshot::Sender<()>) -> Result<(), Trouble> {
    let mut random = fastrand::Rng::with_seed(77);
    let mut begun = Some(begun);
    let options = games::duel(json!({ "start": games::MIDDLE_GAME }));
    let opening = json!({ "options": options, "seats": ["me", { "bot": "search" }] });
    while !shared.stopped() {
        let Some(table) = open(&guest, &opening, &shared).await else { break };
        let Some(socket) = seat(&guest, table, &shared).await else { break };
        let mut side = Side { guest: &guest, table, socket };
        let _given_up = begun.take().map(|begun| begun.send(()));
        // Far from the end of the game, every answer is about the same work.
        while !shared.stopped() && side.is_over().is_none() && side.socket.moves(table) < MOVES_AGAINST_BOT {
            let moves = side.socket.moves(table);
            let done = match side.choice(&mut random) {
                Some(text) => {
                    tokio::time::sleep(THINKS).await;
                    shared.within(PATIENCE, side.plays(&text, moves)).await.is_some_and(|became| became.is_ok())
                }
                None => {
                    let asked = Instant::now();
                    let answered = shared.within(LONGEST_ANSWER, side.sees_more_than(moves)).await;
                    shared.felt().answers.push(asked.elapsed());
                    answered.is_some_and(|answered| answered.is_ok())
                }
            };
            if !done && !shared.stopped() {
                shared.felt().cut_off += 1;
                if !side.comes_back(&shared).await {
                    return Ok(());
                }
            }
        }
        side.socket.leave().await;
    }
    Ok(())
}
