"""A walk through the whole app in each language, as a person takes it on the first day.

With WAYSIDE_WALK=FOLDER each stop leaves a picture there, FOLDER/<language>-<number>.png, for the animated walk-through.
"""

import os

import account_forms as forms
import music_screens
import news_screens
import places_screens
import schedule_screens
from harness.story import Story
from harness.tabs import choose, is_selected, tab, title


class Walk(Story):
    def test_a_walk_through_the_whole_app_in_english(self):
        self.walk("en")

    def test_a_walk_through_the_whole_app_in_russian(self):
        self.walk("ru")

    def walk(self, language):
        app = self.open(language)
        self.stops = 0

        # The first day opens at the timetable; both ends are found by parts of their names.
        self.assertTrue(is_selected(app, title("schedule", language)))
        self.stop(app, language)
        schedule_screens.searching("орел")(app, language)
        self.stop(app, language)
        app.find("list item").activate()
        schedule_screens.searching("казанский вокзал", "to")(app, language)
        app.find("list item").activate()
        app.find("heading", schedule_screens.word("trip", language))
        self.stop(app, language)

        # The news, and one of them.
        news_screens.news(app, language)
        self.stop(app, language)
        news_screens.item(app, language)
        self.stop(app, language)

        # An account, an album.
        forms.form(app, language)
        forms.fill(app, language)
        self.stop(app, language)
        app.find("push button", forms.word("register", language)).activate()
        forms.signed_in(app)
        music_screens.ask(app, "кольцо")
        music_screens.album_row(app, "Расширенное")
        self.stop(app, language)
        music_screens.album_row(app, "Расширенное").click()
        app.find("list item", containing="Круг первый")
        self.stop(app, language)

        # A place, the next photo.
        places_screens.places(app, language)
        self.stop(app, language)
        places_screens.place("aurora bay", 11)(app, language)
        self.stop(app, language)
        app.key("Right")
        app.find("label", containing=f"2 {places_screens.word('of', language)} 11 ·")
        self.stop(app, language)

        # Every tab has kept its place; a photo has the window for itself.
        app.find("push button", containing=music_screens.word("back", language)).click()
        choose(app, title("schedule", language))
        app.find("heading", schedule_screens.word("trip", language))
        choose(app, title("news", language))
        app.find("push button", news_screens.word("share", language))
        choose(app, title("about", language))
        tab(app, title("about", language))
        self.stop(app, language)

    def stop(self, app, language):
        """A moment to look: the picture of what is there, where pictures are wanted."""
        self.stops += 1
        folder = os.environ.get("WAYSIDE_WALK")
        if folder:
            app.picture(os.path.join(folder, f"{language}-{self.stops:02}.png"))
