/// SHA-256 (FIPS 180-4), the same code on every platform.
///
/// No step depends on the bytes, only on how many there are. The buffers are unsafe because the checks of an array cost
/// more than the hash does, most of all in builds without optimization.
package struct SHA256 {
  package static let size = 32
  package static let blockSize = 64

  private var state = SHA256.start
  private var schedule = [UInt32](repeating: 0, count: 64)
  /// The bytes of a block that is not complete yet.
  private var rest: [UInt8] = []
  private var length: UInt64 = 0

  package init() {}

  /// The 32 bytes of the hash.
  package static func hash(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }

  /// The hash as 64 hexadecimal digits in lower case.
  package static func hex(_ bytes: some Sequence<UInt8>) -> String { Hex.encode(hash(bytes)) }

  package mutating func update(_ bytes: some Sequence<UInt8>) {
    if rest.isEmpty, bytes.withContiguousStorageIfAvailable({ take($0) }) != nil { return }
    let all = rest + Array(bytes)
    rest = []
    all.withUnsafeBufferPointer { take($0) }
  }

  /// The hash of all bytes so far. No bytes may follow.
  package mutating func finish() -> [UInt8] {
    let bits = (length + UInt64(rest.count)) * 8
    let zeros = (2 * SHA256.blockSize + 55 - rest.count) % SHA256.blockSize
    var tail = rest
    tail.reserveCapacity(2 * SHA256.blockSize)
    tail.append(0x80)
    tail.append(contentsOf: repeatElement(0, count: zeros))
    withUnsafeBytes(of: bits.bigEndian) { tail.append(contentsOf: $0) }
    rest = []
    tail.withUnsafeBufferPointer { take($0) }
    var hash: [UInt8] = []
    hash.reserveCapacity(SHA256.size)
    for word in state { withUnsafeBytes(of: word.bigEndian) { hash.append(contentsOf: $0) } }
    return hash
  }

  /// Mixes all whole blocks in and keeps the bytes behind them.
  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    let whole = bytes.count / SHA256.blockSize * SHA256.blockSize
    for start in stride(from: 0, to: whole, by: SHA256.blockSize) {
      fillSchedule(raw, start)
      mix()
    }
    rest = whole == bytes.count ? [] : Array(bytes[whole...])
    length &+= UInt64(whole)
  }

  private mutating func fillSchedule(_ bytes: UnsafeRawBufferPointer, _ start: Int) {
    schedule.withUnsafeMutableBufferPointer { words in
      for index in 0..<16 {
        let word = bytes.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self)
        words[index] = UInt32(bigEndian: word)
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
        // Each round turns the names of the words by one: after eight they are what they were.
        for round in stride(from: 0, to: 64, by: 8) {
          SHA256.round(a, b, c, &d, e, f, g, &h, words, constants, round)
          SHA256.round(h, a, b, &c, d, e, f, &g, words, constants, round &+ 1)
          SHA256.round(g, h, a, &b, c, d, e, &f, words, constants, round &+ 2)
          SHA256.round(f, g, h, &a, b, c, d, &e, words, constants, round &+ 3)
          SHA256.round(e, f, g, &h, a, b, c, &d, words, constants, round &+ 4)
          SHA256.round(d, e, f, &g, h, a, b, &c, words, constants, round &+ 5)
          SHA256.round(c, d, e, &f, g, h, a, &b, words, constants, round &+ 6)
          SHA256.round(b, c, d, &e, f, g, h, &a, words, constants, round &+ 7)
        }
      }
    }
    state.withUnsafeMutableBufferPointer { state in
      (state[0], state[1], state[2]) = (state[0] &+ a, state[1] &+ b, state[2] &+ c)
      (state[3], state[4], state[5]) = (state[3] &+ d, state[4] &+ e, state[5] &+ f)
      (state[6], state[7]) = (state[6] &+ g, state[7] &+ h)
    }
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ words: UnsafeBufferPointer<UInt32>,
    _ constants: UnsafeBufferPointer<UInt32>, _ index: Int
  ) {
    let high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    let one = h &+ high &+ (g ^ e & (f ^ g)) &+ constants[index] &+ words[index]
    let low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    d &+= one
    h = one &+ low &+ (a & b | c & (a | b))
  }

  @inline(__always)
  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private static let start: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

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
