import Foundation
import PixbufBaseline
import UIKit

/// Runs both decoders in turn and prints their medians and ratio.
enum Comparison {
    private static let rounds = 9
    private static let timeLimit = 1.15
    private static let memoryLimit = 64.0

    static func run(program: String) -> Int32 {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("image-bench-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            print("ImageBench: \(error)")
            return 1
        }
        let isQuick = time(program: program, in: folder)
        let isSmall = memory(program: program, in: folder)
        return isQuick && isSmall ? 0 : 1
    }

    private static func time(program: String, in folder: URL) -> Bool {
        let path = folder.appendingPathComponent("24.jpg").path
        guard child(program, ["make", path, "6000", "4000"]) != nil,
            let data = FileManager.default.contents(atPath: path)
        else { return failed("no photo of 24 megapixels") }
        var ours: [Double] = []
        var bare: [Double] = []
        for _ in 0..<rounds {
            ours.append(milliseconds { UIImage(data: data)?.preparingThumbnail(of: Photo.screen) != nil })
            bare.append(
                milliseconds {
                    data.withUnsafeBytes { bytes in
                        let (width, height) = (Int32(Photo.screen.width), Int32(Photo.screen.height))
                        return pixbuf_decode_scaled(bytes.baseAddress, bytes.count, width, height) > 0
                    }
                }
            )
        }
        guard (ours + bare).allSatisfy({ $0 > 0 }) else { return failed("a photo of 24 megapixels was not decoded") }
        let ratio = median(ours) / median(bare)
        print(
            "image: 24 megapixels (\(data.count / 1_000_000) MB) to the screen: UIImage \(told(ours)) ms, "
                + "gdk-pixbuf in C \(told(bare)) ms"
        )
        print(
            "image: UIImage / gdk-pixbuf: \(String(format: "%.2f", ratio)) (\(timeLimit) at most); \(rounds) interleaved"
        )
        return ratio <= timeLimit
    }

    private static func memory(program: String, in folder: URL) -> Bool {
        let path = folder.appendingPathComponent("100.jpg").path
        guard child(program, ["make", path, "10000", "10000"]) != nil, let text = child(program, ["memory", path]),
            let kilobytes = text.split(separator: " ").first.flatMap({ Double($0) })
        else { return failed("a photo of 100 megapixels was not decoded") }
        let megabytes = kilobytes * 1_024 / 1_000_000
        print(
            "image: 100 megapixels to the screen: \(String(format: "%.1f", megabytes)) MB beyond the file "
                + "(\(Int(memoryLimit)) at most)"
        )
        return megabytes <= memoryLimit
    }

    private static func failed(_ reason: String) -> Bool {
        print("ImageBench: \(reason)")
        return false
    }

    /// How long the work took; −1 if it failed.
    private static func milliseconds(_ work: () -> Bool) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        let isDone = work()
        return isDone ? Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000 : -1
    }

    /// What another run of this program printed; nil if it failed.
    private static func child(_ program: String, _ arguments: [String]) -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = output
        do {
            try process.run()
        } catch {
            return nil
        }
        let text = String(bytes: output.fileHandleForReading.readDataToEndOfFile(), encoding: .utf8) ?? ""
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text : nil
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted[sorted.count / 2]
    }

    private static func told(_ values: [Double]) -> String {
        String(format: "%.1f (%.1f–%.1f)", median(values), values.min() ?? 0, values.max() ?? 0)
    }
}
