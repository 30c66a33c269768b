import Foundation

/// The part of a session that outlives the app: the tokens, and what the app keeps beside them. The
/// tokens' names tell which state that is.
public struct StoredSession: Codable, Hashable, Sendable {
  public var tokens: [String: StoredToken]
  /// Kept values that are no tokens, such as the person's id.
  public var values: [String: String]
  /// A text that says whence the session comes. A store keeps it; nothing is read off it.
  public var origin: String?
  /// The sign-in that it began with; nil if an older version stored it.
  public var id: String?
  /// The server whose tokens these are; nil if an older version stored it.
  public var server: String?

  public init(tokens: [String: StoredToken], values: [String: String] = [:]) {
    self.tokens = tokens
    self.values = values
  }

  /// Reads a stored session, and throws if its tokens are unreadable. An old one has no values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    tokens = try container.decode([String: StoredToken].self, forKey: .tokens)
    //! old-record-without-values
    values = try container.decodeIfPresent([String: String].self, forKey: .values) ?? [:]
    origin = try container.decodeIfPresent(String.self, forKey: .origin)
    id = try container.decodeIfPresent(String.self, forKey: .id)
    server = try container.decodeIfPresent(String.self, forKey: .server)
  }

  package var isEmpty: Bool { tokens.isEmpty && values.isEmpty }
}

extension StoredSession: CustomStringConvertible, CustomReflectable {
  /// The names only: a kept value may say who the person is.
  public var description: String {
    (tokens.keys.sorted() + values.keys.sorted()).joined(separator: ", ")
  }
  public var customMirror: Mirror { Mirror(self, children: ["names": description]) }
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
