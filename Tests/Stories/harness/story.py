"""What every story stands on: empty folders, the sample services, the program."""

import json
import os
import shutil
import subprocess
import tempfile
import unittest
import urllib.request
from pathlib import Path

from harness.app import App

ROOT = Path(__file__).resolve().parents[3]
PROGRAMS = Path(os.environ.get("WAYSIDE_PROGRAMS", ROOT / ".build/debug"))

NARROW = (360, 720)
WIDE = (800, 720)
LOCALES = {"en": "en_GB.UTF-8", "ru": "ru_RU.UTF-8"}


class Services:
    """wayside-services on a free port, with faults on demand."""

    def __init__(self):
        program = PROGRAMS / "wayside-services"
        if not program.exists():
            raise AssertionError(f"{program} is not built: swift build")
        self.process = subprocess.Popen([program, "--port", "0", "--faults", "--exit-with-parent"],
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline().strip()
        if "http://" not in line:
            raise AssertionError(f"wayside-services did not start: {line!r}")
        self.address = line[line.index("http://"):]

    def ask(self, path):
        """What the server knows, as in "log?path=/photos": see wayside-services --help."""
        with urllib.request.urlopen(f"{self.address}/_control/{path}", timeout=10) as answer:
            return json.load(answer)

    def change(self, path):
        """Lets something go wrong or be mended, as in "fault?path=/photos&fault=html"."""
        urllib.request.urlopen(f"{self.address}/_control/{path}", timeout=10).close()

    def stop(self):
        """Stops answering: from here on connections are refused."""
        self.process.terminate()
        self.process.wait(10)
        self.process.stdout.close()


class Story(unittest.TestCase):
    """A test with the program. Its folders live as long as the test, over every kill and restart."""

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="wayside-story-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        for name in ("home", "data", "cache", "config", "config/gtk-4.0"):
            os.mkdir(os.path.join(self.folder, name))
        self._services = None
        # Lines for GTK's settings beside the usual ones.
        self.gtk_settings = []

    def _write_settings(self, large_text):
        """The settings that GTK reads when the program starts."""
        # Without animations what is shown is what will stay.
        lines = ["[Settings]", "gtk-enable-animations=false", f"gtk-font-name=Cantarell {22 if large_text else 11}",
                 *self.gtk_settings]
        Path(self.folder, "config/gtk-4.0/settings.ini").write_text("\n".join(lines) + "\n")

    @property
    def services(self):
        """The sample services, started when first asked for."""
        if self._services is None:
            self._services = Services()
            self.addCleanup(self._services.stop)
        return self._services

    def open(self, language="en", dark=False, size=NARROW, services=True, arguments=(), large_text=False,
             high_contrast=False):
        """Opens the program; it is ended with the test. Large text is twice as large."""
        program = os.environ.get("WAYSIDE_PROGRAM") or str(PROGRAMS / "wayside")
        if not os.path.exists(program):
            self.fail(f"{program} is not built: swift build")
        self._write_settings(large_text)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
        environment.update(
            LANG=LOCALES[language], LANGUAGE="", TZ="Europe/Moscow",
            HOME=os.path.join(self.folder, "home"),
            XDG_DATA_HOME=os.path.join(self.folder, "data"),
            XDG_CACHE_HOME=os.path.join(self.folder, "cache"),
            XDG_CONFIG_HOME=os.path.join(self.folder, "config"),
            ADW_DEBUG_COLOR_SCHEME="prefer-dark" if dark else "prefer-light",
            ADW_DEBUG_HIGH_CONTRAST="1" if high_contrast else "0",
        )
        command = [program]
        if services:
            command += ["--services", self.services.address]
        app = App(command + list(arguments), environment, os.path.join(self.folder, "log.txt"), size)
        self.addCleanup(self._end, app)
        return app

    def _end(self, app):
        app.kill()
        complaints = app.complaints()
        if complaints:
            self.fail("the program wrote:\n" + "\n".join(complaints[:10]))
