"""What switches a check of the compiler off carries its reason: a comment on the line above."""

import re

from project import Finding

NEEDS_REASON = re.compile(
    r"@unchecked\s+Sendable|\bnonisolated\(unsafe\)|\bunsafeBitCast\b|\bassumeIsolated\b|\bpassRetained\b"
    r"|\bunowned\(unsafe\)|@preconcurrency\b"
)


def check(project):
    for path, source in project.swift():
        for match in NEEDS_REASON.finditer(source.code):
            line = source.line(match.start())
            above = source.lines[line - 2].strip() if line > 1 else ""
            if not above.startswith("//") or len(above.strip("/ ")) < 10:
                yield Finding(path, line, f"{match.group(0)}: say why on the line above")
