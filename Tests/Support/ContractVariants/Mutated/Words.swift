/// Words of a text: names, references, words of the language.
enum Words {
  static func replaceOne(in text: inout [UInt8], _ pool: Pool, _ random: inout Seeded) {
    let places = all(in: text)
    guard !places.isEmpty else { return }
    text.replaceSubrange(random.pick(places), with: random.pick(pool.words))
  }

  static func all(in text: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for (index, byte) in text.enumerated() {
      if isPart(byte) {
        start = start ?? index
      } else if let begun = start {
        found.append(begun..<index)
        start = nil
      }
    }
    return found
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
