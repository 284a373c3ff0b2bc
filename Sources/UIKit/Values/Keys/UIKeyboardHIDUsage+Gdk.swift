import Foundation

extension UIKeyboardHIDUsage {
    /// The key that types a GDK key value; nil for keys that are not among the cases.
    ///
    /// The values are those of `gdkkeysyms.h`. A value says what was typed, not where, so layouts are told apart by
    /// their letters: Latin ones are taken for a US keyboard, Cyrillic ones for a Russian one (ЙЦУКЕН).
    init?(gdkKeyval: UInt32) {
        guard let usage = Self.usages[gdkKeyval] else { return nil }
        self = usage
    }

    private static let usages = Dictionary(
        keyvals.flatMap { entry in entry.keyvals.map { ($0, entry.usage) } },
        uniquingKeysWith: { first, _ in first }
    )

    private static let keyvals: [(usage: UIKeyboardHIDUsage, keyvals: [UInt32])] = [
        // a, A, Cyrillic_ef, Cyrillic_EF
        (.keyboardA, [0x0061, 0x0041, 0x06c6, 0x06e6]),
        // b, B, Cyrillic_i, Cyrillic_I
        (.keyboardB, [0x0062, 0x0042, 0x06c9, 0x06e9]),
        // c, C, Cyrillic_es, Cyrillic_ES
        (.keyboardC, [0x0063, 0x0043, 0x06d3, 0x06f3]),
        // d, D, Cyrillic_ve, Cyrillic_VE
        (.keyboardD, [0x0064, 0x0044, 0x06d7, 0x06f7]),
        // e, E, Cyrillic_u, Cyrillic_U
        (.keyboardE, [0x0065, 0x0045, 0x06d5, 0x06f5]),
        // f, F, Cyrillic_a, Cyrillic_A
        (.keyboardF, [0x0066, 0x0046, 0x06c1, 0x06e1]),
        // g, G, Cyrillic_pe, Cyrillic_PE
        (.keyboardG, [0x0067, 0x0047, 0x06d0, 0x06f0]),
        // h, H, Cyrillic_er, Cyrillic_ER
        (.keyboardH, [0x0068, 0x0048, 0x06d2, 0x06f2]),
        // i, I, Cyrillic_sha, Cyrillic_SHA
        (.keyboardI, [0x0069, 0x0049, 0x06db, 0x06fb]),
        // j, J, Cyrillic_o, Cyrillic_O
        (.keyboardJ, [0x006a, 0x004a, 0x06cf, 0x06ef]),
        // k, K, Cyrillic_el, Cyrillic_EL
        (.keyboardK, [0x006b, 0x004b, 0x06cc, 0x06ec]),
        // l, L, Cyrillic_de, Cyrillic_DE
        (.keyboardL, [0x006c, 0x004c, 0x06c4, 0x06e4]),
        // m, M, Cyrillic_softsign, Cyrillic_SOFTSIGN
        (.keyboardM, [0x006d, 0x004d, 0x06d8, 0x06f8]),
        // n, N, Cyrillic_te, Cyrillic_TE
        (.keyboardN, [0x006e, 0x004e, 0x06d4, 0x06f4]),
        // o, O, Cyrillic_shcha, Cyrillic_SHCHA
        (.keyboardO, [0x006f, 0x004f, 0x06dd, 0x06fd]),
        // p, P, Cyrillic_ze, Cyrillic_ZE
        (.keyboardP, [0x0070, 0x0050, 0x06da, 0x06fa]),
        // q, Q, Cyrillic_shorti, Cyrillic_SHORTI
        (.keyboardQ, [0x0071, 0x0051, 0x06ca, 0x06ea]),
        // r, R, Cyrillic_ka, Cyrillic_KA
        (.keyboardR, [0x0072, 0x0052, 0x06cb, 0x06eb]),
        // s, S, Cyrillic_yeru, Cyrillic_YERU
        (.keyboardS, [0x0073, 0x0053, 0x06d9, 0x06f9]),
        // t, T, Cyrillic_ie, Cyrillic_IE
        (.keyboardT, [0x0074, 0x0054, 0x06c5, 0x06e5]),
        // u, U, Cyrillic_ghe, Cyrillic_GHE
        (.keyboardU, [0x0075, 0x0055, 0x06c7, 0x06e7]),
        // v, V, Cyrillic_em, Cyrillic_EM
        (.keyboardV, [0x0076, 0x0056, 0x06cd, 0x06ed]),
        // w, W, Cyrillic_tse, Cyrillic_TSE
        (.keyboardW, [0x0077, 0x0057, 0x06c3, 0x06e3]),
        // x, X, Cyrillic_che, Cyrillic_CHE
        (.keyboardX, [0x0078, 0x0058, 0x06de, 0x06fe]),
        // y, Y, Cyrillic_en, Cyrillic_EN
        (.keyboardY, [0x0079, 0x0059, 0x06ce, 0x06ee]),
        // z, Z, Cyrillic_ya, Cyrillic_YA
        (.keyboardZ, [0x007a, 0x005a, 0x06d1, 0x06f1]),
        // 1, exclam
        (.keyboard1, [0x0031, 0x0021]),
        // 2, at
        (.keyboard2, [0x0032, 0x0040]),
        // 3, numbersign
        (.keyboard3, [0x0033, 0x0023]),
        // 4, dollar
        (.keyboard4, [0x0034, 0x0024]),
        // 5, percent
        (.keyboard5, [0x0035, 0x0025]),
        // 6, asciicircum
        (.keyboard6, [0x0036, 0x005e]),
        // 7, ampersand
        (.keyboard7, [0x0037, 0x0026]),
        // 8, asterisk
        (.keyboard8, [0x0038, 0x002a]),
        // 9, parenleft
        (.keyboard9, [0x0039, 0x0028]),
        // 0, parenright
        (.keyboard0, [0x0030, 0x0029]),
        // Return, ISO_Enter
        (.keyboardReturnOrEnter, [0xff0d, 0xfe34]),
        // Escape
        (.keyboardEscape, [0xff1b]),
        // BackSpace
        (.keyboardDeleteOrBackspace, [0xff08]),
        // Tab, ISO_Left_Tab, KP_Tab
        (.keyboardTab, [0xff09, 0xfe20, 0xff89]),
        // space, KP_Space
        (.keyboardSpacebar, [0x0020, 0xff80]),
        // minus, underscore
        (.keyboardHyphen, [0x002d, 0x005f]),
        // equal, plus
        (.keyboardEqualSign, [0x003d, 0x002b]),
        // bracketleft, braceleft, Cyrillic_ha, Cyrillic_HA
        (.keyboardOpenBracket, [0x005b, 0x007b, 0x06c8, 0x06e8]),
        // bracketright, braceright, Cyrillic_hardsign, Cyrillic_HARDSIGN
        (.keyboardCloseBracket, [0x005d, 0x007d, 0x06df, 0x06ff]),
        // backslash, bar
        (.keyboardBackslash, [0x005c, 0x007c]),
        // semicolon, colon, Cyrillic_zhe, Cyrillic_ZHE
        (.keyboardSemicolon, [0x003b, 0x003a, 0x06d6, 0x06f6]),
        // apostrophe, quotedbl, Cyrillic_e, Cyrillic_E
        (.keyboardQuote, [0x0027, 0x0022, 0x06dc, 0x06fc]),
        // grave, asciitilde, Cyrillic_io, Cyrillic_IO
        (.keyboardGraveAccentAndTilde, [0x0060, 0x007e, 0x06a3, 0x06b3]),
        // comma, less, Cyrillic_be, Cyrillic_BE
        (.keyboardComma, [0x002c, 0x003c, 0x06c2, 0x06e2]),
        // period, greater, Cyrillic_yu, Cyrillic_YU
        (.keyboardPeriod, [0x002e, 0x003e, 0x06c0, 0x06e0]),
        // slash, question
        (.keyboardSlash, [0x002f, 0x003f]),
        // Caps_Lock
        (.keyboardCapsLock, [0xffe5]),
        // F1
        (.keyboardF1, [0xffbe]),
        // F2
        (.keyboardF2, [0xffbf]),
        // F3
        (.keyboardF3, [0xffc0]),
        // F4
        (.keyboardF4, [0xffc1]),
        // F5
        (.keyboardF5, [0xffc2]),
        // F6
        (.keyboardF6, [0xffc3]),
        // F7
        (.keyboardF7, [0xffc4]),
        // F8
        (.keyboardF8, [0xffc5]),
        // F9
        (.keyboardF9, [0xffc6]),
        // Menu
        (.keyboardApplication, [0xff67]),
        // F10
        (.keyboardF10, [0xffc7]),
        // F11
        (.keyboardF11, [0xffc8]),
        // F12
        (.keyboardF12, [0xffc9]),
        // Insert, KP_Insert
        (.keyboardInsert, [0xff63, 0xff9e]),
        // Home, KP_Home
        (.keyboardHome, [0xff50, 0xff95]),
        // Page_Up, KP_Page_Up
        (.keyboardPageUp, [0xff55, 0xff9a]),
        // Delete, KP_Delete
        (.keyboardDeleteForward, [0xffff, 0xff9f]),
        // End, KP_End
        (.keyboardEnd, [0xff57, 0xff9c]),
        // Page_Down, KP_Page_Down
        (.keyboardPageDown, [0xff56, 0xff9b]),
        // Right, KP_Right
        (.keyboardRightArrow, [0xff53, 0xff98]),
        // Left, KP_Left
        (.keyboardLeftArrow, [0xff51, 0xff96]),
        // Down, KP_Down
        (.keyboardDownArrow, [0xff54, 0xff99]),
        // Up, KP_Up
        (.keyboardUpArrow, [0xff52, 0xff97]),
        // KP_Enter
        (.keypadEnter, [0xff8d]),
        // Control_L
        (.keyboardLeftControl, [0xffe3]),
        // Shift_L
        (.keyboardLeftShift, [0xffe1]),
        // Alt_L, Meta_L
        (.keyboardLeftAlt, [0xffe9, 0xffe7]),
        // Super_L
        (.keyboardLeftGUI, [0xffeb]),
        // Control_R
        (.keyboardRightControl, [0xffe4]),
        // Shift_R
        (.keyboardRightShift, [0xffe2]),
        // Alt_R, ISO_Level3_Shift, Meta_R
        (.keyboardRightAlt, [0xffea, 0xfe03, 0xffe8]),
        // Super_R
        (.keyboardRightGUI, [0xffec]),
    ]
}
