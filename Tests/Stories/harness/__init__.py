"""Drives the built program from outside, as a person or a screen reader does.

    class Tabs(Story):
        def test_the_version_can_be_read(self):
            app = self.open(language="en")
            app.find("page tab", "About").click()
            self.assertTrue(app.find("label", containing="Version").is_showing)

- Story: a unittest case with empty folders of its own; open(), kill() and open() again keep them.
- App: the running program: find, click, type, key, picture, kill.
- Element: one thing of the accessibility tree: its role, name, value, place.
- Desktop: the display and the session bus that all stories of a run share.
"""

from harness.story import Story

__all__ = ["Story"]
