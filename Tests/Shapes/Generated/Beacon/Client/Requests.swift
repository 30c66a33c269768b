// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Beacon {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }
}
