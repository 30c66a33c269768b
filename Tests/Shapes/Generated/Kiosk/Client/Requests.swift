// Written by authgen from dispatch-by-body.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Kiosk {
  struct SignInBody: Encodable, Sendable {
    let command = "signIn"
    let username: String
    let password: Secret
  }

  struct OrdersBody: Encodable, Sendable {
    let command = "listOrders"
  }

  struct SignOutBody: Encodable, Sendable {
    let command = "signOut"
  }
}
