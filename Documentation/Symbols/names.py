"""Writes the name tables of Sources/LayoutModel/Symbols.

    pip download --no-deps pysfsymbols && unzip pysfsymbols-*.whl
    python3 names.py pysfsymbols/sf_symbols_conversion_table.json

pysfsymbols lists the names of iOS 18.0 with their code points, releases.txt which release brought which name, and
renames.txt the old names. A name that releases.txt does not list is of iOS 18.0 when it is the new name of a
renamed symbol or has a code point that iOS 18.0 gave out, else of iOS 13.0.
"""

import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent
TARGET = HERE.parent.parent / "Sources/LayoutModel/Symbols"
# Unlisted names with lower code points are of iOS 13.0.
FIRST_OF_18 = 0x1007A3
SUFFIXES = {"f": [".fill"], "c": [".circle", ".circle.fill"], "s": [".square", ".square.fill"],
            "x": [".slash", ".slash.fill"]}


def branches(text):
    """The texts that {a,b} stands for, every combination."""
    found = re.search(r"\{([^{}]*)\}", text)
    if not found:
        return [text]
    return [
        result
        for choice in found[1].split(",")
        for result in branches(text[: found.start()] + choice + text[found.end():])
    ]


def parallel(old, new):
    """The pairs that {a,b} > {c,d} stands for, taken together from left to right."""
    counts = [len(group.split(",")) for group in re.findall(r"\{([^{}]*)\}", old + new)]
    if not counts:
        return [(old, new)]
    assert len(set(counts)) == 1, (old, new)
    pick = lambda text, index: re.sub(r"\{([^{}]*)\}", lambda m: m[1].split(",")[index], text)
    return [(pick(old, index), pick(new, index)) for index in range(counts[0])]


def variants(codes):
    own = [] if "-" in codes else [""]
    return own + [suffix for code in codes if code != "-" for suffix in SUFFIXES[code]]


def lines(name):
    for line in (HERE / name).read_text().splitlines():
        if line and not line.startswith("#"):
            yield line


def listed_releases():
    releases, current = {}, None
    for line in lines("releases.txt"):
        if line.startswith("["):
            current = line.strip("[]")
            continue
        pattern, *codes = line.split()
        for base in branches(pattern):
            for suffix in variants(codes):
                releases.setdefault(base + suffix, current)
    return releases


def renames():
    pairs = {}
    for line in lines("renames.txt"):
        old, rest = line.split(" > ")
        new, *codes = rest.split()
        for old_name, new_name in parallel(old, new):
            for suffix in variants(codes):
                pairs[old_name + suffix] = new_name + suffix
    return pairs


def number(release):
    major, minor = release.split(".")
    return int(major), int(minor)


def all_releases(code_points):
    releases, renamed = listed_releases(), renames()
    for name in code_points:
        if name.endswith(".arrow.trianglehead.counterclockwise.rotate.90") and name.split(".")[0].endswith("sign"):
            renamed[name.split(".")[0] + ".arrow.circlepath"] = name
    for name, code_point in code_points.items():
        is_new_name = name in renamed.values()
        releases.setdefault(name, "18.0" if is_new_name or code_point >= FIRST_OF_18 else "13.0")
    for old in renamed:
        releases.setdefault(old, "13.0")
    for old, new in list(renamed.items()):
        if new not in releases:
            releases[new] = "18.0"
            print("a new name that nothing lists:", old, ">", new)
    return releases, renamed


def folded(names):
    """The names as lines of a base and its variants, the way releases.txt writes them."""
    names, done, result = set(names), set(), []
    bases = {re.sub(r"(\.(circle|square|slash))?(\.fill)?$", "", name) or name for name in names}
    for base in sorted(bases | names, key=lambda name: (name.count("."), name)):
        if base in done:
            continue
        codes = [code for code, ends in SUFFIXES.items()
                 if all(base + end in names and base + end not in done for end in ends)]
        own = base in names
        members = ([base] if own else []) + [base + end for code in codes for end in SUFFIXES[code]]
        if not members or (not own and len(members) < 2):
            continue
        done.update(members)
        result.append(" ".join([base] + codes + ([] if own else ["-"])))
    assert done == names, names - done
    return sorted(result)


def folded_renames(renamed):
    """The old and new names as lines of the two bases and their common variants."""
    done, result = set(), []
    for old in sorted(renamed, key=lambda name: (name.count("."), name)):
        if old in done:
            continue
        new = renamed[old]
        codes = [code for code, ends in SUFFIXES.items() if all(renamed.get(old + end) == new + end for end in ends)]
        done.update([old] + [old + end for code in codes for end in SUFFIXES[code]])
        result.append(" ".join([old, new] + codes))
    return sorted(result)


def swift(name, comment, property_name, rows):
    rows = "\n".join("    " + row for row in rows)
    (TARGET / name).write_text(
        f"extension SymbolNames {{\n  /// {comment}\n  static let {property_name} = \"\"\"\n{rows}\n    \"\"\"\n}}\n")


def main(path):
    table = json.load(open(path))
    code_points = {name: int(value.replace("\\U", ""), 16) for name, value in table.items()}
    releases, renamed = all_releases(code_points)
    in_order = sorted(set(releases.values()), key=number)
    for release in in_order:
        names = [name for name, of in releases.items() if of == release]
        print(release, len(names))
        title = release.replace(".", "_")
        swift(f"Names/SymbolNames+{title}.swift", f"What iOS {release} brought.", f"release{title}", folded(names))
    index = [f"    (SymbolRelease({r.replace('.', ', ')}), release{r.replace('.', '_')})," for r in in_order]
    (TARGET / "Names/SymbolNames.swift").write_text(
        "/// The names by release: a line holds a name and codes for its variants, as SymbolCatalog reads them.\n"
        "enum SymbolNames {\n  static let all: [(release: SymbolRelease, names: String)] = [\n"
        + "\n".join(index) + "\n  ]\n}\n")
    rows = folded_renames(renamed)
    swift("Names/SymbolNames+Renames.swift", "Old names, each with its new one.", "renames", rows)
    print(len(releases), "names,", len(renamed), "renames")


main(sys.argv[1])
