// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Forum {
  struct RegisterBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }

  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }
}
