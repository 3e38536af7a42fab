"""Lays trees out in Debian's headless Chromium and reads the boxes back.

A tree is a dictionary as the fixtures store it (see README.md). One browser process runs at a time.
"""

import html
import json
import pathlib
import re
import subprocess
import tempfile

ALIGNMENTS = {"start": "flex-start", "end": "flex-end", "center": "center", "stretch": "stretch",
              "baseline": "baseline"}
GRID_ALIGNMENTS = {**ALIGNMENTS, "start": "start", "end": "end"}
DISTRIBUTIONS = {"start": "flex-start", "end": "flex-end", "center": "center",
                 "spaceBetween": "space-between", "spaceAround": "space-around",
                 "spaceEvenly": "space-evenly"}
LENGTHS = {"w": "width", "h": "height", "minW": "min-width", "maxW": "max-width", "minH": "min-height",
           "maxH": "max-height", "basis": "flex-basis"}
TREES_PER_PAGE = 250

SCRIPT = """
const results = [];
for (const root of document.querySelectorAll("[data-root]")) {
  const origin = root.getBoundingClientRect(), frames = [];
  for (const box of [root, ...root.querySelectorAll("[data-box]")]) {
    const r = box.getBoundingClientRect();
    frames.push(r.x - origin.x, r.y - origin.y, r.width, r.height);
  }
  results.push(frames);
}
const out = document.createElement("pre");
out.id = "results";
out.textContent = JSON.stringify(results);
document.body.replaceChildren(out);
"""


def track(column):
    """A column as CSS: points, `auto`, `2fr`, or `m2fr` for `minmax(0, 2fr)`."""
    if isinstance(column, (int, float)):
        return f"{column}px"
    return f"minmax(0,{column[1:]})" if column.startswith("m") else column


def declarations(node):
    """The CSS declarations of one box, as pairs."""
    yield "box-sizing", "border-box"
    for key, name in LENGTHS.items():
        if key in node:
            yield name, f"{node[key]}px"
    if "pad" in node:
        top, leading, bottom, trailing = node["pad"]
        yield "padding-top", f"{top}px"
        yield "padding-bottom", f"{bottom}px"
        yield "padding-inline-start", f"{leading}px"
        yield "padding-inline-end", f"{trailing}px"
    if "grow" in node:
        yield "flex-grow", node["grow"]
    if "shrink" in node:
        yield "flex-shrink", node["shrink"]
    if "self" in node:
        yield "align-self", ALIGNMENTS[node["self"]]
    kind = node["kind"]
    if kind in ("row", "stack"):
        yield "display", "flex"
        yield "flex-direction", "row" if kind == "row" else "column"
        yield "gap", f"{node.get('gap', 0)}px"
        yield "align-items", ALIGNMENTS[node.get("align", "center" if kind == "row" else "stretch")]
        yield "justify-content", DISTRIBUTIONS[node.get("distribute", "start")]
    elif kind == "grid":
        yield "display", "grid"
        yield "grid-template-columns", " ".join(map(track, node["columns"]))
        yield "gap", f"{node.get('rowGap', 0)}px {node.get('columnGap', 0)}px"
        yield "align-items", GRID_ALIGNMENTS[node.get("align", "stretch")]
        yield "justify-items", GRID_ALIGNMENTS[node.get("justify", "stretch")]
    elif kind == "text":
        yield "font-size", "0"
        yield "line-height", "0"


def content(node):
    """What stands inside the element of one box."""
    kind = node["kind"]
    if kind == "text":
        side = node["side"]
        square = (f'<i style="display:inline-block;width:{side}px;height:{side}px;'
                  f'vertical-align:{-side / 5}px"></i>')
        return square * node["count"]
    if kind == "ring":
        return f'<p style="margin:0;width:{node["size"]}px;height:{node["size"]}px"></p>'
    return "".join(element(child, parent=kind) for child in node.get("children", []))


def picture_declarations(node, parent):
    """The rules that make a canvas give way as our pictures do: Layout.md, "Pictures"."""
    if "ratio" in node:
        yield "aspect-ratio", node["ratio"]
    if {"w", "h"} & set(node):
        return
    width, height = node["natural"]
    pad = node.get("pad", [0] * 4)
    if "minW" not in node:
        widest = min(width, max(0, node.get("maxH", 1e7) - pad[0] - pad[2]) * width / height)
        yield "min-width", f"{min(widest, 40, node.get('maxW', 1e7)) + pad[1] + pad[3]}px"
    if parent == "stack":
        yield "max-width", f"min({node.get('maxW', 1e7)}px, 100%)"


def element(node, extra="", marker="data-box", parent=""):
    style = ";".join(f"{name}:{value}" for name, value in declarations(node)) + extra
    if node["kind"] == "picture":
        width, height = node["natural"]
        style += "".join(f";{name}:{value}" for name, value in picture_declarations(node, parent))
        return f'<canvas {marker} width="{width}" height="{height}" style="{html.escape(style)}"></canvas>'
    return f'<div {marker} style="{html.escape(style)}">{content(node)}</div>'


def document(cases):
    parts = []
    for case in cases:
        extra = f";position:absolute;left:0;top:0;width:{case['width']}px"
        if case.get("height") is not None:
            extra += f";height:{case['height']}px"
        extra += f";direction:{'rtl' if case.get('rtl') else 'ltr'}"
        parts.append(element(case["tree"], extra, "data-root"))
    return ("<!DOCTYPE html><meta charset=utf-8><body style='margin:0'>" + "".join(parts)
            + f"<script>{SCRIPT}</script>")


def lay_out(cases, browser="chromium"):
    """The frames of each case: x, y, width and height of each box in reading order, flat, in points."""
    frames = []
    for start in range(0, len(cases), TREES_PER_PAGE):
        frames += lay_out_page(cases[start:start + TREES_PER_PAGE], browser)
    return frames


def lay_out_page(cases, browser):
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page.html")
        page.write_text(document(cases), encoding="utf-8")
        command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
                   "--window-size=2000,2000", f"--user-data-dir={folder}/profile", page.as_uri()]
        dom = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300).stdout
    found = re.search(r'<pre id="results">(.*?)</pre>', dom, re.S)
    if not found:
        raise RuntimeError("the browser gave no results")
    return [[round(number, 3) for number in numbers] for numbers in json.loads(found.group(1))]
