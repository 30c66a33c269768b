// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Lantern {
  struct SignInBody: Encodable, Sendable {
    let identityToken: Secret
    let authorizationCode: Secret
    let nonce: Secret
    let email: String?
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret
  }

  struct SignOutBody: Encodable, Sendable {
    let refreshToken: Secret
  }
}
