/// The places at which a line of Swift can break.
extension StringProtocol {
  /// How many characters it has. Nearly every text is ASCII.
  var columns: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }

  /// Behind the first `: `.
  var colon: String.Index? { first(": ")?.upperBound }

  var trimmedEnd: String {
    var text = String(self)
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The last ` -> `, at the arrow.
  var lastArrow: String.Index? {
    utf8.indices.reversed().first { place in
      utf8[place] == UInt8(ascii: "-") && utf8[place...].starts(with: "-> ".utf8)
    }
  }

  /// The first ` + `, at its first space.
  var plus: String.Index? { first(" + ")?.lowerBound }

  /// Behind the first ` = `.
  var assignment: String.Index? { first(" = ")?.upperBound }

  /// The first place of a mark of ASCII.
  private func first(_ mark: String) -> Range<String.Index>? {
    guard let head = mark.utf8.first else { return nil }
    var start = utf8.startIndex
    while let place = utf8[start...].firstIndex(of: head) {
      if utf8[place...].starts(with: mark.utf8) {
        return place..<utf8.index(place, offsetBy: mark.utf8.count)
      }
      start = utf8.index(after: place)
    }
    return nil
  }
}
