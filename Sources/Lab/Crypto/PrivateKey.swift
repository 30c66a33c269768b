/// A key that signs tokens.
package enum PrivateKey: Sendable {
  case rsa(RSAPrivateKey)
  case ec(ECPrivateKey)
  case ed25519(Ed25519PrivateKey)
  case shared(SharedKey)

  package static func generate(for algorithm: JWTAlgorithm) throws(PrivateKeyError) -> PrivateKey {
    switch algorithm {
    case .rs256: try rsa { () throws(RSAKeyError) in try .generate() }
    case .ps256: try rsa { () throws(RSAKeyError) in try .generate(for: .pss) }
    case .es256: try elliptic { () throws(ECKeyError) in try .generate(.p256) }
    case .es384: try elliptic { () throws(ECKeyError) in try .generate(.p384) }
    case .edDSA: try edwards { () throws(Ed25519KeyError) in try .generate() }
    case .hs256: try shared { () throws(SharedKeyError) in try .generate() }
    }
  }

  /// Reads what `stored` wrote of a key of this algorithm.
  package init(stored bytes: [UInt8], for algorithm: JWTAlgorithm) throws(PrivateKeyError) {
    self =
      switch algorithm {
      case .rs256: try Self.rsa { () throws(RSAKeyError) in try .init(der: bytes) }
      case .ps256: try Self.rsa { () throws(RSAKeyError) in try .init(der: bytes, for: .pss) }
      case .es256: try Self.elliptic { () throws(ECKeyError) in try .init(.p256, der: bytes) }
      case .es384: try Self.elliptic { () throws(ECKeyError) in try .init(.p384, der: bytes) }
      case .edDSA: try Self.edwards { () throws(Ed25519KeyError) in try .init(der: bytes) }
      case .hs256: try Self.shared { () throws(SharedKeyError) in try .init(bytes: bytes) }
      }
  }

  /// The half that checks what it signed.
  package var verifyingKey: VerifyingKey {
    switch self {
    case .rsa(let key): .rsa(key.publicKey)
    case .ec(let key): .ec(key.publicKey)
    case .ed25519(let key): .ed25519(key.publicKey)
    case .shared(let key): .shared(key)
    }
  }

  package var algorithm: JWTAlgorithm { verifyingKey.algorithm }

  package func sign(_ message: [UInt8]) throws(OpenSSLError) -> [UInt8] {
    switch self {
    case .rsa(let key): try key.sign(message)
    case .ec(let key): try key.sign(message)
    case .ed25519(let key): try key.sign(message)
    case .shared(let key): key.sign(message)
    }
  }

  /// For a store that keeps it: PKCS #8, and of a secret its bytes. Nobody else gets it.
  package func stored() throws(OpenSSLError) -> [UInt8] {
    switch self {
    case .rsa(let key): try key.pkcs8()
    case .ec(let key): try key.pkcs8()
    case .ed25519(let key): try key.pkcs8()
    case .shared(let key): key.bytes
    }
  }

  private static func rsa(
    _ key: () throws(RSAKeyError) -> RSAPrivateKey
  ) throws(PrivateKeyError) -> PrivateKey {
    do { return .rsa(try key()) } catch { throw .rsa(error) }
  }

  private static func elliptic(
    _ key: () throws(ECKeyError) -> ECPrivateKey
  ) throws(PrivateKeyError) -> PrivateKey {
    do { return .ec(try key()) } catch { throw .ec(error) }
  }

  private static func edwards(
    _ key: () throws(Ed25519KeyError) -> Ed25519PrivateKey
  ) throws(PrivateKeyError) -> PrivateKey {
    do { return .ed25519(try key()) } catch { throw .ed25519(error) }
  }

  private static func shared(
    _ key: () throws(SharedKeyError) -> SharedKey
  ) throws(PrivateKeyError) -> PrivateKey {
    do { return .shared(try key()) } catch { throw .shared(error) }
  }
}

/// Why there is no key.
package enum PrivateKeyError: Error, Equatable, Sendable {
  case rsa(RSAKeyError)
  case ec(ECKeyError)
  case ed25519(Ed25519KeyError)
  case shared(SharedKeyError)
}
