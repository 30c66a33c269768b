// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Aviary {
  struct SignInBody: Encodable, Sendable {
    let identifier: String
    let password: Secret
    let authFactorToken: Secret?
  }

  struct RegisterBody: Encodable, Sendable {
    let handle: String
    let email: String
    let password: Secret
  }

  struct ConfirmEmailBody: Encodable, Sendable {
    let email: String
    let token: Secret
  }

  struct DeleteAccountBody: Encodable, Sendable {
    let did: String
    let password: Secret
    let token: Secret
  }
}
