"""Wayside opens, its tabs can be reached with every means of input, and it says what it is."""

import re

from harness import Story
from harness.story import LOCALES
from harness.waiting import wait_for

TABS = {"en": ["Schedule", "News", "Music", "Places", "About"],
        "ru": ["Расписание", "Новости", "Музыка", "Места", "О приложении"]}
VERSION = re.compile(r"\b\d+\.\d+(?:\.\d+)?\b")


class Opening(Story):
    def tab(self, app, name):
        return app.find("page tab", name)

    def assert_selected(self, app, name):
        wait_for(lambda: self.tab(app, name).has_state("selected"), f"the choice of {name}")

    def read_version(self, app):
        """What a screen reader would say about the version: a name with a number in it that can be seen."""
        seen = wait_for(lambda: [e.name for e in app.all("label") if VERSION.search(e.name)], "a version")
        return VERSION.search(seen[0]).group(0)

    def test_it_opens_with_five_tabs_in_the_language_of_the_system(self):
        for language in LOCALES:
            with self.subTest(language):
                app = self.open(language)
                shown = wait_for(lambda: [e.name for e in app.all("page tab")], "tabs")
                self.assertEqual(shown, TABS[language])
                app.kill()

    def test_a_tab_is_chosen_with_the_pointer(self):
        app = self.open()
        self.tab(app, "About").click()
        self.assert_selected(app, "About")
        version = self.read_version(app)
        self.tab(app, "Schedule").click()
        self.assert_selected(app, "Schedule")
        wait_for(lambda: not [e for e in app.all("label") if version in e.name], "the end of the About tab")

    def test_a_tab_is_chosen_with_the_keyboard(self):
        app = self.open()
        self.tab(app, "About")
        for _ in range(60):
            focused = app.focused
            if focused and focused.role == "page tab":
                break
            app.key("Tab")
        self.assertEqual(app.focused.role, "page tab", "Tab reaches the tab bar")
        for _ in range(10):
            if app.focused.name == "About":
                break
            app.key("Right")
        self.assertEqual(app.focused.name, "About", "the arrow keys reach every tab")
        app.key("space")
        self.assert_selected(app, "About")
        self.read_version(app)

    def test_a_screen_reader_chooses_a_tab_and_reads_the_version(self):
        app = self.open()
        self.tab(app, "About").activate()
        self.assert_selected(app, "About")
        self.assertRegex(self.read_version(app), VERSION)

    def test_every_button_has_a_name(self):
        app = self.open()
        for name in TABS["en"]:
            self.tab(app, name).activate()
            self.assert_selected(app, name)
            nameless = [e for e in app.all("push button") if not e.name or e.name.startswith("Gtk")]
            self.assertEqual([e.frame for e in nameless], [], name)

    def test_after_a_kill_it_opens_again(self):
        app = self.open()
        self.tab(app, "About")
        app.kill()
        app = self.open()
        self.tab(app, "About").click()
        self.read_version(app)
