// Written by authgen from dispatch-by-query.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Harbour {
  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case refreshToken = "refresh_token"
    }
  }
}
