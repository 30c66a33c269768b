// Written by authgen from cookie-tokens.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Gallery {
  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }
}
