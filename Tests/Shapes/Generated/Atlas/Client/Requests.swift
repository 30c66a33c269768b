// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Atlas {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }
}
