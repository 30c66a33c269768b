// Written by authgen from opaque-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Notebook {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }
}
