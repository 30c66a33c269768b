// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Ferry {
  struct SendCodeBody: Encodable, Sendable {
    let phone: String
  }

  struct SignInBody: Encodable, Sendable {
    let phone: String
    let code: Secret
  }
}
