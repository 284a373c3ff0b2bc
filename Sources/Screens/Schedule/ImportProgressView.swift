import UIKit

/// What an import is at: words, and how far it is.
final class ImportProgressView: UIView {
    private let words = UILabel(.subheadline)
    private let bar = UIProgressView(progressViewStyle: .default)
    private let spinner = UIActivityIndicatorView(style: .medium)

    init() {
        super.init(frame: .zero)
        spinner.hidesWhenStopped = true
        spinner.setContentHuggingPriority(.required, for: .horizontal)
        let line = UIStackView(arrangedSubviews: [words, spinner])
        line.alignment = .center
        line.spacing = 8
        let stack = UIStackView(arrangedSubviews: [line, bar])
        stack.axis = .vertical
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 32, bottom: 4, trailing: 32)
        addSubview(stack)
        stack.pinEdges(to: self)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ step: StationDataModel.Progress) {
        words.text = step.words
        bar.isHidden = step.part == nil
        bar.setProgress(Float(step.part ?? 1), animated: false)
        if step.part == nil { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
}
