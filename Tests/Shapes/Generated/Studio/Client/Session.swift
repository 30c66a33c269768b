// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Studio {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [
    TokenRule("session", lifetime: 2_592_000, sent: .bearer),
    TokenRule("step", lifetime: 600, stored: .inMemory, isStep: true),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "signIn.SignedIn": .signedIn,
          "acceptTerms.SignedIn": .signedIn,
          "choosePassword.SignedIn": .signedIn,
        ]),
      .signedIn: .init(
        holds: ["session"],
        after: [
          "session.expires": .signedOut,
          "signOut": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none

  public static let revocation: Revocation<Studio>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>("signOut", .delete, "/sessions/current", needs: ["session"])
  }
}
