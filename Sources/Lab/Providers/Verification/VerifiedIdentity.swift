import AuthServer

/// The result of an identity verification: a person as the provider describes them.
package struct VerifiedIdentity: Equatable, Sendable {
  /// The provider's name of the person, for ever.
  package let subject: String
  package var email: String?
  package var isEmailVerified: Bool
  package var name: String?
  /// The grant that a deletion revokes later: Apple's refresh token.
  package var grant: ProviderGrant?

  package init(
    subject: String, email: String? = nil, isEmailVerified: Bool = false, name: String? = nil,
    grant: ProviderGrant? = nil
  ) {
    self.subject = subject
    self.email = email
    self.isEmailVerified = isEmailVerified
    self.name = name
    self.grant = grant
  }
}

/// The right of this server to act for a person at a provider.
package struct ProviderGrant: Equatable, Sendable {
  package var refreshToken: Secret?
  /// A code that was not exchanged yet.
  package var authorizationCode: Secret?

  package init(refreshToken: Secret?, authorizationCode: Secret? = nil) {
    self.refreshToken = refreshToken
    self.authorizationCode = authorizationCode
  }
}

extension VerifiedIdentity {
  /// A person with no name at a provider, or one longer than a `sub` may be, is nobody: else all of them were one.
  init(by subject: String?) throws(VerificationError) {
    guard let subject, (1...255).contains(subject.utf8.count) else {  //! provider-name-length
      throw .refused("no subject, or one of more than 255 bytes")
    }
    self.init(subject: subject)
  }
}

/// Why a provider's word was not taken. The text is for logs: it holds nothing that was sent.
package enum VerificationError: Error, Equatable, Sendable {
  case refused(String)
  /// It cannot be asked now.
  case unavailable(String)
  /// The server was not told who it is at that provider.
  case notSetUp(String)
}
