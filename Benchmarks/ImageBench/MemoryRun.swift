import Foundation
import UIKit

/// Decodes one picture and prints how much memory that took beyond the file itself.
enum MemoryRun {
    static func run(path: String) -> Int32 {
        guard let data = FileManager.default.contents(atPath: path) else { return 1 }
        let before = kilobytes("VmRSS:")
        guard let image = UIImage(data: data)?.preparingThumbnail(of: Photo.screen) else { return 1 }
        print(kilobytes("VmHWM:") - before, Int(image.size.width), Int(image.size.height))
        return 0
    }

    /// A line of the kernel's account of this process: resident now, or at most so far.
    private static func kilobytes(_ name: String) -> Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    }
}
