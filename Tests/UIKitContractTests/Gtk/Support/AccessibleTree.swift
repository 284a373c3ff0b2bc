import Foundation
import XCTest

@testable import UIKit

/// What a screen reader meets: this process, read from outside over the accessibility bus.
struct AccessibleElement: Decodable {
    let role: String
    let name: String
    let description: String
    let states: Set<String>
    let actions: [String]
    let children: [AccessibleElement]

    /// This element and all inside it.
    var all: [AccessibleElement] { [self] + children.flatMap(\.all) }

    /// The elements of a name.
    func named(_ name: String) -> [AccessibleElement] { all.filter { $0.name == name } }

    /// The tree in words, for messages.
    var summary: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        let own = String(repeating: "  ", count: depth) + "\(role) “\(name)” \(actions) \(states.sorted())"
        return [own] + children.flatMap { $0.lines(depth: depth + 1) }
    }

    func has(_ state: String) -> Bool { states.contains(state) }
}

extension Host {
    /// The tree of this program as assistive technologies see it.
    func accessibleTree() async throws -> AccessibleElement {
        let output = try await askFromOutside([])
        return try JSONDecoder().decode(AccessibleElement.self, from: output)
    }

    /// Has an assistive technology perform the first action of the element with a name.
    func performFromOutside(_ name: String) async throws {
        _ = try await askFromOutside([name])
    }

    private func askFromOutside(_ arguments: [String]) async throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments =
            ["-W", "ignore", "-c", Self.reader, "\(ProcessInfo.processInfo.processIdentifier)"] + arguments
        let output = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        // The reader asks this very process: the main loop has to answer meanwhile.
        await wait { !process.isRunning }
        if process.isRunning { process.terminate() }
        if process.terminationStatus == 3 { throw XCTSkip("gir1.2-atspi-2.0 is not installed") }
        XCTAssertEqual(process.terminationStatus, 0)
        return try Data(contentsOf: output)
    }

    private static let reader = """
        import json, sys
        try:
            import gi
            gi.require_version("Atspi", "2.0")
            from gi.repository import Atspi, GLib
        except (ImportError, ValueError):
            sys.exit(3)

        def names(actions):
            try:
                return [Atspi.Action.get_action_name(actions, i) for i in range(Atspi.Action.get_n_actions(actions))]
            except GLib.Error:
                # An action that goes while it is read.
                return []

        def element(a):
            actions = a.get_action_iface()
            return {
                "role": a.get_role_name(),
                "name": a.get_name() or "",
                "description": a.get_description() or "",
                "states": [s.value_nick for s in a.get_state_set().get_states()],
                "actions": names(actions) if actions else [],
                "children": [element(a.get_child_at_index(i)) for i in range(a.get_child_count())],
            }

        def find(a, name):
            if a.get_name() == name and a.get_action_iface():
                return a
            for i in range(a.get_child_count()):
                found = find(a.get_child_at_index(i), name)
                if found:
                    return found

        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(i)
            if app and app.get_process_id() == int(sys.argv[1]):
                if len(sys.argv) > 2:
                    Atspi.Action.do_action(find(app, sys.argv[2]).get_action_iface(), 0)
                else:
                    print(json.dumps(element(app)))
                sys.exit(0)
        sys.exit("the program is not on the accessibility bus")
        """
}
