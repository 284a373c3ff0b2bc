import unittest

import names
from project import Project


def found(files):
    return [f.message for f in names.check(Project(files))]


class NameTests(unittest.TestCase):
    def test_a_tidy_module(self):
        self.assertEqual(found({"Sources/News/News.swift": "// The news.\nstruct Item {}"}), [])
        self.assertEqual(found({"Sources/wayside-x/main.swift": "print(1)"}), [])

    def test_a_type_named_like_its_module(self):
        self.assertIn("hides its module", found({"Sources/News/News.swift": "// The news.\nenum News {}"})[0])

    def test_front_doors(self):
        self.assertIn("is missing", found({"Sources/News/Item.swift": ""})[0])
        self.assertIn("opens with", found({"Sources/News/News.swift": "import Foundation"})[0])

    def test_targets_that_differ_in_case_only(self):
        manifest = '.target(name: "Wayside"),\n.executableTarget(\n name: "wayside")'
        self.assertIn("one folder", found({"Package.swift": manifest})[0])


if __name__ == "__main__":
    unittest.main()
