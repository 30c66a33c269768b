// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Readmigo {
  struct SignInWithAppleBody: Encodable, Sendable {
    let identityToken: Secret
  }

  struct SignInWithEmailBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct SignInWithWeChatBody: Encodable, Sendable {
    let code: Secret
  }

  struct SendPhoneCodeBody: Encodable, Sendable {
    let phone: String
  }

  struct SignInWithPhoneBody: Encodable, Sendable {
    let phone: String
    let code: Secret
  }

  struct ContinueSignInBody: Encodable, Sendable {
    let challenge: Secret
    let code: Secret
  }

  struct RegisterBody: Encodable, Sendable {
    let email: String
    let password: Secret
    let acceptsTerms: Bool
  }

  struct SendMailCodeBody: Encodable, Sendable {
    let email: String
  }

  struct VerifyMailBody: Encodable, Sendable {
    let email: String
    let code: Secret
  }

  struct SaveProfileBody: Encodable, Sendable {
    let nickname: String
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret
  }

  struct SignOutBody: Encodable, Sendable {
    let refreshToken: Secret
  }
}
