import unittest

import words
from project import Project


def found(text):
    return list(words.check(Project({"README.md": text})))


class WordTests(unittest.TestCase):
    def test_what_may_be_said(self):
        for text in ["../shared/data", "$HOME/work/x", "~/.local/share/wayside", "https://example.org/home/page",
                     "the home/work switch", "/home/someone/x", "number #3"]:
            self.assertEqual(found(text), [], text)

    def test_what_may_not(self):
        for text in ["(/work/x)", "https://pypi.org/simple", "fixes #12", "// TODO later"]:
            self.assertEqual(len(found(text)), 1, text)


if __name__ == "__main__":
    unittest.main()
