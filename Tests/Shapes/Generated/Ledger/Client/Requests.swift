// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Ledger {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret

    private enum CodingKeys: String, CodingKey {
      case username = "Username"
      case password = "Password"
    }
  }
}
