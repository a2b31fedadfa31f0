// A player for Trilynx in one file: sits down at a table (or opens one), plays legal moves until the game is over, prints the result.
//
//   node --experimental-websocket player.mjs --open linko --seats me,bot:level3     opens a table and plays a bot
//   node --experimental-websocket player.mjs --open yinsh --seats me,open          opens a table, prints its id, waits for somebody
//   node --experimental-websocket player.mjs --join TABLE                          sits down at a table
//
// From Node 22 on the flag is not needed. More: --server http://127.0.0.1:8770, --token trilynx_… (else it plays as a guest),
// --choose first|random. To make a stronger player, change `choose`.

const argument = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};

const server = argument("server", "http://127.0.0.1:8770");
// A session is a cookie, and who uses one says where the request comes from.
const headers = { "content-type": "application/json", origin: server };

/** The whole intelligence: `legal` are all legal moves, `view` is everything this seat may know. */
function choose(legal, view) {
  return argument("choose", "random") === "first" ? legal[0] : legal[Math.floor(Math.random() * legal.length)];
}

async function api(method, path, body) {
  const response = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return { answer, response };
}

// Who we are: the owner of a token, or a new guest.
if (argument("token")) {
  headers.authorization = `Bearer ${argument("token")}`;
} else {
  const { response } = await api("POST", "/api/guest");
  headers.cookie = response.headers.get("set-cookie").split(";")[0];
}

// The table: one that exists, or a new one.
let table = argument("join");
if (!table) {
  const game = argument("open", "yinsh");
  const seats = argument("seats", "me,open").split(",").map((seat) => (seat.startsWith("bot:") ? { bot: seat.slice(4) } : seat));
  const options = { game, variant: argument("variant", "standard"), players: seats.length };
  table = (await api("POST", "/api/tables", { options, seats })).answer.table;
  console.log(`table ${table}`);
}

/** Takes in what happened; the same few lines for every game. See docs/protocol.md, "Folding". */
function fold(view, seen) {
  view.version += 1;
  const game = view.game;
  switch (seen.event) {
    case "seat": view.seats[seen.seat] = seen.now; break;
    case "closed": view.stage = "closed"; break;
    case "started": Object.assign(view, { seats: seen.seats, stage: "playing", game: seen.game, commitment: null }); break;
    case "moved": game.moves.push(seen.played); Object.assign(game, seen.now); break;
    case "went_back": game.moves.length = seen.to; view.rated = seen.rated; Object.assign(game, seen.now); break;
    case "offers": view.offers = seen.now; break;
    case "ended": Object.assign(view, { game: seen.game, stage: seen.stage, series: seen.series, commitment: seen.commitment }); break;
    case "ready": view.series.ready = seen.ready; break;
    case "rematch": view.rematch = seen.table; break;
    case "said": view.chat.push(seen.line); break;
  }
}

let view = null; // The table as we see it.
let pending = null; // What we asked for and have no answer to yet. Asked again after a lost connection: the key makes it happen once.
let number = 0;

function connect() {
  const socket = new WebSocket(server.replace(/^http/, "ws") + "/api/live", { headers });
  const say = (words) => socket.send(JSON.stringify(words));
  const ask = (command) => {
    pending = { say: "ask", table, key: `${process.pid}-${++number}`, command };
    say(pending);
  };
  const act = () => {
    if (pending || !view) return;
    if (view.viewer === null && view.stage === "waiting") return ask({ do: "sit" });
    if (view.stage === "over" || view.stage === "closed") return finish(socket);
    if (view.stage === "between" && !view.series.ready.includes(view.viewer)) return ask({ do: "ready" });
    const decision = view.game?.decision;
    if (decision?.legal) ask({ do: "play", move: choose(decision.legal, view), number: view.game.moves.length });
  };
  socket.onopen = () => {
    say({ say: "watch", table, version: view?.version });
    if (pending) say(pending);
  };
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    if (heard.say === "table") view = heard.view;
    if (heard.say === "events" && heard.table === table && heard.from === view?.version) heard.events.forEach((seen) => fold(view, seen));
    if (heard.say === "granted" && heard.key === pending?.key) pending = null;
    if (heard.say === "refused" && heard.key === pending?.key) {
      console.error(`refused: ${JSON.stringify(heard.reason)}`);
      pending = null;
    }
    if (heard.say === "error") console.error(`error: ${JSON.stringify(heard.error)}`);
    if (heard.say === "error" && heard.error.code === "not_found") process.exit(1);
    act();
  };
  // The server was restarted or the network failed: come back, with the version we have.
  socket.onclose = () => setTimeout(connect, 500);
}

function finish(socket) {
  const { winners, scores, by } = view.game?.result ?? { winners: [], scores: [], by: "closed" };
  console.log(`over after ${view.game?.moves.length ?? 0} moves: winners ${winners.join(",") || "-"} scores ${scores.join(",") || "-"} by ${by}`);
  socket.onclose = null;
  socket.close();
  process.exit(0);
}

connect();
