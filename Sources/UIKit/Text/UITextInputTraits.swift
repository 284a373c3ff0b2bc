import Foundation

/// Which keys an on-screen keyboard shows.
public enum UIKeyboardType: Int, Sendable {
    /// The person's usual keyboard.
    case `default` = 0
    /// Letters of ASCII.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    /// For addresses of pages.
    // Named as Apple's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// For telephone numbers.
    case phonePad = 5
    /// For names and telephone numbers.
    case namePhonePad = 6
    /// For e-mail addresses.
    case emailAddress = 7
    /// Digits and a decimal separator.
    case decimalPad = 8
    /// For searching.
    case webSearch = 10
    /// The digits of ASCII.
    case asciiCapableNumberPad = 11
}

/// What the return key of an on-screen keyboard says.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Next.
    case next = 4
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Done.
    case done = 9
    /// Continue.
    case `continue` = 11
}

/// Which letters an on-screen keyboard makes capital by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words = 1
    /// The first of each sentence.
    case sentences = 2
    /// All.
    case allCharacters = 3
}

/// Whether an on-screen keyboard corrects words by itself.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system is set.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// What kind of text a field is for, so that a system can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // Named as Apple's.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// What a person signs in as.
    public static let username = UITextContentType(rawValue: "username")
    /// A password that exists.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being made up.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that was sent.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a keyboard is told of a text.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters become capital.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Which keys are shown.
    var keyboardType: UIKeyboardType { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the text is hidden.
    var isSecureTextEntry: Bool { get set }
    /// What kind of text it is.
    // Implicitly unwrapped as Apple declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var textContentType: UITextContentType! { get set }
}
