// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Bazaar {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [
    TokenRule("session", lifetime: 1_209_600, sent: .cookie("bazaar_session")),
    TokenRule("csrf", sent: .decodedHeader("X-XSRF-TOKEN")),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: ["signIn.SignedIn": .signedIn]),
      .signedIn: .init(
        holds: ["session", "csrf"],
        after: [
          "session.expires": .signedOut,
          "signOut": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none

  public static let revocation: Revocation<Bazaar>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>("signOut", .post, "/logout", needs: ["session", "csrf"])
  }
}
