/// Keys that nodes share.
package protocol KeyStore: Sendable {
  /// The newest first. Those that are retired still verify what they signed.
  func signingKeys() async throws(StoreFault) -> [SigningKey]
  /// Adds one unless another node was faster with one of the same algorithm; the answer is what
  /// there is afterwards.
  func add(_ key: SigningKey, unlessNewerThan moment: Moment) async throws(StoreFault)
    -> [SigningKey]
  func removeSigningKeys(olderThan moment: Moment) async throws(StoreFault)
  /// Thirty-two random bytes under a name, made at the first call and the same ever after.
  func secret(_ name: String) async throws(StoreFault) -> [UInt8]
}

/// A key that signs tokens.
package struct SigningKey: Sendable {
  package let id: String
  /// Its name of RFC 7518: `ES256`.
  package let algorithm: String
  /// PKCS #8 in DER; of a secret, its bytes.
  package let privateKey: [UInt8]
  package let createdAt: Moment

  package init(id: String, algorithm: String, privateKey: [UInt8], createdAt: Moment) {
    self.id = id
    self.algorithm = algorithm
    self.privateKey = privateKey
    self.createdAt = createdAt
  }
}
