// usage: ImageBench
// A 24-megapixel JPEG file decoded to the size of a screen, beside gdk-pixbuf's scaled decoding called from C, and the
// memory that a 100-megapixel one takes.

import Foundation

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "memory" {
    exit(MemoryRun.run(path: arguments[2]))
} else if arguments.count == 5, arguments[1] == "make", let width = Int32(arguments[3]),
    let height = Int32(arguments[4])
{
    exit(Photo.make(path: arguments[2], width: width, height: height))
} else {
    exit(Comparison.run(program: arguments[0]))
}
