import AuthServer

/// The result of an identity verification: a person as the provider describes them.
package struct VerifiedIdentity: Equatable, Sendable {
  /// The provider's name of the person, for ever.
  package let subject: String
  package var email: String?
  package var isEmailVerified: Bool
  package var name: String?
  /// A secret that the provider gave for its own later use: Apple's refresh token, which deletion revokes.
  package var keepsake: Secret?

  package init(
    subject: String, email: String? = nil, isEmailVerified: Bool = false, name: String? = nil,
    keepsake: Secret? = nil
  ) {
    self.subject = subject
    self.email = email
    self.isEmailVerified = isEmailVerified
    self.name = name
    self.keepsake = keepsake
  }
}

extension VerifiedIdentity {
  /// A person with no name at a provider, or one longer than a `sub` may be, is nobody: else all of them were one.
  init(by subject: String?) throws(VerificationError) {
    // guard: provider-name-length
    guard let subject, (1...255).contains(subject.utf8.count) else {
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
