import CGtk
import CWidgets
import Foundation

/// The machine that the program runs on.
@MainActor
open class UIDevice: NSObject {
    /// This machine.
    public class var current: UIDevice { shared }
    private static let shared = UIDevice()

    private override init() {
        super.init()
    }

    /// What draws the interface: on Linux, GTK.
    open var systemName: String { "GTK" }

    /// The version of that.
    open var systemVersion: String {
        "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
    }

    /// What kind of machine it is.
    open var model: String { "Linux" }
}
