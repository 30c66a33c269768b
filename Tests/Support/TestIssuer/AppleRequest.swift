/// An app's request to Apple, and its time: everything a token says beside the person.
package struct AppleRequest: Sendable, Equatable {
  /// The app's bundle id or services id.
  package var audience: String

  /// As the app sent it, which is mostly the SHA-256 of a raw nonce in hex.
  package var nonce: String?

  /// Nil where Apple leaves `nonce_supported` out; devices too old for nonces say false.
  package var nonceSupported: Bool?

  /// In seconds since 1970.
  package var now: Int

  /// In seconds; Apple's tokens are good for a day.
  package var lifetime: Int

  package init(
    audience: String, nonce: String? = nil, nonceSupported: Bool? = true, now: Int,
    lifetime: Int = 86_400
  ) {
    self.audience = audience
    self.nonce = nonce
    self.nonceSupported = nonceSupported
    self.now = now
    self.lifetime = lifetime
  }
}
