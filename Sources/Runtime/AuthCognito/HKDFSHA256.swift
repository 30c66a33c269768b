import AuthClient
import Primitives

/// HKDF with SHA-256 (RFC 5869).
enum HKDFSHA256 {
  /// - Parameter count: at most 8,160 bytes, as the RFC has it.
  static func key(from material: [UInt8], salt: [UInt8], info: [UInt8], count: Int) -> [UInt8] {
    precondition((0...255 * SHA256.size).contains(count), "HKDF makes at most 8,160 bytes")
    let random = HMACSHA256.code(material, key: salt)
    var all: [UInt8] = []
    var last: [UInt8] = []
    var number: UInt8 = 0
    while all.count < count {
      number += 1
      last = HMACSHA256.code(last + info + [number], key: random)
      all += last
    }
    return Array(all.prefix(count))
  }
}
