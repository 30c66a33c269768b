import Foundation

/// What outlives the app: the tokens of a session. Which state that is, their names tell.
public struct StoredSession: Codable, Hashable, Sendable {
  public var tokens: [String: StoredToken]

  public init(tokens: [String: StoredToken]) { self.tokens = tokens }
}

/// A token and its life, by the clock of this device.
public struct StoredToken: Codable, Hashable, Sendable {
  public let secret: Secret
  public let issued: Date
  /// Nil if nobody said when it ends.
  public let expires: Date?

  public init(secret: Secret, issued: Date, expires: Date?) {
    self.secret = secret
    self.issued = issued
    self.expires = expires
  }
}
