// Written by authgen from hello.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Hello {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown
    case signedOut
  }

  public static let tokens: [TokenRule] = [
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(),
    ]
  )

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none
}
