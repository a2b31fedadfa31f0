"""Samples as `trilynx dataset` writes them; the format is described in crates/arena/src/dataset/mod.rs."""

import json
import struct
from dataclasses import dataclass

import numpy as np


@dataclass
class Samples:
    """All samples of some files of one game. The last part of each file is kept apart, for no network to learn from."""

    header: dict
    opponent: np.ndarray  # inputs
    symmetries: np.ndarray  # 12 x inputs
    relabellings: np.ndarray  # all x inputs, bucket after bucket
    learned: np.ndarray
    kept: np.ndarray


def read(paths: list[str], keep: float = 0.04) -> Samples:
    """Samples of one game stand together, so no game is on both sides of the cut, but for the one that is cut through."""
    first, learned, kept = None, [], []
    for path in paths:
        header, maps, samples = read_file(path)
        if first is None:
            first = header, maps
        if header != first[0]:
            raise SystemExit(f"{path}: {header['game']} with other inputs than {paths[0]}")
        cut = int(len(samples) * (1 - keep))
        learned.append(samples[:cut])
        kept.append(samples[cut:])
    header, maps = first
    symmetries = maps[1 : 1 + header["symmetries"]]
    return Samples(header, maps[0], symmetries, maps[1 + header["symmetries"] :], np.concatenate(learned), np.concatenate(kept))


def read_file(path: str):
    with open(path, "rb") as file:
        magic, version, length = struct.unpack("<8sII", file.read(16))
        if magic != b"TRILYNXS" or version != 1:
            raise SystemExit(f"{path}: no samples of a format that this program reads")
        header = json.loads(file.read(length))
        count = 1 + header["symmetries"] + sum(header["relabellings"])
        maps = np.fromfile(file, "<u2", count * header["inputs"]).reshape(count, header["inputs"])
        sample = np.dtype(
            [
                ("inputs", "<u2", header["most_active"]),
                ("knowledge", "<i2", header["knowledge"]),
                ("win", "<u2"),
                ("result", "u1"),
                ("bucket", "u1"),
            ]
        )
        return header, maps, np.fromfile(file, sample)
