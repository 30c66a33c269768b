/// A short name for a list of words, the same on every machine: FNV-1a with 64 bits. It names, it protects nothing.
package enum FindingFingerprint {
  package static func of(_ words: [String]) -> String {
    let digits = String(hash(words), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func hash(_ words: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for word in words {
      for byte in Array(word.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return hash
  }
}
