import Storage

extension Database {
    /// Reads, and tells what went wrong as a reason of the music.
    func readMusic<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws(MusicError) -> T {
        do {
            return try read(body)
        } catch {
            throw MusicError(storing: error)
        }
    }

    /// Writes, and tells what went wrong as a reason of the music.
    func writeMusic<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws(MusicError) -> T {
        do {
            return try write(body)
        } catch {
            throw MusicError(storing: error)
        }
    }

    /// Writes without leaving a trace of what is deleted, and tells what went wrong as a reason of the music.
    func eraseMusic<T: Sendable>(_ body: @Sendable (Connection) throws -> T) throws(MusicError) -> T {
        do {
            return try erase(body)
        } catch {
            throw MusicError(storing: error)
        }
    }
}

extension MusicError {
    /// A database throws nothing but its own errors.
    fileprivate init(storing error: any Error) {
        self = (error as? DatabaseError).map { .storage($0) } ?? .unreadable
    }
}
