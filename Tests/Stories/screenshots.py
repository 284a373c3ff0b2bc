#!/usr/bin/env python3
"""usage: screenshots.py [--into FOLDER] [--look LANGUAGE-SCHEME-WIDTH[-large][-contrast]]… [word…]

Pictures of every screen into docs/screens; with words, only of screens whose names hold one. A look is as in
ru-dark-360 or en-light-320-large-contrast: text twice as large, high contrast. Without a look, the usual eight are taken.

A picture is FOLDER/<screen>-<look>.png. Each look is taken by a process of its own with a display and buses of its own:
what goes wrong in one leaves the others alone.
"""

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from harness.desktop import Desktop  # noqa: E402

FOLDER = HERE.parents[1] / "docs/screens"
LOOKS = [f"{language}-{scheme}-{width}" for language in ("ru", "en") for scheme in ("light", "dark") for width in (360, 800)]
HEIGHT = 720


def take(look, folder, wanted):
    """Takes the pictures of one look; the number of those that failed."""
    from harness.story import Story
    from screens import MISSING, SCREENS

    language, scheme, width, *more = look.split("-")

    class Album(Story):
        def runTest(self):
            """Never run: the case lends its folders and its way to open the program."""

    failed = 0
    for name, go in SCREENS.items():
        picture = folder / f"{name}-{look}.png"
        if wanted and not any(word in name for word in wanted):
            continue
        album = Album()
        try:
            album.setUp()
            app = album.open(language, scheme == "dark", (int(width), HEIGHT), large_text="large" in more,
                             high_contrast="contrast" in more)
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


def main():
    parser = argparse.ArgumentParser(usage=__doc__.splitlines()[0].removeprefix("usage: "))
    parser.add_argument("--into", type=Path, default=FOLDER)
    parser.add_argument("--look", action="append", default=[])
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("words", nargs="*")
    asked = parser.parse_args()
    asked.into.mkdir(parents=True, exist_ok=True)
    if asked.here:
        desktop = Desktop()
        try:
            return 1 if take(asked.look[0], asked.into, asked.words) else 0
        finally:
            desktop.stop()
    looks = asked.look or LOOKS
    command = [sys.executable, __file__, "--here", "--into", str(asked.into)]
    failed = sum(1 for look in looks if subprocess.run([*command, "--look", look, *asked.words]).returncode)
    print(f"{len(list(asked.into.glob('*.png')))} pictures, {failed} of {len(looks)} looks failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
