import Foundation
import PixbufBaseline

/// The files that are decoded, made anew for each run.
enum Photo {
    /// The size that pictures are decoded to, in pixels.
    static let screen = CGSize(width: 1920, height: 1080)

    /// Writes a photo in this process, whose peak of memory is then of no use any more.
    static func make(path: String, width: Int32, height: Int32) -> Int32 {
        pixbuf_make_photo(path, width, height) != 0 ? 0 : 1
    }
}
