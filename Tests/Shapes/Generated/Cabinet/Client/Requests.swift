// Written by authgen from cookie-session-csrf.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Cabinet {
  struct SignInBody: Encodable, Sendable {
    let email: String
    let password: Secret
  }

  struct RenameBody: Encodable, Sendable {
    let name: String
  }
}
