// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Forum {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [TokenRule("session", lifetime: 2_592_000, sent: .bearer)]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "register": .signedIn,
          "signIn": .signedIn,
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

  public static let revocation: Revocation<Forum>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>(
      "signOut", .delete, "/sessions/current", needs: ["session"], as: Servers.api)
  }
}

nonisolated extension Forum {
  /// The form of each server's messages.
  enum Servers {
    static let api = ServerRule("api", contentType: "application/vnd.api+json")
  }
}
