import Foundation

/// Something that can be done with what is shared.
@MainActor
open class UIActivity: NSObject {
    /// The kind of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A kind of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// It is copied to the clipboard.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// It is sent by e-mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// A picture is saved.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    }
}

extension UIActivity.ActivityType {
    /// It is saved as a file: on Apple platforms an extension of the Files app, which has no public name.
    static let saveToFile = UIActivity.ActivityType(rawValue: "com.apple.DocumentManagerUICore.SaveToFiles")
    /// An address is opened in the program that is for it.
    static let open = UIActivity.ActivityType(rawValue: "open")
}
