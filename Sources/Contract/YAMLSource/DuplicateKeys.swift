/// Finds the keys of a mapping that were given before. Two ways to compose the same letters are the
/// same key.
enum DuplicateKeys {
  /// Places in the list: of the first of the same keys, and of each that repeats it.
  static func find(in entries: [Entry]) -> [(first: Int, again: Int)] {
    entries.count <= 8 ? compareAll(entries) : lookUpAll(entries)
  }

  private static func compareAll(_ entries: [Entry]) -> [(first: Int, again: Int)] {
    var found: [(first: Int, again: Int)] = []
    for again in entries.indices.dropFirst() {
      for first in 0..<again where entries[first].key.text == entries[again].key.text {
        found.append((first, again))
        break
      }
    }
    return found
  }

  /// A table with open addresses that holds places only: a dictionary of a hostile mapping would
  /// take more memory than the mapping.
  private static func lookUpAll(_ entries: [Entry]) -> [(first: Int, again: Int)] {
    let mask = sizeOfTable(entries.count) - 1
    var table = [Int32](repeating: -1, count: mask + 1)
    var found: [(first: Int, again: Int)] = []
    for place in entries.indices {
      var slot = entries[place].key.text.hashValue & mask
      while table[slot] >= 0, entries[Int(table[slot])].key.text != entries[place].key.text {
        slot = (slot + 1) & mask
      }
      if table[slot] >= 0 {
        found.append((Int(table[slot]), place))
      } else {
        table[slot] = Int32(place)
      }
    }
    return found
  }

  /// A power of two, more than half of it empty.
  private static func sizeOfTable(_ count: Int) -> Int {
    1 << (Int.bitWidth - (2 * count).leadingZeroBitCount)
  }
}
