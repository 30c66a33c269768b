// Written by authgen from guest.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Canvas {
  struct SendCodeBody: Encodable, Sendable {
    let email: String
  }

  struct SignInBody: Encodable, Sendable {
    let email: String
    let code: Secret
  }

  struct KeepAccountBody: Encodable, Sendable {
    let email: String
    let code: Secret
  }

  struct RenewSessionBody: Encodable, Sendable {
    let refreshToken: Secret
  }

  struct SignOutBody: Encodable, Sendable {
    let refreshToken: Secret
  }
}
