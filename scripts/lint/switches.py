"""Switches over an enumeration of UIKit that name every case of ours and have no default.

Apple's enumerations may grow and mostly have cases that ours has not: in Swift 6 its compiler refuses such a switch.
"""

import re

from delegates import block_end
from project import Finding

ENUM = re.compile(r"\benum\s+(\w+)[^{;]*\{")
SWITCH = re.compile(r"\bswitch\b[^{]*\{")
CASE = re.compile(r"\bcase\s+([^:{]*)")
NAME = re.compile(r"(?<![\w)])\.(\w+)")


def cases(project, folder):
    """The names of the cases of each enumeration in a folder."""
    for path, source in project.swift(folder):
        for match in ENUM.finditer(source.code):
            body = source.code[match.end():block_end(source.code, match.end() - 1)]
            names = set()
            for line in re.findall(r"(?m)^\s*(?:indirect\s+)?case\s+([^.\n]*)$", body):
                names |= {re.match(r"\s*`?(\w+)", part)[1] for part in re.sub(r"\([^)]*\)", "", line).split(",")
                          if re.match(r"\s*`?\w", part)}
            if names:
                yield path, names


def check(project):
    ours = [names for path, names in cases(project, "Sources/") if not path.startswith("Sources/UIKit/")]
    uikit = [names for _, names in cases(project, "Sources/UIKit/")]
    for path, source in project.swift("Sources/Screens/", "Sources/wayside/", "Tests/ScreensTests/",
                                      "Tests/UIKitContractTests/Portable/"):
        for match in SWITCH.finditer(source.code):
            body = source.code[match.end():block_end(source.code, match.end() - 1)]
            if re.search(r"\bdefault\s*:|@unknown\b", body):
                continue
            named = {name for patterns in CASE.findall(body) for name in NAME.findall(patterns)}
            if named and any(named <= names for names in uikit) and not any(named <= names for names in ours):
                line = source.line(match.start())
                yield Finding(path, line, f"a switch over {', '.join(sorted(named))} needs a default for Apple's UIKit")
