import Localization
import UIKit

/// One item: a table of its blocks, of which only those that are seen are set.
final class NewsArticleViewController: UIViewController {
    private let model: NewsArticleModel
    private let text: Localizer
    private let banner = BannerView()
    private let table = UITableView(frame: .zero, style: .plain)
    private let status = StatusView()
    private let refreshControl = UIRefreshControl(frame: .zero)
    private var state = NewsArticleModel.State()

    /// Called with the text that a person wants to share.
    var onShare: ((String) -> Void)?

    init(model: NewsArticleModel, localizer: Localizer) {
        self.model = model
        text = localizer
        super.init(nibName: nil, bundle: nil)
        title = localizer.text("news.article.title")
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.delegate = self
        table.separatorStyle = .none
        for kind in ["head", "block", "picture"] {
            table.register(UITableViewCell.self, forCellReuseIdentifier: kind)
        }
        refreshControl.addAction(UIAction { [weak self] _ in self?.model.load() }, for: .valueChanged)
        table.refreshControl = refreshControl
        banner.onButton = { [weak self] in self?.model.load() }
        status.onButton = { [weak self] in self?.model.load() }
        let share = UIBarButtonItem(
            title: text.text("common.share"),
            image: UIImage(systemName: "square.and.arrow.up"),
            primaryAction: UIAction(
                title: text.text("common.share"),
                image: UIImage(systemName: "square.and.arrow.up")
            ) { [weak self] _ in
                guard let self else { return }
                self.onShare?(self.model.sharedText)
            }
        )
        share.accessibilityLabel = text.text("common.share")
        navigationItem.rightBarButtonItem = share
        layOut()
        show(model.state)
        model.onChange = { [weak self] in self?.show($0) }
        model.load()
    }

    private func layOut() {
        let body = UIView()
        for part in [table, status] {
            body.addSubview(part)
            part.pinEdges(to: body)
        }
        let stack = UIStackView(arrangedSubviews: [banner, body])
        stack.axis = .vertical
        banner.setContentHuggingPriority(.required, for: .vertical)
        body.setContentHuggingPriority(.defaultLow, for: .vertical)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    // MARK: Showing

    private func show(_ new: NewsArticleModel.State) {
        let old = state
        state = new
        banner.show(
            text: new.banner,
            button: new.banner == nil ? nil : text.text("common.retry"),
            symbol: "exclamationmark.triangle"
        )
        status.isHidden = new.placeholder == nil
        table.isHidden = new.placeholder != nil
        switch new.placeholder {
        case nil: break
        case .loading?: status.show(StatusView.Content(title: text.text("common.loading")))
        case .failed(let reason)?:
            status.show(
                StatusView.Content(
                    symbol: "wifi.slash",
                    title: text.text("news.article.failed.title"),
                    message: reason,
                    button: text.text("common.retry")
                )
            )
        }
        showLines(old.lines, new.lines)
        if !new.isRefreshing { refreshControl.endRefreshing() }
    }

    /// A picture that comes changes its row alone: what is being read stays where it is.
    private func showLines(_ old: [NewsArticleModel.Line], _ new: [NewsArticleModel.Line]) {
        guard old != new else { return }
        guard old.count == new.count else { return table.reloadData() }
        let changed = new.indices.filter { old[$0] != new[$0] }.map { IndexPath(row: $0, section: 0) }
        table.reloadRows(at: changed, with: .none)
    }
}

extension NewsArticleViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { state.lines.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let line = state.lines[indexPath.row]
        let kind =
            switch line {
            case .head, .note: "head"
            case .block: "block"
            case .picture: "picture"
            }
        let cell = tableView.dequeueReusableCell(withIdentifier: kind, for: indexPath)
        NewsArticleCell.fill(cell, with: line, localizer: text)
        return cell
    }
}

extension NewsArticleViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        if case .picture = state.lines[indexPath.row] { return true }
        return false
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        guard case .picture(let image, _) = state.lines[indexPath.row] else { return }
        if let link = model.tapPicture(image) { UIApplication.shared.open(link) }
    }
}
