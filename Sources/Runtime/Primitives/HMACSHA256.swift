/// HMAC with SHA-256 (RFC 2104): 32 bytes that only a holder of the key can make.
package enum HMACSHA256 {
  package static func code(_ message: some Sequence<UInt8>, key: [UInt8]) -> [UInt8] {
    let short = key.count > SHA256.blockSize ? SHA256.hash(key) : key
    let block = short + [UInt8](repeating: 0, count: SHA256.blockSize - short.count)
    var inner = SHA256()
    inner.update(block.map { $0 ^ 0x36 })
    inner.update(message)
    return SHA256.hash(block.map { $0 ^ 0x5C } + inner.finish())
  }
}
