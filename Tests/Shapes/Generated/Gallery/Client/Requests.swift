// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Gallery {
  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }
}
