import unittest

import delegates
from project import Project

UIKIT = """
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// A comment with func tableView(_ x: Int)
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
}
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
"""


def found(screen):
    files = {"Sources/UIKit/UITableViewDelegate.swift": UIKIT, "Sources/Screens/A.swift": screen}
    return [str(f) for f in delegates.check(Project(files))]


class DelegateTests(unittest.TestCase):
    def test_methods_that_match(self):
        self.assertEqual(found("""
            final class A: UIViewController, UITableViewDelegate {
                func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { if x { y() } }
                func scrollViewDidScroll(_ scrollView: UIScrollView) {}
                func other(_ tableView: Int) {}
            }
            extension A {
                func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt p: IndexPath)
                    -> UISwipeActionsConfiguration? { nil }
            }
            """), [])

    def test_another_label_type_result_or_access(self):
        for method in [
            "func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}",
            "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: Int) {}",
            "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) -> Bool { true }",
            "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) async {}",
            "private func scrollViewDidScroll(_ scrollView: UIScrollView) {}",
            "func scrollviewDidScroll(_ scrollView: UIScrollView) {}",
        ]:
            self.assertEqual(len(found("final class A: NSObject, UITableViewDelegate {\n    " + method + "\n}")), 1, method)

    def test_conformance_in_an_extension_counts_for_the_whole_type(self):
        code = "final class A: NSObject {\n func tableView(_ t: UITableView, didSelect p: IndexPath) {}\n}\n"
        self.assertEqual(found(code), [])
        self.assertIn("A.swift:2: A would never", found(code + "extension A: UITableViewDelegate {}")[0])


if __name__ == "__main__":
    unittest.main()
