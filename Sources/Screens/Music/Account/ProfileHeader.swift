import LocalAccounts
import Localization
import UIKit

/// Who is signed in, in a few lines: name, e-mail, telephone, birth date.
///
/// It reads them from the database itself, and again whenever they change.
final class ProfileHeader: UIView {
    private let model: ProfileModel
    private let text: Localizer
    private let name = UILabel(.headline)
    private let details = UILabel(.footnote, .secondaryLabel)

    init(store: AccountStore, localizer: Localizer) {
        model = ProfileModel(store: store, localizer: localizer)
        text = localizer
        super.init(frame: .zero)
        let symbol = UIImageView(image: UIImage(systemName: "person.crop.circle"))
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 32)
        symbol.tintColor = .secondaryLabel
        symbol.accessibilityElementsHidden = true
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [name, details])
        texts.axis = .vertical
        texts.spacing = 2
        let line = UIStackView(arrangedSubviews: [symbol, texts])
        line.alignment = .center
        line.spacing = 12
        line.isLayoutMarginsRelativeArrangement = true
        line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        addSubview(line)
        line.pinEdges(to: self)
        model.onChange = { [weak self] in self?.show($0) }
        show(model.state)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func show(_ state: ProfileModel.State) {
        name.text = state.name
        let born = state.birthDate.isEmpty ? "" : text.text("account.profile.born", state.birthDate)
        let lines = [state.failure ?? "", state.email, state.phone, born]
        details.text = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
