import Foundation

/// What outlives the app: the tokens of a session. Which state that is, their names tell.
public struct StoredSession: Codable, Hashable, Sendable {
  public var tokens: [String: StoredToken]
  /// What is kept beside them, such as the user's id.
  public var values: [String: String]

  public init(tokens: [String: StoredToken], values: [String: String] = [:]) {
    self.tokens = tokens
    self.values = values
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tokens = try container.decode([String: StoredToken].self, forKey: .tokens)
    values = try container.decodeIfPresent([String: String].self, forKey: .values) ?? [:]
  }
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
