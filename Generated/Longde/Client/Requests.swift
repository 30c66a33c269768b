// Written by authgen from longde.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Longde {
  struct SignInWithAppleBody: Encodable, Sendable {
    let identityToken: Secret
    let fullName: String?
    let email: String?
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret
  }

  struct SignOutBody: Encodable, Sendable {
    let refreshToken: Secret
  }
}
