// Written by authgen from colon-in-path.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Toolkit {
  struct SignUpBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret
  }

  struct SignOutBody: Encodable, Sendable {
    let refreshToken: Secret
  }
}
