/// Why a key was not made.
package enum RSAKeyError: Error, Equatable, Sendable {
  case refused(RSAKeyWeakness)
  /// The bytes are not one whole RSA private key in DER.
  case notAnRSAPrivateKey
  case openSSL(OpenSSLError)
}
