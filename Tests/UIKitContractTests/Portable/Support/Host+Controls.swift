import UIKit
import XCTest

extension Host {
    /// Shows a control near the top left of a window, in the size it asks for; or over the width of the window.
    convenience init(
        placing view: UIView,
        overWidth: Bool = false,
        size: CGSize = CGSize(width: 400, height: 600)
    ) async {
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let guide = controller.view.safeAreaLayoutGuide
        var rules = [
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
        ]
        if overWidth { rules.append(view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20)) }
        NSLayoutConstraint.activate(rules)
        await self.init(controller, size: size)
        clearFocus()
        await settle()
    }

    /// The controller that the window shows.
    var root: UIViewController { window.rootViewController ?? UIViewController() }

    /// Waits until something is the case, and fails with words if it never is.
    func wait(for what: String, file: StaticString = #filePath, line: UInt = #line, until: () -> Bool) async {
        let isSo = await wait(until: until)
        XCTAssertTrue(isSo, "waited in vain for \(what)", file: file, line: line)
    }
}

extension UIView {
    /// All views inside, in the order in which they are met.
    var allSubviews: [UIView] {
        subviews.flatMap { [$0] + $0.allSubviews }
    }

    /// The button with a title somewhere inside.
    func button(titled title: String) -> UIButton? {
        allSubviews.compactMap { $0 as? UIButton }.first { $0.configuration?.title == title }
    }
}
