import Foundation
import Localization
import UIKit

/// Which photos are in memory, the newest download last: whoever doubts it can count them.
final class PhotoMemoryView: UIView {
    private let label = UILabel()
    private let text: Localizer

    init(localizer: Localizer) {
        text = localizer
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        isUserInteractionEnabled = false
        label.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [label])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
        addSubview(stack)
        stack.pinEdges(to: self)
        show([])
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Lists addresses by the last part of their paths.
    func show(_ contents: [URL]) {
        let names = contents.map(\.lastPathComponent).joined(separator: " ")
        label.text = text.plural("places.memory", count: contents.count) + "\n" + names
    }
}
