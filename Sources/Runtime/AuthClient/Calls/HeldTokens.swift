import Foundation
import Primitives

/// The tokens that a call may carry at this moment.
public struct HeldTokens: Sendable {
  private let secrets: [String: Secret]
  /// The names that were asked for and given.
  private let names = Locked<Set<String>>([])

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
    names.use { _ = $0.insert(name) }
    return secret
  }

  func only(_ names: [String]) throws -> [String: Secret] {
    try Dictionary(names.map { ($0, try self[$0]) }) { first, _ in first }
  }

  /// The tokens that were asked for and given.
  var taken: [String: Secret] {
    let names = names.use { $0 }
    return secrets.filter { names.contains($0.key) }
  }
}

extension HeldTokens: CustomStringConvertible, CustomReflectable {
  /// The names only.
  public var description: String { secrets.keys.sorted().joined(separator: ", ") }
  public var customMirror: Mirror { Mirror(self, children: ["names": description]) }
}
