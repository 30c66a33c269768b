// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Wharf {
  struct OpenCompanyBody: Encodable, Sendable {
    let domain: String
    let state: String
    let pkce: OpenCompanyPkce
  }

  struct SignInWithGoogleBody: Encodable, Sendable {
    let method = "oidc"
    let provider = "google"
    let returnTo = "https://wharf.example/app/arrived"
    let state: String

    private enum CodingKeys: String, CodingKey {
      case method, provider, state
      case returnTo = "return_to"
    }
  }

  struct SendCodeBody: Encodable, Sendable {
    let method = "code"
    let email: String
  }

  struct RedeemBody: Encodable, Sendable {
    let code: Secret
    let codeVerifier: Secret

    private enum CodingKeys: String, CodingKey {
      case code
      case codeVerifier = "code_verifier"
    }
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case refreshToken = "refresh_token"
    }
  }

  struct OpenCompanyPkce: Encodable, Sendable {
    let codeChallenge: String
    let codeChallengeMethod = "S256"

    private enum CodingKeys: String, CodingKey {
      case codeChallenge = "code_challenge"
      case codeChallengeMethod = "code_challenge_method"
    }
  }
}
