// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Workshop {
  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct RegisterBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct VerifyEmailBody: Encodable, Sendable {
    let key: Secret
  }

  struct AuthenticateBody: Encodable, Sendable {
    let code: Secret
  }

  struct ForgotPasswordBody: Encodable, Sendable {
    let email: String
  }

  struct ResetPasswordBody: Encodable, Sendable {
    let key: Secret
    let password: Secret
  }

  struct ReauthenticateBody: Encodable, Sendable {
    let password: Secret
  }

  struct ChangePasswordBody: Encodable, Sendable {
    let currentPassword: Secret?
    let newPassword: Secret

    private enum CodingKeys: String, CodingKey {
      case currentPassword = "current_password"
      case newPassword = "new_password"
    }
  }

  struct AddAddressBody: Encodable, Sendable {
    let email: String
  }
}
