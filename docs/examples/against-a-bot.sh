#!/bin/sh
# A person plays a game of LYNGK against a bot. Needs a running server (trilynx serve), curl and Node.
# Usage: against-a-bot.sh [http://127.0.0.1:8770]
set -eu
server=${1:-http://127.0.0.1:8770}
here=$(dirname "$0")

table=$(node --experimental-websocket "$here/player.mjs" --server "$server" --open lyngk --seats me,bot:level1 | tee /dev/stderr \
  | sed -n 's/^table //p')
curl --fail --silent "$server/api/games/$table/record"
