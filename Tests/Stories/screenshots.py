#!/usr/bin/env python3
"""usage: screenshots.py [word…]: pictures of every screen into docs/screens; with words, only names that hold one.

A picture is docs/screens/<screen>-<language>-<light|dark>-<width>.png. Each look (language, light or dark, width) is
taken by a process of its own with a display and buses of its own: what goes wrong in one leaves the others alone.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from harness.desktop import Desktop  # noqa: E402

FOLDER = HERE.parents[1] / "docs/screens"
LOOKS = [(language, scheme, width) for language in ("ru", "en") for scheme in ("light", "dark") for width in ("360", "800")]


def take(language, scheme, width, wanted):
    """Takes the pictures of one look; the number of those that failed."""
    from harness.story import NARROW, WIDE, Story
    from screens import MISSING, SCREENS

    class Album(Story):
        def runTest(self):
            """Never run: the case lends its folders and its way to open the program."""

    failed = 0
    size = next(size for size in (NARROW, WIDE) if str(size[0]) == width)
    for name, go in SCREENS.items():
        picture = FOLDER / f"{name}-{language}-{scheme}-{width}.png"
        if wanted and not any(word in picture.name for word in wanted):
            continue
        album = Album()
        try:
            album.setUp()
            app = album.open(language, scheme == "dark", size)
            if go(app, language) == MISSING:
                continue
            app.picture(str(picture))
            subprocess.run(["optipng", "-quiet", "-strip", "all", "-o2", str(picture)], check=True)
            print(picture.name, flush=True)
        except Exception as error:
            failed += 1
            print(f"{picture.name}: {error}", flush=True)
        finally:
            album.doCleanups()
    return failed


def main(arguments):
    FOLDER.mkdir(parents=True, exist_ok=True)
    if arguments[:1] == ["--look"]:
        desktop = Desktop()
        try:
            return 1 if take(*arguments[1:4], arguments[4:]) else 0
        finally:
            desktop.stop()
    statuses = [subprocess.run([sys.executable, __file__, "--look", *look, *arguments]).returncode for look in LOOKS]
    failed = sum(1 for status in statuses if status)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures, {failed} of {len(LOOKS)} looks failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
