"""The contract tests that describe Apple's UIKit too: its public interface alone, in the dialect that both share.

Ours compiles them with GTK's support files in the same module, so nothing else would tell that a test has come to need
what iPhone does not have.
"""

import re

import dialect
from edges import imports
from project import Finding

TESTS = "Tests/UIKitContractTests/Portable/"
# Who shows a window and operates it, by what their files begin with.
DISPLAYS = {
    "GTK": "Tests/UIKitContractTests/Gtk/Support/Host",
    "iPhone": "iOS/WaysideTests/Host",
}
ALLOWED = {"UIKit", "XCTest", "Foundation"}
USE = re.compile(r"\b[Hh]ost\s*\.\s*(\w+)")
DECLARATION = re.compile(r"\b(?:func|var|let)\s+(\w+)")


def declared(project, start):
    return {name for path, source in project.swift(start) for name in DECLARATION.findall(source.code)}


def check(project):
    yield from dialect.search(project, (TESTS,), dialect.SHARED)
    own = declared(project, TESTS + "Support/Host")
    displays = {display: declared(project, start) for display, start in DISPLAYS.items()}
    for path, source in project.swift(TESTS):
        for name, line in imports(source):
            if name not in ALLOWED:
                yield Finding(path, line, f"import {name}: portable tests import UIKit and XCTest")
        for match in re.finditer(r"@testable\b", source.code):
            yield Finding(path, source.line(match.start()), "portable tests use the public interface")
        for match in USE.finditer(source.code):
            for display, names in displays.items():
                if match.group(1) not in own | names:
                    line = source.line(match.start())
                    yield Finding(path, line, f"{display} has no Host.{match.group(1)}: move the test to Gtk")
