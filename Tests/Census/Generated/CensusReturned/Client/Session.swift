// Written by authgen from returned.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension CensusReturned {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut
  }

  public static let tokens: [TokenRule] = []

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [.signedOut: .init()])

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none
}

nonisolated extension CensusReturned {
  /// The form of each server's messages.
  enum Servers {
    static let envelope = ServerRule("envelope", success: ["code": .equals("0")], answer: "data")
  }
}
