// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Gallery {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 900, sent: .cookie("__Host-access")),
    TokenRule(
      "refresh", lifetime: 2_592_000, sent: .cookie("__Host-refresh"), rotates: true, grace: 30),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: ["signIn": .signedIn]),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "signIn": .signedIn,
          "refresh.expires": .signedOut,
          "renewSession": .signedIn,
          "renewSession.refused": .signedOut,
          "signOut": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<Cookies, RenewSessionRefusal>(
    renews: ["access"], spends: "refresh"
  ) { _ in
    Call<Cookies, RenewSessionRefusal>("renewSession", .post, "/session/renew", needs: ["refresh"])
  }

  public static let revocation: Revocation<Gallery>? = Revocation { _ in
    Call<NoAnswer, NoRefusal>("signOut", .delete, "/session", needs: ["refresh"])
  }
}
