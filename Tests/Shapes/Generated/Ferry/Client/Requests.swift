// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Ferry {
  struct SendCodeBody: Encodable, Sendable {
    let phone: String
  }

  struct SignInBody: Encodable, Sendable {
    let phone: String
    let code: Secret
  }
}
