// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Marina {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [
    TokenRule("session", lifetime: 3600, sent: .header("X-Session")),
    TokenRule(
      "csrf", lifetime: 7200, sent: .decodedHeader("X-CSRF-Token"), stored: .inMemory,
      isOptional: true),
    TokenRule("flow", lifetime: 600, stored: .inMemory, isStep: true),
    TokenRule("recoveryFlow", lifetime: 600, stored: .inMemory),
    TokenRule("pending", lifetime: 300, stored: .inMemory, isStep: true),
    TokenRule("id", isOptional: true),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "signIn": .signedIn,
          "signInByFlow": .signedIn,
          "signInBriefly": .signedIn,
          "signInUntil": .signedIn,
          "signInUntilMilliseconds": .signedIn,
          "signInUntilText": .signedIn,
          "signInWithFactor.Granted": .signedIn,
          "answerFactor.Granted": .signedIn,
          "recoverAccount": .signedIn,
          "redeemHouse": .signedIn,
        ]),
      .signedIn: .init(
        holds: ["session", "id"],
        after: [
          "session.expires": .signedOut,
          "signOut": .signedOut,
          "houseLeft": .signedOut,
          "any.sessionEnded": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none

  public static let revocation: Revocation<Marina>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>("signOut", .post, "/sign-out", needs: ["session", "csrf"])
  }

  public static let fetches: [TokenFetch<Marina>] = [
    TokenFetch("csrf") { _ in
      Call<FreshValueAnswer, NoRefusal>("freshValue", .get, "/csrf")
    },
    TokenFetch("flow") { _ in
      Call<StartFlowAnswer, NoRefusal>("startFlow", .get, "/flows")
    },
  ]
}
