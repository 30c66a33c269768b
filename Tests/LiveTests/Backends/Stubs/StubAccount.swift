import AuthServer
import Foundation

/// An account in memory.
@StubActor
final class StubAccount {
  /// A name to sign in by.
  struct Name: Sendable {
    let kind: String
    let text: String
    var isConfirmed: Bool
  }

  /// An identity at a provider.
  struct Link: Sendable, Equatable {
    let provider: String
    let subject: String
  }

  /// The questions of a sign-in behind the password.
  struct Factors: Sendable {
    var message = false
    var newPassword = false
    var authenticator: String?
  }

  enum State: String { case active, unconfirmed, disabled, deleted }

  let id = UUID()
  var names: [Name]
  let link: Link?
  var password: Secret?
  var profile: [String: String]
  var state: State
  var factors: Factors
  let createdAt: Int
  var failures = 0
  var lockedUntil = 0
  var devices: Set<String> = []
  var addresses: Set<String> = []
  var lastCode: String?

  init(
    names: [Name] = [], link: Link? = nil, password: Secret? = nil, profile: [String: String] = [:],
    state: State = .active, factors: Factors = Factors(), at time: Int
  ) {
    self.names = names
    self.link = link
    self.password = password
    self.profile = profile
    self.state = state
    self.factors = factors
    createdAt = time
  }

  /// The id as a text.
  var key: String { id.uuidString.lowercased() }

  /// The first name of a kind.
  func name(_ kind: String) -> String? { names.first { $0.kind == kind }?.text }

  func isCalled(_ kind: String, _ text: String) -> Bool {
    names.contains { name in
      // Addresses of mail are the same in any letters.
      name.kind == kind
        && (kind == "email" ? name.text.lowercased() == text.lowercased() : name.text == text)
    }
  }

  /// A disabled or deleted account is used by no call.
  func requireUsable() throws {
    if state == .disabled { throw Meant(.accountDisabled) }
    if state == .deleted { throw Meant(.accountGone) }
  }
}
