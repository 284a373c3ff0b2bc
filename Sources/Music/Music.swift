// Music finds albums and keeps what was found: what is stored is there at once, what is newer comes after.
//
//   MusicCatalogue    searches and albums of one service: stored now, fresh later; earlier searches
//   SearchTerm        what a person typed, as it is asked for and remembered
//   SearchSnapshot    what a search shows at one moment: albums in order, age, origin, why nothing newer came
//   AlbumSnapshot     the same of one album: its discs and songs
//   ITunesService     the iTunes Search API, within its twenty calls a minute
//   MusicStorage      the answers in the cache's database, with limits of age, number and bytes
//   MusicError        why there is nothing newer
//   ArtworkLoader     pictures: one request for each, memory and disk within bounds
//   ArtworkAddress    the address of a picture in the size that is needed
//
// All of it can be fetched again: nothing here is in the user's database.

import Storage

/// The cache's database, as far as it is about music.
public struct MusicStorage: Sendable {
    /// The tables of the cache's database: answers to searches and of albums.
    public static let cacheMigration = AnswerStore.migration

    let answers: AnswerStore

    /// Stores in a database that the migration has been applied to.
    public init(cache: Database) {
        answers = AnswerStore(database: cache)
    }

    /// Forgets all searches and albums of every service, and leaves no trace of them in the files.
    public func forgetEverything() async throws(MusicError) {
        try await answers.forgetAll()
    }
}
