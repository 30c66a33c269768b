// Written by authgen from sent-fields.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Registry {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [TokenRule("session", lifetime: 7_776_000, sent: .bearer)]

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

  public static let revocation: Revocation<Registry>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>("signOut", .post, "/logout", needs: ["session"])
  }
}
