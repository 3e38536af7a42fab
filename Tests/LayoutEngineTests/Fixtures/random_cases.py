"""Random trees from a seed: every property may meet every other."""

import random

ALIGNMENTS = ["start", "center", "end", "stretch", "baseline"]
DISTRIBUTIONS = ["start", "center", "end", "spaceBetween", "spaceAround", "spaceEvenly"]
LARGEST_TREE = 20


class TreeMaker:
    """Makes one tree; `rest` is how many more boxes it may have."""

    def __init__(self, source):
        self.source = source
        self.rest = source.randint(1, LARGEST_TREE)

    def chance(self, likelihood):
        return self.source.random() < likelihood

    def length(self, largest):
        """Whole numbers, eighths (which Chromium's sixty-fourths hold), and often zero."""
        choice = self.source.random()
        if choice < 0.08:
            return 0
        if choice < 0.8:
            return self.source.randint(1, largest)
        return self.source.randint(0, largest * 8) / 8

    def style(self):
        style = {}
        for key, likelihood, largest in (("w", .12, 120), ("h", .12, 80), ("minW", .1, 90), ("maxW", .1, 90),
                                         ("minH", .08, 60), ("maxH", .08, 60), ("basis", .1, 90)):
            if self.chance(likelihood):
                style[key] = self.length(largest)
        if self.chance(.25):
            style["grow"] = self.source.choice([.2, .5, 1, 1, 1, 2, 3.5])
        if self.chance(.2):
            style["shrink"] = self.source.choice([0, 0, 0, .2, .5, 2, 5])
        if self.chance(.2):
            style["self"] = self.source.choice(ALIGNMENTS)
        if self.chance(.15):
            style["pad"] = [self.length(12) for _ in range(4)]
        return style

    def leaf(self):
        choice = self.source.random()
        if choice < .6:
            return {"kind": "text", "count": self.source.randint(1, 24), "side": self.source.choice([5, 10, 10, 10, 15, 20])}
        if choice < .85:
            return {"kind": "ring", "size": self.length(40)}
        return {"kind": "empty"}

    def container(self, depth):
        kind = self.source.choice(["row", "row", "stack", "stack", "grid"])
        node = {"kind": kind}
        if kind == "grid":
            node["columns"] = [self.column() for _ in range(self.source.randint(1, 4))]
            if self.chance(.5):
                node["rowGap"], node["columnGap"] = self.length(12), self.length(12)
            if self.chance(.25):
                node["justify"] = self.source.choice(ALIGNMENTS[:4])
        else:
            if self.chance(.6):
                node["gap"] = self.length(12)
            if self.chance(.4):
                node["distribute"] = self.source.choice(DISTRIBUTIONS)
        if self.chance(.5):
            node["align"] = self.source.choice(ALIGNMENTS)
        node["children"] = []
        for _ in range(self.source.choice([0, 1, 2, 2, 3, 3, 4, 5])):
            if self.rest <= 0:
                break
            node["children"].append(self.node(depth + 1))
        return node

    def column(self):
        factor = self.source.choice([.3, 1, 1, 1, 2])
        return self.source.choice([self.length(60), "auto", "auto", f"{factor}fr", f"m{factor}fr"])

    def node(self, depth):
        self.rest -= 1
        is_container = depth < 6 and self.rest > 0 and self.chance(.45 if depth else 1)
        node = self.container(depth) if is_container else self.leaf()
        return {**node, **self.style()}

    def root(self):
        self.rest -= 1
        return self.container(0)


def without_baselines_in_stacks(node):
    """Mirrored trees leave out what is decided against Chromium: see Documentation/Layout.md."""
    node = dict(node)
    children = [without_baselines_in_stacks(child) for child in node.get("children", [])]
    if node["kind"] == "stack":
        if node.get("align") == "baseline":
            node["align"] = "start"
        children = [{**child, "self": "start"} if child.get("self") == "baseline" else child for child in children]
    if "children" in node:
        node["children"] = children
    return node


def cases(count, seed):
    source = random.Random(seed)
    made = []
    for number in range(count):
        case = {"name": f"random/{seed}-{number}", "width": source.choice([40, 90, 120, 158, 200, 338]),
                "height": source.choice([None, None, 50, 100, 158])}
        if source.random() < .15:
            case["rtl"] = True
        tree = TreeMaker(source).root()
        made.append({**case, "tree": without_baselines_in_stacks(tree) if "rtl" in case else tree})
    return made
