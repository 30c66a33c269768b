import Diagnostics

/// A type as it is used: perhaps absent, perhaps many.
package struct Shape: Sendable {
  package let isOptional: Bool
  package let container: Container
  package let element: Element
  /// A number or a bool that travels as text.
  package let travelsAsText: Bool
  /// Bytes that travel as base64url without padding, not as base64.
  package let isURLSafe: Bool
  /// How the time of a token is counted; nil for seconds, and for a moment as RFC 3339 text.
  package let timeUnit: TimeUnit?
  /// A constant that is a whole number or a bool, and no text.
  package let isLiteral: Bool
  /// A sent value that null clears; one that is left out stays as it is. Such a value is optional.
  package let isClearable: Bool
  package let span: Span

  package init(
    isOptional: Bool, container: Container, element: Element, travelsAsText: Bool = false,
    isURLSafe: Bool = false, timeUnit: TimeUnit? = nil, isLiteral: Bool = false,
    isClearable: Bool = false, span: Span
  ) {
    self.isOptional = isOptional
    self.container = container
    self.element = element
    self.travelsAsText = travelsAsText
    self.isURLSafe = isURLSafe
    self.timeUnit = timeUnit
    self.isLiteral = isLiteral
    self.isClearable = isClearable
    self.span = span
  }

  package enum TimeUnit: String, CaseIterable, Sendable {
    /// Seconds since 1970.
    case unixTime
    /// Milliseconds since 1970.
    case unixMilliseconds
    /// Milliseconds from the answer on.
    case milliseconds
  }

  package enum Container: Sendable {
    case one
    case list
    case map
  }

  package enum Element: Sendable {
    case scalar(ScalarType)
    case type(String)
    /// A value that lives in the session: read when sent, filled when returned.
    case token(String, TokenSlot)
    case provider(String, ProviderSlot)
    /// A value of the deployment, given when the client is made.
    case configuration(String)
    case enumeration([Text])
    /// Apart from the rest, which takes half the room.
    indirect case constant(Text)
    /// Fields that stand right here.
    case record([Field])

    package var isSecret: Bool {
      switch self {
      case .scalar(let scalar): scalar.isSecret
      case .token(_, let slot): slot == .value
      case .provider(_, let slot): slot.isSecret
      case .type, .configuration, .enumeration, .constant, .record: false
      }
    }
  }
}

/// The part of a token that a field holds.
package enum TokenSlot: String, CaseIterable, Sendable {
  /// The token itself; its reference has no third part.
  case value = ""
  case expiresIn
  case expiresAt
}

/// The closed list of simple values.
package enum ScalarType: String, CaseIterable, Sendable {
  case string
  case int
  case number
  case bool
  case instant
  case seconds
  case unixTime
  case duration
  case uuid
  case email
  case phone
  case username
  case identifier
  case password
  case newPassword
  case code
  case url
  case jwt
  case bytes
  /// Any JSON value but null.
  case json

  /// True for values that nobody has to mark as secret.
  package var isSecret: Bool {
    switch self {
    case .password, .newPassword, .code, .jwt: true
    case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .duration, .uuid, .email,
      .phone, .username, .identifier, .url, .bytes, .json:
      false
    }
  }

  /// A text that stays one in code: what else travels as text is a value there, and values are printed.
  package var canBeSecret: Bool {
    switch self {
    case .string, .duration, .email, .phone, .username, .identifier, .password, .newPassword, .code,
      .jwt:
      true
    case .int, .number, .bool, .instant, .seconds, .unixTime, .uuid, .url, .bytes, .json: false
    }  //! url-not-secret
  }

  /// Says who a person is.
  package var namesAPerson: Bool {
    switch self {
    case .identifier, .username, .email, .phone: true
    case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .duration, .uuid, .password,
      .newPassword, .code, .url, .jwt, .bytes, .json:
      false
    }
  }

  /// Its limits are a size and not a length.
  package var isNumber: Bool {
    switch self {
    case .int, .number, .seconds, .unixTime: true
    case .string, .bool, .instant, .duration, .uuid, .email, .phone, .username, .identifier,
      .password, .newPassword, .code, .url, .jwt, .bytes, .json:
      false
    }
  }

  /// It is spelt as text anyway.
  package var isText: Bool { !isNumber && self != .bool && self != .json }
}
