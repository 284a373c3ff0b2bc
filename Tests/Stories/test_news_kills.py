"""The program is killed at random moments while it refreshes, pages and opens items: no count that was seen is lost, and
the stored list is one that the service had, never a mix of two."""

import os
import random
import re
import sqlite3
import threading
import time
from contextlib import closing

from harness.waiting import Gone
from test_news import News as NewsStory

COUNT = re.compile(r"opened (\d+) times?")
KILLS = 200 if os.environ.get("WAYSIDE_SOAK") == "1" else 20


class NewsKills(NewsStory):
    def stored(self, file, sql):
        path = os.path.join(self.folder, file)
        if not os.path.exists(path):
            return []
        with closing(sqlite3.connect(path)) as database:
            return database.execute(sql).fetchall()

    def act_until_killed(self, app, titles, chance, seen):
        """Does what a person does, and remembers each count that is on the screen."""
        while app.is_running:
            step = chance.choice(("open", "open", "refresh", "scroll"))
            if step == "open":
                title = chance.choice(titles[:4])
                self.row(app, title).click()
                app.find("push button", containing="Back", timeout=5).click()
                for row in app.names("list item"):
                    count = COUNT.search(row)
                    for known in titles[:4]:
                        if count and known in row:
                            seen[known] = max(seen.get(known, 0), int(count[1]))
            elif step == "refresh":
                self.change("news?insert=1")
                app.key("F5")
            else:
                app.scroll(app.size[0] // 2, app.size[1] // 2, chance.randint(3, 30))
                time.sleep(0.1)
                app.scroll(app.size[0] // 2, app.size[1] // 2, -200)

    def test_kills_lose_no_count_that_was_seen_and_mix_no_lists(self):
        seed = int(os.environ.get("WAYSIDE_SEED") or random.randrange(1_000_000))
        print(f"seed {seed}", flush=True)
        chance = random.Random(seed)
        titles = self.headlines()
        seen = {}
        for turn in range(KILLS):
            with self.subTest(seed=seed, turn=turn):
                app = self.open_news()
                killer = threading.Timer(chance.uniform(0.05, 2.5), app.kill)
                killer.start()
                try:
                    self.act_until_killed(app, titles, chance, seen)
                except (AssertionError, Gone):
                    # What cannot be found any more: the program is gone, as it should be.
                    self.assertFalse(app.is_running and not killer.is_alive(), "the program is alive and lost its screen")
                killer.join()
                app.kill()
                self.assert_counts(seen)
                self.assert_one_list(titles)
        self.assertTrue(seen, "no count was ever on the screen: the kills came too early to tell anything")

    def assert_counts(self, seen):
        names = dict(self.stored("cache/wayside/cache.sqlite", "SELECT title, id FROM news_headlines"))
        counts = dict(self.stored("data/wayside/user.sqlite", "SELECT id, opened FROM news_openings"))
        for title, count in seen.items():
            self.assertIn(title, names)
            self.assertGreaterEqual(counts.get(names[title], 0), count, title)

    def assert_one_list(self, titles):
        """What is stored is the beginning of a list that the service had at one time: new items above, none missing."""
        rows = self.stored("cache/wayside/cache.sqlite",
                           "SELECT title FROM news_headlines ORDER BY place DESC, id")
        shown = [row[0] for row in rows]
        inserted = [title for title in shown if title not in titles]
        self.assertEqual(shown[len(inserted):], titles[:len(shown) - len(inserted)])
        numbers = [int(re.sub(r"\D", "", title)) for title in inserted]
        self.assertEqual(numbers, list(range(len(numbers), 0, -1)))


for name in [name for name in dir(NewsStory) if name.startswith("test_")]:
    setattr(NewsKills, name, None)
del NewsStory
