// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Atlas {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }
}
