"""News, albums and places by a screen reader alone: by roles, names, actions and what is announced; no pointer, no key."""

import account_forms as forms
import music_screens
from harness.story import Story
from harness.tabs import choose
from harness.waiting import wait_for


class ScreenReader(Story):
    def announced(self, app, containing):
        """Waits until a text is announced; screen readers read a status whose text changes."""
        wait_for(lambda: app.all("status bar", containing=containing, showing=False)
                 or app.all("label", containing=containing, showing=False), f"{containing!r}, announced")

    def test_the_news_are_read_opened_counted_and_the_lost_connection_is_announced(self):
        app = self.open()
        choose(app, "News")
        app.find("heading", "News")
        row = app.find("list item")
        self.assertIn("not opened yet", row.name)
        title = row.name.split(",")[0]
        row.perform(0)
        app.find("push button", "Share")
        app.find("list item", containing=title)
        # The titles inside of the text are headings, each with its words.
        app.find("heading", "Что взять с\u00a0собой")
        self.assertEqual([name for name in app.names("heading") if name.startswith("WS")], [])
        app.find("push button", containing="Back").perform(0)
        app.find("list item", containing=f"{title}, ")
        wait_for(lambda: any("opened 1 time" in name for name in app.names("list item", containing=title)), "the count")
        self.services.stop()
        app.find("push button", "Refresh").perform(0)
        self.announced(app, "does not accept connections right now")
        app.find("list item", containing=title)

    def test_an_album_is_searched_for_and_its_songs_are_read(self):
        app = self.open()
        forms.register(app)
        music_screens.field(app).set_text("кольцо")
        row = music_screens.album_row(app, "Расширенное")
        for part in ("Северный трамвай", "14 songs"):
            self.assertIn(part, row.name)
        self.announced(app, "3 albums")
        row.perform(0)
        app.find("heading", containing="Disc 1")
        app.find("list item", containing="Круг первый")
        app.find("push button", containing="Back").perform(0)
        music_screens.field(app).set_text("xyzzy")
        self.announced(app, "Nothing found")

    def test_a_place_is_found_and_its_photos_are_told(self):
        app = self.open()
        choose(app, "Places")
        app.find("list item")
        app.find("text").set_text("aurora")
        self.announced(app, "1 place")
        app.find("list item", containing="aurora bay").perform(0)
        photo = app.find("image", containing="Photo 1 of 11,")
        self.assertIn("2025", photo.name)
        app.find("push button", containing="Share")
        app.find("push button", containing="Back").perform(0)
        app.find("list item", containing="aurora bay")
