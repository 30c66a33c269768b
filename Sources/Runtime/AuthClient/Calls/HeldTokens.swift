import Foundation
import Primitives

/// The tokens that a call may carry at this moment.
public struct HeldTokens: Sendable {
  private let secrets: [String: Secret]
  private let notes = Notes()

  init(_ secrets: [String: Secret]) { self.secrets = secrets }

  /// The token of this name. What is thrown makes the session renew, or ends the call.
  public subscript(name: String) -> Secret {
    get throws {
      guard let secret = ifHeld(name) else { throw MissingToken(name: name) }
      return secret
    }
  }

  /// For fields that may be left out.
  public func ifHeld(_ name: String) -> Secret? {
    guard let secret = secrets[name] else { return nil }
    notes.add(name)
    return secret
  }

  func only(_ names: [String]) throws -> [String: Secret] {
    try Dictionary(names.map { ($0, try self[$0]) }) { first, _ in first }
  }

  /// The tokens that were asked for and given.
  var taken: [String: Secret] { secrets.filter { notes.names.contains($0.key) } }

  private final class Notes: @unchecked Sendable {
    private let lock = Lock()
    private var all: Set<String> = []

    var names: Set<String> { lock.withLock { all } }

    func add(_ name: String) { lock.withLock { _ = all.insert(name) } }
  }
}

extension HeldTokens: CustomStringConvertible, CustomReflectable {
  /// The names only.
  public var description: String { secrets.keys.sorted().joined(separator: ", ") }
  public var customMirror: Mirror { Mirror(self, children: ["names": description]) }
}
