// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Vault {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }

  struct SendMessageBody: Encodable, Sendable {
    let challenge: Secret
    let by: SendMessageBy
  }

  struct AnswerAuthenticatorBody: Encodable, Sendable {
    let challenge: Secret
    let code: Secret
  }

  struct AnswerMessageBody: Encodable, Sendable {
    let challenge: Secret
    let code: Secret
  }

  struct ConfirmAuthenticatorBody: Encodable, Sendable {
    let code: Secret
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret
  }

  struct SignOutBody: Encodable, Sendable {
    let refreshToken: Secret
  }
}
