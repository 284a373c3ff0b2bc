import UIKit
import XCTest

/// What is not used any more is gone, and takes its widgets along.
final class OwnershipTests: XCTestCase {
    /// One of everything that the core has, tied together as screens do it.
    @MainActor
    func screen() -> UIViewController {
        let controller = UIViewController()
        let label = UILabel(frame: .zero)
        label.text = "text"
        label.accessibilityTraits = .header
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Button"
        configuration.image = UIImage(systemName: "star")
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak controller] _ in controller?.title = "tapped" }
        )
        button.menu = UIMenu(children: [UIAction(title: "entry") { [weak controller] _ in controller?.title = nil }])
        let picture = UIImageView(image: UIImage(data: SamplePicture.png))
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5).isActive = true
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        let control = UIControl(frame: .zero)
        control.widthAnchor.constraint(equalToConstant: 40).isActive = true
        let column = UIStackView(arrangedSubviews: [label, button, picture, spinner, control])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scroll.addSubview(column)
        controller.view.addSubview(scroll)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        return controller
    }

    @MainActor
    func watch(_ view: UIView, _ leak: Leak) {
        leak.watch(view, "\(type(of: view))")
        for subview in view.subviews { watch(subview, leak) }
    }

    @MainActor
    func testAScreenThatWasNeverShownIsFreedToo() async {
        let leak = Leak()
        do {
            let controller = screen()
            leak.watch(controller, "controller")
            watch(controller.view, leak)
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }

    @MainActor
    func testAWindowIsFreedAndSoIsItsScreen() async {
        let leak = Leak()
        do {
            let host = await Host(screen())
            leak.watch(host.window, "window")
            if let controller = host.window.rootViewController {
                leak.watch(controller, "controller")
                watch(controller.view, leak)
            }
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }

    @MainActor
    func testASubviewOutlivesItsSuperview() async {
        let label = UILabel(frame: .zero)
        label.text = "still here"
        do {
            let box = UIView(frame: .zero)
            box.addSubview(label)
            let scroll = UIScrollView(frame: .zero)
            scroll.addSubview(UIView(frame: .zero))
        }
        Host.pump()
        XCTAssertNil(label.superview)
        XCTAssertGreaterThan(label.intrinsicContentSize.width, 10)
        let host = await Host(label)
        XCTAssertTrue(host.isShown(label))
        await host.close()
    }

    @MainActor
    func testAConstraintDoesNotKeepItsViewsAlive() async {
        let leak = Leak()
        var rules: [NSLayoutConstraint] = []
        do {
            let box = UIView(frame: .zero)
            let view = UIView(frame: .zero)
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
            rules = [
                view.widthAnchor.constraint(equalToConstant: 1), view.topAnchor.constraint(equalTo: box.topAnchor),
                view.heightAnchor.constraint(equalTo: view.widthAnchor),
                view.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
            ]
            NSLayoutConstraint.activate(rules)
            leak.watch(view, "view")
            leak.watch(box, "box")
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
        XCTAssertFalse(rules.contains(where: \.isActive))
    }
}
