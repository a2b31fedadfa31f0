"""Trains the network of Linko! while `linko_selfplay` plays: Deep Monte-Carlo first, then PPO from there.

The one thing to know: what a decision looks like to the network is written down by the Rust program alone. Here are only numbers of inputs, and
rows of weights for them, one set for each number of players.
"""

import argparse
import json
import math
import os
import queue
import struct
import subprocess
import threading
import time

import numpy
import torch
from torch.nn import functional

DECISION, MOVE, MOVES = 96, 20, 24
VALUES_WORDS = DECISION + MOVE + 4
POLICY_WORDS = DECISION + 4 + MOVES * MOVE + 8
TABLES = 4
SHARE, LEAD, TASTE, POINTS = range(4)
# Finer rows play no better, and make the file a quarter larger where it is compressed.
STEP = 4


class Network(torch.nn.Module):
    def __init__(self, shape: dict):
        super().__init__()
        self.shape = shape
        inputs, width, hidden, kinds = (shape[name] for name in ("inputs", "width", "hidden", "kinds"))
        # One row more than there are inputs, for "no input". It stays zero.
        self.rows = torch.nn.ParameterList([torch.randn(inputs + 1, width) * 0.04 for _ in range(TABLES)])
        self.hidden = torch.nn.Parameter(torch.randn(width, kinds, hidden) * math.sqrt(2 / width))
        self.hidden_bias = torch.nn.Parameter(torch.zeros(kinds, hidden))
        self.answers = torch.nn.Parameter(torch.randn(kinds, hidden, 4) * 0.1)
        self.answers_bias = torch.nn.Parameter(torch.zeros(kinds, 4))
        self.keep_in_bounds()

    def answer(self, sums, kinds):
        """What comes out where the rows add up to `sums`."""
        # For all kinds, then the right one: gathering weights by kind would make the way back slow.
        hidden = functional.relu(torch.einsum("bw,wkh->bkh", functional.relu(sums), self.hidden) + self.hidden_bias)
        answers = torch.einsum("bkh,kha->bka", hidden, self.answers) + self.answers_bias
        return (answers * functional.one_hot(kinds, self.shape["kinds"])[:, :, None]).sum(1)

    def keep_in_bounds(self):
        most = self.shape["most_in_row"] / self.shape["one"]
        with torch.no_grad():
            for rows in self.rows:
                rows.clamp_(-most, most)
                rows[-1] = 0

    def write(self, path: str):
        """Rounds the rows to whole numbers that are multiples of STEP and writes the network."""
        parts = [struct.pack("<8sIQ", b"TRILYNXL", 1, fnv1a(self.shape["architecture"].encode()))]
        for rows in self.rows:
            parts.append((torch.round(rows.detach()[:-1] * (self.shape["one"] / STEP)) * STEP).cpu().numpy().astype("<i2").tobytes())
        hidden = self.hidden.detach().permute(1, 0, 2)
        for part in (hidden, self.hidden_bias, self.answers, self.answers_bias):
            parts.append(part.detach().contiguous().cpu().numpy().astype("<f4").tobytes())
        content = b"".join(parts)
        with open(path + ".unfinished", "wb") as file:
            file.write(content + struct.pack("<Q", checksum(content)))
        os.replace(path + ".unfinished", path)


def fnv1a(content: bytes) -> int:
    value = 0xCBF29CE484222325
    for byte in content:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def checksum(content: bytes) -> int:
    whole = len(content) // 4 * 4
    words = numpy.frombuffer(content[:whole], dtype="<u4").astype(numpy.uint64)
    places = numpy.arange(1, len(words) + 1, dtype=numpy.uint64)
    return int((words * places).sum(dtype=numpy.uint64)) ^ int.from_bytes(content[whole:], "big")


class Records:
    """The latest records of one number of players."""

    def __init__(self, words: int, room: int, device: str):
        self.kept = torch.zeros(room, words, dtype=torch.int16, device=device)
        self.size = self.next = 0

    def add(self, records: numpy.ndarray):
        records = torch.from_numpy(records).to(self.kept.device)
        end = min(self.next + len(records), len(self.kept))
        self.kept[self.next : end] = records[: end - self.next]
        self.size = max(self.size, end)
        self.next = end % len(self.kept)

    def draw(self, count: int):
        chosen = torch.randint(self.size, (count,), device=self.kept.device)
        return self.kept[chosen].to(torch.int32) & 0xFFFF


class Folder:
    """Starts players, reads what they write."""

    def __init__(self, given, method: str, options: list[str]):
        self.path = os.path.join(given.folder, method)
        os.makedirs(self.path, exist_ok=True)
        self.words = VALUES_WORDS if method == "values" else POLICY_WORDS
        self.read = queue.Queue(maxsize=256)
        self.stopped = False
        self.options, self.method, self.given = options, method, given
        self.players = []

    def start(self):
        command = lambda actor: [self.given.selfplay, self.method, self.path, str(self.given.seed * 1000 + actor), *self.options]
        self.players = [subprocess.Popen(command(actor)) for actor in range(self.given.players)]
        self.thread = threading.Thread(target=self.collect, daemon=True)
        self.thread.start()

    def collect(self):
        while not self.stopped:
            names = [name for name in os.listdir(self.path) if name.endswith(".records")]
            if not names:
                time.sleep(0.01)
            for name in sorted(names, key=lambda name: int(name.split("-")[2].split(".")[0])):
                file = os.path.join(self.path, name)
                records = numpy.fromfile(file, dtype="<i2").reshape(-1, self.words)
                os.remove(file)
                self.read.put((int(name[0]) - 2, records))
                if self.stopped:
                    return

    def publish(self, network: Network):
        network.write(os.path.join(self.path, "current.net"))

    def stop(self):
        open(os.path.join(self.path, "stop"), "w").close()
        self.stopped = True
        while not self.read.empty():
            self.read.get_nowait()
        for player in self.players:
            player.wait()


def dense(inputs, first: int, count: int):
    """Ones where there are inputs; "no input" is the last place and not counted."""
    inputs = torch.where(inputs == 0xFFFF, count, inputs - first).long()
    found = torch.zeros(*inputs.shape[:-1], count + 1, device=inputs.device)
    found.scatter_(-1, inputs, 1.0)
    found[..., count] = 0
    return found


def signed(words):
    return torch.where(words >= 0x8000, words - 0x10000, words).float()


def results_loss(answers, share, lead, points):
    win = functional.binary_cross_entropy_with_logits(answers[:, SHARE], share)
    rest = functional.smooth_l1_loss(answers[:, LEAD], lead) + functional.smooth_l1_loss(answers[:, POINTS], points)
    return win, win + 0.3 * rest


def values_loss(network: Network, table: int, drawn):
    """Deep Monte-Carlo: the move that was played leads to the result that came."""
    x = dense(drawn[:, : DECISION + MOVE], 0, network.shape["inputs"])
    kinds = drawn[:, DECISION + MOVE].long()
    share = drawn[:, DECISION + MOVE + 1] / 60
    lead, points = (signed(drawn[:, DECISION + MOVE + n]) / network.shape["lead"] for n in (2, 3))
    answers = network.answer(x @ network.rows[table], kinds)
    return results_loss(answers, share, lead.clamp(-3, 3), points.clamp(-5, 5))


def policy_loss(network: Network, table: int, drawn, given):
    """PPO: moves that did better than expected become likelier, but not by much at a time."""
    shape = network.shape
    rows, count = network.rows[table], len(drawn)
    base = dense(drawn[:, :DECISION], 0, shape["decision_inputs"])[:, :-1] @ rows[: shape["decision_inputs"]]
    kinds, legal, chosen = (drawn[:, DECISION + n].long() for n in range(3))
    at = DECISION + 4
    moves = drawn[:, at : at + MOVES * MOVE].reshape(count, MOVES, MOVE)
    there = torch.arange(MOVES, device=drawn.device)[None] < legal[:, None]
    decision, place = there.nonzero(as_tuple=True)
    sums = base.index_select(0, decision) + dense(moves[decision, place], shape["decision_inputs"], shape["inputs"] - shape["decision_inputs"]) @ rows[shape["decision_inputs"] :]
    answers = network.answer(sums, kinds[decision])
    taste = torch.full((count, MOVES), -1e9, device=drawn.device)
    taste[decision, place] = answers[:, TASTE]
    logarithms = functional.log_softmax(taste, dim=1)
    at += MOVES * MOVE
    number = lambda place: (drawn[:, place] | drawn[:, place + 1] << 16).contiguous().view(torch.float32)
    before, advantage = number(at), number(at + 2)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = (logarithms.gather(1, chosen[:, None])[:, 0] - before).exp()
    better = torch.minimum(ratio * advantage, ratio.clamp(1 - given.clip, 1 + given.clip) * advantage).mean()
    entropy = -(logarithms.exp() * logarithms * there).sum(1).mean()
    played = torch.zeros(count, MOVES, dtype=torch.bool, device=drawn.device)
    played[torch.arange(count, device=drawn.device), chosen] = True
    share = drawn[:, at + 4] / 60
    lead, points = (signed(drawn[:, at + n]) / shape["lead"] for n in (5, 6))
    _, results = results_loss(answers[played[decision, place]], share, lead.clamp(-3, 3), points.clamp(-5, 5))
    return entropy, -better - given.entropy * entropy + results


def learn(network: Network, average: Network, folder: Folder, given, seconds: float, warm: float, rate: float, batch: int, room: int, loss_of, device: str, name: str):
    """Learns for so long from whatever the players have written lately. Until `warm` seconds are over they play without the network."""
    optimizer = torch.optim.Adam(network.parameters(), lr=rate, betas=(0.9, 0.99), fused=device == "cuda")
    records = [Records(folder.words, room, device) for _ in range(TABLES)]
    start = time.time()
    steps = received = 0
    published, told = start, start
    sums = [[0.0, 0] for _ in range(TABLES)]
    fractions = {0.25: "quarter", 0.5: "half"}
    if warm == 0:
        folder.publish(average)
    folder.start()
    while (now := time.time() - start) < seconds:
        for _ in range(16):
            try:
                table, found = folder.read.get_nowait()
            except queue.Empty:
                break
            records[table].add(found)
            received += len(found)
        ready = [table for table in range(TABLES) if records[table].size >= batch]
        # Nothing is learned more often than `passes` times on average, or a few records would be learned by heart.
        if not ready or steps * batch > given.passes * received:
            time.sleep(0.002)
            continue
        table = ready[steps % len(ready)]
        for group in optimizer.param_groups:
            group["lr"] = rate * max(0.03, 0.5 + 0.5 * math.cos(math.pi * now / seconds))
        optimizer.zero_grad(set_to_none=True)
        shown, loss = loss_of(network, table, records[table].draw(batch))
        loss.backward()
        optimizer.step()
        network.keep_in_bounds()
        steps += 1
        with torch.no_grad():
            share = min(0.999, steps / (steps + 20))
            for mean, new in zip(average.parameters(), network.parameters()):
                mean.lerp_(new, 1 - share)
        sums[table][0] += shown.detach()
        sums[table][1] += 1
        if now > warm and time.time() - published > given.publish:
            folder.publish(average)
            published = time.time()
        if time.time() - told > given.tell:
            text = " ".join(f"{float(sum) / max(1, count):.4f}" for sum, count in sums)
            print(f"{name} {now:.0f} s: {received} records, {steps} steps of {batch}, {text}", flush=True)
            sums = [[0.0, 0] for _ in range(TABLES)]
            told = time.time()
        for fraction in [fraction for fraction in fractions if now > fraction * seconds]:
            average.write(os.path.join(given.out, f"{name}-{fractions.pop(fraction)}.net"))
    folder.stop()
    average.write(os.path.join(given.out, f"{name}.net"))
    print(f"{name}: {received} records, {steps} steps of {batch}", flush=True)


def main():
    parser = argparse.ArgumentParser(description="Trains the network of Linko!")
    parser.add_argument("--selfplay", required=True, help="the program linko_selfplay")
    parser.add_argument("--folder", required=True, help="where players and learner exchange files: in memory, best of all")
    parser.add_argument("--out", required=True, help="where the networks go")
    parser.add_argument("--players", type=int, default=15, help="how many programs play at a time")
    parser.add_argument("--warm", type=float, default=25, help="seconds of games by the rule of thumb")
    parser.add_argument("--values", type=float, default=240, help="seconds of Deep Monte-Carlo, the former included")
    parser.add_argument("--policy", type=float, default=100, help="seconds of PPO after that")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--policy-rate", type=float, default=5e-4)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--policy-batch", type=int, default=8192)
    parser.add_argument("--room", type=int, default=6_000_000, help="how many of the latest records are kept for each number of players")
    parser.add_argument("--policy-room", type=int, default=262_144)
    parser.add_argument("--passes", type=float, default=4)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.005)
    parser.add_argument("--sharpness", type=float, default=40, help="how much likelier the first policy plays what promises more")
    parser.add_argument("--publish", type=float, default=3)
    parser.add_argument("--tell", type=float, default=10)
    parser.add_argument("--options", default="explore=30 keep=400 strangers=200", help="of linko_selfplay")
    parser.add_argument("--policy-options", default="keep=60 strangers=200", help="of linko_selfplay")
    parser.add_argument("--begin", help="a state of an earlier run (values.pt) to go on from")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    shape = json.loads(subprocess.run([given.selfplay, "shape"], check=True, capture_output=True, text=True).stdout)
    network, average = Network(shape).to(device), Network(shape).to(device)
    if given.begin:
        network.load_state_dict(torch.load(given.begin, map_location=device))
    average.load_state_dict(network.state_dict())
    print(f"{vars(given)}; {shape}; {device}", flush=True)
    if given.values:
        folder = Folder(given, "values", given.options.split())
        learn(network, average, folder, given, given.values, 0 if given.begin else given.warm, given.rate, given.batch, given.room, values_loss, device, "values")
        network.load_state_dict(average.state_dict())
        torch.save(average.state_dict(), os.path.join(given.folder, "values.pt"))
    if given.policy:
        with torch.no_grad():
            network.answers[:, :, TASTE] = network.answers[:, :, SHARE] * given.sharpness / 4
            network.answers_bias[:, TASTE] = 0
        average.load_state_dict(network.state_dict())
        folder = Folder(given, "policy", given.policy_options.split())
        loss = lambda network, table, drawn: policy_loss(network, table, drawn, given)
        given.passes = 2
        learn(network, average, folder, given, given.policy, 0, given.policy_rate, given.policy_batch, given.policy_room, loss, device, "policy")


if __name__ == "__main__":
    main()
