import AuthServer
import Crypto
import Primitives
import Stores

/// Hashes under the store's own key: what they stand for can be compared and not found out.
struct KeyedHash: Sendable {
  private let key: [UInt8]

  init(key: [UInt8]) { self.key = key }

  /// The hash of several texts. No two lists of texts look alike: each text goes in with its length.
  func bytes(_ purpose: String, _ parts: String...) -> [UInt8] {
    let message = ([purpose] + parts).flatMap { part in
      let bytes = Array(part.utf8)
      return withUnsafeBytes(of: UInt64(bytes.count).bigEndian, Array.init) + bytes
    }
    return HMACSHA256.code(message, key: key)
  }

  func fingerprint(ofToken name: String, _ handle: String, device: String?) -> Fingerprint {
    Fingerprint(bytes("token", name, handle, device ?? ""))  //! stored-token-fingerprint
  }

  func fingerprint(ofTicket kind: String, _ ticket: String) -> Fingerprint {
    Fingerprint(bytes("ticket", kind, ticket))
  }

  func fingerprint(
    ofCode code: String, purpose: String, subject: String, address: String
  ) -> Fingerprint {
    Fingerprint(bytes("code", purpose, subject, address, code))
  }

  /// The successor of a token that is used up: the same for each repeat, known to nobody else.
  func successor(of name: String, _ handle: String, device: String?) -> String {
    Base64URL.encode(bytes("successor", name, handle, device ?? ""))
  }

  /// A name for something that must not be kept as it is: a device, an address.
  func alias(_ purpose: String, _ text: String) -> String { Hex.encode(bytes(purpose, text)) }
}
