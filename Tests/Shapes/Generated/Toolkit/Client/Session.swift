// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Toolkit {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("id", lifetime: 3600, sent: .bearer),
    TokenRule("refresh", lifetime: 2_592_000),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "signUp": .signedIn,
          "signIn": .signedIn,
        ]),
      .signedIn: .init(
        holds: ["id", "refresh"],
        after: [
          "id.expires": .expired,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.tokenExpired": .signedOut,
        ]),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "signUp": .signedIn,
          "signIn": .signedIn,
          "refresh.expires": .signedOut,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.tokenExpired": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<RenewSessionAnswer, RenewSessionRefusal>(
    renews: ["id"], spends: "refresh")
}
