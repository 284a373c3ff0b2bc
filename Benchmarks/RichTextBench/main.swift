// HTML of 100 KB to values, beside libxml2's bare parse of the same bytes to its tree.

import Foundation

exit(await ArticleBench().run() ? 0 : 1)
