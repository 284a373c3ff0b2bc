import unittest

import portable
from project import Project

TESTS = "Tests/UIKitContractTests/Portable/"
HOST = {
    f"{TESTS}Support/Host.swift": "import UIKit\nfinal class Host { func settle() async {} }",
    "Tests/UIKitContractTests/Gtk/Support/Host+Gtk.swift": "import CGtk\nextension Host { func tap() {}; func paint() {} }",
    "iOS/WaysideTests/Host+Apple.swift": "import UIKit\nextension Host { func tap() {} }",
}


def found(code):
    return [finding.message for finding in portable.check(Project({**HOST, f"{TESTS}UIViewTests.swift": code}))]


class PortableTests(unittest.TestCase):
    def test_public_uikit_and_what_both_displays_have_pass(self):
        self.assertEqual(found("import UIKit\nimport XCTest\nfunc a() async { host.tap(); await host.settle() }"), [])

    def test_what_only_linux_has_is_found(self):
        self.assertIn("import CGtk", found("import CGtk")[0])
        self.assertIn("public interface", found("@testable import UIKit")[0])
        self.assertIn("iPhone has no Host.paint", found("func a() { host.paint() }")[0])

    def test_the_dialect_is_the_screens_except_for_their_style(self):
        self.assertTrue(found("button.addTarget(self, action: #selector(a), for: .touchUpInside)"))
        self.assertTrue(found("#if os(Linux)\n#endif"))
        self.assertEqual(found("class View: UIView {}"), [])


if __name__ == "__main__":
    unittest.main()
