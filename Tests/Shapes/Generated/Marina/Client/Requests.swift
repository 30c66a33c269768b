// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Marina {
  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct SignInByFlowBody: Encodable, Sendable {
    let flow: Secret
    let email: String
    let password: Secret
  }

  struct SignInWithFactorBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct AnswerFactorBody: Encodable, Sendable {
    let pending: Secret
    let code: Secret
  }

  struct ForgotBody: Encodable, Sendable {
    let email: String
  }

  struct RecoverAccountBody: Encodable, Sendable {
    let flow: Secret
    let code: Secret
  }

  struct SetPasswordBody: Encodable, Sendable {
    let flow: Secret
    let password: Secret
  }

  struct RenameBody: Encodable, Sendable {
    let name: String
  }

  struct RedeemHouseBody: Encodable, Sendable {
    let code: Secret
    let codeVerifier: Secret

    private enum CodingKeys: String, CodingKey {
      case code
      case codeVerifier = "code_verifier"
    }
  }
}
