// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Ledger {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [
    TokenRule("session", lifetime: 43_200, sent: .header("X-Ledger-Session"))
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: ["signIn": .signedIn]),
      .signedIn: .init(
        holds: ["session"],
        after: [
          "session.expires": .signedOut,
          "signOut": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none

  public static let revocation: Revocation<Ledger>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>(
      "signOut", .post, "/", needs: ["session"], headers: ["X-Ledger-Target": "Ledger.SignOut"],
      body: [String: String](), as: Servers.api)
  }
}

nonisolated extension Ledger {
  /// The form of each server's messages.
  enum Servers {
    static let api = ServerRule("api", contentType: "application/x-amz-json-1.1")
  }
}
