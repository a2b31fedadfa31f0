#!/bin/sh
# Two people play a game of YINSH over the network: one opens a table with curl, then both play from their own programs.
# Needs a running server (trilynx serve), curl and Node. Usage: two-people.sh [http://127.0.0.1:8770]
set -eu
server=${1:-http://127.0.0.1:8770}
here=$(dirname "$0")

# Ann is a guest: her session is a cookie.
curl --fail --silent --cookie-jar ann.cookies --request POST "$server/api/guest"
echo

# She opens a table with two open seats and gets its id. The id is the link to send to a friend.
table=$(curl --fail --silent --cookie ann.cookies --header "origin: $server" --header 'content-type: application/json' \
  --data '{ "options": { "game": "yinsh", "variant": "blitz", "players": 2 }, "seats": ["open", "open"] }' \
  "$server/api/tables" | sed 's/.*"table":"\([^"]*\)".*/\1/')
echo "table $table"

# Two players sit down and play to the end.
node --experimental-websocket "$here/player.mjs" --server "$server" --join "$table" &
first=$!
node --experimental-websocket "$here/player.mjs" --server "$server" --join "$table"
wait $first

# The record of the game, for everybody.
curl --fail --silent "$server/api/games/$table/record"
