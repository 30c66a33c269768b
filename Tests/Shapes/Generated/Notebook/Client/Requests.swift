// Written by authgen from opaque-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Notebook {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }
}
