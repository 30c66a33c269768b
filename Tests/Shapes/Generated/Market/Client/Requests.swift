// Written by authgen from envelope.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Market {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret
  }

  struct SignOutBody: Encodable, Sendable {
    let refreshToken: Secret
  }
}
