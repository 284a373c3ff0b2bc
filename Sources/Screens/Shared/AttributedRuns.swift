import UIKit

/// Puts runs of text together that differ in their attributes.
///
/// Foundation on Linux ends the program when it compares two neighbouring runs of as many attributes, some of which are
/// equal and not the same object, as fonts and colours often are. It looks at how many there are first. So neighbours
/// are given an odd and an even number by attributes that mean nothing.
enum AttributedRuns {
    /// A piece of text and what is special about it.
    typealias Run = (text: String, attributes: [NSAttributedString.Key: Any])

    private static let filling = [
        NSAttributedString.Key("wayside.filling"), NSAttributedString.Key("wayside.filling2"),
    ]

    /// The runs one after the other.
    static func string(_ runs: [Run]) -> NSAttributedString {
        let shown = runs.filter { !$0.text.isEmpty }
        let result = NSMutableAttributedString(string: shown.map(\.text).joined())
        var start = 0
        for (index, run) in shown.enumerated() {
            var attributes = run.attributes
            for key in filling where attributes.isEmpty || attributes.count % 2 == index % 2 {
                attributes[key] = 1
            }
            let range = NSRange(location: start, length: run.text.utf16.count)
            result.setAttributes(attributes, range: range)
            start += range.length
        }
        return result
    }
}
