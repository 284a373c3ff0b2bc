"""What every rule looks at: the project's files, and a finding.

A rule is a function from a Project to findings. It reads no disk, so its tests give it a few lines of text.
"""

import subprocess
from dataclasses import dataclass
from pathlib import Path

from swift_source import SwiftSource


@dataclass(frozen=True, order=True)
class Finding:
    path: str
    line: int
    message: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.message}"


class Project:
    """Texts by path from the project's root, with / between folders."""

    def __init__(self, files):
        self.files = dict(files)
        self._sources = {}

    @classmethod
    def at(cls, root):
        """The files that are or would be under version control; what is not UTF-8 text is left out."""
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
            cwd=root, check=True, stdout=subprocess.PIPE,
        ).stdout.decode()
        files = {}
        for name in filter(None, listed.split("\0")):
            try:
                files[name] = (Path(root) / name).read_text(encoding="utf-8")
            except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
                continue
        return cls(files)

    def swift(self, *folders):
        """Pairs of path and SwiftSource in the folders; all Swift files without one."""
        for path in sorted(self.files):
            if path.endswith(".swift") and (not folders or path.startswith(folders)):
                if path not in self._sources:
                    self._sources[path] = SwiftSource(self.files[path])
                yield path, self._sources[path]


def module_of(path):
    """The module that a file under Sources, Tests or Benchmarks belongs to; None for another file."""
    parts = path.split("/")
    return parts[1] if len(parts) > 2 and parts[0] in ("Sources", "Tests", "Benchmarks") else None
