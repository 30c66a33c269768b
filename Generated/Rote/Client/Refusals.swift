// Written by authgen from rote.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  static let authenticationFailed = RefusalRule(
    name: "authenticationFailed",
    status: 401,
    match: [".": .equals("Authentication failed")],
    recovery: .correct
  )
}
