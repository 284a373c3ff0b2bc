import Foundation

/// Picture files of 64 × 32 pixels: red on the left, blue on the right.
enum SamplePicture {
    static let png = Data(base64Encoded: pngText) ?? Data()
    static let jpeg = Data(base64Encoded: jpegText) ?? Data()

    /// The JPEG file as a camera held differently would have written it.
    static func jpeg(orientation: UInt8) -> Data { turned(jpeg, orientation: orientation) }

    /// A colour for each quarter of a picture: top left red, top right green, bottom left blue, bottom right white.
    static let quarters: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]

    /// A JPEG file as a camera held differently would have written it: with an Exif orientation from 1 to 8.
    static func turned(_ jpeg: Data, orientation: UInt8) -> Data {
        let exif: [UInt8] =
            Array("Exif\0\0II".utf8) + [0x2a, 0, 8, 0, 0, 0]  // little endian, the directory begins at 8
            + [1, 0]  // one entry: tag 0x0112, a 16-bit number, one of them, its value
            + [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0] + [0, 0, 0, 0]
        let segment: [UInt8] = [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif
        return jpeg.prefix(2) + Data(segment) + jpeg.dropFirst(2)
    }

    /// Files of 8 × 8 pixels, the left half red, the right half empty, by their format.
    static let halfEmpty: [String: Data] = [
        "GIF": Data(
            base64Encoded: "R0lGODlhCAAIAPAAAP8AAAAAACH5BAEAAAEAIf8LSW1hZ2VNYWdpY2sNZ2FtbWE9MC40NTQ1NQAsAAAAAAgACAAA"
                + "Ag2EERmHyroOfE5WM20qADs="
        ) ?? Data(),
        "PNG": Data(
            base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAgMAAAC5YVYYAAAABGdBTUEAALGPC/xhBQAAAAlQTFRFAAAA/wAA////"
                + "ZxlkHgAAAAF0Uk5TAEDm2GYAAAANSURBVAjXYwhlYMCGACFMAqnU6DgWAAAAAElFTkSuQmCC"
        ) ?? Data(),
        "WebP": Data(base64Encoded: "UklGRh4AAABXRUJQVlA4TBEAAAAvB8ABEA8Q8x/zH4w+RPQ/AAA=") ?? Data(),
    ]

    private static let pngText =
        "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgCAIAAAAt/+nTAAAAA3NCSVQICAjb4U/gAAAAQklEQVRYhe3PQREAIBADMcC/Z1Bx"
        + "5LMR0M7uu2btNftwRtc/KEArQCtAK0ArQCtAK0ArQCtAK0ArQCtAK0ArQCtAe+LxAj+1kl/hAAAAAElFTkSuQmCC"

    private static let jpegText =
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhl"
        + "bXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8"
        + "fHx8fHx8fHx8fHx8fHz/wAARCAAgAEADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA"
        + "AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6"
        + "Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG"
        + "x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA"
        + "AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5"
        + "OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE"
        + "xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDKooorzz7AKKKKAMyiiiv0A+HCiiigDToo"
        + "or8/PuAooooAzKKKK/QD4cKKKKAP/9k="
}
