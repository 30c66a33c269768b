// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Lattice {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn, expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access", sent: .bearer),
    TokenRule("refresh", isOptional: true),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "signIn": .signedIn,
          "redeemSso": .signedIn,
          "register": .signedIn,
          "registerGuest": .signedIn,
        ]),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .expired,
          "renew": .signedIn,
          "renew.putAside": .signedOut,
          "renew.loggedOut": .signedOut,
          "deactivate": .signedOut,
          "signOut": .signedOut,
          "signOutEverywhere": .signedOut,
          "any.tokenMissing": .signedOut,
        ]),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "signIn": .signedIn,
          "redeemSso": .signedIn,
          "register": .signedIn,
          "registerGuest": .signedIn,
          "refresh.expires": .signedOut,
          "renew": .signedIn,
          "renew.putAside": .signedOut,
          "renew.loggedOut": .signedOut,
          "deactivate": .signedOut,
          "signOut": .signedOut,
          "signOutEverywhere": .signedOut,
          "any.tokenMissing": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<RenewAnswer, RenewRefusal>(
    renews: ["access"], spends: "refresh"
  ) { tokens in
    try Call<RenewAnswer, RenewRefusal>(
      "renew", .post, "/_relay/client/v3/refresh", body: RenewBody(refreshToken: tokens["refresh"]))
  }
}

nonisolated extension KeptValues<Lattice> {
  public var sessionUserId: String? { self["sessionUserId"] }
  public var sessionDeviceId: String? { self["sessionDeviceId"] }
}
