// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Payroll {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }
}
