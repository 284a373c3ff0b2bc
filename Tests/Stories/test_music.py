"""Albums: found in any language, told the truth about, there again without a connection."""

import json
import urllib.request
from pathlib import Path
from urllib.parse import quote

import account_forms as forms
import music_screens as music
from harness import Story
from harness.waiting import wait_for

OFFLINE = "does not accept connections right now"


class Music(Story):
    # The server, from behind.

    def control(self, path):
        with urllib.request.urlopen(self.services.address + "/_control/" + path, timeout=10) as answer:
            return answer.read()

    def fault(self, name, path="/search"):
        self.control(f"fault?path={path}&fault={quote(name)}")

    def calls(self, path="/search"):
        return [r["target"] for r in json.loads(self.control(f"log?path={path}"))["requests"]]

    # The program, from the front.

    def open_signed_in(self, language="en", **named):
        """The search of somebody who has registered just now."""
        app = self.open(language=language, **named)
        forms.register(app, language)
        return app

    def reopen(self, app, language="en", **named):
        app.kill()
        app = self.open(language=language, **named)
        forms.music(app, language)
        forms.signed_in(app)
        return app

    def titles(self, app):
        return [name.split(",")[0] for name in app.names("list item") if "song" in name or "пес" in name]

    def open_album(self, app, containing):
        music.album_row(app, containing).click()
        app.find("push button", "Share")

    def back(self, app):
        app.find("push button", containing="Back").click()
        app.wait_gone("push button", "Share")

    def traces(self, *words):
        """Which of the words are in any byte that the program keeps."""
        kept = b"".join(file.read_bytes() for file in Path(self.folder).glob("[dch]*/**/*") if file.is_file())
        return [word for word in words if word.encode() in kept]

    # The stories.

    def test_what_a_deleted_person_searched_for_and_opened_is_in_no_file(self):
        app = self.open_signed_in()
        music.ask(app, "северное сияние")
        wait_for(lambda: self.titles(app), "albums")
        title = self.titles(app)[0]
        self.open_album(app, title)
        self.back(app)
        words = ("северное сияние", title)
        wait_for(lambda: self.traces(*words) == list(words), "the search and the album in the cache")
        forms.choose_in_menu(app, "delete account")
        app.find("push button", "Delete").activate()
        app.find("push button", "Create an Account")
        wait_for(lambda: not self.traces(*words), lambda: f"the end of {self.traces(*words)} in the files")
        artwork = Path(self.folder).glob("[dch]*/**/artwork/*")
        self.assertEqual(list(artwork), [])

    def test_a_search_in_russian_lists_albums_in_order(self):
        app = self.open_signed_in()
        music.ask(app, "северное сияние")
        wait_for(lambda: len(self.titles(app)) == 3, lambda: f"three albums; there are {self.titles(app)}")
        names = app.names("list item", containing="song")
        # One title: by artist, then year, and the year tells the two of one artist apart.
        self.assertIn("Мария Озёрская", names[0])
        self.assertIn("2012", names[0])
        self.assertIn("2021", names[1])
        self.assertIn("Ночной троллейбус", names[2])

    def test_a_search_in_english_lists_albums_without_regard_to_case(self):
        app = self.open_signed_in()
        music.ask(app, "the on")
        wait_for(lambda: self.titles(app) == ["The One", "THE ONLY"] or len(self.titles(app)) > 1, "the albums")
        found = self.titles(app)
        self.assertEqual(found, sorted(found, key=str.lower))

    def test_who_is_signed_in_is_shown_over_the_search(self):
        app = self.open_signed_in()
        app.find("label", containing="O'Brien")
        app.find("label", containing="Ivan.OBrien@example.org")

    def test_an_opened_album_is_there_after_a_restart_without_a_connection(self):
        app = self.open_signed_in()
        music.ask(app, "кольцо")
        self.open_album(app, "Расширенное")
        app.find("list item", containing="Круг первый")
        app.reveal(containing="Disc 2")
        app.reveal(containing="℗")
        self.services.stop()
        app = self.reopen(app)
        # The search is among the earlier ones, with the age of its answer.
        app.find("list item", containing="кольцо").click()
        self.open_album(app, "Расширенное")
        app.find("list item", containing="Круг первый")

    def test_an_unknown_search_offline_says_why_and_offers_sample_content(self):
        app = self.open_signed_in()
        self.services.stop()
        music.ask(app, "salt")
        app.find(containing="The Search Did Not Work")
        app.find(containing=OFFLINE)
        app.find("push button", "Show Sample Content").click()
        app.find(containing="These albums do not exist")
        music.album_row(app, "Ida Halloran")

    def test_too_many_calls_are_told_and_not_taken_for_nothing_found(self):
        app = self.open_signed_in()
        music.ask(app, "salt")
        music.album_row(app, "Ida Halloran")
        self.fault("403")
        music.ask(app, "кольцо")
        app.find(containing="The Service Needs a Break")
        self.assertEqual(app.all(containing="Nothing found"), [])
        before = len(self.calls())
        # What was found before is there all the same, and nothing more is asked.
        music.ask(app, "salt")
        music.album_row(app, "Ida Halloran")
        music.ask(app, "снег")
        app.find(containing="The Service Needs a Break")
        self.assertEqual(len(self.calls()), before)

    def test_going_on_by_itself_after_a_short_wait(self):
        app = self.open_signed_in()
        self.control(f"fault?path=/search&fault={quote('429=7')}&times=1")
        music.ask(app, "salt")
        app.find(containing="The Service Needs a Break")
        music.album_row(app, "Ida Halloran")

    def test_query_results_and_place_are_kept_while_an_album_is_looked_at(self):
        app = self.open_signed_in()
        music.ask(app, "the")
        music.album_row(app, "song")
        row = app.reveal("list item", containing="Timetable for Two (Anniversary")
        place = row.frame[1]
        self.open_album(app, "Timetable for Two (Anniversary")
        self.back(app)
        self.assertEqual(music.field(app).text, "the")
        row = music.album_row(app, "Timetable for Two (Anniversary")
        wait_for(lambda: abs(row.frame[1] - place) <= 2, "the place in the list")

    def test_an_album_with_songs_missing_says_so(self):
        app = self.open_signed_in()
        music.ask(app, "platforms")
        self.open_album(app, "Songs for Long Platforms")
        app.reveal(containing="Not all songs")

    def test_it_speaks_russian(self):
        app = self.open_signed_in(language="ru")
        music.ask(app, "salt")
        music.album_row(app, "песен")

    def test_who_signs_in_after_somebody_else_does_not_find_what_that_one_searched_for(self):
        app = self.open_signed_in()
        music.ask(app, "кольцо")
        self.open_album(app, "Расширенное")
        self.back(app)
        music.ask(app, "")
        app.find("list item", containing="кольцо")
        forms.choose_in_menu(app, "sign out")
        app.find("push button", forms.word("create"))
        forms.register(app, email="Somebody.OBrien@example.org")
        app.find(containing="Search for Albums")
        self.assertEqual(app.all("list item", containing="кольцо"), [])
