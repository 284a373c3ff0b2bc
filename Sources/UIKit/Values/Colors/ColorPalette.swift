import Foundation

/// What a semantic colour is in each appearance.
struct ColorPalette: Hashable, Sendable {
    let light: ColorComponents
    let dark: ColorComponents
    let lightHighContrast: ColorComponents
    let darkHighContrast: ColorComponents

    init(
        light: ColorComponents,
        dark: ColorComponents,
        lightHighContrast: ColorComponents? = nil,
        darkHighContrast: ColorComponents? = nil
    ) {
        self.light = light
        self.dark = dark
        self.lightHighContrast = lightHighContrast ?? light
        self.darkHighContrast = darkHighContrast ?? dark
    }

    func components(style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) -> ColorComponents {
        switch (style, contrast) {
        case (.dark, .high): darkHighContrast
        case (.dark, _): dark
        case (_, .high): lightHighContrast
        default: light
        }
    }

    func withAlpha(_ alpha: Double) -> ColorPalette {
        ColorPalette(
            light: light.withAlpha(alpha),
            dark: dark.withAlpha(alpha),
            lightHighContrast: lightHighContrast.withAlpha(alpha),
            darkHighContrast: darkHighContrast.withAlpha(alpha)
        )
    }
}

/// The palettes behind `UIColor`'s semantic colours.
///
/// The values are libadwaita 1.2's own (its named colours, `defaults-light.css` and `defaults-dark.css`), so that the
/// program looks like its neighbours on the desktop. Where libadwaita dims text below a contrast of 4.5 : 1 (its
/// `dim-label` has 3.5 : 1 on white), the text here is darker. Its high contrast style keeps the named colours and
/// strengthens borders; here text is strengthened too.
extension ColorPalette {
    // Text. window_fg_color is black at 0.8, or white.
    static let label = ColorPalette(
        light: .black(0.8),
        dark: .white(1),
        lightHighContrast: .black(1),
        darkHighContrast: .white(1)
    )
    static let secondaryLabel = ColorPalette(
        light: .black(0.6),
        dark: .white(0.65),
        lightHighContrast: .black(0.8),
        darkHighContrast: .white(0.85)
    )
    static let tertiaryLabel = ColorPalette(
        light: .black(0.45),
        dark: .white(0.45),
        lightHighContrast: .black(0.7),
        darkHighContrast: .white(0.75)
    )
    static let quaternaryLabel = ColorPalette(
        light: .black(0.25),
        dark: .white(0.25),
        lightHighContrast: .black(0.45),
        darkHighContrast: .white(0.5)
    )
    static let placeholderText = ColorPalette(
        light: .black(0.57),
        dark: .white(0.6),
        lightHighContrast: .black(0.75),
        darkHighContrast: .white(0.8)
    )
    // accent_color: blue_4 of GNOME's palette in light; in high contrast its blue_5 and blue_1.
    static let accent = ColorPalette(
        light: ColorComponents(hex: 0x1c71d8),
        dark: ColorComponents(hex: 0x78aeed),
        lightHighContrast: ColorComponents(hex: 0x1a5fb4),
        darkHighContrast: ColorComponents(hex: 0x99c1f1)
    )

    // Lines: currentColor at 0.15, in high contrast at 0.5.
    static let separator = ColorPalette(
        light: .black(0.15),
        dark: .white(0.15),
        lightHighContrast: .black(0.5),
        darkHighContrast: .white(0.5)
    )
    static let opaqueSeparator = ColorPalette(
        light: ColorComponents(hex: 0xd9d9d9),
        dark: ColorComponents(hex: 0x404040),
        lightHighContrast: ColorComponents(hex: 0x808080),
        darkHighContrast: ColorComponents(hex: 0x8f8f8f)
    )

    // Grounds. In order: view_bg_color, headerbar_bg_color, and view_bg_color or popover_bg_color.
    static let background = ColorPalette(light: ColorComponents(hex: 0xffffff), dark: ColorComponents(hex: 0x1e1e1e))
    static let secondaryBackground = ColorPalette(
        light: ColorComponents(hex: 0xebebeb),
        dark: ColorComponents(hex: 0x303030)
    )
    static let tertiaryBackground = ColorPalette(
        light: ColorComponents(hex: 0xffffff),
        dark: ColorComponents(hex: 0x383838)
    )
    // window_bg_color, card_bg_color as it is seen on it, and a card on a card.
    static let groupedBackground = ColorPalette(
        light: ColorComponents(hex: 0xfafafa),
        dark: ColorComponents(hex: 0x242424)
    )
    static let secondaryGroupedBackground = ColorPalette(
        light: ColorComponents(hex: 0xffffff),
        dark: ColorComponents(hex: 0x363636)
    )
    static let tertiaryGroupedBackground = ColorPalette(
        light: ColorComponents(hex: 0xfafafa),
        dark: ColorComponents(hex: 0x464646)
    )

    // Fills of controls: a button's ground is currentColor at 0.1.
    static let fill = ColorPalette(light: .black(0.15), dark: .white(0.2))
    static let secondaryFill = ColorPalette(light: .black(0.12), dark: .white(0.15))
    static let tertiaryFill = ColorPalette(light: .black(0.08), dark: .white(0.1))
    static let quaternaryFill = ColorPalette(light: .black(0.05), dark: .white(0.07))

    // Hues that text and signs can be written in: error_color, success_color and warning_color (these two a shade
    // darker in light, for 4.5 : 1 on window_bg_color), and the same rungs of GNOME's palette for the others.
    static let red = ColorPalette(
        light: ColorComponents(hex: 0xc01c28),
        dark: ColorComponents(hex: 0xff7b63),
        lightHighContrast: ColorComponents(hex: 0xa51d2d),
        darkHighContrast: ColorComponents(hex: 0xffa294)
    )
    static let green = ColorPalette(
        light: ColorComponents(hex: 0x1a8251),
        dark: ColorComponents(hex: 0x8ff0a4),
        lightHighContrast: ColorComponents(hex: 0x15663f),
        darkHighContrast: ColorComponents(hex: 0xb2f5c0)
    )
    static let yellow = ColorPalette(
        light: ColorComponents(hex: 0x946803),
        dark: ColorComponents(hex: 0xf8e45c),
        lightHighContrast: ColorComponents(hex: 0x7a5602),
        darkHighContrast: ColorComponents(hex: 0xf9f06b)
    )
    static let orange = ColorPalette(
        light: ColorComponents(hex: 0xc64600),
        dark: ColorComponents(hex: 0xffbe6f),
        lightHighContrast: ColorComponents(hex: 0x9c3700),
        darkHighContrast: ColorComponents(hex: 0xffd29b)
    )
    static let purple = ColorPalette(
        light: ColorComponents(hex: 0x813d9c),
        dark: ColorComponents(hex: 0xdc8add),
        lightHighContrast: ColorComponents(hex: 0x613583),
        darkHighContrast: ColorComponents(hex: 0xe7b0e8)
    )
    static let gray = ColorPalette(
        light: ColorComponents(hex: 0x6f6e73),
        dark: ColorComponents(hex: 0xc0bfbc),
        lightHighContrast: ColorComponents(hex: 0x5e5c64),
        darkHighContrast: ColorComponents(hex: 0xdeddda)
    )
    static let gray2 = ColorPalette(light: ColorComponents(hex: 0x9a9996), dark: ColorComponents(hex: 0x77767b))
    static let gray3 = ColorPalette(light: ColorComponents(hex: 0xc0bfbc), dark: ColorComponents(hex: 0x5e5c64))
    static let gray4 = ColorPalette(light: ColorComponents(hex: 0xdeddda), dark: ColorComponents(hex: 0x484848))
    static let gray5 = ColorPalette(light: ColorComponents(hex: 0xebebeb), dark: ColorComponents(hex: 0x363636))
    static let gray6 = ColorPalette(light: ColorComponents(hex: 0xf6f5f4), dark: ColorComponents(hex: 0x2a2a2a))
}
