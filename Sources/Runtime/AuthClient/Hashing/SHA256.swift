/// SHA-256 (FIPS 180-4). One implementation for every platform: what signs in on a phone is what
/// the tests on Linux have seen. No step depends on the bytes, only on how many there are.
package struct SHA256 {
  package static let size = 32
  package static let blockSize = 64

  private var state = SHA256.start
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  package init() {}

  package static func hash(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  package mutating func update(_ bytes: some Sequence<UInt8>) {
    rest.append(contentsOf: bytes)
    var done = 0
    while rest.count - done >= SHA256.blockSize {
      mix(rest[done..<(done + SHA256.blockSize)])
      done += SHA256.blockSize
    }
    rest.removeFirst(done)
    length += UInt64(done)
  }

  /// The hash of all that came. Nothing may come after it.
  package mutating func finish() -> [UInt8] {
    let bits = (length + UInt64(rest.count)) * 8
    let room = SHA256.blockSize - 8
    let zeros = (2 * SHA256.blockSize + room - 1 - rest.count) % SHA256.blockSize
    update([0x80] + [UInt8](repeating: 0, count: zeros) + bits.bigEndianBytes)
    return state.flatMap(\.bigEndianBytes)
  }

  private mutating func mix(_ block: ArraySlice<UInt8>) {
    let words = SHA256.schedule(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let first =
        h &+ e.turns(6, 11, 25) &+ ((e & f) ^ (~e & g)) &+ SHA256.keys[round] &+ words[round]
      let second = a.turns(2, 13, 22) &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(64)
    for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      words.append(block[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) })
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let mixed = (early.turned(7) ^ early.turned(18) ^ early >> 3)
      words.append(
        words[index - 16] &+ mixed &+ words[index - 7]
          &+ (late.turned(17) ^ late.turned(19) ^ late >> 10))
    }
    return words
  }

  private static let start: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private static let keys: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }

  fileprivate func turns(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> UInt32 {
    turned(first) ^ turned(second) ^ turned(third)
  }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] {
    stride(from: Self.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: self >> $0)
    }
  }
}
