// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Readmigo {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown
    case signedOut
    case signedIn
    case expired
    case locked
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 7200, sent: .bearer),
    TokenRule("refresh", lifetime: 2_592_000),
    TokenRule("challenge", stored: .inMemory, isStep: true),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "signInWithApple": .signedIn,
          "signInWithEmail": .signedIn,
          "signInWithWeChat": .signedIn,
          "signInWithPhone": .signedIn,
          "continueSignIn": .signedIn,
          "verifyMail": .signedIn,
        ]
      ),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "app.launches": .locked,
        ]
      ),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "signInWithApple": .signedIn,
          "signInWithEmail": .signedIn,
          "signInWithWeChat": .signedIn,
          "signInWithPhone": .signedIn,
          "continueSignIn": .signedIn,
          "verifyMail": .signedIn,
          "refresh.expires": .signedOut,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "app.launches": .locked,
        ]
      ),
      .locked: .init(
        holds: ["refresh"],
        after: [
          "app.unlocks": .expired,
          "app.unlockFails": .locked,
          "signInWithApple": .signedIn,
          "signInWithEmail": .signedIn,
          "signInWithWeChat": .signedIn,
          "signInWithPhone": .signedIn,
          "continueSignIn": .signedIn,
          "verifyMail": .signedIn,
          "refresh.expires": .signedOut,
          "signOut": .signedOut,
        ]
      ),
    ]
  )

  public static let renewal = Renewal<RenewSessionAnswer, RenewSessionRefusal>(
    renews: ["access"],
    spends: "refresh",
    before: 300,
    atLaunch: true
  ) { tokens in
    try Call<RenewSessionAnswer, RenewSessionRefusal>(
      "renewSession",
      .post,
      "/auth/refresh",
      body: RenewSessionBody(refreshToken: tokens["refresh"])
    )
  }

  public static let revocation: Revocation<Readmigo>? = Revocation { tokens in
    try Call<NoAnswer, FaultsOnly>(
      "signOut",
      .post,
      "/auth/logout",
      body: SignOutBody(refreshToken: tokens["refresh"])
    )
  }
}

nonisolated extension KeptValues<Readmigo> {
  public var userId: String? { self["userId"] }
}
