// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Aviary {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", lifetime: 7200, sent: .bearer),
    TokenRule("refresh", lifetime: 7_776_000, sent: .bearer, rotates: true, grace: 7200),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "signIn": .signedIn,
          "register": .signedIn,
        ]),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired,
          "renewSession": .signedIn,
          "renewSession.tokenExpired": .signedOut,
          "renewSession.tokenInvalid": .signedOut,
          "renewSession.takenDown": .signedOut,
          "deleteAccount": .signedOut,
          "signOut": .signedOut,
          "any.takenDown": .signedOut,
        ]),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "signIn": .signedIn,
          "register": .signedIn,
          "refresh.expires": .signedOut,
          "renewSession": .signedIn,
          "renewSession.tokenExpired": .signedOut,
          "renewSession.tokenInvalid": .signedOut,
          "renewSession.takenDown": .signedOut,
          "deleteAccount": .signedOut,
          "signOut": .signedOut,
          "any.takenDown": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<Session, RenewSessionRefusal>(
    renews: ["access"], spends: "refresh"
  ) { _ in
    Call<Session, RenewSessionRefusal>(
      "renewSession", .post, "/xrpc/com.aviary.server.refreshSession", needs: ["refresh"])
  }

  public static let revocation: Revocation<Aviary>? = Revocation { _ in
    Call<NoAnswer, SignOutRefusal>(
      "signOut", .post, "/xrpc/com.aviary.server.deleteSession", needs: ["refresh"])
  }
}

nonisolated extension KeptValues<Aviary> {
  public var sessionDid: String? { self["sessionDid"] }
}
