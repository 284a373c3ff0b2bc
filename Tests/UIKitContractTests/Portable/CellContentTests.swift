import UIKit
import XCTest

/// What a cell's content view may do when it is given a configuration.
final class CellContentTests: XCTestCase {
    private struct Lines: UIContentConfiguration {
        var text: String

        @MainActor
        func makeContentView() -> UIView & UIContentView { LinesView(self) }
        func updated(for state: UIConfigurationState) -> Lines { self }
    }

    private final class LinesView: UIView, UIContentView {
        let label = UILabel(frame: .zero)
        var configuration: any UIContentConfiguration {
            didSet { show() }
        }

        init(_ configuration: Lines) {
            self.configuration = configuration
            super.init(frame: .zero)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor),
                label.bottomAnchor.constraint(equalTo: bottomAnchor),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
            show()
        }

        required init?(coder: NSCoder) {
            return nil
        }

        private func show() {
            label.text = (configuration as? Lines)?.text
        }
    }

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = Lines(text: "one")
            return cell
        }
    }

    @MainActor
    func testAViewMayChangeItsSizeWhileItTakesAConfiguration() async throws {
        let source = Source()
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        let host = await Host(filling: table)
        let row = IndexPath(row: 0, section: 0)
        let cell = try XCTUnwrap(table.cellForRow(at: row))
        let before = cell.frame.height
        cell.contentConfiguration = Lines(text: "one\ntwo\nthree\nfour\nfive\nsix")
        table.layoutIfNeeded()
        XCTAssertGreaterThan(cell.frame.height, before)
        await host.close()
    }
}
