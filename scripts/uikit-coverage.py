#!/usr/bin/env python3
"""usage: uikit-coverage.py --write | --check

Lists every public symbol of our UIKit with Apple's documentation path, the iOS version that introduced it and what its
declaration was compared with, in docs/uikit-coverage.md. --check fails on a symbol whose type has no version in
uikit-introduced.json, on one newer than iOS 15, on a declaration that has no verdict in uikit-declarations.tsv or has
changed since, on an entry of either table which names nothing, and on a page that is not up to date.

A verdict is a line of four columns between tabs: the symbol, our declaration as the compiler has it, what it was
compared with (a word of SOURCES), and how Apple's differs; nothing where it does not.

The symbols come from the compiler: `swift symbolgraph-extract` reads the built module.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/uikit-coverage.md"
TABLE = ROOT / "scripts/uikit-introduced.json"
VERDICTS = ROOT / "scripts/uikit-declarations.tsv"
OLDEST = (15, 0)
SOURCES = {
    "interface": "the Swift interface that Apple's tools make of the SDK",
    "header": "the SDK's Objective-C header, or a translation of it by a machine",
    "page": "Apple's documentation page of the symbol",
    "memory": "knowledge of the SDK, without a text at hand",
}
# Conformances that every class or plain type has anyway, or that follow from others.
IMPLIED = {"SendableMetatype", "NSObjectProtocol", "CustomStringConvertible", "CustomDebugStringConvertible",
           "RawRepresentable", "ExpressibleByArrayLiteral", "SetAlgebra"}

# What Swift's standard protocols require; Apple's types get it from Objective-C or from the compiler.
REQUIREMENTS = {"==(_:_:)", "!=(_:_:)", "<(_:_:)", "<=(_:_:)", ">(_:_:)", ">=(_:_:)", "hash(into:)", "hashValue",
                "isEqual(_:)", "hash", "copy(with:)", "mutableCopy(with:)", "init(rawValue:)", "rawValue", "RawValue",
                "description", "debugDescription", "init(arrayLiteral:)", "init(stringLiteral:)"}
# In these frameworks Apple keeps what is not UIKit's own.
FRAMEWORKS = {"CALayer": "quartzcore", "CACornerMask": "quartzcore", "CGRect": "corefoundation", "CGPoint": "corefoundation",
              "CGSize": "corefoundation", "IndexPath": "foundation", "NSAttributedString": "foundation", "Bundle": "foundation",
              "NSCoder": "foundation", "CGAffineTransform": "corefoundation", "NSObject": "objectivec",
              "AttributeScopes": "foundation", "AttributeContainer": "foundation", "AttributedString": "foundation"}
# Apple has two pages for a name where Swift and Objective-C differ; ours is Swift's.
SUFFIXES = {"uicontentconfiguration": "uicontentconfiguration-9eib5", "uicontentview": "uicontentview-5fh3z"}


def fail(message):
    sys.exit(f"uikit-coverage: {message}")


def run(*command):
    result = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode:
        fail(f"{' '.join(map(str, command))}\n{result.stdout}")
    return result.stdout


def symbol_graphs():
    """The graphs of the built module UIKit: its own symbols and those that it adds to other modules' types."""
    run("swift", "build", "--target", "UIKit")
    built = Path(run("swift", "build", "--show-bin-path").strip().splitlines()[-1])
    flags = [f for f in run("pkg-config", "--cflags", "libadwaita-1").split() if f.startswith("-I")]
    target = json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]
    maps = [f"Sources/{module}/module.modulemap" for module in ("CGtk",)]
    maps += sorted(map(str, built.glob("C*.build/module.modulemap")))
    with tempfile.TemporaryDirectory() as folder:
        run("swift", "symbolgraph-extract", "-module-name", "UIKit", "-I", built / "Modules", "-target", target,
            "-output-dir", folder, "-minimum-access-level", "public", "-skip-synthesized-members",
            *[part for path in maps for part in ("-Xcc", f"-fmodule-map-file={path}")],
            *[part for flag in flags for part in ("-Xcc", flag)])
        return [json.loads(path.read_text()) for path in sorted(Path(folder).glob("UIKit*.symbols.json"))]


def symbols(graphs):
    """The names of public symbols, as in "UIView.addSubview(_:)", with their kinds; requirements of Swift left out."""
    found = {}
    for graph in graphs:
        overrides = {r["source"] for r in graph["relationships"] if r["kind"] == "overrides"}
        for symbol in graph["symbols"]:
            path = symbol["pathComponents"]
            if path[-1] in REQUIREMENTS or symbol["identifier"]["precise"] in overrides:
                continue
            found[".".join(path)] = symbol["kind"]["displayName"].lower()
    return found


def declarations(graphs):
    """Our declarations by the name of the symbol: access where it is open, the compiler's text, what a type conforms to."""
    found = {}
    for graph in graphs:
        named = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in graph["symbols"]}
        above = {}
        for relationship in graph["relationships"]:
            if relationship["kind"] in ("inheritsFrom", "conformsTo"):
                name = named.get(relationship["target"]) or relationship.get("targetFallback", "").split(".")[-1]
                above.setdefault(relationship["source"], set()).add(name)
        overrides = {r["source"] for r in graph["relationships"] if r["kind"] == "overrides"}
        for symbol in graph["symbols"]:
            path, precise = symbol["pathComponents"], symbol["identifier"]["precise"]
            if path[-1] in REQUIREMENTS or precise in overrides:
                continue
            text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            text = re.sub(r"\s+", " ", text).strip()
            if symbol.get("accessLevel") == "open":
                text = f"open {text}"
            conformances = above.get(precise, set()) - IMPLIED
            if conformances and not symbol["kind"].get("identifier", "").endswith("protocol"):
                text += f": {', '.join(sorted(conformances))}"
            texts = found.setdefault(".".join(path), [])
            if text not in texts:
                texts.append(text)
    return {name: sorted(texts) for name, texts in found.items()}


def read_verdicts(text):
    """What the declarations were compared with and how Apple's differ, by symbol and declaration."""
    verdicts = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            columns = line.split("\t")
            if len(columns) != 4 or columns[2] not in SOURCES:
                fail(f"{VERDICTS.name}: four columns between tabs, the third one of {', '.join(SOURCES)}: {line}")
            verdicts[columns[0], columns[1]] = columns[2], columns[3]
    return verdicts


def unchecked(declared, verdicts):
    """Declarations without a verdict, and verdicts about declarations that are no more."""
    current = {(name, text) for name, texts in declared.items() for text in texts}
    for name, text in sorted(current - set(verdicts)):
        yield f"{name} has no verdict in {VERDICTS.name}, or its declaration has changed since: {text}"
    for name, text in sorted(set(verdicts) - current):
        yield f"{name} in {VERDICTS.name} is declared otherwise or not at all: {text}"


def introduced(name, table):
    """The version of a symbol: its own, or that of the nearest type around it; None if no type of it is listed."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        version = table.get(".".join(parts[:end]))
        if version:
            return version
    return None


def documentation(name):
    parts = [part.lower() for part in name.split(".")]
    parts[0] = SUFFIXES.get(parts[0], parts[0])
    framework = FRAMEWORKS.get(name.split(".")[0], "uikit")
    return f"/documentation/{framework}/{'/'.join(parts)}"


def number(version):
    return tuple(int(part) for part in version.split("."))


def problems(names, table):
    for name in sorted(names):
        version = introduced(name, table)
        if version is None:
            yield f"{name} has no version in {TABLE.name}: find it in Apple's documentation and list its type"
        elif number(version) > OLDEST:
            yield f"{name} is iOS {version}; the app runs on iOS {OLDEST[0]}"
    for name in sorted(table):
        if name not in names and not any(other.startswith(name + ".") for other in names):
            yield f"{name} in {TABLE.name} names no public symbol"


def verdict(name, declared, verdicts):
    """The two columns of the page for a symbol: what it was compared with, and how Apple's differs."""
    found = [verdicts.get((name, text), ("?", "")) for text in declared.get(name, [])]
    sources = sorted({source for source, _ in found})
    return ", ".join(sources) or "?", "; ".join(sorted({differs for _, differs in found if differs}))


def page(names, table, declared, verdicts):
    columns = {name: verdict(name, declared, verdicts) for name in names}
    counts = Counter(source for source, _ in columns.values())
    differing = sum(1 for _, differs in columns.values() if differs)
    types = {}
    for name in sorted(names, key=lambda n: (n.split(".")[0].lower(), n.count(".") > 0, n)):
        types.setdefault(name.split(".")[0], []).append(name)
    lines = [
        "# What our UIKit covers", "",
        "Every public symbol of `Sources/UIKit` with Apple's documentation path (https://developer.apple.com in front)",
        "and the iOS version that introduced it. Made by `make coverage` from the compiler's symbol graph; `make test`",
        "fails on a symbol without a version, newer than iOS 15, or missing here. What is not listed does not exist in",
        "ours; what is listed and not supported in every form stops with a message that names it. Requirements of",
        "Swift's own protocols (`==`, `hash(into:)`, `rawValue`, …) and overrides are not listed.", "",
        f"{len(types)} types, {len(names)} symbols.", "",
        "Each declaration was compared with Apple's: name, argument labels, types, optionality, isolation, open or final,",
        "convenience or designated. The column *checked* says with what, *differs* how Apple's is otherwise:", "",
        *[f"- *{source}*, {counts[source]} symbols: {meaning};" for source, meaning in SOURCES.items()],
        f"- {differing} differ; why is in [deviations.md](deviations.md#where-our-uikit-is-declared-otherwise).", "",
        "A constant that Apple declares as a variable which can only be read is not counted as a difference. Enumerations",
        "and protocols here have the cases and requirements that are supported, not all. The verdicts are in",
        "`scripts/uikit-declarations.tsv`; `make test` fails on a declaration that has changed since its verdict.",
    ]
    for name, members in types.items():
        lines += ["", f"## {name}", "", "| symbol | kind | documentation | iOS | checked | differs |",
                  "| --- | --- | --- | --- | --- | --- |"]
        for member in members:
            shown = member.replace("|", "\\|")
            path = documentation(member).replace("|", "\\|")
            checked, differs = columns[member]
            lines.append(f"| `{shown}` | {names[member]} | `{path}` | {introduced(member, table) or '?'} "
                         f"| {checked} | {differs} |")
    return "\n".join(lines) + "\n"


def main(arguments):
    if arguments not in (["--write"], ["--check"]):
        fail(__doc__.splitlines()[0])
    table = json.loads(TABLE.read_text())
    graphs = symbol_graphs()
    names, declared = symbols(graphs), declarations(graphs)
    verdicts = read_verdicts(VERDICTS.read_text())
    wrong = list(problems(names, table)) + list(unchecked(declared, verdicts))
    text = page(names, table, declared, verdicts)
    if arguments == ["--write"]:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(text)
    elif not PAGE.exists() or PAGE.read_text() != text:
        wrong.append(f"{PAGE.relative_to(ROOT)} is not up to date: make coverage")
    for problem in wrong:
        print(f"uikit-coverage: {problem}", file=sys.stderr)
    print(f"uikit-coverage: {len(names)} symbols, {len(wrong)} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
