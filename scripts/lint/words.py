"""Words that may not appear in any file: paths of one machine, hosts of package registries."""

import re

from project import Finding

WORDS = [
    (re.compile(r"(?<![\w.$}~-])/(?:work|root|Users)/\w"), "a path of one machine"),
    (re.compile(r"\b(?:pypi|npmjs|crates|rubygems|deb\.debian)\.(?:org|com|io)\b"), "the host of a package registry"),
    (re.compile(r"(?i)\b(?:fix(?:es)?|clos(?:es)?|see|issue)\s+#\d+\b"), "a number that only a tracker understands"),
    (re.compile(r"\b(?:TODO|FIXME|XXX)\b"), "unfinished work: finish it, or say plainly what is not supported"),
]
# The list itself and its tests.
EXEMPT = ("scripts/lint/words",)


def check(project):
    for path, text in sorted(project.files.items()):
        if path.startswith(EXEMPT):
            continue
        for number, line in enumerate(text.split("\n"), start=1):
            for pattern, reason in WORDS:
                match = pattern.search(line)
                if match:
                    yield Finding(path, number, f"{match.group(0)}: {reason}")
