"""What the README names is there: the tests that show each requirement, the pictures, the pages."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STORY = re.compile(r"story `(test_\w+)`")
README = (ROOT / "README.md").read_text()


class ReadmeTests(unittest.TestCase):
    def test_every_story_that_shows_a_requirement_exists(self):
        names = set(STORY.findall(README))
        self.assertGreater(len(names), 15)
        told = "\n".join(path.read_text() for path in (ROOT / "Tests/Stories").glob("test_*.py"))
        self.assertEqual({name for name in names if f"def {name}(" not in told}, set())

    def test_every_other_test_that_shows_a_requirement_exists(self):
        rows = [line for line in README.splitlines() if line.startswith("| ") and line.count("|") == 4]
        titles = {title for row in rows for title in re.findall(r"`([^`]* [^`]*)`", STORY.sub("", row.split("|")[3]))}
        titles -= {"Tests of scripts/lint"}
        self.assertGreater(len(titles), 3)
        sources = "\n".join(path.read_text() for path in (ROOT / "Tests").rglob("*.swift"))
        self.assertEqual({title for title in titles if f'"{title}"' not in sources}, set())

    def test_every_page_and_picture_exists(self):
        links = re.findall(r"\]\(([^)#]+)\)", README) + re.findall(r'src="([^"]+)"', README)
        local = [link for link in links if "://" not in link]
        self.assertGreater(len(local), 10)
        self.assertEqual([link for link in local if not (ROOT / link).exists()], [])


if __name__ == "__main__":
    unittest.main()
