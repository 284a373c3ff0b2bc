"""The About tab: what the program stands on, and settings that stay."""

from harness import Story
from harness.tabs import choose
from harness.waiting import wait_for


class About(Story):
    def open_about(self, **wishes):
        app = self.open(**wishes)
        choose(app, "About")
        return app

    def is_chosen(self, app, look):
        row = app.reveal(name=look)
        return row.has_state("selected") or row.has_state("checked")

    def test_the_dark_look_is_there_at_once_and_after_a_kill(self):
        app = self.open_about()
        self.assertGreater(app.brightness(), 0.6)
        app.reveal(name="Dark").click()
        wait_for(lambda: app.brightness() < 0.4, "the dark look")
        wait_for(lambda: self.is_chosen(app, "Dark"), "the mark of the dark look")
        app.kill()

        app = self.open_about()
        wait_for(lambda: app.brightness() < 0.4, "the dark look after a kill")
        wait_for(lambda: self.is_chosen(app, "Dark"), "the mark of the dark look after a kill")

    def test_the_libraries_in_use_are_told_with_their_versions(self):
        app = self.open_about()
        for library in ("GTK", "SQLite", "libcurl", "libxml2"):
            self.assertRegex(app.reveal("list item", containing=library).name, r"\d+\.\d+", library)

    def test_in_a_narrow_window_every_row_can_be_reached_with_the_keyboard(self):
        app = self.open_about(size=(320, 480))
        reached = set()
        for _ in range(60):
            app.key("Down")
            if app.focused is not None:
                reached.add(app.focused.name)
            if any("Dark" in name for name in reached):
                break
        self.assertTrue(any("Dark" in name for name in reached), f"reached only {sorted(reached)}")
