// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Cinema {
  struct RedeemBody: Encodable, Sendable {
    let grantType = "device_code"
    let deviceCode: Secret

    private enum CodingKeys: String, CodingKey {
      case grantType = "grant_type"
      case deviceCode = "device_code"
    }
  }

  struct RenewSessionBody: Encodable, Sendable {
    let grantType = "refresh_token"
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case grantType = "grant_type"
      case refreshToken = "refresh_token"
    }
  }

  struct SignUpBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct SignUpAsGuestBody: Encodable, Sendable {
    let data: AnyJSON?
  }
}
