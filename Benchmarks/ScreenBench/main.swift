// usage: ScreenBench [SCENARIO…]
// The real screens in the running app, on our UIKit under a display: the longest time that the main thread is kept
// between two waits of its loop while a person scrolls and opens things, GTK's painting apart, beside a GtkListView in C
// that is scrolled likewise. Scenarios are files under Scenarios.

import Foundation
import MainLoopWatch
import Screens
import UIKit

/// Prints what a child measured for its parent and ends it.
func tell(_ figures: Figures?) -> Never {
    let text = (try? JSONEncoder().encode(figures)).flatMap { String(bytes: $0, encoding: .utf8) }
    print(text ?? "no figures")
    fflush(nil)
    exit(0)
}

let name = ProcessInfo.processInfo.environment[Comparison.variable]
if name == Comparison.baseline {
    tell(Figures(blocks: main_loop_scroll_list_view(2_000, RunningApp.fling)))
} else if let scenario = Scenario.all.first(where: { $0.name == name }) {
    main_loop_watch()
    Task { @MainActor in
        do {
            let app = try await RunningApp()
            try await scenario.play(app)
            tell(app.result)
        } catch {
            print("\(error)")
            exit(1)
        }
    }
    AppDelegate.main()
} else {
    let arguments = CommandLine.arguments
    exit(try Comparison(program: arguments[0]).run(Array(arguments.dropFirst())) ? 0 : 1)
}
