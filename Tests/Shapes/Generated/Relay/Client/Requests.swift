// Written by authgen from next-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Relay {
  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct RenameBody: Encodable, Sendable {
    let name: String
  }
}
