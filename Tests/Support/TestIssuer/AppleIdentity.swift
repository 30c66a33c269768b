package import AuthServer

/// Apple's word on a person in an identity token.
package struct AppleIdentity: Sendable, Equatable {
  /// A truth value in either of the forms in which Apple sends it.
  package enum Flag: Sendable, Equatable {
    case bool(Bool)
    case text(Bool)

    package var json: JSONValue {
      switch self {
      case .bool(let value): .bool(value)
      case .text(let value): .string(value ? "true" : "false")
      }
    }
  }

  package var subject: String
  package var email: String?
  package var emailVerified: Flag?
  package var isPrivateEmail: Flag?

  package init(
    subject: String = "001234.0123456789abcdef0123456789abcdef.5678", email: String? = nil,
    emailVerified: Flag? = nil, isPrivateEmail: Flag? = nil
  ) {
    self.subject = subject
    self.email = email
    self.emailVerified = emailVerified
    self.isPrivateEmail = isPrivateEmail
  }
}
