import UIKit

/// A screen with a table: a banner above it, and a status in its place where there are no rows.
final class ListPageView: UIView {
    /// What is shown, and why nothing newer is; hidden until it says something.
    let banner = BannerView()
    /// The rows.
    let table = UITableView(frame: .zero, style: .plain)
    /// What stands in the rows' place; hidden until it says something.
    let status = StatusView()

    /// - Parameter line: what stands between banner and table, as high as it needs to be
    init(line: UIView? = nil) {
        super.init(frame: .zero)
        let body = UIView()
        for part in [table, status] {
            body.addSubview(part)
            part.pinEdges(to: body)
        }
        let stack = UIStackView(lines: [banner, line].compactMap { $0 }, above: body)
        addSubview(stack)
        stack.pinEdges(to: self)
        show(status: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Gives the table its rows and says which kinds of cells they are.
    func setUp(_ source: any UITableViewDataSource & UITableViewDelegate, cells kinds: [String]) {
        table.dataSource = source
        table.delegate = source
        for kind in kinds { table.register(UITableViewCell.self, forCellReuseIdentifier: kind) }
    }

    /// Shows a status in the place of the table; the table where nil.
    func show(status content: StatusView.Content?) {
        status.isHidden = content == nil
        table.isHidden = content != nil
        if let content { status.show(content) }
    }
}

extension UIStackView {
    /// Lines at the top, each as high as it needs to be, and a body that takes the rest.
    convenience init(lines: [UIView], above body: UIView) {
        self.init(arrangedSubviews: lines + [body])
        arrange(lines, above: body)
    }

    /// Apart from the initializer, as for labels: what it sets is observed.
    private func arrange(_ lines: [UIView], above body: UIView) {
        axis = .vertical
        for line in lines { line.setContentHuggingPriority(.required, for: .vertical) }
        body.setContentHuggingPriority(.defaultLow, for: .vertical)
    }
}
