// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension SyncNos {
  struct SignInWithAppleBody: Encodable, Sendable {
    let authorizationCode: Secret
    let nonce: Secret?

    private enum CodingKeys: String, CodingKey {
      case authorizationCode = "authorization_code"
      case nonce
    }
  }

  struct SaveFirstProfileBody: Encodable, Sendable {
    let email: String?
    let fullName: String?

    private enum CodingKeys: String, CodingKey {
      case email
      case fullName = "full_name"
    }
  }

  struct RenewTokensBody: Encodable, Sendable {
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case refreshToken = "refresh_token"
    }
  }
}
