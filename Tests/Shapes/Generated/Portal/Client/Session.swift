// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Portal {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [TokenRule("session", sent: .cookie("__Host-portal"))]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: ["redeemTicket": .signedIn]),
      .signedIn: .init(
        holds: ["session"],
        after: [
          "session.expires": .signedOut,
          "signOut": .signedOut,
          "departure": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none

  public static let revocation: Revocation<Portal>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>("signOut", .post, "/bff/logout", needs: ["session"])
  }
}
