/// A key that signs tokens.
package enum PrivateKey: Sendable {
  case rsa(RSAPrivateKey)
  case p256(P256PrivateKey)

  package static func generate(for algorithm: JWTAlgorithm) throws(PrivateKeyError) -> PrivateKey {
    switch algorithm {
    case .rs256:
      do throws(RSAKeyError) { return .rsa(try .generate()) } catch { throw .rsa(error) }
    case .es256:
      do throws(P256KeyError) { return .p256(try .generate()) } catch { throw .p256(error) }
    }
  }

  /// Reads what `pkcs8` wrote, whichever of the two it is.
  package init(pkcs8: [UInt8]) throws(PrivateKeyError) {
    if let key = try? P256PrivateKey(der: pkcs8) {
      self = .p256(key)
      return
    }
    do throws(RSAKeyError) { self = .rsa(try RSAPrivateKey(der: pkcs8)) } catch {
      throw .rsa(error)
    }
  }

  package var publicKey: VerifyingKey {
    switch self {
    case .rsa(let key): .rsa(key.publicKey)
    case .p256(let key): .p256(key.publicKey)
    }
  }

  package var algorithm: JWTAlgorithm { publicKey.algorithm }

  package func sign(_ message: [UInt8]) throws(OpenSSLError) -> [UInt8] {
    switch self {
    case .rsa(let key): try key.sign(message)
    case .p256(let key): try key.sign(message)
    }
  }

  /// For a store that keeps it. Nobody else gets it.
  package func pkcs8() throws(OpenSSLError) -> [UInt8] {
    switch self {
    case .rsa(let key): try key.pkcs8()
    case .p256(let key): try key.pkcs8()
    }
  }
}

/// Why there is no key.
package enum PrivateKeyError: Error, Equatable, Sendable {
  case rsa(RSAKeyError)
  case p256(P256KeyError)
}
