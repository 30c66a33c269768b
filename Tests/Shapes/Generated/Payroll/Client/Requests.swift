// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthClient
import Foundation

// What each call sends.

nonisolated extension Payroll {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }
}
