// The front door of UIKit.
