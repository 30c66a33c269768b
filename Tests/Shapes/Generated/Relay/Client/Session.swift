// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Relay {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [
    TokenRule(
      "access", lifetime: 1_209_600, sent: .header("access-token"), next: .header("access-token")),
    TokenRule("client", sent: .header("client")),
    TokenRule("page", sent: .cookie("page"), next: .cookie("page")),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: ["signIn": .signedIn]),
      .signedIn: .init(
        holds: ["access", "client", "page"],
        after: [
          "access.expires": .signedOut,
          "page.expires": .signedOut,
          "signOut": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none

  public static let revocation: Revocation<Relay>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>(
      "signOut", .delete, "/auth/sign_out", needs: ["access", "client"])
  }
}
