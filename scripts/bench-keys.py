#!/usr/bin/env python3
"""usage: bench-keys.py [--program PATH] [--keys N] [FILE.json]: how soon a key is on the screen while one searches.

Types into the picker of arrival stations, whose stations come from FILE.json, or from an invented file that is as
large as the real one. The program itself notes when a key came and when frames were painted (UIKIT_FRAME_LOG); a key
is on the screen with the last frame before the next key, the one that shows what it found. On a busy machine the clock
counts what others took as well; the processor time is the program's own. Run by with-display.sh.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Stories"))

FRAME = 1_000 / 60
# Names, parts of names, a wrong keyboard layout, slips: what makes the search work hardest is among them.
WORDS = ["moskva", "vjcrdf", "avtovokzal", "riga", "cfyrn", "berlin", "tropar", "kazanskiy", "sankt", "gtnth", "minsk"]
# Longer than any search: what is painted after it belongs to the next key.
PAUSE = 0.3


def keys(count):
    """Each word is typed and taken back, letter by letter."""
    names = []
    while len(names) < count:
        for word in WORDS:
            names += list(word) + ["BackSpace"] * len(word)
    return names[:count]


def measure(log, begin):
    """From each key since a moment to the last frame before the next key: milliseconds of the clock, of the processor."""
    lines = (line.split() for line in Path(log).read_text().splitlines())
    events = [(kind, int(moment), int(processor)) for kind, moment, processor in lines]
    result, came, shown = [], None, None
    for kind, *moment in [event for event in events if event[1] > begin] + [("key", 0, 0)]:
        if kind == "paint":
            shown = moment
        else:
            if came is not None and shown is not None and shown[0] > came[0]:
                result.append([(then - first) / 1_000 for first, then in zip(came, shown)])
            came, shown = moment, None
    return result


def told(times, clock):
    """How the times are distributed, in words."""
    times = sorted(times)
    part = lambda share: times[min(len(times) - 1, int(share * len(times)))]
    within = sum(t <= 2 * FRAME for t in times)
    return (f"{clock}: median {statistics.median(times):.1f} ms, 90 % {part(0.9):.1f}, 99 % {part(0.99):.1f}, "
            f"most {times[-1]:.1f}; within two frames ({2 * FRAME:.1f} ms): {within} of {len(times)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--program", default=str(ROOT / ".build/release/wayside"))
    parser.add_argument("--keys", type=int, default=200)
    options = parser.parse_args()
    from harness.desktop import Desktop
    desktop = Desktop()
    try:
        from harness.story import Story

        class Typing(Story):
            def runTest(self):
                """Never run: the case lends its folders and its way to open the program."""

        story = Typing()
        story.setUp()
        try:
            file = options.file or Path(story.folder, "twin.json")
            if not options.file:
                subprocess.run([sys.executable, ROOT / "scripts/make-station-twin.py", file], check=True,
                               stdout=subprocess.DEVNULL)
            stations = Path(options.program).parent / "wayside-stations"
            subprocess.run([stations, "import", file, "--directory", Path(story.folder, "data/wayside")], check=True,
                           stdout=subprocess.DEVNULL)
            # A cursor that blinks is painted too.
            story.gtk_settings.append("gtk-cursor-blink=false")
            log = os.path.join(story.folder, "frames.txt")
            os.environ["UIKIT_FRAME_LOG"] = log
            os.environ["WAYSIDE_PROGRAM"] = options.program
            app = story.open(services=False)
            app.find("push button", containing="To, ").activate()
            app.find("label", containing="cities")
            app.key("ctrl+f")
            time.sleep(1)
            begin = time.monotonic_ns() // 1_000
            for name in keys(options.keys):
                app.key(name)
                time.sleep(PAUSE)
            times = measure(log, begin)
        finally:
            story.doCleanups()
    finally:
        desktop.stop()
    print(told([clock for clock, _ in times], "from key to screen by the clock"))
    print(told([processor for _, processor in times], "the program's work for it by the processor"))


if __name__ == "__main__":
    main()
