import Foundation

/// Finds the folder with the files that a module ships: its `Files`.
///
/// Looked in, in this order: the build's own folder beside the executable (`Wayside_<Module>.resources`), which serves
/// `swift run` and tests; then `../share/wayside/<Module>` relative to the executable, where `make install` puts it.
/// On Apple platforms: the module's bundle in the app's bundle or beside the tests' bundle.
public struct ResourceLocator: Sendable {
    private let places: @Sendable (String) -> [URL]

    /// Looks where the running program's files are.
    public init() {
        #if os(Linux)
        // Not Bundle.main: the link names the file itself, past links to it and whatever PATH said.
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        self.init(executableFolder: executable.deletingLastPathComponent())
        #else
        self.init(bundle: Bundle(for: BundleMark.self))
        #endif
    }

    /// Looks relative to a folder, which stands for the one that the executable is in.
    public init(executableFolder: URL) {
        places = { module in
            [
                executableFolder.appendingPathComponent("Wayside_\(module).resources/Files", isDirectory: true),
                executableFolder.deletingLastPathComponent()
                    .appendingPathComponent("share/wayside/\(module)", isDirectory: true),
            ]
        }
    }

    #if !os(Linux)
    private init(bundle: Bundle) {
        let parents = [Bundle.main.resourceURL, bundle.resourceURL, bundle.bundleURL.deletingLastPathComponent()]
            .compactMap { $0 }
        places = { module in
            parents.flatMap { parent in
                let bundle = parent.appendingPathComponent("Wayside_\(module).bundle", isDirectory: true)
                return ["Files", "Contents/Resources/Files"].map {
                    bundle.appendingPathComponent($0, isDirectory: true)
                }
            }
        }
    }

    private final class BundleMark {}
    #endif

    /// The folder with a module's files.
    /// - Throws: `LocalizationError.resourcesMissing`, which names the places that were looked in.
    public func folder(ofModule module: String) throws -> URL {
        let candidates = places(module)
        guard let found = candidates.first(where: Self.isFolder) else {
            throw LocalizationError.resourcesMissing(module: module, lookedIn: candidates.map(\.path))
        }
        return found
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
