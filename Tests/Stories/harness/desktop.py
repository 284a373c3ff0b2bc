"""A display without a screen and a session bus, made once for a run and inherited by every program."""

import os
import shutil
import subprocess
import sys
import tempfile

from harness.waiting import wait_for

REQUIRED = {"Xvfb": "xvfb", "dbus-daemon": "dbus", "xdotool": "xdotool", "import": "imagemagick", "convert": "imagemagick"}


class Desktop:
    """Sets DISPLAY and DBUS_SESSION_BUS_ADDRESS of this process: started before the accessibility library is."""

    def __init__(self, width=1600, height=1024):
        for program, package in REQUIRED.items():
            if not shutil.which(program):
                sys.exit(f"stories: {program} is missing: apt-get install {package}")
        self.folder = tempfile.mkdtemp(prefix="wayside-stories-")
        self._processes = []
        runtime = os.path.join(self.folder, "runtime")
        os.mkdir(runtime, 0o700)
        for name in ("WAYLAND_DISPLAY", "GTK_THEME", "AT_SPI_BUS_ADDRESS", "GTK_A11Y"):
            os.environ.pop(name, None)
        os.environ.update(XDG_RUNTIME_DIR=runtime, GDK_BACKEND="x11", GSK_RENDERER="cairo", GSETTINGS_BACKEND="memory",
                          GTK_USE_PORTAL="0", ADW_DISABLE_PORTAL="1")
        os.environ["DISPLAY"] = ":" + self._start(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"],
            "the display")
        wait_for(lambda: not subprocess.run(["xdotool", "getdisplaygeometry"], stdout=subprocess.DEVNULL,
                                            stderr=subprocess.DEVNULL).returncode, "the display")
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = self._start(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"], "the session bus")

    def _start(self, command, what):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self._processes.append(process)
        line = process.stdout.readline().strip()
        if not line:
            self.stop()
            sys.exit(f"stories: {what} did not start: {' '.join(command)}")
        return line

    def stop(self):
        """Ends what was started, the newest first."""
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._processes.clear()
        shutil.rmtree(self.folder, ignore_errors=True)
