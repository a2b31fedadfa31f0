"""The network, how it learns, and how it is written for Trilynx; the format is described in crates/bots/src/network/file.rs."""

import argparse
import math
import struct
import time

import numpy as np
import torch
from torch import nn

import samples as sampled

# What stands for 1 in accumulators, in output weights, and by how much weights of knowledge are finer.
ONE, OUTPUT_ONE, KNOWLEDGE_ONE = 255, 64, 256
LARGEST_OUTPUT = 127 / OUTPUT_ONE
LARGEST_ROW = 2.0


class Network(nn.Module):
    """Two accumulators, clipped and squared, weighted by bucket; and the knowledge of the hand-written evaluation."""

    def __init__(self, header: dict, width: int, units: list[float], opponent: np.ndarray):
        super().__init__()
        inputs, buckets = header["inputs"], header["buckets"]
        # One place more for what is no input, and so many that rows begin where tensor cores like them to.
        self.places = (inputs + 8) // 8 * 8
        self.register_buffer("opponent", torch.from_numpy(opponent.astype(np.int64)))
        self.rows = nn.Parameter(torch.randn(inputs, width) * 0.05)
        self.bias = nn.Parameter(torch.rand(width) * 0.4)
        self.output = nn.Parameter(torch.randn(buckets, 2 * width) * 0.02)
        # It begins as the hand-written evaluation, whose score is the first number of knowledge.
        knowledge = torch.zeros(buckets, header["knowledge"])
        knowledge[:, 0] = 1.0
        self.knowledge = nn.Parameter(knowledge)
        self.output_bias = nn.Parameter(torch.zeros(buckets))
        self.register_buffer("units", torch.tensor(units))

    def accumulators(self, inputs: torch.Tensor) -> torch.Tensor:
        """The deciding seat's, then the other's, which sees each input as another one."""
        there = torch.zeros(len(inputs), self.places, device=inputs.device)
        there.scatter_add_(1, inputs, torch.ones_like(inputs, dtype=there.dtype))
        rows = torch.cat([self.rows, self.rows[self.opponent]], 1)
        rows = nn.functional.pad(rows, (0, 0, 0, self.places - len(rows)))
        return there @ rows + torch.cat([self.bias, self.bias])

    def forward(self, inputs, known, bucket):
        hidden = self.accumulators(inputs).clamp(0, 1).square()
        learned = (hidden * self.output[bucket]).sum(1) + self.output_bias[bucket]
        return learned + (known / self.units * self.knowledge[bucket]).sum(1)

    @torch.no_grad()
    def stay_in_range(self):
        self.output.clamp_(-LARGEST_OUTPUT, LARGEST_OUTPUT)
        self.rows.clamp_(-LARGEST_ROW, LARGEST_ROW)


class Tensors:
    """Samples where the network is, and every map that makes one of them stand for others."""

    def __init__(self, data: sampled.Samples, part: np.ndarray, device: str):
        padded = lambda maps: np.concatenate([maps, np.full(maps.shape[:-1] + (1,), data.header["inputs"])], -1).astype(np.int64)
        to = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(device)
        self.inputs = to(part["inputs"].astype(np.int16))
        self.known = to(part["knowledge"])
        self.win = to(part["win"].astype(np.float32) / 10_000)
        self.result = to(part["result"].astype(np.float32) / 2)
        self.bucket = to(part["bucket"].astype(np.int64))
        self.symmetries = to(padded(data.symmetries))
        self.relabellings = to(padded(data.relabellings))
        counts = torch.tensor(data.header["relabellings"], device=device)
        self.label_counts, self.label_starts = counts, counts.cumsum(0) - counts

    def __len__(self):
        return len(self.inputs)

    def batch(self, chosen: torch.Tensor, augment: bool):
        mine, bucket = self.inputs[chosen].long(), self.bucket[chosen]
        if augment:
            by = torch.randint(len(self.symmetries), (len(chosen),), device=mine.device)
            mine = self.symmetries[by[:, None], mine]
            if len(self.relabellings) > len(self.label_counts):
                among = (torch.rand(len(chosen), device=mine.device) * self.label_counts[bucket]).long()
                mine = self.relabellings[(self.label_starts[bucket] + among)[:, None], mine]
        return mine, self.known[chosen].float(), bucket


def losses(network: Network, data: Tensors, weight_of_win: float, scale: float, size: int = 16384):
    """The mean loss against the target, against the results alone, and both for the hand-written evaluation."""
    sums = torch.zeros(4, device=data.win.device)
    with torch.no_grad():
        for chosen in torch.arange(len(data), device=data.win.device).split(size):
            inputs, known, bucket = data.batch(chosen, augment=False)
            target = weight_of_win * data.win[chosen] + (1 - weight_of_win) * data.result[chosen]
            loss = lambda logit, of: nn.functional.binary_cross_entropy_with_logits(logit, of, reduction="sum")
            learned, hand = network(inputs, known, bucket), known[:, 0] / scale
            sums += torch.stack([loss(learned, target), loss(learned, data.result[chosen]), loss(hand, target), loss(hand, data.result[chosen])])
    return (sums / len(data)).tolist()


def train(network: Network, data: Tensors, kept: Tensors, given: argparse.Namespace, scale: float):
    # What the hand-written evaluation knows is not decayed: it is no guess.
    guessed = [network.rows, network.output]
    known = [network.bias, network.knowledge, network.output_bias]
    groups = [{"params": guessed, "weight_decay": given.decay}, {"params": known, "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=given.rate)
    steps_an_epoch = max(1, len(data) // given.batch)
    steps = given.epochs * steps_an_epoch
    warm = min(200, steps // 10 + 1)
    pace = lambda step: min(1.0, (step + 1) / warm) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / steps)))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, pace)
    start = time.time()
    for epoch in range(given.epochs):
        order = torch.randperm(len(data), device=data.win.device)
        total = torch.zeros((), device=data.win.device)
        for step in range(steps_an_epoch):
            chosen = order[step * given.batch : (step + 1) * given.batch]
            target = given.win_weight * data.win[chosen] + (1 - given.win_weight) * data.result[chosen]
            loss = nn.functional.binary_cross_entropy_with_logits(network(*data.batch(chosen, augment=True)), target)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
            network.stay_in_range()
            total += loss.detach()
        if epoch % max(1, given.epochs // 12) == 0 or epoch == given.epochs - 1:
            target, result, hand_target, hand_result = losses(network, kept, given.win_weight, scale)
            print(
                f"epoch {epoch + 1}: learned {total.item() / steps_an_epoch:.5f}; kept apart {target:.5f} (hand {hand_target:.5f}), "
                f"results alone {result:.5f} (hand {hand_result:.5f}); {time.time() - start:.0f} s",
                flush=True,
            )


def write(network: Network, header: dict, path: str):
    """Rounds the network to whole numbers and writes it."""
    whole = lambda tensor, one: torch.round(tensor.detach().double().cpu() * one).numpy()
    width = network.rows.shape[1]
    numbers = b"".join(
        [
            whole(network.bias, ONE).astype("<i2").tobytes(),
            whole(network.rows, ONE).astype("<i2").tobytes(),
            whole(network.output, OUTPUT_ONE).astype("<i2").tobytes(),
            whole(network.knowledge / network.units, ONE * OUTPUT_ONE * KNOWLEDGE_ONE).astype("<i4").tobytes(),
            whole(network.output_bias, ONE * OUTPUT_ONE).astype("<i4").tobytes(),
        ]
    )
    line = header["architecture"].replace("{width}", str(width))
    content = b"TRILYNXN" + struct.pack("<IQI", 1, fnv1a(line.encode()), width) + numbers
    with open(path, "wb") as file:
        file.write(content + struct.pack("<Q", fnv1a(content)))


def fnv1a(content: bytes) -> int:
    value = 0xCBF29CE484222325
    for byte in content:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def largest_accumulator(network: Network, data: Tensors) -> float:
    """Beyond 128 an accumulator of 16 bits would overflow."""
    with torch.no_grad():
        inputs, _, _ = data.batch(torch.arange(min(len(data), 20_000), device=data.win.device), augment=False)
        return max(network.accumulators(part).abs().max().item() for part in inputs.split(4096))


def main(game: str, units: list[float], width: int, epochs: int):
    """`units` are what the numbers of knowledge are divided by, so that all are about 1."""
    parser = argparse.ArgumentParser(description=f"Trains a network for {game}.")
    parser.add_argument("samples", nargs="+", help="files of `trilynx dataset`")
    parser.add_argument("--out", required=True, help="where the network goes")
    parser.add_argument("--width", type=int, default=width)
    parser.add_argument("--epochs", type=int, default=epochs)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.5)
    parser.add_argument("--win-weight", type=float, default=0.7, help="how much the player's judgement counts beside the result")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    torch.manual_seed(given.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = sampled.read(given.samples)
    if data.header["game"] != game:
        raise SystemExit(f"{given.samples[0]}: samples of {data.header['game']}, not of {game}")
    print(f"{vars(given)}; {len(data.learned)} samples, {len(data.kept)} kept apart; {device}", flush=True)
    network = Network(data.header, given.width, units, data.opponent).to(device)
    learned, kept = Tensors(data, data.learned, device), Tensors(data, data.kept, device)
    train(network, learned, kept, given, data.header["scale"])
    print(f"largest number in an accumulator: {largest_accumulator(network, kept):.1f} of 128", flush=True)
    write(network, data.header, given.out)
