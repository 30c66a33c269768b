import Primitives

/// A secret that signs and checks with `HS256`. It is in no set that others get, and prints nothing.
package struct SharedKey: Sendable, CustomStringConvertible, CustomReflectable {
  /// For a store that keeps it. Nobody else gets it.
  package let bytes: [UInt8]

  package static func generate() throws(SharedKeyError) -> SharedKey {
    do throws(OpenSSLError) { return SharedKey(made: try RandomBytes.make(shortest)) } catch {
      throw .openSSL(error)
    }
  }

  /// RFC 7518 §3.2 wants a key as long as the digest: a shorter one can be guessed from one token.
  package init(bytes: [UInt8]) throws(SharedKeyError) {
    guard bytes.count >= Self.shortest else { throw .short }  //! shared-key-length
    self.bytes = bytes
  }

  private init(made bytes: [UInt8]) { self.bytes = bytes }

  package func sign(_ message: [UInt8]) -> [UInt8] { HMACSHA256.code(message, key: bytes) }

  package func isSignature(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    TimingSafe.isEqual(sign(message), signature)
  }

  /// Says which key it is, and nothing about its bytes to those who do not have them.
  var keyID: String {
    Base64URL.encode(HMACSHA256.code(Array("the id of this key".utf8), key: bytes))
  }

  package var description: String { "SharedKey" }
  package var customMirror: Mirror { Mirror(self, children: [:]) }

  private static let shortest = 32
}

extension SharedKey: Equatable {
  package static func == (one: SharedKey, other: SharedKey) -> Bool {
    TimingSafe.isEqual(one.bytes, other.bytes)
  }
}

/// Why there is no shared key.
package enum SharedKeyError: Error, Equatable, Sendable {
  /// There are less than 32 bytes.
  case short
  case openSSL(OpenSSLError)
}
