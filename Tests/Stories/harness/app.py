"""The built program, running."""

import os
import re
import signal
import subprocess
import tempfile
import time

from harness.element import Element, application
from harness.waiting import Gone, NotInTime, wait_for

# What GLib writes when a program misuses it: a bug even where nothing is seen of it.
COMPLAINT = re.compile(r"CRITICAL \*\*|-CRITICAL|Fatal error|assertion .* failed")


class App:
    """Starts a program and waits until its window is there, has the wished size and the keyboard."""

    def __init__(self, command, environment, log, size):
        self.command, self.log_path, self.size = command, log, size
        with open(log, "ab") as output:
            self.process = subprocess.Popen(command, env=environment, stdout=output, stderr=subprocess.STDOUT)
        try:
            self.window = wait_for(self._find_window, self._why_no_window)
            wait_for(self._frame_or_none, "the program on the accessibility bus")
            self._arrange()
        except BaseException:
            self.kill()
            raise

    # Starting and ending.

    def _find_window(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the program ended with {self.process.returncode}:\n{self.log()}")
        found = self._xdotool("search", "--onlyvisible", "--pid", str(self.process.pid), check=False).split()
        # GTK keeps small helper windows; the window proper is the one with a size.
        for window in found:
            size = self._geometry(window)
            if size and size[2] > 50 and size[3] > 50:
                return window
        return None

    def _why_no_window(self):
        return f"the window of {' '.join(self.command)} (it wrote: {self.log() or 'nothing'})"

    def _geometry(self, window):
        text = self._xdotool("getwindowgeometry", "--shell", window, check=False)
        values = dict(re.findall(r"(\w+)=(-?\d+)", text))
        return tuple(int(values[k]) for k in ("X", "Y", "WIDTH", "HEIGHT")) if "WIDTH" in values else None

    def _arrange(self):
        """There is no window manager: the window is moved, sized and given the keyboard here."""
        self._xdotool("windowmove", self.window, "0", "0")
        self._xdotool("windowfocus", self.window)

        def fits():
            # Around its content GTK draws an edge, on X without a compositor some pixels wide.
            outer, inner = self._geometry(self.window)[2:], self.frame.frame[2:]
            if inner == self.size:
                self.edge = ((outer[0] - inner[0]) // 2, (outer[1] - inner[1]) // 2)
                return True
            wanted = [self.size[i] + outer[i] - inner[i] for i in (0, 1)]
            if 0 <= outer[0] - inner[0] <= 100:
                self._xdotool("windowsize", "--sync", self.window, *map(str, wanted), check=False)
            return False

        wait_for(fits, lambda: f"a window of {self.size[0]} × {self.size[1]}; it stays {self.frame.frame[2:]}")

    def kill(self):
        """Ends the program as a power cut does; what it had stored is all that the next start finds."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self):
        """Asks the program to end and gives its exit status."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("the program did not end when asked to") from None

    @property
    def is_running(self):
        return self.process.poll() is None

    def log(self):
        """What the program wrote."""
        with open(self.log_path, encoding="utf-8", errors="replace") as lines:
            return lines.read().strip()

    def complaints(self):
        """The lines that tell of misuse of a library."""
        return [line for line in self.log().splitlines() if COMPLAINT.search(line)]

    # Seeing.

    def _root_or_none(self):
        accessible = application(self.process.pid)
        return Element(self, accessible) if accessible is not None else None

    def _frame_or_none(self):
        root = self._root_or_none()
        try:
            frames = [child for child in root.children if child.role in ("frame", "window")] if root else []
            return frames[0] if frames else None
        except Gone:
            return None

    @property
    def frame(self):
        """The window."""
        frame = self._frame_or_none()
        if frame is None:
            raise Gone("the window is not on the accessibility bus")
        return frame

    @property
    def root(self):
        root = self._root_or_none()
        if root is None:
            raise Gone("the program is not on the accessibility bus")
        return root

    def all(self, role=None, name=None, containing=None, showing=True, within=None):
        """The elements that are there now, in the order of reading."""
        found = []
        for element in (within or self.root).descendants():
            try:
                if role is not None and element.role != role:
                    continue
                if name is not None and element.name != name:
                    continue
                if containing is not None and containing not in element.name:
                    continue
                if showing and not element.is_showing:
                    continue
            except Gone:
                continue
            found.append(element)
        return found

    def names(self, role, containing=""):
        """The names of the elements of a role that are there now; what vanishes meanwhile is left out."""
        names = []
        for element in self.all(role):
            try:
                name = element.name
            except Gone:
                continue
            if containing in name:
                names.append(name)
        return names

    def find(self, role=None, name=None, containing=None, within=None, timeout=None):
        """The first element of a role and a name (whole, or a part of it), waited for."""
        wanted = " ".join(filter(None, [role or "element", name and repr(name), containing and f"with {containing!r}"]))

        def first():
            try:
                return (self.all(role, name, containing, within=within) or [None])[0]
            except Gone:
                return None

        def look():
            if not self.is_running:
                raise AssertionError(f"the program ended with {self.process.returncode}:\n{self.log()}")
            element = first()
            if element is not None:
                element.again = first
            return element

        try:
            return wait_for(look, wanted, **({"timeout": timeout} if timeout else {}))
        except NotInTime as error:
            raise NotInTime(f"{error}; what is there:\n{self._tree()}") from None

    def reveal(self, role=None, name=None, containing=None):
        """The element, scrolled into sight with the wheel where it is further down."""
        width, height = self.size
        for _ in range(60):
            found = [element for element in self.all(role, name, containing) if element.is_in_sight]
            if found:
                return found[0]
            self.scroll(width // 2, height // 2, 2)
            # The list needs a moment to make its rows.
            time.sleep(0.1)
        return self.find(role, name, containing, timeout=2)

    def wait_gone(self, role=None, name=None, containing=None):
        """Waits until no such element is shown."""
        wait_for(lambda: not self.all(role, name, containing), f"the end of {role or ''} {name or containing!r}")

    def _tree(self):
        try:
            return self.root.tree()
        except Gone as error:
            return str(error)

    @property
    def focused(self):
        """The element that has the keyboard, or None."""
        for element in self.root.descendants():
            try:
                if element.has_state("focused"):
                    return element
            except Gone:
                continue
        return None

    def picture(self, path):
        """Writes what the window shows to a PNG file, once two looks in a row are equal."""
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        width, height = self.size
        place = f"{width}x{height}+{self.edge[0]}+{self.edge[1]}"
        command = ["import", "-silent", "-window", "root", "-crop", place, "+repage"]
        before, look = None, None
        for _ in range(20):
            before, look = look, subprocess.run(command + ["png:-"], check=True, stdout=subprocess.PIPE).stdout
            # The picture's bytes hold the time it was taken: compare the pixels only.
            if before and self._pixels(before) == self._pixels(look):
                break
            time.sleep(0.15)
        with open(path, "wb") as file:
            file.write(look)
        return path

    def brightness(self):
        """How bright the window is, from 0 (black) to 1 (white)."""
        with tempfile.TemporaryDirectory() as folder:
            path = self.picture(os.path.join(folder, "window.png"))
            return float(subprocess.run(["convert", path, "-colorspace", "Gray", "-format", "%[fx:mean]", "info:"],
                                        check=True, stdout=subprocess.PIPE, text=True).stdout)

    @staticmethod
    def _pixels(png):
        """The compressed pixels of a PNG file."""
        start = png.find(b"IDAT")
        return png[start:png.rfind(b"IDAT") + 8] if start >= 0 else png

    # Doing.

    def click_at(self, x, y, button=1):
        """A click of the pointer at a place of the window."""
        self._move_pointer(x, y)
        self._xdotool("click", str(button))

    def _move_pointer(self, x, y):
        self._xdotool("mousemove", "--window", self.window, str(x + self.edge[0]), str(y + self.edge[1]))

    def scroll(self, x, y, notches):
        """The wheel at a place of the window: down for positive notches."""
        self._move_pointer(x, y)
        self._xdotool("click", "--repeat", str(abs(notches)), "--delay", "10", "5" if notches > 0 else "4")

    def key(self, *names):
        """Presses keys by their X names, as in key("Tab"), key("ctrl+f"), key("Page_Down")."""
        self._xdotool("key", "--delay", "30", *names)

    def type(self, text):
        """Types a text, in whatever alphabet, into what has the keyboard."""
        self._xdotool("type", "--delay", "40", "--", text)

    @staticmethod
    def _xdotool(*arguments, check=True):
        result = subprocess.run(["xdotool", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                timeout=30)
        if check and result.returncode:
            raise AssertionError(f"xdotool {' '.join(arguments)}: {result.stderr.strip()}")
        return result.stdout
