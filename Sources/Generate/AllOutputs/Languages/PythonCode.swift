import Generation

/// Python in lines of its layout.
struct PythonCode {
  let text: String

  static func text(_ text: String) -> PythonCode { PythonCode(text: text) }

  /// Items in brackets.
  ///
  /// - Parameters:
  ///   - open: what stands before them on the first line, up to the bracket.
  ///   - close: the bracket, and what follows it.
  static func list(_ open: String, _ items: [PythonCode], _ close: String) -> PythonCode {
    .text(CodeLayout.python.list(open, items.map(\.text), close))
  }

  /// With one item it needs a comma.
  static func tuple(_ items: [PythonCode]) -> PythonCode {
    let tuple = list("(", items, ")")
    let isOpen = items.count == 1 && !tuple.text.utf8.contains(UInt8(ascii: "\n"))
    return isOpen ? .text("(" + items[0].text + ",)") : tuple
  }

  /// `A | B`, in parentheses if it is long.
  static func union(_ names: [String]) -> PythonCode {
    let union = CodeLayout.python.chain(names, " | ")
    guard union.utf8.contains(UInt8(ascii: "\n")) else { return .text(union) }
    return .text("(\n" + CodeLayout.python.indented(names.joined(separator: "\n| ")) + "\n)")
  }

  static func call(_ name: String, _ arguments: [PythonCode]) -> PythonCode {
    list("\(name)(", arguments, ")")
  }

  static func named(_ name: String, _ value: PythonCode) -> PythonCode {
    .text("\(name)=\(value.text)")
  }

  static func literal(_ text: String) -> PythonCode { .text(PythonText.literal(text)) }

  static func literal(_ value: StubLiteral) -> PythonCode { .text(PythonText.literal(value)) }

  /// One entry of a dictionary.
  static func entry(_ key: String, _ value: PythonCode) -> PythonCode {
    .text("\(PythonText.literal(key)): \(value.text)")
  }

  static func dictionary(_ entries: [PythonCode]) -> PythonCode { list("{", entries, "}") }
}
