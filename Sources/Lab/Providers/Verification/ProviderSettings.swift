package import AuthServer

/// The ids and secrets of this server at a provider, and the provider's place.
package struct ProviderSettings: Sendable {
  /// The recipient that identity tokens must name.
  package var audience: String?
  package var clientID: String?
  package var clientSecret: Secret?
  package var issuer: String?
  /// Another place than the provider's own: a stand-in.
  package var base: String?

  package init(
    audience: String? = nil, clientID: String? = nil, clientSecret: Secret? = nil,
    issuer: String? = nil, base: String? = nil
  ) {
    self.audience = audience
    self.clientID = clientID
    self.clientSecret = clientSecret
    self.issuer = issuer
    self.base = base
  }
}
