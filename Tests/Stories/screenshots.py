#!/usr/bin/env python3
"""usage: screenshots.py [word…]: pictures of every screen into docs/screens; with words, only names that hold one.

A picture is docs/screens/<screen>-<language>-<light|dark>-<width>.png.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from harness.desktop import Desktop  # noqa: E402

FOLDER = HERE.parents[1] / "docs/screens"


def take(wanted):
    from harness.story import NARROW, WIDE, Story
    from screens import MISSING, SCREENS

    class Album(Story):
        def runTest(self):
            """Never run: the case lends its folders and its way to open the program."""

    failed = 0
    for language in ("ru", "en"):
        for dark in (False, True):
            for size in (NARROW, WIDE):
                for name, go in SCREENS.items():
                    picture = f"{name}-{language}-{'dark' if dark else 'light'}-{size[0]}.png"
                    if wanted and not any(word in picture for word in wanted):
                        continue
                    album = Album()
                    try:
                        album.setUp()
                        app = album.open(language, dark, size)
                        if go(app, language) == MISSING:
                            continue
                        app.picture(str(FOLDER / picture))
                        print(picture, flush=True)
                    except Exception as error:
                        failed += 1
                        print(f"{picture}: {error}", flush=True)
                    finally:
                        album.doCleanups()
    return failed


def main(wanted):
    FOLDER.mkdir(parents=True, exist_ok=True)
    desktop = Desktop()
    try:
        failed = take(wanted)
    finally:
        desktop.stop()
    for picture in sorted(FOLDER.glob("*.png")):
        subprocess.run(["optipng", "-quiet", "-strip", "all", "-o2", str(picture)], check=True)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
