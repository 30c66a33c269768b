import AuthServer
import Crypto
import Primitives
import Stores

/// Hashes under the store's own key: what they stand for can be compared and not found out.
struct KeyedHash: Sendable {
  private let key: [UInt8]

  init(key: [UInt8]) { self.key = key }

  /// The hash of several texts. No two lists of texts look alike: each text goes in with its length.
  func bytes(_ purpose: String, _ parts: String...) -> [UInt8] { bytes(purpose, parts) }

  private func bytes(_ purpose: String, _ parts: [String]) -> [UInt8] {
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

  /// The text of a new token.
  func token(_ name: String, device: String?) throws(OpenSSLError) -> String {
    marked(try RandomBytes.make(Self.chance), name, device)
  }

  /// The successor of a token that is used up: the same for each repeat, known to nobody else.
  func successor(of name: String, _ handle: String, device: String?) -> String {
    let bytes = bytes("successor", name, handle, device ?? "")
    return marked(Array(bytes.prefix(Self.chance)), name, device)
  }

  /// Where a token that the store does not know comes from, by its marks.
  func origin(of handle: String, _ name: String, device: String?) -> TokenOrigin {
    guard let bytes = try? Base64URL.decode(handle) else { return .elsewhere }
    let chance = Array(bytes.prefix(Self.chance))
    if marked(chance, name, device) == handle { return .here }
    let isMarked = bytes.dropFirst(Self.chance).starts(with: mark("issued", name, chance))
    return isMarked ? .otherDevice : .elsewhere
  }

  /// Random bytes in a token: 192 bits. The rest are the marks.
  private static let chance = 24

  /// The marks are for the log. They tell a token of another device from one that somebody made up, while the store
  /// knows neither.
  private func marked(_ chance: [UInt8], _ name: String, _ device: String?) -> String {
    Base64URL.encode(
      chance + mark("issued", name, chance) + mark("device", name, chance, device ?? ""))
  }

  private func mark(
    _ purpose: String, _ name: String, _ chance: [UInt8], _ device: String...
  ) -> ArraySlice<UInt8> {
    bytes(purpose, [name, Hex.encode(chance)] + device).prefix(4)
  }

  /// A name for something that must not be kept as it is: a device, an address.
  func alias(_ purpose: String, _ text: String) -> String { Hex.encode(bytes(purpose, text)) }
}

enum TokenOrigin {
  /// This server issued it, to this device.
  case here
  /// This server issued it, to another device.
  case otherDevice
  case elsewhere
}
