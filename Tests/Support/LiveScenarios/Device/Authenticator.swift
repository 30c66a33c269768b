package import AuthClient
package import Foundation

import enum Crypto.SHA1

/// The authenticator app of a person (RFC 6238), whose key is the one of the RFC's own examples.
package enum Authenticator {
  package static let key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
  private static let bytes = Array("12345678901234567890".utf8)

  package static func code(at moment: Date) -> Secret { Secret(digits(at: moment)) }

  package static func digits(at moment: Date) -> String {
    let counter = UInt64(moment.timeIntervalSince1970) / 30
    let hash = hmac(withUnsafeBytes(of: counter.bigEndian, Array.init))
    let offset = Int(hash[19] & 15)
    let number = hash[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } & 0x7fff_ffff
    return String(String(1_000_000 + number % 1_000_000).dropFirst())
  }

  /// The codes of the steps beside this one are right too: a person, or a machine, may be slow.
  package static func takes(_ code: String, at moment: Date) -> Bool {
    [-30, 0, 30].contains { digits(at: moment.addingTimeInterval($0)) == code }
  }

  private static func hmac(_ message: [UInt8]) -> [UInt8] {
    let block = bytes + [UInt8](repeating: 0, count: 64 - bytes.count)
    return SHA1.hash(block.map { $0 ^ 0x5c } + SHA1.hash(block.map { $0 ^ 0x36 } + message))
  }
}
