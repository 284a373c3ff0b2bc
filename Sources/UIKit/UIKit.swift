// The front door of UIKit: Apple's UIKit classes on GTK 4, as far as Wayside's screens use them.
//
// Views and controls are in Views/, Controls/ and Tables/, controllers in Controllers/, values (colours, fonts,
// images, configurations) in Values/, the layout engine in Layout/, and whatever speaks to C in Gtk/.
// Every public declaration here has the name and the signature of Apple's; docs/uikit-coverage.md lists them all.

@_exported import Foundation
