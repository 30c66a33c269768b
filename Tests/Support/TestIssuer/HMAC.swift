import Crypto

/// HMAC (RFC 2104), for one attack only: it takes no care of timing or of key bytes.
package enum HMAC {
  package static func sha256(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > 64 ? SHA256.hash(key) : key
    let block = short + [UInt8](repeating: 0, count: 64 - short.count)
    let inner = SHA256.hash(block.map { $0 ^ 0x36 } + message)
    return SHA256.hash(block.map { $0 ^ 0x5c } + inner)
  }
}
