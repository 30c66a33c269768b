// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Vault {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 900, sent: .bearer),
    TokenRule("refresh", lifetime: 1_209_600, rotates: true, grace: 30),
    TokenRule("challenge", lifetime: 300, stored: .inMemory, isStep: true),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "signIn.Session": .signedIn,
          "answerAuthenticator.Session": .signedIn,
          "answerMessage": .signedIn,
        ]),
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
          "signIn.Session": .signedIn,
          "answerAuthenticator.Session": .signedIn,
          "answerMessage": .signedIn,
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
      "renewSession", .post, "/renew", body: RenewSessionBody(refreshToken: tokens["refresh"]))
  }

  public static let revocation: Revocation<Vault>? = Revocation { tokens in
    try Call<NoAnswer, NoRefusal>(
      "signOut", .post, "/sign-out", body: SignOutBody(refreshToken: tokens["refresh"]))
  }
}
