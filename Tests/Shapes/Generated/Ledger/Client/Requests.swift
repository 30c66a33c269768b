// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

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
