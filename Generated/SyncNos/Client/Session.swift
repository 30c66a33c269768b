// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension SyncNos {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown
    case signedOut
    case signedIn
    case expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", sent: .bearer),
    TokenRule("refresh"),
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
          "renewTokens": .signedIn,
          "renewTokens.unauthorized": .signedOut,
          "renewTokens.forbidden": .signedOut,
        ]
      ),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "signInWithApple": .signedIn,
          "refresh.expires": .signedOut,
          "renewTokens": .signedIn,
          "renewTokens.unauthorized": .signedOut,
          "renewTokens.forbidden": .signedOut,
        ]
      ),
    ]
  )

  public static let renewal = Renewal<AuthTokens, RenewTokensRefusal>(
    renews: ["access"],
    spends: "refresh"
  ) { tokens in
    try Call<AuthTokens, RenewTokensRefusal>(
      "renewTokens",
      .post,
      "/auth/refresh",
      body: RenewTokensBody(refreshToken: tokens["refresh"])
    )
  }
}
