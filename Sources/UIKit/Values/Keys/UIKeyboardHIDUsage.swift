/// The place of a key on a keyboard, as the USB standard numbers it (HID Usage Tables, page 0x07), whatever the layout.
///
/// The letters, digits and signs are those of a US keyboard: where it has Q, a Russian one has Й.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// A.
    case keyboardA = 0x04
    /// B.
    case keyboardB = 0x05
    /// C.
    case keyboardC = 0x06
    /// D.
    case keyboardD = 0x07
    /// E.
    case keyboardE = 0x08
    /// F.
    case keyboardF = 0x09
    /// G.
    case keyboardG = 0x0a
    /// H.
    case keyboardH = 0x0b
    /// I.
    case keyboardI = 0x0c
    /// J.
    case keyboardJ = 0x0d
    /// K.
    case keyboardK = 0x0e
    /// L.
    case keyboardL = 0x0f
    /// M.
    case keyboardM = 0x10
    /// N.
    case keyboardN = 0x11
    /// O.
    case keyboardO = 0x12
    /// P.
    case keyboardP = 0x13
    /// Q.
    case keyboardQ = 0x14
    /// R.
    case keyboardR = 0x15
    /// S.
    case keyboardS = 0x16
    /// T.
    case keyboardT = 0x17
    /// U.
    case keyboardU = 0x18
    /// V.
    case keyboardV = 0x19
    /// W.
    case keyboardW = 0x1a
    /// X.
    case keyboardX = 0x1b
    /// Y.
    case keyboardY = 0x1c
    /// Z.
    case keyboardZ = 0x1d
    /// 1 in the top row.
    case keyboard1 = 0x1e
    /// 2 in the top row.
    case keyboard2 = 0x1f
    /// 3 in the top row.
    case keyboard3 = 0x20
    /// 4 in the top row.
    case keyboard4 = 0x21
    /// 5 in the top row.
    case keyboard5 = 0x22
    /// 6 in the top row.
    case keyboard6 = 0x23
    /// 7 in the top row.
    case keyboard7 = 0x24
    /// 8 in the top row.
    case keyboard8 = 0x25
    /// 9 in the top row.
    case keyboard9 = 0x26
    /// 0 in the top row.
    case keyboard0 = 0x27
    /// Return.
    case keyboardReturnOrEnter = 0x28
    /// Escape.
    case keyboardEscape = 0x29
    /// Backspace.
    case keyboardDeleteOrBackspace = 0x2a
    /// Tab.
    case keyboardTab = 0x2b
    /// Space.
    case keyboardSpacebar = 0x2c
    /// - and _.
    case keyboardHyphen = 0x2d
    /// = and +.
    case keyboardEqualSign = 0x2e
    /// [ and {.
    case keyboardOpenBracket = 0x2f
    /// ] and }.
    case keyboardCloseBracket = 0x30
    /// \ and |.
    case keyboardBackslash = 0x31
    /// ; and :.
    case keyboardSemicolon = 0x33
    /// ' and ".
    case keyboardQuote = 0x34
    /// ` and ~.
    case keyboardGraveAccentAndTilde = 0x35
    /// , and <.
    case keyboardComma = 0x36
    /// . and >.
    case keyboardPeriod = 0x37
    /// / and ?.
    case keyboardSlash = 0x38
    /// Caps lock.
    case keyboardCapsLock = 0x39
    /// F1.
    case keyboardF1 = 0x3a
    /// F2.
    case keyboardF2 = 0x3b
    /// F3.
    case keyboardF3 = 0x3c
    /// F4.
    case keyboardF4 = 0x3d
    /// F5.
    case keyboardF5 = 0x3e
    /// F6.
    case keyboardF6 = 0x3f
    /// F7.
    case keyboardF7 = 0x40
    /// F8.
    case keyboardF8 = 0x41
    /// F9.
    case keyboardF9 = 0x42
    /// F10.
    case keyboardF10 = 0x43
    /// F11.
    case keyboardF11 = 0x44
    /// F12.
    case keyboardF12 = 0x45
    /// Insert.
    case keyboardInsert = 0x49
    /// Home.
    case keyboardHome = 0x4a
    /// Page up.
    case keyboardPageUp = 0x4b
    /// Delete (forwards).
    case keyboardDeleteForward = 0x4c
    /// End.
    case keyboardEnd = 0x4d
    /// Page down.
    case keyboardPageDown = 0x4e
    /// Right arrow.
    case keyboardRightArrow = 0x4f
    /// Left arrow.
    case keyboardLeftArrow = 0x50
    /// Down arrow.
    case keyboardDownArrow = 0x51
    /// Up arrow.
    case keyboardUpArrow = 0x52
    /// Enter on the numeric pad.
    case keypadEnter = 0x58
    /// Left control.
    case keyboardLeftControl = 0xe0
    /// Left shift.
    case keyboardLeftShift = 0xe1
    /// Left Alt (Option).
    case keyboardLeftAlt = 0xe2
    /// Left logo key (Command).
    case keyboardLeftGUI = 0xe3
    /// Right control.
    case keyboardRightControl = 0xe4
    /// Right shift.
    case keyboardRightShift = 0xe5
    /// Right Alt (Option).
    case keyboardRightAlt = 0xe6
    /// Right logo key (Command).
    case keyboardRightGUI = 0xe7
    /// The key that opens a menu.
    case keyboardApplication = 0x65
}
