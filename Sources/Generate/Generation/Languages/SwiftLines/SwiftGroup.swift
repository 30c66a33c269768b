/// Brackets and what stands in them.
struct SwiftGroup {
  let open: Character
  /// `tokens in`, behind the brace of a closure.
  let parameters: String
  let items: [[SwiftPiece]]
  /// On one line.
  let text: String
  /// The columns that swift-format counts for it.
  let columns: Int

  init(open: Character, parameters: String = "", items: [[SwiftPiece]]) {
    self.open = open
    self.parameters = parameters
    self.items = items
    let inside = parameters + items.map(\.text).joined(separator: ", ")
    text =
      switch open {
      case "(": "(\(inside))"
      case "[": "[\(inside)]"
      default: items.isEmpty ? "{\(inside)}" : "{ \(inside) }"
      }
    // It has room for a comma behind the last item of a collection.
    let commas = items.reduce(0) { $0 + $1.columns - $1.text.columns }
    columns = text.columns + commas + (open == "[" && items.count > 1 ? 1 : 0)
  }

  var isBraced: Bool { open == "{" }
  var isEmpty: Bool { items.isEmpty }
}
