import unittest

import availability
from project import Project


def found(code, path="Sources/News/A.swift"):
    return list(availability.check(Project({path: code})))


class AvailabilityTests(unittest.TestCase):
    def test_what_ios_15_has_passes(self):
        code = """try await Task.sleep(nanoseconds: 1)
            let range = text.range(of: "a"); url.appendingPathComponent("x"); url.path
            line.split(separator: ","); line.split(separator: "\\n"); let duration = Double(1)
            // Regex, Mutex and Task.sleep(for:) are newer
            let song = Song.Duration(1), path = file.path"""
        self.assertEqual(found(code), [])

    def test_what_is_newer_is_found(self):
        for code in [
            "Task.sleep(for: .seconds(1))", "ContinuousClock()", "let d: Duration", "Regex { }", "try Regex(x)",
            "text.firstRange(of: x)", "text.firstMatch(of: x)", "text.replacing(a, with: b)", "URL(filePath: p)",
            "url.appending(path: p)", "url.path()", "URL.cachesDirectory", "Locale.Language(identifier: x)",
            "TimeZone.gmt", "any Collection<Int>", "@Observable final class A {}", "Mutex(1)", "isolated deinit {}",
            'line.split(separator: ", ")', "some AsyncSequence<Int, Never>",
        ]:
            self.assertTrue(found(code), code)

    def test_modules_of_linux_alone_are_free(self):
        self.assertEqual(found("isolated deinit {}", "Sources/UIKit/A.swift"), [])


if __name__ == "__main__":
    unittest.main()
