import Foundation

/// Colours named by their purpose, which follow the appearance. ``ColorPalette`` has the values and where they are from.
extension UIColor {
    /// The text that matters most.
    public class var label: UIColor {
        UIColor(value: .palette(.label))
    }

    /// Text that says more about something.
    public class var secondaryLabel: UIColor {
        UIColor(value: .palette(.secondaryLabel))
    }

    /// Text that need not be read.
    public class var tertiaryLabel: UIColor {
        UIColor(value: .palette(.tertiaryLabel))
    }

    /// Faint text, as of a watermark.
    public class var quaternaryLabel: UIColor {
        UIColor(value: .palette(.quaternaryLabel))
    }

    /// What stands in a field until something is typed.
    public class var placeholderText: UIColor {
        UIColor(value: .palette(.placeholderText))
    }

    /// Text that leads somewhere.
    public class var link: UIColor {
        UIColor(value: .palette(.accent))
    }

    /// The colour of what can be acted on.
    public class var tintColor: UIColor {
        UIColor(value: .palette(.accent))
    }

    /// A line between things, through which the ground is seen.
    public class var separator: UIColor {
        UIColor(value: .palette(.separator))
    }

    /// A line between things that hides the ground.
    public class var opaqueSeparator: UIColor {
        UIColor(value: .palette(.opaqueSeparator))
    }

    /// The ground of a screen or a plain list.
    public class var systemBackground: UIColor {
        UIColor(value: .palette(.background))
    }

    /// The ground of what stands out from the main ground.
    public class var secondarySystemBackground: UIColor {
        UIColor(value: .palette(.secondaryBackground))
    }

    /// The ground of what stands out from the secondary ground.
    public class var tertiarySystemBackground: UIColor {
        UIColor(value: .palette(.tertiaryBackground))
    }

    /// The ground of a grouped list.
    public class var systemGroupedBackground: UIColor {
        UIColor(value: .palette(.groupedBackground))
    }

    /// The ground of a group in a grouped list.
    public class var secondarySystemGroupedBackground: UIColor {
        UIColor(value: .palette(.secondaryGroupedBackground))
    }

    /// The ground of what stands out inside a group.
    public class var tertiarySystemGroupedBackground: UIColor {
        UIColor(value: .palette(.tertiaryGroupedBackground))
    }

    /// The fill of thin and small shapes, as of a slider's track.
    public class var systemFill: UIColor {
        UIColor(value: .palette(.fill))
    }

    /// The fill of middle-sized shapes, as of a switch.
    public class var secondarySystemFill: UIColor {
        UIColor(value: .palette(.secondaryFill))
    }

    /// The fill of large shapes, as of a field or a button.
    public class var tertiarySystemFill: UIColor {
        UIColor(value: .palette(.tertiaryFill))
    }

    /// The fill of large areas with much in them.
    public class var quaternarySystemFill: UIColor {
        UIColor(value: .palette(.quaternaryFill))
    }

    /// Red that can be read and that follows the appearance: for errors and for what destroys.
    public class var systemRed: UIColor {
        UIColor(value: .palette(.red))
    }

    /// Green that can be read and that follows the appearance: for success.
    public class var systemGreen: UIColor {
        UIColor(value: .palette(.green))
    }

    /// Blue that can be read and that follows the appearance.
    public class var systemBlue: UIColor {
        UIColor(value: .palette(.accent))
    }

    /// Yellow that can be read and that follows the appearance: for warnings.
    public class var systemYellow: UIColor {
        UIColor(value: .palette(.yellow))
    }

    /// Orange that can be read and that follows the appearance.
    public class var systemOrange: UIColor {
        UIColor(value: .palette(.orange))
    }

    /// Purple that can be read and that follows the appearance.
    public class var systemPurple: UIColor {
        UIColor(value: .palette(.purple))
    }

    /// Grey that can be read and that follows the appearance.
    public class var systemGray: UIColor {
        UIColor(value: .palette(.gray))
    }

    /// Grey, 1 step nearer to the ground than `systemGray`.
    public class var systemGray2: UIColor {
        UIColor(value: .palette(.gray2))
    }

    /// Grey, 2 steps nearer to the ground than `systemGray`.
    public class var systemGray3: UIColor {
        UIColor(value: .palette(.gray3))
    }

    /// Grey, 3 steps nearer to the ground than `systemGray`.
    public class var systemGray4: UIColor {
        UIColor(value: .palette(.gray4))
    }

    /// Grey, 4 steps nearer to the ground than `systemGray`.
    public class var systemGray5: UIColor {
        UIColor(value: .palette(.gray5))
    }

    /// Grey, 5 steps nearer to the ground than `systemGray`.
    public class var systemGray6: UIColor {
        UIColor(value: .palette(.gray6))
    }
}
