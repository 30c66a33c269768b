/// A mistake of a client, which the server's side of its traffic or its own word shows.
package enum ClientMistake: String, CaseIterable, Sendable {
  case renewedTwice, renewedInVain, spentToken, looped, gaveUp, keptSession, keptToken, neverTold
  case repeated, tooSoon, elsewhere, believed, stopped, silent

  /// The conduct of a client that does not make it.
  package var promise: String {
    switch self {
    case .renewedTwice: "The client renews once, and all its calls share the new tokens."
    case .renewedInVain: "The client renews only where a refusal says so."
    case .spentToken:
      "The client keeps the tokens of a renewal and forgets those that they replace."
    case .looped: "The client ends a call that fails again and again."
    case .gaveUp: "The client goes on with a session that goes on."
    case .keptSession: "The client asks for a sign-in when the session is over."
    case .keptToken: "The client forgets its tokens when the person signs out."
    case .neverTold: "The client tells the server that the person signs out."
    case .repeated:
      "The client repeats no call that may have done its work or that will fail again."
    case .tooSoon: "The client waits as long as an answer says."
    case .elsewhere: "The client sends its tokens to the servers of the contract alone."
    case .believed: "The client believes no answer that lacks what the contract has in it."
    case .stopped: "The client survives the answer."
    case .silent: "The client ends each call."
    }
  }

  /// The harm that it does.
  package var matters: String {
    switch self {
    case .renewedTwice:
      "the second renewal shows a used token, and a server may end the session for it"
    case .renewedInVain: "it hides the refusal from the person and can cost the session"
    case .spentToken: "a server that sees a used token may take it for stolen and end the session"
    case .looped: "all apps together keep a server down that is about to come back"
    case .gaveUp: "a weak moment of the network or the server signs people out"
    case .keptSession:
      "the person sees an app that fails at every step and never asks for a sign-in"
    case .keptToken: "whoever has the device next can still act as the person"
    case .neverTold: "the tokens stay good although the person signed out"
    case .repeated: "it is done twice: two mails, two accounts, one try less"
    case .tooSoon: "a server that is overrun, or a lock that counts tries, gets worse"
    case .elsewhere: "whoever owns the other host can act as the person"
    case .believed: "the app goes on with values that are not there"
    case .stopped: "the person loses the app over a fault of the network"
    case .silent: "the person waits for ever"
    }
  }
}
