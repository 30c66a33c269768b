/// JSON as a value, written the same way everywhere: members in the order given, two spaces a level.
indirect enum JSONText {
  case string(String)
  /// A number or a bool, spelt as it stands.
  case plain(String)
  case list([JSONText])
  case object([(key: String, value: JSONText)])

  /// A number or a bool, spelt as JSON has it; anything else stays a string.
  static func scalar(_ text: String) -> JSONText {
    text == "true" || text == "false" || isNumber(text) ? .plain(text) : .string(text)
  }

  func written() -> String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  /// On one line, without spaces.
  var compact: String {
    switch self {
    case .string(let string): JSONText.quoted(string)
    case .plain(let plain): plain
    case .list(let items): "[" + items.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONText.quoted($0.key) + ":" + $0.value.compact }.joined(separator: ",")
        + "}"
    }
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .string(let string): text += JSONText.quoted(string)
    case .plain(let plain): text += plain
    case .list(let items):
      JSONText.write(items.map { (nil, $0) }, between: ("[", "]"), to: &text, indent)
    case .object(let members):
      JSONText.write(members.map { ($0.key, $0.value) }, between: ("{", "}"), to: &text, indent)
    }
  }

  private static func write(
    _ members: [(key: String?, value: JSONText)], between marks: (String, String),
    to text: inout String, _ indent: String
  ) {
    text += marks.0
    for (index, member) in members.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + indent + "  "
      if let key = member.key { text += quoted(key) + ": " }
      member.value.write(to: &text, indent: indent + "  ")
    }
    text += (members.isEmpty ? "" : "\n" + indent) + marks.1
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text += LineText.isPlain(scalar) ? String(Character(scalar)) : escaped(scalar)
      }
    }
    return text + "\""
  }

  /// `\u` with four digits, twice for a scalar beyond the first plane.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(Character(scalar)).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Digits without a zero before them, perhaps a fraction, perhaps a sign before it all.
  private static func isNumber(_ text: String) -> Bool {
    let unsigned = text.utf8.first == 0x2D ? text.utf8.dropFirst() : text.utf8[...]
    let parts = unsigned.split(separator: 0x2E, omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) }
    }
    return areDigits && parts.count <= 2 && (parts[0].count == 1 || parts[0].first != 0x30)
  }
}
