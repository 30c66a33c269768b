// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Tally {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret

    private enum CodingKeys: String, CodingKey {
      case username = "userName"
      case password = "pwd"
    }
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case refreshToken = "refreshtoken"
    }
  }

  struct AgreeBody: Encodable, Sendable {
    @AsText var from: UnixTime
    @AsText var steps: [Int]
    @AsOptionalText var fees: [String: Double]?
    let terms: Terms
  }

  struct SignOutBody: Encodable, Sendable {
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case refreshToken = "refreshtoken"
    }
  }
}
