"""Shows where Firefox lays stored trees out otherwise than Chromium: python3 judges.py named.jsonl …"""

import json
import sys

import firefox

TOLERANCE = 0.1


def deviation(ours, theirs):
    return max((abs(one - other) for one, other in zip(ours, theirs, strict=True)), default=0)


def main():
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            cases = [json.loads(line) for line in file]
        differing = [(case["name"], deviation(case["frames"], frames))
                     for case, frames in zip(cases, firefox.lay_out(cases), strict=True)]
        differing = [(name, distance) for name, distance in differing if distance > TOLERANCE]
        for name, distance in differing:
            print(f"{name}: {distance:.2f}")
        print(f"{path}: Firefox differs on {len(differing)} of {len(cases)}")


if __name__ == "__main__":
    main()
