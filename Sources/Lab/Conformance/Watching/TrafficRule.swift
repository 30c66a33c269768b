/// A promise between an app and a server that their traffic can be seen to break.
package enum TrafficRule: String, CaseIterable, Sendable {
  case unknownRoute, malformedCall, missingToken, oldToken, spentToken, renewedTwice, endedToken
  case tooSoon, repeated, elsewhere
  case unreadableAnswer, undeclaredRefusal, oldTokenTaken, endedTokenTaken, sameToken, storedAnswer

  /// The side that breaks it.
  package var isOfApp: Bool {
    switch self {
    case .unknownRoute, .malformedCall, .missingToken, .oldToken, .spentToken, .renewedTwice,
      .endedToken, .tooSoon, .repeated, .elsewhere:
      true
    case .unreadableAnswer, .undeclaredRefusal, .oldTokenTaken, .endedTokenTaken, .sameToken,
      .storedAnswer:
      false
    }
  }

  /// The promise in one sentence.
  package var promise: String {
    switch self {
    case .unknownRoute: "The app calls routes of the contract alone."
    case .malformedCall: "The app sends what the contract asks for."
    case .missingToken: "The app sends the tokens that a call needs."
    case .oldToken: "The app renews a token before its end, or when a call says so."
    case .spentToken: "The app forgets a token that a renewal has replaced."
    case .renewedTwice: "The app renews a token once at a time."
    case .endedToken: "The app forgets its tokens when it signs out."
    case .tooSoon: "The app waits as long as a refusal says."
    case .repeated: "The app makes a call that does something once."
    case .elsewhere: "The app sends tokens to the servers of the contract alone."
    case .unreadableAnswer: "The server answers in the form of the contract."
    case .undeclaredRefusal: "The server refuses with what the endpoint declares."
    case .oldTokenTaken: "The server takes no token after its end."
    case .endedTokenTaken: "The server takes no token after the sign-out."
    case .sameToken: "A renewal brings another token where the contract has it rotate."
    case .storedAnswer: "Answers with tokens say `Cache-Control: no-store`."
    }
  }
}
