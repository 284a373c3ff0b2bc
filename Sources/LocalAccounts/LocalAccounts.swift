// LocalAccounts registers people on this device, signs them in, and forgets them.
//
//   NameRules, BirthDateRules, PhoneRules, EmailRules, PasswordRules
//                   what may be typed: pure functions from text to a value that is sound, or to what is wrong
//   PhoneMask       a telephone number that forms itself while it is typed: a pure function of text, caret and edit
//   Registration    all of it together, sound by construction
//   AccountStore    register, sign in, sign out, delete; who is signed in
//   Account         what is known of a person; there is no password in it
//
// Passwords are hashed with Argon2id by libsodium, on a thread of their own; nothing of a password but its hash is
// ever stored, logged or printed. An unknown e-mail address and a wrong password get one answer after one and the same
// work. Everything is in the user's database.
//
// Nothing else imports CSodium.
