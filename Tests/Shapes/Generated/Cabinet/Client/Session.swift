// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Cabinet {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [
    TokenRule("session", sent: .cookie("__Host-session")),
    TokenRule("csrf", sent: .decodedHeader("X-CSRF-Token"), stored: .inMemory),
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

  public static let revocation: Revocation<Cabinet>? = Revocation { tokens in
    Call<NoAnswer, SignOutRefusal>(
      "signOut", .delete, "/session", needs: ["session", "csrf"],
      cookies: ["XSRF-TOKEN": tokens.ifHeld("csrf")])
  }

  public static let fetches: [TokenFetch<Cabinet>] = [
    TokenFetch("csrf") { tokens in
      Call<FreshValueAnswer, FreshValueRefusal>(
        "freshValue", .get, "/csrf", needs: ["session"],
        cookies: ["XSRF-TOKEN": tokens.ifHeld("csrf")])
    }
  ]
}
