// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

// The bodies of the requests.

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
