import unittest

import literals
from project import Project


def found(code):
    return list(literals.check(Project({"Sources/Screens/A.swift": code})))


class LiteralTests(unittest.TestCase):
    def test_keys_names_and_signs_pass(self):
        self.assertEqual(found("""
            label.text = localizer.text("about.title")
            label.text = localizer.plural("station.count", count: 3)
            title = localizer.text("common.ok", "x")
            button.image = UIImage(systemName: "star")
            label.text = ""
            label.text = "Wayside"
            label.text = "\\(hours):\\(minutes)"
            let url = "https://maps.apple.com"
            // label.text = "Hello"
            """), [])

    def test_texts_are_found(self):
        for code in ['label.text = "Hello"', 'UIAction(title: "Retry") { _ in }', 'a.accessibilityLabel = "Close"',
                     'b.setTitle("Go", for: .normal)', 'label.text = found ? "Yes" : nil', 'let a = ["Привет"]',
                     'label.text = "\\(count) stations"', 'NSAttributedString(string: "Bold")']:
            self.assertEqual(len(found(code)), 1, code)


if __name__ == "__main__":
    unittest.main()
