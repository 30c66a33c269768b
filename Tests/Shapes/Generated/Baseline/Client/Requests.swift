// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Baseline {
  struct SignUpBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct SendCodeBody: Encodable, Sendable {
    let email: String?
    let phone: String?
    let createUser: Bool

    private enum CodingKeys: String, CodingKey {
      case email, phone
      case createUser = "create_user"
    }
  }

  struct VerifyCodeBody: Encodable, Sendable {
    let type: VerifyCodeType
    let email: String?
    let phone: String?
    let token: Secret
  }

  struct ExchangeCodeBody: Encodable, Sendable {
    let authCode: Secret
    let codeVerifier: Secret

    private enum CodingKeys: String, CodingKey {
      case authCode = "auth_code"
      case codeVerifier = "code_verifier"
    }
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case refreshToken = "refresh_token"
    }
  }

  struct ForgotPasswordBody: Encodable, Sendable {
    let email: String
  }

  struct ChangePasswordBody: Encodable, Sendable {
    let password: Secret
    let nonce: Secret?
  }

  struct AnswerFactorBody: Encodable, Sendable {
    let challengeId: String
    let code: Secret

    private enum CodingKeys: String, CodingKey {
      case code
      case challengeId = "challenge_id"
    }
  }
}
