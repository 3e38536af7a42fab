"""Nanoseconds a block beside Taffy's, for the same trees in the same run.

    pip install stretchable
    python3 Benchmarks/Layout/compare.py

Taffy is called through `stretchable`; only its own call is timed, after every leaf has been marked dirty, so that no
cache helps it. The trees have no text, which would call back into Python.
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from stretchable import Node
from stretchable import node as internals
from stretchable.style import Style

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
sys.path.insert(0, str(PACKAGE / "Tests/LayoutEngineTests/Fixtures"))
import chromium  # noqa: E402

ROUNDS = 41


def box(width, height, **style):
    return {"kind": "empty", "w": width, "h": height, **style}


def chain(depth, kinds):
    tree = box(20, 10)
    for level in range(depth):
        tree = {"kind": kinds[level % len(kinds)], "gap": 2, "align": "stretch", "children": [box(5, 5), tree]}
    return tree


def widget(rows):
    """A header, rows of an icon, a growing part and a value, and a grid: what people send."""
    line = {"kind": "row", "gap": 8, "children": [box(16, 16), box(60, 12, grow=1), box(30, 12)]}
    cell = {"kind": "stack", "gap": 2, "children": [box(40, 10), box(50, 16)]}
    return {"kind": "stack", "gap": 6, "pad": [16, 16, 16, 16],
            "children": [{**line, "distribute": "spaceBetween"}, *[line] * rows,
                         {"kind": "grid", "columns": ["m1fr", "m1fr"], "columnGap": 8, "rowGap": 8,
                          "children": [cell] * 4}]}


def trees():
    return {
        "widget with 5 rows": widget(5), "widget with 15 rows": widget(15),
        "row of 256": {"kind": "row", "gap": 1, "children": [box(9, 9, grow=1)] * 256},
        "stack of 256": {"kind": "stack", "gap": 1, "children": [box(9, 9)] * 256},
        "grid of 256": {"kind": "grid", "columns": ["auto", "1fr", 30, "m1fr"], "children": [box(9, 9)] * 256},
        "rows 32 deep": chain(32, ["row"]), "stacks 32 deep": chain(32, ["stack"]),
        "rows and stacks 32 deep": chain(32, ["row", "stack"]),
    }


def taffy_node(node):
    names = {"padding-inline-start": "padding-left", "padding-inline-end": "padding-right"}
    pairs = [(names.get(name, name), value) for name, value in chromium.declarations(node)]
    style = Style.from_inline(";".join(f"{name}:{value}" for name, value in pairs if name != "box-sizing"))
    return Node(*[taffy_node(child) for child in node.get("children", [])], style=style)


def leaves(node):
    children = list(node)
    return [leaf for child in children for leaf in leaves(child)] if children else [node]


def taffy_nanoseconds(tree, width):
    root = taffy_node({**tree, "w": width})
    ends, times = leaves(root), []
    root.compute_layout((width, None))
    for _ in range(ROUNDS):
        for leaf in ends:
            leaf.mark_dirty()
        times.append(timed_call(root, width))
    return statistics.median(times)


def timed_call(root, width):
    """The time of the call into Taffy alone, without the walk that copies the results into Python."""
    elapsed = []
    library = internals.taffylib
    compute = library.node_compute_layout_with_measure

    def timed(*arguments):
        start = time.perf_counter_ns()
        result = compute(*arguments)
        elapsed.append(time.perf_counter_ns() - start)
        return result

    library.node_compute_layout_with_measure = timed
    try:
        root.compute_layout((width, None))
    finally:
        library.node_compute_layout_with_measure = compute
    return elapsed[0]


def our_nanoseconds(named, width):
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        for name, tree in named.items():
            file.write(json.dumps({"name": name, "width": width, "tree": tree, "frames": []}) + "\n")
        file.flush()
        command = ["swift", "run", "-c", "release", "--package-path", str(PACKAGE), "layout-benchmark", file.name]
        lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    fields = [line.split("\t") for line in lines if line.count("\t") == 2]
    return {name: (int(blocks), float(nanoseconds)) for name, blocks, nanoseconds in fields}


def main():
    width, named = 338, trees()
    ours = our_nanoseconds(named, width)
    print(f"| tree | blocks | ours, ns a block | Taffy, ns a block |\n| --- | ---: | ---: | ---: |")
    for name, tree in named.items():
        blocks, nanoseconds = ours[name]
        print(f"| {name} | {blocks} | {nanoseconds:.0f} | {taffy_nanoseconds(tree, width) / blocks:.0f} |")


if __name__ == "__main__":
    main()
