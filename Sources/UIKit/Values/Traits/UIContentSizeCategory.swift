import Foundation

/// The size of text that the person has asked the system for.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name by which the system knows the category.
    public let rawValue: String

    /// Nothing is said: what surrounds the view decides.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two below the default.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One below the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two above the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Three above the default: the largest of the usual ones.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the accessibility sizes.
    public static let accessibilityMedium =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The fifth and largest of the accessibility sizes.
    public static let accessibilityExtraExtraExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Makes a category from the system's name for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension UIContentSizeCategory {
    /// The categories from the smallest to the largest.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among ``ascending``; nil for `.unspecified` and for names that nobody knows.
    var order: Int? {
        Self.ascending.firstIndex(of: self)
    }

    /// Whether this is one of the five accessibility sizes, for which rows are laid out with more room.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    /// Whether the left category is the smaller one; false where either is `.unspecified`.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        guard let left = left.order, let right = right.order else { return false }
        return left < right
    }

    /// Whether the left category is not the larger one; false where either is `.unspecified`.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        guard let left = left.order, let right = right.order else { return false }
        return left <= right
    }

    /// Whether the left category is the larger one; false where either is `.unspecified`.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        right < left
    }

    /// Whether the left category is not the smaller one; false where either is `.unspecified`.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        right <= left
    }
}
