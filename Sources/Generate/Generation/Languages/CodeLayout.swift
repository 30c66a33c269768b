/// Code over lines: what is short stands on one, what is long has each of its items on its own.
package struct CodeLayout: Sendable {
  /// The columns behind an indentation that nothing in generated code reaches far beyond.
  package static let room = 80

  package static let swift = CodeLayout(indent: "  ", closesCalls: false)
  package static let typescript = CodeLayout(indent: "  ", closesCalls: true)
  package static let python = CodeLayout(indent: "    ", closesCalls: true)

  private let indent: String
  /// A comma may stand behind the last argument of a call.
  private let closesCalls: Bool

  /// - Parameters:
  ///   - open: what stands before the items, up to the bracket.
  ///   - close: the bracket, and what follows it.
  package func list(
    _ open: String, _ items: [String], _ close: String, room: Int = CodeLayout.room
  ) -> String {
    let line = open + items.joined(separator: ", ") + close
    if items.isEmpty || (line.utf8.count <= room && !line.utf8.contains(UInt8(ascii: "\n"))) {
      return line
    }
    let endsInComma =
      close.first == "]" || close.first == "}" || (close.first == ")" && closesCalls)
    let end = endsInComma ? ",\n" : "\n"
    return open + "\n" + items.map(indented).joined(separator: ",\n") + end + close
  }

  /// Operands on one line, or each with its operator on a line of its own.
  package func chain(
    _ operands: [String], _ joint: String, room: Int = CodeLayout.room
  ) -> String {
    let line = operands.joined(separator: joint)
    if line.utf8.count <= room && !line.utf8.contains(UInt8(ascii: "\n")) { return line }
    let mark = joint.drop { $0 == " " }
    return operands.dropFirst().reduce(operands.first ?? "") { $0 + "\n" + indented(mark + $1) }
  }

  /// What stands behind `=`: beside it, or on lines of its own.
  package func assigned(_ value: String, room: Int) -> String {
    let first = value.utf8.prefix { $0 != UInt8(ascii: "\n") }
    return first.count <= room ? " " + value : "\n" + indented(value)
  }

  /// Deeper by one step.
  package func indented(_ code: String) -> String {
    guard code.utf8.contains(UInt8(ascii: "\n")) else { return indent + code }
    return code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
  }
}
