import UIKit
import XCTest

/// Configurations, states, menus.
final class UIButtonTests: XCTestCase {
    @MainActor
    func button(
        _ title: String = "Title",
        _ configuration: UIButton.Configuration = .filled(),
        action: UIAction? = nil
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration, primaryAction: action)
    }

    @MainActor
    func testAButtonPerformsItsPrimaryActionWhenTapped() async {
        var count = 0
        let button = button(action: UIAction { _ in count += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let host = await Host(button)
        host.tap(button)
        XCTAssertEqual(count, 1)
        await host.close()
    }

    @MainActor
    func testAButtonTakesTitleAndPictureOfItsAction() async {
        let action = UIAction(title: "Play", image: UIImage(systemName: "play.fill")) { _ in }
        let button = UIButton(configuration: .plain(), primaryAction: action)
        XCTAssertEqual(button.configuration?.title, "Play")
        XCTAssertNotNil(button.configuration?.image)
        XCTAssertEqual(button.titleLabel?.text, "Play")
        XCTAssertEqual(button.accessibilityLabel, "Play")
    }

    @MainActor
    func testAButtonIsAsLargeAsItsTitleAndInsets() async {
        let small = button("i").intrinsicContentSize
        let large = button("a much longer title").intrinsicContentSize
        XCTAssertGreaterThan(large.width, small.width + 80)
        XCTAssertEqual(small.height, large.height)
        var configuration = UIButton.Configuration.filled()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 30)
        let roomy = button("i", configuration).intrinsicContentSize
        XCTAssertEqual(roomy.width - small.width, 32, accuracy: 1)
        XCTAssertEqual(roomy.height - small.height, 26, accuracy: 1)
    }

    @MainActor
    func testALongTitleWrapsInANarrowButton() async {
        let button = button("a title of many words that has no room in one line")
        let wide = button.systemLayoutSizeFitting(CGSize(width: 0, height: 0))
        let narrow = button.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        XCTAssertGreaterThan(narrow.height, wide.height * 1.8)
    }

    @MainActor
    func testThePictureStandsWhereTheConfigurationSays() async {
        for (place, check) in [
            (.leading, { $0.midX < $1.midX }), (.trailing, { $0.midX > $1.midX }),
            (.top, { $0.midY < $1.midY }), (.bottom, { $0.midY > $1.midY }),
        ] as [(NSDirectionalRectEdge, (CGRect, CGRect) -> Bool)] {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: "star")
            configuration.imagePlacement = place
            let button = button("Title", configuration)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            let host = await Host(button)
            let picture = button.imageView.map { host.widgetFrame(of: $0) } ?? .null
            let title = button.titleLabel.map { host.widgetFrame(of: $0) } ?? .null
            XCTAssertTrue(check(picture, title), "\(place): \(picture) \(title)")
            XCTAssertTrue(button.bounds.contains(picture) && button.bounds.contains(title))
            await host.close()
        }
    }

    @MainActor
    func testContentStandsWhereItsAlignmentSays() async {
        let button = button("Title", .plain())
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        let host = await Host(button)
        func title() -> CGRect { button.titleLabel.map { host.widgetFrame(of: $0) } ?? .null }
        XCTAssertEqual(title().midX, 150, accuracy: 1)
        button.contentHorizontalAlignment = .leading
        await host.settle()
        XCTAssertLessThan(title().minX, 20)
        button.contentHorizontalAlignment = .trailing
        await host.settle()
        XCTAssertGreaterThan(title().maxX, 280)
        await host.close()
    }

    @MainActor
    func testTheUpdateHandlerAdaptsTheConfigurationToTheState() async {
        let button = button("off", .gray())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.title = button.isSelected ? "on" : "off"
        }
        button.isSelected = true
        let host = await Host(button)
        XCTAssertEqual(button.titleLabel?.text, "on")
        XCTAssertTrue(states.contains(.selected))
        button.isSelected = false
        await host.settle()
        XCTAssertEqual(button.titleLabel?.text, "off")
        await host.close()
    }

    @MainActor
    func testAButtonSetDisabledAndEnabledKeepsTheOpacityItWasGiven() async {
        let button = button()
        button.alpha = 0.5
        button.isEnabled = false
        button.isEnabled = true
        XCTAssertEqual(button.alpha, 0.5)
    }

    @MainActor
    func testASpinnerStandsInThePicturesPlace() async {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "star")
        configuration.showsActivityIndicator = true
        let button = button("Loading", configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let host = await Host(button)
        let spinner = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        XCTAssertEqual(spinner?.isAnimating, true)
        XCTAssertEqual(button.imageView.map { host.isShown($0) }, false)
        button.configuration?.showsActivityIndicator = false
        await host.settle()
        XCTAssertEqual(spinner?.isAnimating, false)
        XCTAssertEqual(button.imageView.map { host.isShown($0) }, true)
        await host.close()
    }

    @MainActor
    func testAButtonIsFreedAlthoughItsMenuIsOpen() async {
        let leak = Leak()
        do {
            let button = button("Menu")
            button.menu = UIMenu(children: [UIAction(title: "Entry") { _ in }])
            button.showsMenuAsPrimaryAction = true
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            let host = await Host(button)
            host.tap(button)
            await host.settle()
            button.removeFromSuperview()
            leak.watch(button, "button")
            await host.close()
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }

    @MainActor
    func testAButtonThatTogglesIsSelectedAndNotSelectedInTurn() async {
        var values: [Bool] = []
        let button = button("Favourite")
        button.changesSelectionAsPrimaryAction = true
        button.addAction(UIAction { _ in values.append(button.isSelected) }, for: .primaryActionTriggered)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let host = await Host(button)
        host.tap(button)
        host.tap(button)
        XCTAssertEqual(values, [true, false])
        await host.close()
    }

    @MainActor
    func testTheTintOfAPlainButtonColoursItsTitle() async {
        let button = button("Title", .plain())
        button.tintColor = .systemRed
        XCTAssertEqual(button.titleLabel?.textColor, .systemRed)
        button.configuration?.baseForegroundColor = .systemGreen
        XCTAssertEqual(button.titleLabel?.textColor, .systemGreen)
    }
}
