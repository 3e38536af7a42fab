"""The named trees: each property alone, each pair of interacting ones, and the shapes that public reports name."""

import itertools

import random_cases


def text(count, side=10, **style):
    return {"kind": "text", "count": count, "side": side, **style}


def ring(size, **style):
    return {"kind": "ring", "size": size, **style}


def empty(**style):
    return {"kind": "empty", **style}


def picture(width, height, **style):
    return {"kind": "picture", "natural": [width, height], **style}


def row(*children, **style):
    return {"kind": "row", "children": list(children), **style}


def stack(*children, **style):
    return {"kind": "stack", "children": list(children), **style}


def grid(columns, *children, **style):
    return {"kind": "grid", "columns": columns, "children": list(children), **style}


ALIGNMENTS = ["start", "center", "end", "stretch", "baseline"]
DISTRIBUTIONS = ["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly"]

# Each property of a child, with the value that it takes in the cases about it.
PROPERTIES = {
    "grow": {"grow": 1}, "grow-half": {"grow": 0.5}, "no-shrink": {"shrink": 0}, "shrink-double": {"shrink": 2},
    "shrink-half": {"shrink": 0.25}, "basis": {"basis": 30}, "basis-zero": {"basis": 0},
    "width": {"w": 55}, "height": {"h": 45}, "min-width": {"minW": 70}, "max-width": {"maxW": 25},
    "min-height": {"minH": 60}, "max-height": {"maxH": 8}, "padding": {"pad": [3, 7, 5, 2]},
    "self-start": {"self": "start"}, "self-center": {"self": "center"}, "self-end": {"self": "end"},
    "self-stretch": {"self": "stretch"}, "self-baseline": {"self": "baseline"},
}

# Two properties of these groups say the same thing twice.
EXCLUSIVE = [("grow",), ("no-shrink", "shrink"), ("basis",), ("self",)]


def are_exclusive(one, other):
    return any(one.startswith(group) and other.startswith(group) for group in EXCLUSIVE)


def case(name, tree, width=120, height=None, **more):
    return {"name": name, "width": width, "height": height, "tree": tree, **more}


def property_cases():
    spaces = {"row": {"roomy": (200, None), "tight": (60, 50)},
              "stack": {"roomy": (90, 160), "tight": (35, 30)}}
    combinations = [(name,) for name in PROPERTIES]
    combinations += [pair for pair in itertools.combinations(PROPERTIES, 2) if not are_exclusive(*pair)]
    for names in combinations:
        style = {key: value for name in names for key, value in PROPERTIES[name].items()}
        for kind, build in (("row", row), ("stack", stack)):
            for space, (width, height) in spaces[kind].items():
                tree = build(text(4), text(5, 12, **style), ring(20), gap=4)
                yield case(f"{kind}/{'-and-'.join(names)}/{space}", tree, width, height)
    for name, style in PROPERTIES.items():
        tree = grid([40, "auto", "1fr"], text(6), text(7, 12, **style), ring(20), text(3), text(5, 12, **style),
                    rowGap=3, columnGap=5)
        yield case(f"grid/{name}/natural-height", tree, 150)
        yield case(f"grid/{name}/fixed-height", tree, 110, 140)
        yield case(f"nested/{name}/in-a-stack-in-a-row", row(text(3), stack(text(6, **style), ring(12)), gap=5), 75)
        yield case(f"nested/{name}/in-a-row-in-a-stack", stack(row(text(6, **style), ring(12)), text(9), gap=5), 75, 90)
        yield case(f"nested/{name}/a-row-in-a-row", row(text(3), row(text(6), ring(12), gap=2, **style), gap=5), 95, 40)
        yield case(f"nested/{name}/a-grid-in-a-row",
                   row(text(3), grid(["auto", "1fr"], text(6), ring(12), **style), gap=5), 95, 40)


def distribution_cases():
    for distribution in DISTRIBUTIONS:
        for kind, build in (("row", row), ("stack", stack)):
            for count in range(4):
                children = [ring(15, shrink=0) for _ in range(count)]
                for space, length in (("roomy", 100), ("overflowing", 25)):
                    size = (length, 30) if kind == "row" else (30, length)
                    yield case(f"distribution/{kind}-{distribution}-{count}/{space}",
                               build(*children, distribute=distribution, gap=6), *size)
            tree = build(text(2, grow=0.3), text(3), distribute=distribution, pad=[4, 6, 8, 10])
            yield case(f"distribution/{kind}-{distribution}-with-a-half-growing-child", tree, 110, 90)


def alignment_cases():
    for items in ALIGNMENTS:
        for own in ALIGNMENTS:
            children = [text(2, 15, self=own), text(3), ring(25), row(text(1, 20), self=own)]
            yield case(f"alignment/row-{items}-self-{own}", row(*children, align=items), 150)
            yield case(f"alignment/row-{items}-self-{own}-fixed-height", row(*children, align=items), 150, 18)
            yield case(f"alignment/stack-{items}-self-{own}", stack(*children, align=items), 60)
            cells = [text(2, 15, self=own), text(3), ring(25), text(1, 20, self=own), ring(9)]
            yield case(f"alignment/grid-{items}-self-{own}",
                       grid(["auto", "auto"], *cells, align=items, justify=own), 110)


def baseline_cases():
    inner = {
        "text": text(2, 20), "padded-text": text(2, 20, pad=[5, 0, 9, 0]), "two-lines": text(6, 10, w=30),
        "ring": ring(18), "empty": empty(h=12), "row": row(text(1, 20), text(1, 30)),
        "baseline-row": row(text(1, 20), text(1, 30), align="baseline"),
        "centred-row": row(ring(30), text(1, 10)), "end-row": row(text(1), ring(30), align="end"),
        "stack": stack(text(1, 15), text(1)), "stack-of-a-ring": stack(ring(9), text(2)),
        "grid": grid(["auto", "auto"], text(1, 15), text(1, 25)),
        "baseline-grid": grid(["auto", "auto"], text(1, 15), text(1, 25), text(2), align="baseline"),
        "empty-row": row(h=14), "empty-grid": grid([10], h=14), "tall-stack": stack(text(1), h=50, distribute="end"),
        "fixed-text": text(2, 20, h=8), "stretched-in-row": row(stack(text(1), distribute="center"), ring(30), align="stretch"),
    }
    for name, child in inner.items():
        yield case(f"baseline/{name}-beside-a-text", row(text(3), child, align="baseline", gap=4), 200)
        yield case(f"baseline/{name}-in-a-low-row", row(text(3), child, align="baseline", gap=4), 200, 15)
        yield case(f"baseline/{name}-in-a-grid", grid(["auto", "1fr"], text(3), child, text(1), align="baseline"), 200)
        yield case(f"baseline/{name}-alone-and-nested", row(text(1, 40), row(child, align="end"), align="baseline"), 200)


def intrinsic_cases():
    items = {
        "text": text(8), "growing": text(8, grow=1), "basis": text(8, basis=30), "basis-growing": text(8, basis=30, grow=1),
        "basis-stiff": text(8, basis=30, shrink=0), "basis-large-stiff": text(3, basis=70, shrink=0),
        "basis-zero-growing": text(8, basis=0, grow=1), "width": text(8, w=45), "width-min": text(8, w=45, minW=60),
        "min": text(3, minW=50), "max": text(8, maxW=35), "min-over-max": text(3, minW=50, maxW=20),
        "ring": ring(20), "ring-basis": ring(20, basis=5), "ring-max": ring(20, maxW=12), "padded": text(4, pad=[1, 8, 1, 8]),
        "growing-min": text(4, grow=1, minW=55), "basis-max": text(8, basis=70, maxW=40), "zero-min": ring(30, minW=0),
        "width-stiff": text(8, w=45, shrink=0), "width-growing": text(2, w=35, grow=1),
    }
    for name, item in items.items():
        inner = row(item, text(2), gap=3)
        yield case(f"intrinsic/{name}-in-a-row-that-fits", stack(inner, align="start"), 200)
        yield case(f"intrinsic/{name}-in-a-row-that-does-not-fit", row(inner, text(20)), 90)
        yield case(f"intrinsic/{name}-in-a-stack", row(stack(item, text(2)), text(20)), 90)
        yield case(f"intrinsic/{name}-in-a-grid", row(grid(["auto", "1fr"], item, text(2)), text(20)), 90)
        yield case(f"intrinsic/{name}-in-an-fr", row(grid(["1fr", "m2fr"], item, text(2)), text(20)), 90)
        yield case(f"intrinsic/{name}-in-a-grid-that-fits", stack(grid(["auto", "1fr"], item, text(2)), align="start"), 200)
        yield case(f"intrinsic/{name}-as-a-cell", grid(["auto", 30, "1fr"], item, text(4), text(7)), 120)
        yield case(f"intrinsic/{name}-as-a-tight-cell", grid(["auto", "auto"], item, text(9)), 60)


def grid_cases():
    tracks = {
        "points": [30, 50], "auto": ["auto", "auto"], "fr": ["1fr", "1fr"], "minmax": ["m1fr", "m1fr"],
        "points-auto": [30, "auto"], "points-fr": [30, "1fr"], "auto-fr": ["auto", "1fr"], "uneven-fr": ["1fr", "2.5fr"],
        "small-fr": ["0.2fr", "0.3fr"], "minmax-and-fr": ["m1fr", "1fr"], "zero-fr": ["0fr", "1fr"], "three": ["auto", 20, "m1fr"],
        "one": ["auto"], "four": ["m1fr"] * 4, "zero-points": [0, "auto"], "auto-auto-fr": ["auto", "auto", "2fr"],
    }
    contents = {
        "texts": [text(3), text(9), text(5), text(1), text(14)], "rings": [ring(12), ring(30), ring(5)],
        "mixed": [text(6, 12), ring(25), row(text(4), ring(10)), stack(text(2), text(7))],
        "one": [text(4)], "none": [], "empties": [empty(), empty(h=7), empty(w=11)],
    }
    for (track_name, columns), (name, cells) in itertools.product(tracks.items(), contents.items()):
        yield case(f"grid/{track_name}-with-{name}/roomy", grid(columns, *cells, rowGap=4, columnGap=6), 220)
        yield case(f"grid/{track_name}-with-{name}/tight", grid(columns, *cells, rowGap=4, columnGap=6, pad=[2, 3, 4, 5]), 55, 60)
        yield case(f"grid/{track_name}-with-{name}/fitted", row(grid(columns, *cells, columnGap=6), align="start"), 300)


def picture_cases():
    shapes = {"small": (24, 24), "wide": (200, 50), "tall": (50, 300), "photo": (1000, 500)}
    styles = {"plain": {}, "width": {"w": 60}, "height": {"h": 25}, "both": {"w": 70, "h": 20}, "max-height": {"maxH": 20},
              "max-width": {"maxW": 30}, "padded": {"pad": [2, 4, 6, 8]}, "growing": {"grow": 1}}
    for (shape, (width, height)), (name, style) in itertools.product(shapes.items(), styles.items()):
        image = picture(width, height, **style)
        yield case(f"picture/{shape}-{name}-in-a-row", row(image, text(3)), 150)
        yield case(f"picture/{shape}-{name}-in-a-stack", stack(image, text(3), align="start"), 90)


def report_cases():
    """Shapes from public bug reports; Layout.md names them."""
    yield case("report/basis-keeps-the-automatic-minimum", row(text(9, basis=0), text(9, basis=0), ring(30)), 45)
    yield case("report/short-and-long-column", row(text(2, 10), text(300, 10), gap=8), 330)
    yield case("report/auto-beside-growing", row(stack(text(6), text(3)), text(30, grow=1)), 200)
    yield case("report/max-width-in-an-unbounded-row", row(stack(text(40), maxW=100), text(2), align="start"), 400)
    yield case("report/zero-width-and-a-height", stack(empty(w=0, h=20), align="start"), 100)
    for columns, width in itertools.product((["1fr"] * 3, ["auto"] * 3), (364 / 3, 100.1, 100.2, 100.3)):
        width = round(width, 3)
        yield case(f"report/three-{columns[0]}-columns-in-{width}", grid(columns, text(1, 5), text(1, 5), text(1, 5)), width)
    yield case("report/grid-padding-and-minimum-height",
               stack(grid(["1fr"], text(2), pad=[16, 16, 16, 16], minH=100), text(1)), 120)
    yield case("report/gaps-between-content-sized-tracks",
               grid(["auto"] * 3, text(8), text(8), text(8), columnGap=20, rowGap=20), 160)
    yield case("report/more-children-than-cells", grid(["m1fr"], *[text(2) for _ in range(5)]), 60)
    yield case("report/empty-stacks-and-a-tall-child", stack(stack(stack()), stack(), empty(h=400), stack(stack())), 60, 100)
    for length in range(1, 25):
        yield case(f"report/one-more-letter-{length}", row(text(length), text(8), gap=4), 150)


def decided_cases():
    """Shapes that random trees found, where the standard leaves room: Layout.md, "Decided"."""
    yield case("decided/a-minimum-height-counts-as-the-grid's",
               stack(grid(["m1fr"], ring(0), minH=8, grow=3.5), text(17, h=19, grow=1), gap=4), 330, 158)
    yield case("decided/a-minimum-width-counts-as-the-grid's",
               row(grid(["auto", "m1fr"], minW=68, grow=0.5, columnGap=11), align="stretch"), 330, 50)
    cut = grid(["auto"], text(20, minH=9), text(12, 5), rowGap=12, align="center", maxH=17)
    yield case("decided/a-grid-cut-to-its-maximum-keeps-its-rows", row(cut, text(30)), 90, 100)
    yield case("decided/a-grid-stretched-to-its-maximum-shares-it", row(cut, text(30), align="stretch"), 90, 100)
    yield case("decided/a-cut-grid-in-a-stack-of-its-content", row(stack(cut), text(30)), 90, 100)
    yield case("decided/a-cut-grid-in-a-stack-of-a-given-height", stack(cut, text(3)), 30, 100)
    yield case("decided/a-cut-grid-with-a-basis", row(stack({**cut, "basis": 5}), text(30)), 90, 100)
    yield case("decided/a-grid-shrunk-in-a-stack-of-its-content",
               row(stack({**cut, "minH": 2}, text(9), maxH=13), text(30)), 90, 100)
    yield case("decided/an-item's-minimum-width-counts-in-an-auto-track",
               row(grid(["auto", "1fr"], ring(30, minW=0), text(2)), text(20)), 90)
    yield case("decided/a-small-fraction-sized-by-content", row(grid(["0.2fr", "0.3fr"], text(4), columnGap=6)), 300)
    yield case("decided/a-baseline-above-its-box",
               row(row(row(text(20, 20, grow=1, self="center"), ring(5)), h=28, maxW=15, self="baseline")), 158, 158)


def mirrored_cases(cases):
    for original in cases:
        tree = random_cases.without_baselines_in_stacks(original["tree"])
        yield {**original, "name": f"right-to-left/{original['name']}", "rtl": True, "tree": tree}


def all_cases():
    cases = [*property_cases(), *distribution_cases(), *alignment_cases(), *baseline_cases(), *intrinsic_cases(),
             *grid_cases(), *picture_cases(), *report_cases(), *decided_cases()]
    return cases + list(mirrored_cases(cases[::12]))
