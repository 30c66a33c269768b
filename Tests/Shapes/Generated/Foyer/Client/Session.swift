// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Foyer {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 600, sent: .bearer),
    TokenRule("refresh", lifetime: 2_592_000, rotates: true, grace: 30),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: ["exchangeCode": .signedIn]),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.codeRefused": .signedOut,
        ]),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "exchangeCode": .signedIn,
          "refresh.expires": .signedOut,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.codeRefused": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<TokenAnswer, RenewSessionRefusal>(
    renews: ["access"], spends: "refresh"
  ) { tokens in
    try Call<TokenAnswer, RenewSessionRefusal>(
      "renewSession", .post, "/token",
      form: [
        "grant_type": "refresh_token",
        "client_id": "foyer-ios",
        "refresh_token": tokens["refresh"],
      ])
  }

  public static let revocation: Revocation<Foyer>? = Revocation { tokens in
    try Call<NoAnswer, NoRefusal>(
      "signOut", .post, "/revoke", form: ["client_id": "foyer-ios", "token": tokens["refresh"]])
  }
}
