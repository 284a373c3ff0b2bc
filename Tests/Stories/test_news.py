"""The news: there at once, told the truth about, never miscounted."""

import html
import json
import re
import time
import urllib.request
from urllib.parse import quote

from harness import Story
from harness.tabs import choose, title
from harness.waiting import wait_for

OFFLINE = "does not accept connections right now"


class News(Story):
    # The server, from behind.

    def control(self, path):
        with urllib.request.urlopen(self.services.address + "/_control/" + path, timeout=10) as answer:
            return json.load(answer)

    def change(self, path):
        urllib.request.urlopen(self.services.address + "/_control/" + path, timeout=10).close()

    def fault(self, name, times=None):
        self.change(f"fault?path=/v1&fault={quote(name)}" + (f"&times={times}" if times else ""))

    def windows(self):
        return [r["target"].split("?")[1] for r in self.control("log?path=/v1/news")["requests"]
                if r["path"] == "/v1/news"]

    def headlines(self):
        """Every headline as a person reads it, newest first; the server forgets that it was asked."""
        address = self.services.address + "/v1/news?first=0&last=1000"
        with urllib.request.urlopen(address, timeout=10) as answer:
            items = json.load(answer)["payload"]
        self.change("reset")
        items.sort(key=lambda item: (-item["publicationDate"]["milliseconds"], item["id"]))
        return [re.sub(r"[ \t\n]+", " ", html.unescape(html.unescape(item["text"]))).strip() for item in items]

    # The program, from the front.

    def open_news(self, **named):
        app = self.open(**named)
        choose(app, title("news", named.get("language", "en")))
        return app

    def row(self, app, headline):
        return app.find("list item", containing=headline)

    def read(self, app, headline):
        self.row(app, headline).click()
        app.find("push button", "Share")

    def back(self, app):
        app.find("push button", containing="Back").click()
        app.wait_gone("push button", "Share")

    def scroll_to_the_end(self, app):
        x, y = app.size[0] // 2, app.size[1] // 2

        def at_end():
            if app.all(containing="That is all"):
                return True
            app.scroll(x, y, 15)
            return False

        wait_for(at_end, "the end of the list", timeout=90)

    # The stories.

    def test_a_refresh_shows_what_is_new_above_what_was_there(self):
        titles = self.headlines()
        app = self.open_news()
        self.row(app, titles[0])
        self.change("news?insert=2")
        app.find("push button", "Refresh").click()
        app.find(containing="Just in: message No.\u00a02")
        self.row(app, titles[0])

    def test_paging_to_the_end_asks_for_each_page_exactly_once(self):
        titles = self.headlines()
        app = self.open_news()
        self.row(app, titles[0])
        self.scroll_to_the_end(app)
        pages = range((len(titles) + 19) // 20 + 1)
        self.assertEqual(self.windows(), [f"first={20 * p}&last={20 * p + 20}" for p in pages])
        self.row(app, titles[-1])

    def test_items_inserted_between_pages_bring_no_row_twice(self):
        titles = self.headlines()
        app = self.open_news()
        self.row(app, titles[0])
        self.change("news?insert=7")
        self.scroll_to_the_end(app)
        app.find(containing=f"That is all: {len(titles)} items")
        app.find("push button", "Refresh").click()
        # The rows stay where they are; the line below the last one comes anew, and may come just out of sight.
        wait_for(lambda: app.scroll(app.size[0] // 2, app.size[1] // 2, 5)
                 or app.all(containing=f"That is all: {len(titles) + 7} items"), "the end with seven more")

    def test_opened_five_times_it_says_five_after_a_restart(self):
        titles = self.headlines()
        app = self.open_news()
        for turn in range(5):
            # Two openings within a second count as one.
            time.sleep(1.5)
            self.read(app, titles[0])
            self.back(app)
            wait_for(lambda: f"opened {turn + 1} time" in self.row(app, titles[0]).name, f"the count {turn + 1}")
        app.kill()
        app = self.open_news()
        wait_for(lambda: "opened 5 times" in self.row(app, titles[0]).name, "the count after the restart")

    def test_offline_the_stored_list_and_the_opened_items_are_there(self):
        titles = self.headlines()
        app = self.open_news()
        self.read(app, titles[0])
        app.kill()
        self.services.stop()
        app = self.open_news()
        self.row(app, titles[0])
        app.find(containing=OFFLINE)
        app.find(containing="Stored news, updated")
        self.read(app, titles[0])
        app.find(containing="Stored text, updated")

    def test_a_first_start_offline_offers_sample_content_and_says_what_it_is(self):
        self.services.stop()
        app = self.open_news()
        app.find(containing="The News Could Not Be Loaded")
        app.find(containing=OFFLINE)
        self.assertEqual(app.all(containing="It is not real news"), [], "nobody asked for it")
        app.find("push button", "Show Sample Content").click()
        app.find(containing="It is not real news")
        app.kill()
        app = self.open_news()
        app.find(containing="The News Could Not Be Loaded")

    def test_the_server_goes_in_the_middle_of_the_list(self):
        titles = self.headlines()
        app = self.open_news()
        self.row(app, titles[0])
        self.services.stop()
        x, y = app.size[0] // 2, app.size[1] // 2

        def said():
            app.scroll(x, y, 15)
            return app.all(containing="Older news could not be loaded")

        wait_for(said, "the reason below the list")
        app.scroll(x, y, -500)
        self.row(app, titles[0])

    def test_a_sign_in_page_is_not_taken_for_news(self):
        titles = self.headlines()
        app = self.open_news()
        self.row(app, titles[0])
        self.change("news?insert=1")
        self.fault("sign-in")
        app.find("push button", "Refresh").click()
        app.find(containing="This network asks to sign in first")
        self.row(app, titles[0])
        self.assertTrue(app.find("push button", "Refresh").has_state("sensitive"), "the spinner has stopped")

    def test_it_speaks_russian(self):
        titles = self.headlines()
        app = self.open_news(language="ru")
        wait_for(lambda: "ещё не открывалась" in self.row(app, titles[0]).name, "the count in Russian")
