// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Orchard {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 900, sent: .bearer, stored: .inMemory),
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

  public static let renewal = Renewal<Session, RenewSessionRefusal>(
    renews: ["access"], spends: "refresh"
  ) { tokens in
    try Call<Session, RenewSessionRefusal>(
      "renewSession", .post, "/sessions/renew",
      body: RenewSessionBody(refreshToken: tokens["refresh"]))
  }

  public static let revocation: Revocation<Orchard>? = Revocation { tokens in
    try Call<NoAnswer, NoRefusal>(
      "signOut", .post, "/sessions/end", body: SignOutBody(refreshToken: tokens["refresh"]))
  }
}

nonisolated extension Orchard {
  /// The form of each server's messages.
  enum Servers {
    static let data = ServerRule("data")
  }
}
