// wayside-stations: imports station files, lists and removes them, finds and shows stations, exports.

import Foundation

exit(StationsCommand.run(Array(CommandLine.arguments.dropFirst()), output: .standard))
