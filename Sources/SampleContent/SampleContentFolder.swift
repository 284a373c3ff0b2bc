import Foundation

/// Finds the folder with the sample content.
public enum SampleContentFolder {
    /// Looks beside the executable, then in `../share/wayside/SampleContent`, where an installed program has it.
    ///
    /// `Bundle.module` is not used: it stops the program once it has left its build folder.
    /// - Returns: the folder.
    /// - Throws: `SampleContentError.folderNotFound` with the places that were tried.
    public static func locate() throws -> URL {
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let home = URL(fileURLWithPath: program).deletingLastPathComponent()
        let candidates = [
            home.appendingPathComponent("Wayside_SampleContent.resources/Resources"),
            home.appendingPathComponent("../share/wayside/SampleContent").standardizedFileURL,
        ]
        for folder in candidates where FileManager.default.fileExists(atPath: folder.path + "/places.txt") {
            return folder
        }
        throw SampleContentError.folderNotFound(tried: candidates.map(\.path))
    }
}
