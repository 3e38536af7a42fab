"""Writes the fixtures: trees and the places that headless Chromium gives their boxes.

    python3 generate.py            writes named.jsonl and random.jsonl beside this file
    python3 generate.py --random 500 --seed 7 --out fresh.jsonl

Needs Python 3.11 and Debian's `chromium`; the tests need neither.
"""

import argparse
import json
import pathlib

import chromium
import named_cases
import random_cases

HERE = pathlib.Path(__file__).parent
RANDOM_TREES = 2400
SEED = 1


# Points. Chromium cuts lengths to sixty-fourths, so a text whose width comes this near to one more square, but not
# onto it, may break otherwise there.
BREAK_SLACK = 0.1


def boxes(node):
    yield node
    for child in node.get("children", []):
        yield from boxes(child)


def hangs_on_a_hair(tree, frames):
    """Whether the cut of lengths to sixty-fourths decides where some text breaks."""
    for number, node in enumerate(boxes(tree)):
        if node["kind"] != "text":
            continue
        padding = sum(node.get("pad", [0] * 4)[1::2])
        squares = max(0, frames[4 * number + 2] - padding) / node["side"]
        distance = abs(squares - round(squares)) * node["side"]
        if 0 < distance < BREAK_SLACK and 1 <= round(squares) <= node["count"]:
            return True
    return False


def write(path, cases, browser):
    frames = chromium.lay_out(cases, browser)
    written = 0
    with open(path, "w", encoding="utf-8") as file:
        for case, places in zip(cases, frames, strict=True):
            if hangs_on_a_hair(case["tree"], places):
                continue
            kept = {key: value for key, value in case.items() if value is not None}
            file.write(json.dumps({**kept, "frames": places}, separators=(",", ":")) + "\n")
            written += 1
    print(f"{path}: {written} trees, {len(cases) - written} left out that hang on a hair")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--browser", default="chromium")
    parser.add_argument("--random", type=int, help="write only so many random trees")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "random.jsonl")
    arguments = parser.parse_args()
    if arguments.random is None:
        write(HERE / "named.jsonl", named_cases.all_cases(), arguments.browser)
    count = arguments.random or RANDOM_TREES
    write(arguments.out, random_cases.cases(count, arguments.seed), arguments.browser)


if __name__ == "__main__":
    main()
