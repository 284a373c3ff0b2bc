// usage: MusicBench
// An answer of 200 albums read, sorted and stored beside what the system's decoder takes for it; a picture found in
// memory beside a look into a dictionary.

import Foundation

let isAnswerFast = try await AnswerBench().run()
let isArtworkFast = try await ArtworkBench().run()
exit(isAnswerFast && isArtworkFast ? 0 : 1)
