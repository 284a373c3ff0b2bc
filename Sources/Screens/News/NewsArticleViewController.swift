import Localization
import UIKit

/// One item: a table of its blocks, of which only those that are seen are set.
final class NewsArticleViewController: UIViewController {
    private let model: NewsArticleModel
    private let text: Localizer
    private let page = ListPageView()
    private let refreshControl = UIRefreshControl(frame: .zero)
    private var state = NewsArticleModel.State()
    /// How many of the lines the table has: the first screenful comes a few lines a frame.
    private var lineCount = 0
    private static let linesPerFrame = 3
    private var filling: Task<Void, Never>?
    private var table: UITableView { page.table }

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
        page.setUp(self, cells: ["head", "heading", "block", "picture"])
        table.separatorStyle = .none
        refreshControl.addAction(UIAction { [weak self] _ in self?.model.load() }, for: .valueChanged)
        table.refreshControl = refreshControl
        page.banner.onButton = { [weak self] in self?.model.load() }
        page.status.onButton = { [weak self] in self?.model.load() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(text.text("common.share"), symbol: "square.and.arrow.up") {
            [weak self] in
            guard let self else { return }
            self.onShare?(self.model.sharedText)
        }
        page.fill(view, downTo: view.bottomAnchor)
        show(model.state)
        model.onChange = { [weak self] in self?.show($0) }
        model.load()
    }

    // MARK: Showing

    private func show(_ new: NewsArticleModel.State) {
        let old = state
        state = new
        page.banner.show(
            text: new.banner,
            button: new.banner == nil ? nil : text.text("common.retry"),
            symbol: "exclamationmark.triangle"
        )
        page.show(status: new.placeholder.map(content))
        showLines(old.lines, new.lines)
        if !new.isRefreshing { refreshControl.endRefreshing() }
    }

    private func content(of placeholder: NewsArticleModel.Placeholder) -> StatusView.Content {
        switch placeholder {
        case .loading: .waiting(text.text("common.loading"))
        case .failed(let reason):
            .failed(text.text("news.article.failed.title"), reason: reason, offersSample: false, localizer: text)
        }
    }

    /// A picture that comes changes its row alone: what is being read stays where it is.
    private func showLines(_ old: [NewsArticleModel.Line], _ new: [NewsArticleModel.Line]) {
        guard old != new else { return }
        guard old.count == new.count else {
            lineCount = old.count > 1 ? new.count : min(Self.linesPerFrame, new.count)
            table.reloadData()
            return fill()
        }
        let changed = new.indices.filter { $0 < lineCount && old[$0] != new[$0] }
        table.reloadRows(at: changed.map { IndexPath(row: $0, section: 0) }, with: .none)
    }

    /// Adds lines until the screen is full, then all: what is further down is made when it comes into sight.
    ///
    /// A screenful at once would keep the main thread for several frames, while the screen slides in.
    private func fill() {
        filling?.cancel()
        guard lineCount < state.lines.count else { return }
        filling = Task { [weak self] in
            while let self, self.lineCount < self.state.lines.count {
                guard (try? await Task.sleep(nanoseconds: 16_000_000)) != nil, !Task.isCancelled else { return }
                self.addLines()
            }
        }
    }

    private func addLines() {
        let isFull = table.bounds.height > 0 && table.contentSize.height > table.bounds.height
        let count = state.lines.count
        let added = lineCount..<(isFull ? count : min(lineCount + Self.linesPerFrame, count))
        lineCount = added.upperBound
        table.insertRows(at: added.map { IndexPath(row: $0, section: 0) }, with: .none)
    }
}

extension NewsArticleViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lineCount }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let line = state.lines[indexPath.row]
        let kind =
            switch line {
            case .head, .note: "head"
            // Apart from other blocks: a screen reader's heading stays one for as long as its view lives.
            case .block(let block) where block.isHeading: "heading"
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
