import importlib.util
import unittest
from pathlib import Path

spec = importlib.util.spec_from_file_location("coverage", Path(__file__).with_name("uikit-coverage.py"))
coverage = importlib.util.module_from_spec(spec)
spec.loader.exec_module(coverage)

TABLE = {"UIView": "2.0", "UIView.layoutMargins": "8.0", "UIButton": "2.0", "UIButton.Configuration": "15.0"}


class CoverageTests(unittest.TestCase):
    def test_a_symbol_has_its_own_version_or_its_types(self):
        self.assertEqual(coverage.introduced("UIView.layoutMargins", TABLE), "8.0")
        self.assertEqual(coverage.introduced("UIView.addSubview(_:)", TABLE), "2.0")
        self.assertEqual(coverage.introduced("UIButton.Configuration.Size.small", TABLE), "15.0")

    def test_a_symbol_without_a_version_or_newer_than_the_oldest_iphone_is_a_problem(self):
        names = {"UIView.layoutMargins": "", "UIButton.Configuration": "", "UIPaper.size": ""}
        self.assertIn("UIPaper.size has no version", list(coverage.problems(names, TABLE))[0])
        newer = {**TABLE, "UIView.layoutMargins": "16.0"}
        self.assertIn("is iOS 16.0", next(p for p in coverage.problems(names, newer) if "layoutMargins" in p))

    def test_an_entry_that_names_nothing_is_a_problem(self):
        self.assertEqual(list(coverage.problems({"UIView": "", "UIView.layoutMargins": ""}, {
            "UIView": "2.0", "UIView.layoutMargin": "8.0"})),
            ["UIView.layoutMargin in uikit-introduced.json names no public symbol"])

    def test_documentation_paths_are_apples(self):
        self.assertEqual(coverage.documentation("UIView.backgroundColor"), "/documentation/uikit/uiview/backgroundcolor")
        self.assertEqual(coverage.documentation("CALayer.cornerRadius"), "/documentation/quartzcore/calayer/cornerradius")

    def test_requirements_of_swift_and_overrides_are_left_out(self):
        def symbol(path, precise):
            return {"pathComponents": path.split("."), "kind": {"displayName": "Method"}, "identifier": {"precise": precise}}
        graph = {"symbols": [symbol("A.hash(into:)", "1"), symbol("A.b()", "2"), symbol("A.c()", "3")],
                 "relationships": [{"kind": "overrides", "source": "2"}]}
        self.assertEqual(coverage.symbols([graph]), {"A.c()": "method"})

    def test_a_declaration_is_what_the_compiler_says_with_access_and_conformances(self):
        def symbol(path, precise, text, kind="swift.class", access="public"):
            return {"pathComponents": path.split("."), "kind": {"displayName": "", "identifier": kind},
                    "identifier": {"precise": precise}, "declarationFragments": [{"spelling": text}],
                    "accessLevel": access}
        graph = {"symbols": [symbol("A", "a", "class A", access="open"), symbol("B", "b", "class  B"),
                             symbol("B.c()", "c", "func c()", "swift.method"), symbol("B.c()", "d", "func c()")],
                 "relationships": [{"kind": "inheritsFrom", "source": "b", "target": "a"},
                                   {"kind": "conformsTo", "source": "b", "target": "?", "targetFallback": "Swift.Hashable"},
                                   {"kind": "conformsTo", "source": "b", "target": "?",
                                    "targetFallback": "Swift.SendableMetatype"}]}
        self.assertEqual(coverage.declarations([graph]), {
            "A": ["open class A"], "B": ["class B: A, Hashable"], "B.c()": ["func c()"]})

    def test_a_declaration_without_a_verdict_or_changed_since_is_a_problem(self):
        verdicts = coverage.read_verdicts("# symbol\nA.b\tvar b: Int\tpage\t\nA.c\tvar c: Int\tmemory\tnot open\n")
        self.assertEqual(list(coverage.unchecked({"A.b": ["var b: Int"], "A.c": ["var c: Int"]}, verdicts)), [])
        changed = list(coverage.unchecked({"A.b": ["var b: Int?"], "A.c": ["var c: Int"]}, verdicts))
        self.assertEqual(len(changed), 2)
        self.assertIn("changed since: var b: Int?", changed[0])
        self.assertIn("declared otherwise or not at all: var b: Int", changed[1])

    def test_a_verdict_names_one_of_the_sources(self):
        with self.assertRaises(SystemExit):
            coverage.read_verdicts("A.b\tvar b: Int\thearsay\t\n")

    def test_the_page_says_what_was_compared_and_what_differs(self):
        verdicts = {("UIView.tag", "var tag: Int"): ("page", "not open"), ("UIView", "class UIView"): ("memory", "")}
        text = coverage.page({"UIView.tag": "property", "UIView": "class"}, TABLE,
                             {"UIView.tag": ["var tag: Int"], "UIView": ["class UIView"]}, verdicts)
        self.assertIn("| `UIView.tag` | property | `/documentation/uikit/uiview/tag` | 2.0 | page | not open |", text)
        self.assertIn("1 differ;", text)


if __name__ == "__main__":
    unittest.main()
