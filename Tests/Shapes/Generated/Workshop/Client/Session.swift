// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Workshop {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [
    TokenRule("session", lifetime: 1_209_600, sent: .header("X-Session-Token"), isOptional: true),
    TokenRule(
      "pending", lifetime: 900, sent: .header("X-Session-Token"), stored: .inMemory, isStep: true),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "signIn": .signedIn,
          "register": .signedIn,
          "verifyEmail": .signedIn,
          "authenticate": .signedIn,
          "resetPassword": .signedIn,
        ]),
      .signedIn: .init(
        holds: ["session"],
        after: [
          "session.expires": .signedOut,
          "signOut": .signedOut,
          "any.signedOutNow": .signedOut,
          "any.sessionGone": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none

  public static let revocation: Revocation<Workshop>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>(
      "signOut", .delete, "/_workshop/app/v1/auth/session", needs: ["session"])
  }
}

nonisolated extension KeptValues<Workshop> {
  public var userId: String? { self["userId"] }
}
