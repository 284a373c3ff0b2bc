// Networking tells the truth about the network: a request goes out with limits, and what comes back is
// either a whole answer of the kind that was asked for, or one reason that a person can be told.
//
//   HTTPClient       the protocol: CurlClient (Linux), URLSessionClient (Apple), sample clients in process
//   HTTPRequest      what is asked: address, headers, the kind expected, limits, validators
//   HTTPResponse     what was answered: status, headers, body, final address, validators
//   NetworkError     why nothing can be shown, each reason with its message's key
//   ResponseRules    is this answer whole and of the right kind? The same checks for every client
//   RetryingClient   a few tries more, Retry-After honoured, nobody hammered
//   RateBudget       so many calls a minute to a host
//   SharedRequests   one request for each key, however many wait for it
//   RequestAddress   an address with a query, encoded as services read it
//   MachineDate      the dates that services write
//   JSONSlices       a JSON text taken apart, so that one bad item costs no other
//
// It knows no feature and imports nothing of ours.
