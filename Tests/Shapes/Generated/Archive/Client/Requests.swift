// Written by authgen from paging.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Archive {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }

  struct NameDevicesBody: Encodable, Sendable {
    let devices: [Device]
    let favourite: Pair?
    let tells: [String]?
    let room: String?
  }
}
