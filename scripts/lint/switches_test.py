import unittest

import switches
from project import Project

UIKIT = "public enum UIUserInterfaceStyle: Int {\n    case unspecified = 0\n    case light = 1\n    case dark = 2\n}"
ENGINE = "public enum Weather {\n    case light, heavy(Int)\n    case none\n}"


def found(code):
    return list(switches.check(Project({"Sources/UIKit/A.swift": UIKIT, "Sources/News/A.swift": ENGINE,
                                        "Sources/Screens/A.swift": code})))


class SwitchesTests(unittest.TestCase):
    def test_a_switch_over_uikits_cases_needs_a_default(self):
        self.assertTrue(found("switch style {\ncase .light, .unspecified: a()\ncase .dark: b()\n}"))
        self.assertEqual(found("switch style {\ncase .dark: a()\ndefault: b()\n}"), [])

    def test_a_switch_over_our_own_cases_does_not(self):
        self.assertEqual(found("switch weather {\ncase .light: a()\ncase .heavy(let n): b(n)\ncase .none: c()\n}"), [])


if __name__ == "__main__":
    unittest.main()
