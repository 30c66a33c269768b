// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Cinema {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 3600, sent: .bearer),
    TokenRule("refresh", lifetime: 2_592_000),
    TokenRule("device", lifetime: 900, stored: .inMemory, isStep: true),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "redeem": .signedIn,
          "signUp": .signedIn,
          "signUpAsGuest": .signedIn,
        ]),
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
          "redeem": .signedIn,
          "signUp": .signedIn,
          "signUpAsGuest": .signedIn,
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
      "renewSession", .post, "/token", body: RenewSessionBody(refreshToken: tokens["refresh"]))
  }
}
