/// The tokens that a call may carry at this moment.
public struct HeldTokens: Sendable {
  private let secrets: [String: Secret]

  init(_ secrets: [String: Secret]) { self.secrets = secrets }

  /// The token of this name. What is thrown makes the session renew, or ends the call.
  public subscript(name: String) -> Secret {
    get throws {
      guard let secret = secrets[name] else { throw MissingToken(name: name) }
      return secret
    }
  }

  /// For fields that may be left out.
  public func ifHeld(_ name: String) -> Secret? { secrets[name] }

  func only(_ names: [String]) throws -> [String: Secret] {
    try Dictionary(names.map { ($0, try self[$0]) }) { first, _ in first }
  }
}
