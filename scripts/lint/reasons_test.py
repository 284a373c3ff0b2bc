import unittest

import reasons
from project import Project


def found(code):
    return list(reasons.check(Project({"Sources/A/B.swift": code})))


class ReasonTests(unittest.TestCase):
    def test_with_a_reason(self):
        self.assertEqual(found("// The lock guards every access.\nfinal class A: @unchecked Sendable {}"), [])
        self.assertEqual(found('let text = "nonisolated(unsafe)" // unsafeBitCast'), [])

    def test_without_one(self):
        for code in ["final class A: @unchecked Sendable {}", "\nlet a = unsafeBitCast(b, to: C.self)",
                     "let x = 1\nMainActor.assumeIsolated {}", "// why\nnonisolated(unsafe) var a = 1"]:
            self.assertEqual(len(found(code)), 1, code)


if __name__ == "__main__":
    unittest.main()
