// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Depot {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }

  struct RegisterBody: Encodable, Sendable {
    let app: App
    let spare: [String: App]?
    let own: RegisterOwn
  }

  struct RegisterOwn: Encodable, Sendable {
    let key: Secret
  }
}
