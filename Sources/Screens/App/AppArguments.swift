import Foundation

/// What was asked on the command line.
public struct AppArguments: Sendable, Hashable {
    /// A server that plays all services, as `wayside-services` does; nil for the services themselves.
    public var services: URL?
    /// The photos of a place list which ones are in memory.
    public private(set) var showsPhotoMemory = false
    /// What is wrong with the arguments, in words; nil where nothing is.
    public private(set) var problem: String?
    /// The usage was asked for.
    public private(set) var asksForHelp = false
    /// The version was asked for.
    public private(set) var asksForVersion = false

    /// Reads the arguments of a program; the first one is its name.
    ///
    /// On a phone there are none beyond those of the system, which are passed over.
    public init(_ arguments: [String]) {
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": asksForHelp = true
            case "--version": asksForVersion = true
            case "--show-photo-memory": showsPhotoMemory = true
            case "--services":
                guard let text = rest.popFirst(), let url = URL(string: text), url.host != nil else {
                    problem = "--services takes an address, as in --services http://127.0.0.1:8080"
                    return
                }
                services = url
            default:
                problem = "unknown argument “\(argument)”; wayside --help lists them"
                return
            }
        }
    }
}
