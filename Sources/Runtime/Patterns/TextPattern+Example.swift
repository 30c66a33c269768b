extension TextPattern {
  /// A short text that the pattern matches, of so many characters; nil if there is none, or none of the first 1,000.
  package func example(length: ClosedRange<Int>) -> String? {
    var ways: [[Int: Way]] = []
    var places = reach([0]).sorted()
    for count in 0...min(length.upperBound, TextPattern.longestText) {
      if count >= length.lowerBound, places.contains(steps.count) { return text(ways, count) }
      let level = next(places)
      if level.isEmpty { return nil }
      ways.append(level)
      places = level.keys.sorted()
    }
    return nil
  }

  /// How a place was reached: from where, and by which character.
  private struct Way {
    let start: Int
    let scalar: Unicode.Scalar
  }

  /// The places that are one character further, and those to which a way leads from there.
  private func next(_ places: [Int]) -> [Int: Way] {
    var level: [Int: Way] = [:]
    for place in places where place < steps.count {
      guard case .one(let set) = steps[place], let scalar = set.plainest else { continue }
      var open = [place + 1]
      while let end = open.popLast() {
        if level[end] != nil { continue }
        level[end] = Way(start: place, scalar: scalar)
        if end < steps.count, case .ways(let ways) = steps[end] { open += ways }
      }
    }
    return level
  }

  private func text(_ ways: [[Int: Way]], _ count: Int) -> String {
    var scalars: [Unicode.Scalar] = []
    var place = steps.count
    for level in ways[..<count].reversed() {
      guard let way = level[place] else { break }
      scalars.append(way.scalar)
      place = way.start
    }
    return scalars.reversed().reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}

extension CharacterSet {
  /// A letter or a digit where it holds one, else a printable character, else whatever it holds.
  fileprivate var plainest: Unicode.Scalar? {
    let plain = "aA1".unicodeScalars + (0x21...0x7E).compactMap(Unicode.Scalar.init)
    return plain.first(where: holds) ?? (isNegated ? nil : ranges.first?.lowerBound)
  }
}
