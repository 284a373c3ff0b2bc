import XCTest

@testable import UIKit

/// Swift's main queue in GTK's loop.
final class MainQueueTests: XCTestCase {
    @MainActor
    private final class Counter {
        var value = 0
    }

    @MainActor
    func testWorkOnTheMainQueueIsDoneByTheLoop() async {
        UIKitRuntime.start()
        let counter = Counter()
        DispatchQueue.main.async { counter.value += 1 }
        Task { @MainActor in counter.value += 10 }
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 20_000_000)
            counter.value += 100
        }
        for _ in 0..<1_000 where counter.value < 111 {
            Host.pump()
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        XCTAssertEqual(counter.value, 111)
    }

    @MainActor
    func testALoopWithNothingToDoSleeps() async {
        let host = await Host(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        for _ in 0..<20 { await host.settle() }
        // Nothing moves: what is left are GTK's own timers. A busy loop would count tens of thousands.
        XCTAssertLessThan(Host.wakeUps(during: 1), 15)
        await host.close()
    }

    @MainActor
    func testAScreenFullOfTextAndScrollViewsLetsTheLoopSleepToo() async {
        let labels = (0..<30).map { index in
            let label = UILabel(frame: .zero)
            label.numberOfLines = 0
            label.text = Array(repeating: "words \(index)", count: 20).joined(separator: " ")
            return label
        }
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView(frame: .zero)
        scroll.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        let host = await Host(filling: scroll)
        for _ in 0..<20 { await host.settle() }
        XCTAssertLessThan(Host.wakeUps(during: 1), 15)
        await host.close()
    }
}
