import XCTest

@testable import UIKit

final class SymbolNamesTests: XCTestCase {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    func testEverySymbolThatAScreenNamesHasAnIcon() throws {
        let pattern = try NSRegularExpression(pattern: #"systemName:\s*"([^"]+)""#)
        var missing: [String] = []
        var count = 0
        for folder in ["Sources/Screens", "Sources/uikit-gallery"] {
            for file in swiftFiles(in: Self.package.appendingPathComponent(folder)) {
                let text = try String(contentsOf: file, encoding: .utf8)
                let matches = pattern.matches(in: text, range: NSRange(text.startIndex..., in: text))
                for match in matches {
                    guard let range = Range(match.range(at: 1), in: text) else { continue }
                    let name = String(text[range])
                    count += 1
                    if UIImage(systemName: name) == nil { missing.append("\(name) in \(file.lastPathComponent)") }
                }
            }
        }
        XCTAssertEqual(missing, [])
        XCTAssertGreaterThan(count, 20, "symbols named in the screens and the gallery")
    }

    func testEveryIconExists() throws {
        let own = Set(try files(in: Self.package.appendingPathComponent("Sources/UIKit/Files/icons")))
        let theme = URL(fileURLWithPath: "/usr/share/icons/Adwaita")
        guard FileManager.default.fileExists(atPath: theme.path) else {
            throw XCTSkip("adwaita-icon-theme is not installed")
        }
        let themed = Set(try files(in: theme))
        for (symbol, icon) in SymbolNames.icons {
            let file = icon + "-symbolic.svg"
            XCTAssertTrue((icon.hasPrefix("wayside-") ? own : themed).contains(file), "\(symbol): \(file)")
        }
    }

    func testOurIconsAreMadeOfFilledPathsWhichIsAllThatGTKRecolours() throws {
        let folder = Self.package.appendingPathComponent("Sources/UIKit/Files/icons/hicolor/scalable/actions")
        let icons = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        XCTAssertGreaterThan(icons.count, 10)
        for icon in icons {
            let text = try String(contentsOf: icon, encoding: .utf8)
            XCTAssertTrue(text.contains("viewBox=\"0 0 16 16\""), icon.lastPathComponent)
            XCTAssertFalse(text.contains("stroke"), icon.lastPathComponent)
            XCTAssertTrue(
                SymbolNames.icons.values.contains { icon.lastPathComponent == $0 + "-symbolic.svg" },
                "\(icon.lastPathComponent) is used by no symbol"
            )
        }
    }

    private func swiftFiles(in folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }

    private func files(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { ($0 as NSString).lastPathComponent }
    }
}
