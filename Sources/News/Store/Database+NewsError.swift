import Storage

extension Database {
    /// Reads, and tells what went wrong as a reason of the news.
    func readNews<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws(NewsError) -> T {
        do {
            return try read(body)
        } catch {
            throw NewsError(storing: error)
        }
    }

    /// Writes, and tells what went wrong as a reason of the news.
    func writeNews<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws(NewsError) -> T {
        do {
            return try write(body)
        } catch {
            throw NewsError(storing: error)
        }
    }
}

extension NewsError {
    /// A database throws nothing but its own errors.
    fileprivate init(storing error: any Error) {
        self = (error as? DatabaseError).map { .storage($0) } ?? .unreadable
    }
}
