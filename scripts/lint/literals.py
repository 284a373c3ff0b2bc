"""Texts that a person reads stand in the tables of Localization, not in a screen's code."""

import re

from project import Finding
from swift_source import INTERPOLATION

READ_BY_A_PERSON = (
    "title|text|prompt|placeholder|message|subtitle|secondaryText|accessibilityLabel|accessibilityValue|"
    "accessibilityHint|largeContentTitle|attributedTitle|attributedText|attributedPlaceholder|detail|footer|header"
)
# `label.text = "…"`, `title: "…"`, `setTitle("…"`, also through NSAttributedString(string: and `condition ? "…" : "…"`.
ASSIGNED = re.compile(rf"(?:\.|\b)(?:{READ_BY_A_PERSON})\s*(?:=|:)\s*[^\n;]*$")
PASSED = re.compile(r"\bset(?:Title|Text|Message)\s*\(\s*$|\bNSAttributedString\s*\(\s*string:\s*$")
# The app's own name is the same in every language.
NAMES = {"Wayside"}
LOOK_UP = re.compile(r"\b(?:text|plural)\s*\([^()]*$|\b(?:systemName|named|forKey|key|reuseIdentifier|identifier):\s*$")


def check(project):
    for path, source in project.swift("Sources/Screens/"):
        for literal in source.literals:
            words = literal.text.replace(INTERPOLATION, "").replace("\\n", "")
            if words in NAMES or not any(c.isalpha() for c in words):
                continue
            line_start = source.code.rfind("\n", 0, literal.start) + 1
            before = source.code[line_start:literal.start]
            if LOOK_UP.search(before):
                continue
            foreign = any("\u0400" <= c <= "\u04ff" for c in words)
            if foreign or ASSIGNED.search(before) or PASSED.search(before):
                message = f"\"{literal.text.replace(INTERPOLATION, '…')}\" is read by a person: it belongs in a table of Localization"
                yield Finding(path, source.line(literal.start), message)
