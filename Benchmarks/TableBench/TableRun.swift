import Foundation
import ListViewBaseline
import UIKit

/// One table, measured in this process.
@MainActor
final class TableRun: NSObject, UITableViewDataSource {
    struct Plan {
        var rows: Int
        var sections: Int
    }

    nonisolated static let seconds = 4.0
    static var plan = Plan(rows: 0, sections: 0)
    static var current: TableRun?

    private let table = UITableView(frame: .zero, style: .plain)
    private let perSection: Int
    private var layout = 0.0
    private var memory = 0.0
    private var processor = 0.0
    private var jumps = 0
    private var state: UInt32 = 1
    private var start = Date.distantFuture

    override init() {
        perSection = Self.plan.rows / Self.plan.sections
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    /// Shows the table, measures its first layout and begins to jump a second later.
    func begin(in window: UIWindow) {
        let controller = UIViewController()
        controller.view = table
        let before = list_view_processor_seconds()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        table.layoutIfNeeded()
        layout = (list_view_processor_seconds() - before) * 1_000
        start = Date().addingTimeInterval(1)
        list_view_each_frame {
            // GTK ticks its frame clock on the main thread only.
            MainActor.assumeIsolated { TableRun.current?.step() == true ? 1 : 0 }
        }
    }

    private func step() -> Bool {
        let now = Date()
        guard now >= start else { return true }
        if jumps == 0 {
            memory = list_view_memory_kilobytes()
            processor = list_view_processor_seconds()
        }
        let elapsed = now.timeIntervalSince(start)
        guard elapsed < Self.seconds else {
            let spent = (list_view_processor_seconds() - processor) * 1_000 / Double(max(1, jumps))
            Figures(layout: layout, memory: memory, jumps: Double(jumps) / elapsed, processor: spent).tell()
            exit(0)
        }
        state = state &* 1_664_525 &+ 1_013_904_223
        let row = Int(state) % Self.plan.rows
        table.scrollToRow(
            at: IndexPath(row: row % perSection, section: row / perSection),
            at: .top,
            animated: false
        )
        jumps += 1
        return true
    }

    func numberOfSections(in tableView: UITableView) -> Int { Self.plan.sections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { perSection }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row \(indexPath.section * perSection + indexPath.row)"
        content.secondaryText = "A second line"
        content.image = UIImage(systemName: "envelope")
        cell.contentConfiguration = content
        return cell
    }
}

/// Opens one window with the table.
final class BenchDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = BenchScene.self
        return configuration
    }
}

/// The scene of the one window.
final class BenchScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        let run = TableRun()
        TableRun.current = run
        run.begin(in: window)
    }
}
