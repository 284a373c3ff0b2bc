// usage: NewsBench
// The first page of 20 out of 100,000 stored headlines, with their counts, beside the same SQL through SQLite's own
// interface in the same process.

import Foundation

exit(try await PageBench().run() ? 0 : 1)
