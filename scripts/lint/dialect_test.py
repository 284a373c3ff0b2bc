import unittest

import dialect
from project import Project


def found(code, path="Sources/Screens/A.swift"):
    return list(dialect.check(Project({path: code})))


class DialectTests(unittest.TestCase):
    def test_plain_uikit_passes(self):
        code = """final class A: UIViewController {
            private let button = UIButton(configuration: .filled(), primaryAction: nil)
            func a() { button.addAction(UIAction { _ in }, for: .touchUpInside) }
            // addTarget, #selector and Timer are not used
            let timerLabel = UILabel(), text = "Timer #if @objc"
        }"""
        self.assertEqual(found(code), [])

    def test_each_forbidden_word_is_found(self):
        for code in [
            "b.addTarget(self, action: x, for: .all)", "#selector(a)", "@objc func a() {}", "UITapGestureRecognizer()",
            "UIKeyCommand()", "Timer.scheduledTimer()", "RunLoop.main", "perform(x, with: nil, afterDelay: 1)",
            "DispatchQueue.main.asyncAfter(deadline: x) {}", "x.observe(\\.text) {}", "a.value(forKey: k)",
            "#if os(Linux)", "UINib()", "class A: UIView {}", "final class C: UITableViewCell {}", "final class T: UITextView {}",
            "static let shared = A()", "NSCache<A, B>()", "Bundle.module", "String(localized: k)", "Locale.current",
        ]:
            self.assertTrue(found(code), code)

    def test_engines_may_do_what_only_screens_may_not(self):
        self.assertEqual(found("#if os(Linux)\nclass A {}\n#endif", "Sources/Storage/A.swift"), [])
        self.assertTrue(found("NSCache<A, B>()", "Sources/Places/A.swift"))


if __name__ == "__main__":
    unittest.main()
