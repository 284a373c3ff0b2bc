import Foundation

/// Waits for what will be so soon, and never for ever.
public enum Waiting {
    /// Returns whether `condition` becomes true within `seconds`.
    public static func until(
        within seconds: Double = 60,
        _ condition: @Sendable () async -> Bool
    ) async -> Bool {
        let deadline = DispatchTime.now() + seconds
        while DispatchTime.now() < deadline {
            if await condition() { return true }
            try? await Task.sleep(nanoseconds: 5_000_000)
        }
        return await condition()
    }

    /// Returns whether `stream` gives an element within `seconds`.
    public static func forElement(of stream: AsyncStream<Void>, within seconds: Double = 60) async -> Bool {
        await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                for await _ in stream { return true }
                return false
            }
            group.addTask {
                try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
                return false
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
    }
}
