/// SHA-256 (FIPS 180-4), so that a manifest can be checked with `sha256sum` and no two contents
/// share a mark by chance. It keeps no secrets: its time may depend on what it hashes.
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)

  private init() {}

  /// The hash as 64 hexadecimal digits in lower case.
  static func hex(_ bytes: [UInt8]) -> String {
    var hash = SHA256()
    let whole = bytes.count / 64 * 64
    bytes.withUnsafeBufferPointer { hash.take($0, upTo: whole) }
    let rest = padded(bytes[whole...], count: bytes.count)
    rest.withUnsafeBufferPointer { hash.take($0, upTo: rest.count) }
    return hash.state.map(SHA256.digits).joined()
  }

  /// The last bytes, a one bit, zeros, and the length in bits as 64 bits: one block or two.
  private static func padded(_ tail: ArraySlice<UInt8>, count: Int) -> [UInt8] {
    var block = Array(tail) + [0x80]
    while block.count % 64 != 56 { block.append(0) }
    let bits = UInt64(count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      block.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return block
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) {
    for start in stride(from: 0, to: end, by: 64) {
      fillSchedule(bytes, start)
      mix()
    }
  }

  private mutating func fillSchedule(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
    schedule.withUnsafeMutableBufferPointer { words in
      for index in 0..<16 {
        let at = start &+ index &* 4
        words[index] =
          UInt32(bytes[at]) &<< 24 | UInt32(bytes[at &+ 1]) &<< 16
          | UInt32(bytes[at &+ 2]) &<< 8 | UInt32(bytes[at &+ 3])
      }
      for index in 16..<64 {
        let (two, fifteen) = (words[index &- 2], words[index &- 15])
        let new = SHA256.turn(two, 17) ^ SHA256.turn(two, 19) ^ two &>> 10
        let old = SHA256.turn(fifteen, 7) ^ SHA256.turn(fifteen, 18) ^ fifteen &>> 3
        words[index] = words[index &- 16] &+ old &+ words[index &- 7] &+ new
      }
    }
  }

  private mutating func mix() {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    schedule.withUnsafeBufferPointer { words in
      SHA256.constants.withUnsafeBufferPointer { constants in
        for round in 0..<64 {
          let high = SHA256.turn(e, 6) ^ SHA256.turn(e, 11) ^ SHA256.turn(e, 25)
          let one = h &+ high &+ (e & f ^ ~e & g) &+ constants[round] &+ words[round]
          let low = SHA256.turn(a, 2) ^ SHA256.turn(a, 13) ^ SHA256.turn(a, 22)
          let two = low &+ (a & b ^ a & c ^ b & c)
          (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
        }
      }
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  private static func digits(_ word: UInt32) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 8 - text.utf8.count) + text
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
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
