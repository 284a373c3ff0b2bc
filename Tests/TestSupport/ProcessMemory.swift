import Foundation

#if os(Linux)
/// How much memory this process holds, as the kernel counts it.
public enum ProcessMemory {
    /// Bytes in memory now.
    public static var resident: Int { value("VmRSS:") }

    /// The most bytes in memory since the process began or ``forgetPeak()``.
    public static var peak: Int { value("VmHWM:") }

    /// Lets ``peak`` begin anew.
    public static func forgetPeak() {
        // "5" asks the kernel to reset the high-water mark; an error leaves it, and tests then see too much, not too little.
        try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
    }

    private static func value(_ name: String) -> Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
        return (line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0) * 1024
    }
}
#endif
