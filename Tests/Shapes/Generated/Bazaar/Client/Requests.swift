// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Bazaar {
  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
    let remember = true
    let version = 3
    let data: AnyJSON?
  }

  struct PeekBody: Encodable, Sendable {
    let email: String
    let remember = false
    let version = 3
  }

  struct SignUpBody: Encodable, Sendable {
    let email: String
    let password: Secret
    let data: AnyJSON?
  }

  struct GuestBody: Encodable, Sendable {
    let data: AnyJSON?
  }

  struct SendTextBody: Encodable, Sendable {
    let kind = "sms"
    let phone: String
  }

  struct SendMailBody: Encodable, Sendable {
    let kind: SendMailKind
    let email: String
  }

  struct SaveBody: Encodable, Sendable {
    let userMetadata: AnyJSON
    let notes: [AnyJSON]?

    private enum CodingKeys: String, CodingKey {
      case notes
      case userMetadata = "user_metadata"
    }
  }
}
