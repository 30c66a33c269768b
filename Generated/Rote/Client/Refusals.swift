// Written by authgen from rote.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 401, . Authentication failed
  static let authenticationFailed = RefusalRule(name: "authenticationFailed", status: 401, match: [".": .equals("Authentication failed")], recovery: .correct)
}
