/// The places at which a line of Swift can break.
extension StringProtocol {
  /// Behind the first `: `.
  var colon: String.Index? {
    indices.first { self[$0...].hasPrefix(": ") }.map { index($0, offsetBy: 2) }
  }

  var trimmedEnd: String {
    var text = String(self)
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The last ` -> `, at the arrow.
  var lastArrow: String.Index? {
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].hasPrefix("-> ") { return place }
    }
    return nil
  }

  /// The first ` + `, at its first space.
  var plus: String.Index? { indices.first { self[$0...].hasPrefix(" + ") } }

  /// Behind the first ` = `.
  var assignment: String.Index? {
    indices.first { self[$0...].hasPrefix(" = ") }.map { index($0, offsetBy: 3) }
  }
}
