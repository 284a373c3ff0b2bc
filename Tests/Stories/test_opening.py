"""Wayside opens, its tabs can be reached with every means of input, and it says what it is."""

import os
import re
import sqlite3
from contextlib import closing

from harness import Story
from harness.story import LOCALES
from harness.tabs import NAMES, choose, is_selected, tab, tabs, title
from harness.waiting import wait_for

VERSION = re.compile(r"\b\d+\.\d+\.\d+\b")


class Opening(Story):
    def read_version(self, app):
        """What a screen reader would say about the version of the program."""
        row = app.find("list item", containing="Version")
        self.assertRegex(row.name, VERSION)
        return row

    def another(self, app):
        """The name of a tab beside About."""
        others = [element.name for element in tabs(app) if element.name != "About"]
        if not others:
            self.skipTest("there is no tab beside About yet")
        return others[0]

    def test_it_opens_with_its_tabs_in_the_language_of_the_system(self):
        for language in LOCALES:
            with self.subTest(language):
                app = self.open(language)
                try:
                    about = title("about", language)
                    tab(app, about)
                    shown = [element.name for element in tabs(app)]
                    self.assertEqual(shown, [title(t, language) for t in NAMES if title(t, language) in shown],
                                     "the tabs stand in their order")
                    self.assertEqual(shown[-1], about)
                finally:
                    app.kill()

    def test_a_tab_is_chosen_with_the_pointer(self):
        app = self.open()
        tab(app, "About").click()
        wait_for(lambda: is_selected(app, "About"), "the choice of About")
        self.read_version(app)
        other = self.another(app)
        tab(app, other).click()
        wait_for(lambda: is_selected(app, other), f"the choice of {other}")
        app.wait_gone("list item", containing="Version")

    def test_a_tab_is_chosen_with_the_keyboard(self):
        app = self.open()
        choose(app, self.another(app))
        names = [element.name for element in tabs(app)]
        for _ in range(40):
            if app.focused and app.focused.name in names:
                break
            app.key("Tab")
        self.assertIn(app.focused.name, names, "the Tab key reaches the tab bar")
        for _ in names:
            if app.focused.name == "About":
                break
            app.key("Right")
        self.assertEqual(app.focused.name, "About", "the arrow keys reach every tab")
        app.key("space")
        wait_for(lambda: is_selected(app, "About"), "the choice of About")
        self.read_version(app)

    def test_a_screen_reader_chooses_a_tab_and_reads_the_version(self):
        app = self.open()
        choose(app, "About")
        self.read_version(app)
        app.find("heading", containing="About")

    def test_every_control_that_is_seen_has_a_name(self):
        app = self.open()
        for name in [element.name for element in tabs(app)]:
            choose(app, name)
            for role in ("push button", "toggle button", "list item", "text", "switch", "check box"):
                nameless = [e.frame for e in app.all(role) if not e.name or e.name.startswith(("Gtk", "WS"))]
                self.assertEqual(nameless, [], f"{role} in {name}")

    def test_after_a_kill_it_opens_again(self):
        app = self.open()
        choose(app, "About")
        app.kill()
        app = self.open()
        choose(app, "About")
        self.read_version(app)

    def test_it_opens_at_the_tab_that_was_seen_last(self):
        app = self.open()
        choose(app, "News")

        wait_for(lambda: self.kept("tab") == [("news",)], "the tab on the disk")
        app.kill()
        app = self.open()
        wait_for(lambda: is_selected(app, "News"), "the tab that was seen last")

    def kept(self, name):
        """What the app has noted under a name of its settings."""
        with closing(sqlite3.connect(os.path.join(self.folder, "data/wayside/user.sqlite"))) as database:
            return database.execute("SELECT value FROM settings WHERE name = ?", [name]).fetchall()

    def test_what_was_open_on_each_tab_is_open_at_the_next_start_even_offline(self):
        app = self.open()
        choose(app, "News")
        row = app.find("list item")
        title = row.name.split(",")[0]
        row.click()
        app.find("push button", "Share")
        choose(app, "Places")
        app.reveal("list item", containing="aurora bay").click()
        app.find("label", containing="1 of 11 ·")
        wait_for(lambda: self.kept("open.news") and self.kept("open.places"), "what is open, on the disk")
        app.kill()
        self.services.stop()

        app = self.open()
        # A photo has the window for itself; the tabs come back with the list.
        app.find(containing="1 of 11")
        app.find("push button", containing="Back").click()
        app.find("list item", containing="aurora bay")
        choose(app, "News")
        app.find("push button", "Share")
        app.find("list item", containing=title)
        app.find("push button", containing="Back").click()
        # Shown again is not opened again.
        wait_for(lambda: any("opened 1 time" in name for name in app.names("list item", containing=title)),
                 "the count, which has stayed")
        # What was closed stays closed.
        wait_for(lambda: not self.kept("open.news") and not self.kept("open.places"), "the closed screens, on the disk")
        app.kill()
        app = self.open()
        app.find("list item", containing=title)
        self.assertEqual(app.all("push button", "Share"), [])

    def test_a_key_opens_the_table_of_keys_and_another_closes_it(self):
        app = self.open()
        tab(app, "Schedule")
        app.key("F1")
        app.find("heading", "Keyboard Shortcuts")
        app.find("list item", containing="Ctrl+F or /")
        app.key("Escape")
        app.wait_gone("heading", "Keyboard Shortcuts")

    def test_it_ends_when_asked_to_and_leaves_no_complaint(self):
        app = self.open()
        choose(app, "About")
        app.quit()
        self.assertEqual(app.complaints(), [])
