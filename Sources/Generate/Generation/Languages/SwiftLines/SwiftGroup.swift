/// Brackets and what stands in them.
struct SwiftGroup {
  let open: Character
  /// `tokens in`, behind the brace of a closure.
  var parameters = ""
  var items: [[SwiftPiece]]

  var close: Character { open == "(" ? ")" : open == "[" ? "]" : "}" }
  var isBraced: Bool { open == "{" }
  var isEmpty: Bool { items.isEmpty }

  var text: String {
    let inside = parameters + items.map(\.text).joined(separator: ", ")
    return isBraced && !isEmpty ? "{ \(inside) }" : "\(open)\(inside)\(close)"
  }
}
