// Twenty rows upserted durably, and 10,000 rows read, beside the same SQL through SQLite's own interface.

import Foundation

exit(try await HeadlineBench().run() ? 0 : 1)
