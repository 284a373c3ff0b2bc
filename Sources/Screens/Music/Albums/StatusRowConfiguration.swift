import UIKit

/// The content of a row that stands in the place of others: empty, loading or failed.
struct StatusRowConfiguration: RowContent {
    var content: StatusView.Content
    /// Called when the button is tapped.
    var onButton: (() -> Void)?
    /// Called when the other button is tapped.
    var onSecondButton: (() -> Void)?

    @MainActor
    func makeContentView() -> any UIView & UIContentView {
        StatusRowView(self)
    }
}

/// A status with the height of a third of a phone.
final class StatusRowView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    private let status = StatusView()
    private static let height: CGFloat = 330

    init(_ configuration: StatusRowConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(status)
        status.pinEdges(to: self)
        heightAnchor.constraint(greaterThanOrEqualToConstant: Self.height).isActive = true
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func show() {
        guard let row = configuration as? StatusRowConfiguration else { return }
        status.onButton = row.onButton
        status.onSecondButton = row.onSecondButton
        status.show(row.content)
    }
}
