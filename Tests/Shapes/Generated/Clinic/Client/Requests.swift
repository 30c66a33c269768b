// Written by authgen from sliding-session.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Clinic {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }
}
