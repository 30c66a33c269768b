// Written by authgen from envelope.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Market {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 3600, sent: .bearer),
    TokenRule("refresh", lifetime: 2_592_000, rotates: true, grace: 30),
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
          "renewSession.sessionEnded": .signedOut,
          "signOut": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "signIn": .signedIn,
          "refresh.expires": .signedOut,
          "renewSession": .signedIn,
          "renewSession.sessionEnded": .signedOut,
          "signOut": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<Session, RenewSessionRefusal>(
    renews: ["access"], spends: "refresh"
  ) { tokens in
    try Call<Session, RenewSessionRefusal>(
      "renewSession", .post, "/renew", body: RenewSessionBody(refreshToken: tokens["refresh"]),
      as: Servers.api)
  }

  public static let revocation: Revocation<Market>? = Revocation { tokens in
    try Call<NoAnswer, SignOutRefusal>(
      "signOut", .post, "/logout", body: SignOutBody(refreshToken: tokens["refresh"]),
      as: Servers.api)
  }
}

nonisolated extension Market {
  /// The form of each server's messages.
  enum Servers {
    static let api = ServerRule("api", success: ["code": .equals("0")], answer: "data")
  }
}
