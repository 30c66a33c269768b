package import AuthClient
package import AuthWeb
package import Foundation
package import TestLab

/// The generated client of one system, as replays call it.
package protocol ReplayedSystem: Sendable {
  associatedtype Service: AuthContract
  static var setting: ReplaySetting { get }
  /// Lets the server know the person whom it has to know.
  static func prepare(_ server: Lab, _ person: String) async throws
  /// The values that a person brings to a call of this endpoint, such as a code.
  static func bring(
    _ server: Lab, _ person: String, to endpoint: String
  ) async throws -> [String: String]
  /// The callback in which a page at this address ends.
  static func callback(
    _ server: Lab, _ person: String, of page: URL
  ) async throws -> URL?
  init(_ device: ReplayDevice)
  var session: AuthSession<Service> { get }
  func call(_ endpoint: String, with brought: [String: String]) async throws
}

extension ReplayedSystem {
  package static func prepare(_ server: Lab, _ person: String) async throws {}

  package static func bring(
    _ server: Lab, _ person: String, to endpoint: String
  ) async throws -> [String: String] { [:] }

  package static func callback(
    _ server: Lab, _ person: String, of page: URL
  ) async throws -> URL? { nil }
}

/// A system for replays.
package struct ReplaySetting: Sendable {
  package let contract: LabContract
  /// The endpoints and callbacks that the client calls.
  package let calls: Set<String>
  /// The calls of a sign-in, one after the other.
  package let signIn: [String]

  package init(_ contract: LabContract, signIn: [String], calls: Set<String>) {
    self.contract = contract
    self.signIn = signIn
    self.calls = calls
  }

  package var path: String { contract.path }
}

/// The parts of which a client of a replay is made.
package struct ReplayDevice: Sendable {
  package let person: String
  package let store: any TokenStore
  package let transport: any Transport
  package let clock: any WallClock
  package let web: WebSignIn
}
