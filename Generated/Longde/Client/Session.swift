// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Longde {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown
    case signedOut
    case signedIn
    case expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 3600, sent: .bearer),
    TokenRule("refresh", lifetime: 604_800, rotates: true, grace: 30),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "signInWithApple": .signedIn,
        ]
      ),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.notSignedIn": .signedOut,
          "any.accountDisabled": .signedOut,
          "any.accountGone": .signedOut,
        ]
      ),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "signInWithApple": .signedIn,
          "refresh.expires": .signedOut,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.notSignedIn": .signedOut,
          "any.accountDisabled": .signedOut,
          "any.accountGone": .signedOut,
        ]
      ),
    ]
  )

  public static let renewal = Renewal<Session, RenewSessionRefusal>(
    renews: ["access"],
    spends: "refresh"
  ) { tokens in
    try Call<Session, RenewSessionRefusal>(
      "renewSession",
      .post,
      "/api/auth/refresh",
      body: RenewSessionBody(refreshToken: tokens["refresh"])
    )
  }

  public static let revocation: Revocation<Longde>? = Revocation { tokens in
    try Call<NoAnswer, NoRefusal>(
      "signOut",
      .post,
      "/api/auth/logout",
      body: SignOutBody(refreshToken: tokens["refresh"])
    )
  }
}
