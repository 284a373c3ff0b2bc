import Foundation
import MainLoopWatch
import UIKit

/// The app that runs in this process, as a scenario uses it.
@MainActor
final class RunningApp {
    /// The tabs in their order.
    enum Tab: Int {
        case schedule, news, music, places, about
    }

    /// Something that a scenario waited for in vain.
    struct Problem: Error {
        var text: String
    }

    private static var step: (() -> Bool)?
    private let tabs: UITabBarController
    private(set) var figures: Figures?
    private var notes: [String] = []
    private var problems: [String] = []

    /// Waits for the window and its tabs.
    init() async throws {
        let tabs = try await Self.awaited("the tabs") {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                .flatMap(\.windows).compactMap { $0.rootViewController as? UITabBarController }.first
        }
        self.tabs = tabs
    }

    /// The chosen tab's stack.
    var navigation: UINavigationController? { tabs.selectedViewController as? UINavigationController }

    /// Chooses a tab.
    func choose(_ tab: Tab) {
        tabs.selectedIndex = tab.rawValue
    }

    /// Taps a row.
    func tap(_ path: IndexPath, in table: UITableView) {
        (table.delegate as? any UITableViewDelegate)?.tableView(table, didSelectRowAt: path)
    }

    /// Watches the main thread while a person does something.
    func measured(_ work: () async throws -> Void) async throws {
        main_loop_begin()
        try await work()
        figures = Figures(blocks: main_loop_end())
    }

    /// Says something else that was measured, and whether that is as it has to be.
    func note(_ text: String, isRight: Bool = true) {
        if isRight { notes.append(text) } else { problems.append(text) }
    }

    /// All that was measured; nil where nothing was.
    var result: Figures? {
        var all = figures
        all?.notes = notes
        all?.problems = problems
        return all
    }

    // MARK: Waiting

    /// The first view of a kind in the chosen tab that is as wanted, once there is one.
    func found<View: UIView>(_ what: String, where isWanted: @escaping (View) -> Bool) async throws -> View {
        try await Self.awaited(what) { [tabs] in
            tabs.selectedViewController.flatMap { Self.views(of: View.self, in: $0.view).first(where: isWanted) }
        }
    }

    /// Waits until something is so.
    func until(_ what: String, _ isSo: @escaping () -> Bool) async throws {
        _ = try await Self.awaited(what) { isSo() ? true : nil }
    }

    /// Half a second, for animations to end.
    func rest() async {
        try? await Task.sleep(nanoseconds: 500_000_000)
    }

    private static func awaited<Value>(_ what: String, _ value: () -> Value?) async throws -> Value {
        for _ in 0..<3_000 {
            if let value = value() { return value }
            try await Task.sleep(nanoseconds: 10_000_000)
        }
        throw Problem(text: "\(what): waited half a minute in vain")
    }

    static func views<View: UIView>(of type: View.Type, in view: UIView) -> [View] {
        guard !view.isHidden else { return [] }
        return ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(of: type, in: $0) }
    }

    // MARK: Scrolling

    /// How far a strong fling goes in a frame, in points: some 7,000 a second.
    nonisolated static let fling = 120.0

    /// Scrolls to the end, a step a frame.
    func scroll(_ view: UIScrollView) async throws {
        await eachFrame {
            let end = max(0, view.contentSize.height - view.bounds.height)
            guard view.contentOffset.y < end - 0.5 else { return false }
            let y = min(view.contentOffset.y + Self.fling, end)
            view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
            return true
        }
    }

    /// Calls a closure once a frame, before the layout, until it returns false.
    func eachFrame(_ step: @escaping () -> Bool) async {
        await withCheckedContinuation { continuation in
            Self.step = {
                if step() { return true }
                Self.step = nil
                continuation.resume()
                return false
            }
            main_loop_each_frame {
                // GTK ticks its frame clock on the main thread only.
                MainActor.assumeIsolated { RunningApp.step?() == true ? 1 : 0 }
            }
        }
    }
}
