// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Baseline {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 3600, sent: .bearer),
    TokenRule("refresh", rotates: true, grace: 10),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "signUp.Session": .signedIn,
          "signIn": .signedIn,
          "verifyCode": .signedIn,
          "exchangeCode": .signedIn,
        ]),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired,
          "renewSession": .signedIn,
          "renewSession.renewalRefused": .signedOut,
          "renewSession.renewedTwice": .signedOut,
          "signOut": .signedOut,
          "signOutEverywhere": .signedOut,
          "any.renewalRefused": .signedOut,
          "any.renewedTwice": .signedOut,
        ]),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "signUp.Session": .signedIn,
          "signIn": .signedIn,
          "verifyCode": .signedIn,
          "exchangeCode": .signedIn,
          "renewSession": .signedIn,
          "renewSession.renewalRefused": .signedOut,
          "renewSession.renewedTwice": .signedOut,
          "signOut": .signedOut,
          "signOutEverywhere": .signedOut,
          "any.renewalRefused": .signedOut,
          "any.renewedTwice": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<Session, RenewSessionRefusal>(
    renews: ["access"], spends: "refresh", before: 90, atLaunch: true
  ) { tokens in
    try Call<Session, RenewSessionRefusal>(
      "renewSession", .post, "/token", query: ["grant_type": "refresh_token"],
      body: RenewSessionBody(refreshToken: tokens["refresh"]))
  }
}
