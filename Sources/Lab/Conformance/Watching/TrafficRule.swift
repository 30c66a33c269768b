/// A promise between an app and a server that their traffic can be seen to break.
package enum TrafficRule: String, CaseIterable, Sendable {
  case unknownRoute, malformedCall, missingToken, oldToken, spentToken, renewedTwice, endedToken
  case tooSoon, repeated, elsewhere
  case unreadableAnswer, undeclaredRefusal, oldTokenTaken, endedTokenTaken, sameToken, storedAnswer

  /// Whether the app breaks it, and not the server.
  package var isOfApp: Bool { sideAndPromise.isOfApp }

  /// The promise in one sentence.
  package var promise: String { sideAndPromise.promise }

  private var sideAndPromise: (isOfApp: Bool, promise: String) {
    switch self {
    case .unknownRoute: (true, "The app calls routes of the contract alone.")
    case .malformedCall: (true, "The app sends what the contract asks for.")
    case .missingToken: (true, "The app sends the tokens that a call needs.")
    case .oldToken: (true, "The app renews a token before its end, or when a call says so.")
    case .spentToken: (true, "The app forgets a token that a renewal has replaced.")
    case .renewedTwice: (true, "The app renews a token once at a time.")
    case .endedToken: (true, "The app forgets its tokens when it signs out.")
    case .tooSoon: (true, "The app waits as long as a refusal says.")
    case .repeated: (true, "The app makes a call that does something once.")
    case .elsewhere: (true, "The app sends tokens to the servers of the contract alone.")
    case .unreadableAnswer: (false, "The server answers in the form of the contract.")
    case .undeclaredRefusal: (false, "The server refuses with what the endpoint declares.")
    case .oldTokenTaken: (false, "The server takes no token after its end.")
    case .endedTokenTaken: (false, "The server takes no token after the sign-out.")
    case .sameToken: (false, "A renewal brings another token where the contract has it rotate.")
    case .storedAnswer: (false, "Answers with tokens say `Cache-Control: no-store`.")
    }
  }
}
