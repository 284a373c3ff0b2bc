"""Whatever the service does wrong: the stored news stay, the reason is told, the wait ends, and it goes on when it is mended."""

from harness.waiting import wait_for
from test_news import News as NewsStory

# A fault, and what a person reads of it.
FAULTS = [
    ("sign-in", "This network asks to sign in first"),
    ("sign-in-direct", "This network asks to sign in first"),
    ("html", "answered with something unexpected"),
    ("html-as-json", "answered with something unexpected"),
    ("image", "answered with something unexpected"),
    ("null", "answered with something unexpected"),
    ("empty", "answered with something unexpected"),
    ("cut=500", "The connection broke off"),
    ("truncated-gzip", "The connection broke off"),
    ("wrong-length", "The connection broke off"),
    ("drop=100", "The connection broke off"),
    ("reset", "The connection broke off"),
    ("redirect-loop", "keeps redirecting without end"),
    ("gzip-bomb", "The answer is larger than"),
    ("flood", "answered with something unexpected"),
    ("result=INTERNAL_ERROR", "The news service reports"),
    ("403", "reports an error (code 403)"),
    ("404", "reports an error (code 404)"),
    ("503", "reports an error (code 503)"),
]


class NewsFaults(NewsStory):
    def test_every_fault_leaves_the_news_and_is_told_by_its_reason(self):
        titles = self.headlines()
        app = self.open_news()
        self.row(app, titles[0])
        newest = titles[0]
        for number, (fault, reason) in enumerate(FAULTS, start=1):
            with self.subTest(fault):
                # Each time the service has something new: what has not changed is confirmed without a body.
                self.change(f"news?insert={number}")
                self.fault(fault)
                app.find("push button", "Refresh").click()
                app.find(containing=reason, timeout=40)
                self.row(app, newest)
                wait_for(lambda: app.find("push button", "Refresh").has_state("sensitive"), "the end of the wait")
                self.change("reset")
                self.change(f"news?insert={number}")
                app.find("push button", "Refresh").click()
                newest = f"\u00a0{number},"
                app.find("list item", containing=newest, timeout=40)
                self.assertEqual(app.all(containing=reason), [])

    def test_a_service_that_asks_to_wait_is_not_asked_before_and_then_by_itself(self):
        titles = self.headlines()
        app = self.open_news()
        self.row(app, titles[0])
        self.change("news?insert=1")
        # Longer than what is waited out in silence.
        self.fault("429=20", times=1)
        app.find("push button", "Refresh").click()
        app.find(containing="The service asks to wait until")
        self.row(app, titles[0])
        asked = len(self.windows())
        wait_for(lambda: app.find("push button", "Refresh").has_state("sensitive"), "the end of the wait")
        app.find("push button", "Refresh").click()
        wait_for(lambda: app.find("push button", "Refresh").has_state("sensitive"), "the end of the wait")
        app.find(containing="The service asks to wait until")
        self.assertEqual(len(self.windows()), asked)
        # The time that is told is a whole minute: a minute and twenty seconds at most.
        app.find("list item", containing="\u00a01,", timeout=120)
        self.assertEqual(app.all(containing="asks to wait"), [])

    def test_a_short_wait_that_the_service_asks_for_is_waited_out(self):
        titles = self.headlines()
        app = self.open_news()
        self.row(app, titles[0])
        self.change("news?insert=1")
        self.fault("429=2", times=1)
        app.find("push button", "Refresh").click()
        app.find("list item", containing="\u00a01,")
        self.assertEqual(app.all(containing="asks to wait"), [])

    def test_a_service_that_has_had_too_many_requests_and_does_not_say_for_how_long(self):
        titles = self.headlines()
        app = self.open_news()
        self.row(app, titles[0])
        self.fault("429")
        app.find("push button", "Refresh").click()
        app.find(containing="The service asks to wait until")
        self.row(app, titles[0])

    def test_f5_fetches_what_is_new_wherever_the_keyboard_is(self):
        titles = self.headlines()
        app = self.open_news()
        self.row(app, titles[0])
        for number in (1, 2):
            self.change("news?insert=1")
            app.key("Tab")
            app.key("F5")
            app.find("list item", containing=f"\u00a0{number},")


# Only those above: the stories of the class that lends its ways run where they stand.
for name in [name for name in dir(NewsStory) if name.startswith("test_")]:
    setattr(NewsFaults, name, None)
del NewsStory
