// usage: AccountBench
// A sign-in with an e-mail address that nobody has, beside one with a wrong password, turn by turn in one process: what
// they take must not tell which of the two it was.

import Foundation

try await SignInBench().run()
