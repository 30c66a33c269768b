/// Random numbers that are the same in every run and on every machine (SplitMix64).
package struct Seeded {
  private var state: UInt64

  package init(_ seed: UInt64, _ number: Int) {
    state = seed ^ (UInt64(number) &* 0xD134_2543_DE82_EF95)
    _ = next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number below the count, which is at least 1.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  package mutating func pick<Items: RandomAccessCollection>(_ items: Items) -> Items.Element {
    items[items.index(items.startIndex, offsetBy: below(items.count))]
  }

  /// A stretch of at least one of so many things, usually a short one.
  package mutating func stretch(of count: Int) -> Range<Int> {
    let start = below(count)
    let length = 1 + below(below(8) == 0 ? count : 4)
    return start..<min(count, start + length)
  }
}
