// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Beacon {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 1200, sent: .decodedHeader("X-Access-Token")),
    TokenRule("refresh", lifetime: 1_209_600, rotates: true, grace: 30, was: ["refreshToken"]),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: ["signIn": .signedIn]),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "signIn": .signedIn,
          "refresh.expires": .signedOut,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<Tokens, RenewSessionRefusal>(
    renews: ["access"], spends: "refresh"
  ) { tokens in
    try Call<Tokens, RenewSessionRefusal>(
      "renewSession", .post, "/renew", headers: ["X-Refresh-Token": tokens["refresh"]])
  }

  public static let revocation: Revocation<Beacon>? = Revocation { tokens in
    try Call<NoAnswer, NoRefusal>(
      "signOut", .post, "/sign-out", headers: ["X-Refresh-Token": tokens["refresh"]])
  }
}
