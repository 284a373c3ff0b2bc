"""The accessibility tree of a program: what a screen reader sees."""

import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from harness.waiting import Gone  # noqa: E402

# The accessibility library warns when a program is asked before its tree is there; whoever waits asks again.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None, None)

# A tree deeper or wider than this is a loop or a list that is not on demand.
MOST_ELEMENTS = 5000


def guarded(function):
    """Turns the errors of the bus, as when a widget has just gone, into Gone; looks for the element again before."""

    def call(self, *arguments, **named):
        try:
            return function(self, *arguments, **named)
        except GLib.Error as error:
            if not self._is_found_again():
                raise Gone(str(error)) from None
        try:
            return function(self, *arguments, **named)
        except GLib.Error as error:
            raise Gone(str(error)) from None

    return call


class Element:
    """One thing of the tree. Its texts are read when asked for, never kept.

    `again` finds what stands in its place when it has gone, as the row of a list that was loaded anew; None if nothing
    does.
    """

    def __init__(self, app, accessible, again=None):
        self.app = app
        self.accessible = accessible
        self.again = again

    def _is_found_again(self):
        """Whether another element has come in its place; from then on it is that one."""
        other = self.again() if self.again else None
        if other is None:
            return False
        self.accessible = other.accessible
        return True

    @property
    @guarded
    def role(self):
        return self.accessible.get_role_name()

    @property
    @guarded
    def name(self):
        return self.accessible.get_name() or ""

    @property
    @guarded
    def description(self):
        return self.accessible.get_description() or ""

    @property
    @guarded
    def text(self):
        """What stands in a text field; a label's text."""
        interface = self.accessible.get_text_iface()
        return interface.get_text(0, interface.get_character_count()) if interface else self.name

    @property
    @guarded
    def value(self):
        interface = self.accessible.get_value_iface()
        return interface.get_current_value() if interface else None

    @guarded
    def has_state(self, name):
        """Whether it has a state of Atspi.StateType, as in "focused", "selected", "sensitive", "showing"."""
        return self.accessible.get_state_set().contains(getattr(Atspi.StateType, name.upper()))

    @property
    @guarded
    def is_showing(self):
        """Whether a person sees it or would after scrolling: it is not covered by another page.

        GTK 4.8 sets no "showing" state and keeps the pages of a stack that are not in front "visible" and placed. So
        what stands at its place is asked for: itself, something in it, or what it stands on.
        """
        x, y, width, height = self.frame
        if not self.has_state("visible") or width <= 0 or height <= 0:
            return False
        if self.role == "frame":
            return True
        pane = self._scroll_pane()
        if pane is not None and not pane._holds_middle(self):
            return pane.is_showing
        window = self.app.frame.accessible.get_component_iface()
        # GTK names no parts inside a text field and no picture inside a button: then the corners are asked.
        for across, down in ((width // 2, height // 2), (3, 3), (width - 3, height - 3)):
            there = window.get_accessible_at_point(x + across, y + down, Atspi.CoordType.WINDOW)
            if there is not None:
                return self._is_above(there) or Element(self.app, there)._is_above(self.accessible)
        return True

    @property
    @guarded
    def is_in_sight(self):
        """Whether a person sees it now, without scrolling."""
        pane = self._scroll_pane()
        return self.is_showing and (pane is None or pane._holds_middle(self))

    def _scroll_pane(self):
        """The scroll view that it is in, or None."""
        accessible = self.accessible.get_parent()
        for _ in range(64):
            if accessible is None:
                return None
            if accessible.get_role_name() == "scroll pane":
                return Element(self.app, accessible)
            accessible = accessible.get_parent()
        return None

    def _holds_middle(self, other):
        left, top, across, down = self.frame
        x, y, width, height = other.frame
        return left <= x + width // 2 < left + across and top <= y + height // 2 < top + down

    def _is_above(self, accessible):
        """Whether it is an accessible or one of those around it."""
        for _ in range(64):
            if accessible is None:
                return False
            if accessible == self.accessible:
                return True
            accessible = accessible.get_parent()
        return False

    @property
    @guarded
    def frame(self):
        """x, y, width and height in pixels from the upper left corner of the window's content."""
        component = self.accessible.get_component_iface()
        if component is None:
            return 0, 0, 0, 0
        extents = component.get_extents(Atspi.CoordType.WINDOW)
        return extents.x, extents.y, extents.width, extents.height

    @property
    @guarded
    def children(self):
        count = self.accessible.get_child_count()
        found = (self.accessible.get_child_at_index(i) for i in range(min(count, MOST_ELEMENTS)))
        return [Element(self.app, child) for child in found if child is not None]

    def descendants(self):
        """Itself and all below it, in the order of reading; what vanishes meanwhile is left out."""
        waiting, seen = [self], 0
        while waiting and seen < MOST_ELEMENTS:
            element = waiting.pop()
            seen += 1
            yield element
            try:
                waiting.extend(reversed(element.children))
            except Gone:
                continue

    def tree(self):
        """The tree as indented lines, for the message of a failure."""
        lines = []

        def add(element, depth):
            try:
                states = [s for s in ("focused", "selected", "checked") if element.has_state(s)]
                shown = "" if element.is_showing else "(not seen)"
                lines.append(f"{'  ' * depth}{element.role} {element.name!r} {' '.join(states)} {shown}".rstrip())
                if len(lines) < 400:
                    for child in element.children:
                        add(child, depth + 1)
            except Gone:
                lines.append("  " * depth + "(gone)")

        add(self, 0)
        return "\n".join(lines)

    # What a person does with it.

    def activate(self):
        """Its default action, as a screen reader does it; clicks where there is none."""
        if not self.perform(0):
            self.click()

    @guarded
    def perform(self, index):
        """The action of an index; false if it has none."""
        interface = self.accessible.get_action_iface()
        return bool(interface and interface.get_n_actions() > index and interface.do_action(index))

    @guarded
    def focus(self):
        """Gives it the keyboard, as a screen reader does; true if it took it."""
        return self.accessible.get_component_iface().grab_focus()

    def click(self, button=1):
        """The pointer, in its middle: what a person without a screen reader does."""
        x, y, width, height = self._resting_frame()
        self.app.click_at(x + width // 2, y + height // 2, button)

    def _resting_frame(self):
        """Its frame, once two looks in a row are equal: a list that is just laid out moves its rows."""
        before, frame = None, self.frame
        for _ in range(40):
            before, frame = frame, self._frame_a_moment_later()
            if before == frame:
                break
        return frame

    def _frame_a_moment_later(self):
        time.sleep(0.025)
        return self.frame

    @guarded
    def set_text(self, text):
        """Replaces what stands in a text field, through the accessibility interface."""
        interface = self.accessible.get_editable_text_iface()
        if not interface or not interface.set_text_contents(text):
            raise AssertionError(f"{self.role} {self.name!r} is no text field")


def application(process_id):
    """The root of a process's tree; None as long as it is not there."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        try:
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == process_id:
                return child
        except GLib.Error:
            continue
    return None
