public import Foundation

/// The contract's rule for one token.
public struct TokenRule: Hashable, Sendable {
  public let name: String
  /// Seconds from issue or rotation; nil if only the server knows.
  public let lifetime: TimeInterval?
  /// How a call that needs it carries it; nil if it only travels in fields.
  public let sent: TokenPlacement?
  /// The place in each answer to a call that carries it with the one to use next; nil where answers bring none.
  public let next: TokenPlacement?
  public let stored: TokenStorage
  /// Each renewal replaces it.
  public let rotates: Bool
  /// Seconds in which the server gives the same successor again for a token that was already used.
  public let grace: TimeInterval
  /// A session is whole without it.
  public let isOptional: Bool
  /// It only joins the steps of a sign-in, as a challenge does: in memory, beside a session that may be here and is
  /// no part of it.
  public let isStep: Bool
  /// The names that it had in older versions of the contract: a store may hold it under one of them.
  public let formerNames: [String]

  public init(
    _ name: String, lifetime: TimeInterval? = nil, sent: TokenPlacement? = nil,
    next: TokenPlacement? = nil, stored: TokenStorage = .durably, rotates: Bool = false,
    grace: TimeInterval = 0,
    isOptional: Bool = false, isStep: Bool = false, was formerNames: [String] = []
  ) {
    self.name = name
    self.lifetime = lifetime
    self.sent = sent
    self.next = next
    self.stored = stored
    self.rotates = rotates
    self.grace = grace
    self.isOptional = isOptional
    self.isStep = isStep
    self.formerNames = formerNames
  }
}

/// The place of a token in a request.
public enum TokenPlacement: Hashable, Sendable {
  case bearer
  case header(String)
  /// A header that repeats a cookie: percent-decoded, as scripts of pages read cookies.
  case decodedHeader(String)
  case query(String)
  case cookie(String)
}

/// The place where a token is kept.
public enum TokenStorage: Hashable, Sendable {
  /// In the store that the client was given.
  case durably
  /// Until the app ends.
  case inMemory
  case nowhere
}
