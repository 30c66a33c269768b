// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Beacon {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }
}
