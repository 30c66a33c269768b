/// The notes of the server itself about a person, beside the names, the password and the profile.
package struct AccountDetails: Equatable, Sendable {
  /// The name by which the person is shown, as a provider or the person told it.
  package var name: String?
  /// An email address that nobody has proven and that signs nobody in.
  package var reportedEmail: String?
  /// The address that a provider told of somebody who may have no right to sign in by it.
  package var providerEmail: String?
  /// True while the person has said nothing of themselves.
  package var isGuest: Bool
  package var hasAcceptedTerms: Bool
  /// True if a provider vouched for it, or an address was proven that it no longer has.
  package var isProven: Bool
  /// The key of the authenticator app, in Base32.
  package var authenticator: String?
  /// A key that was handed out and never confirmed.
  package var offeredAuthenticator: String?
  /// True if a sign-in takes a code that is sent to the person.
  package var asksForMessage: Bool
  package var mustChangePassword: Bool

  package init(
    name: String? = nil, reportedEmail: String? = nil, providerEmail: String? = nil,
    isGuest: Bool = false, hasAcceptedTerms: Bool = false, isProven: Bool = false,
    authenticator: String? = nil, offeredAuthenticator: String? = nil,
    asksForMessage: Bool = false, mustChangePassword: Bool = false
  ) {
    self.name = name
    self.reportedEmail = reportedEmail
    self.providerEmail = providerEmail
    self.isGuest = isGuest
    self.hasAcceptedTerms = hasAcceptedTerms
    self.isProven = isProven
    self.authenticator = authenticator
    self.offeredAuthenticator = offeredAuthenticator
    self.asksForMessage = asksForMessage
    self.mustChangePassword = mustChangePassword
  }
}
