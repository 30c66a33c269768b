import Foundation

/// An answer that brings tokens.
public protocol GrantsTokens {
  var tokens: [GrantedToken] { get }
}

/// An answer that brings values which the app keeps beside the tokens, such as the person's id.
public protocol KeepsValues {
  /// By the names that the contract gives them.
  var kept: [String: String] { get }
}

/// A token as it came in an answer.
public struct GrantedToken: Hashable, Sendable {
  public let name: String
  public let secret: Secret
  let life: Life

  /// It lives as long as the contract says.
  public init(_ name: String, _ secret: Secret) { self.init(name, secret, .asDeclared) }

  /// It lives as many seconds as the server said, if it did.
  public init(_ name: String, _ secret: Secret, expiresIn seconds: TimeInterval?) {
    self.init(name, secret, seconds.map(Life.seconds) ?? .asDeclared)
  }

  /// It ends when the server said, if it did.
  public init(_ name: String, _ secret: Secret, expiresAt instant: Date?) {
    self.init(name, secret, instant.map(Life.until) ?? .asDeclared)
  }

  private init(_ name: String, _ secret: Secret, _ life: Life) {
    self.name = name
    self.secret = secret
    self.life = life
  }

  enum Life: Hashable, Sendable {
    case asDeclared
    case seconds(TimeInterval)
    case until(Date)
  }
}

/// For endpoints whose good answer holds nothing; whatever stands in the body is not looked at.
public struct NoAnswer: Codable, Hashable, Sendable, GrantsTokens {
  public init() {}

  public var tokens: [GrantedToken] { [] }
}
