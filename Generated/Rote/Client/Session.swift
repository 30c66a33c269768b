// Written by authgen from rote.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Rote {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown
    case signedOut
    case signedIn
  }

  public static let tokens: [TokenRule] = [
    TokenRule("access"),
    TokenRule("refresh", isOptional: true),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "arrival": .signedIn,
        ]
      ),
      .signedIn: .init(
        holds: ["access", "refresh"],
        after: [
          "access.expires": .signedOut,
          "refresh.expires": .signedOut,
        ]
      ),
    ]
  )

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none
}
