// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Wharf {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 900, sent: .bearer),
    TokenRule("refresh", lifetime: 2_592_000, rotates: true, grace: 30),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "arrived": .signedIn,
          "redeem": .signedIn,
        ]),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.renewalRefused": .signedOut,
        ]),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "arrived": .signedIn,
          "redeem": .signedIn,
          "refresh.expires": .signedOut,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.renewalRefused": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<Session, RenewSessionRefusal>(
    renews: ["access"], spends: "refresh"
  ) { tokens in
    try Call<Session, RenewSessionRefusal>(
      "renewSession", .post, "/token/renew",
      body: RenewSessionBody(refreshToken: tokens["refresh"]))
  }
}
