// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Orchard {
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

  struct SaveMeBody: Encodable, Sendable {
    let person: Person
  }

  struct SignOutBody: Encodable, Sendable {
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case refreshToken = "refresh_token"
    }
  }
}
