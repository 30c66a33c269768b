// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Kiosk {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [TokenRule("session", lifetime: 28_800, sent: .bearer)]

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

  public static let revocation: Revocation<Kiosk>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>(
      "signOut", .post, "/rpc", needs: ["session"], body: SignOutBody())
  }
}
