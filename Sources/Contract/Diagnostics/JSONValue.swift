/// JSON as a value, written the same way everywhere: members in the order given, two spaces a level.
package indirect enum JSONValue: Sendable, Equatable {
  case text(String)
  /// A number or a bool, spelt as it stands.
  case plain(String)
  case list([JSONValue])
  case object([Member])

  package struct Member: Sendable, Equatable {
    package let key: String
    package let value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  package static func number(_ number: Int) -> JSONValue { .plain("\(number)") }

  package static func bool(_ bool: Bool) -> JSONValue { .plain("\(bool)") }

  package static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member($0, $1) })
  }

  package static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .list(texts.map { .text($0) })
  }

  /// Ends with a line break.
  package func written() -> String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  /// On one line, without spaces.
  package var compact: String {
    switch self {
    case .text(let string): JSONValue.quoted(string)
    case .plain(let plain): plain
    case .list(let items): "[" + items.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONValue.quoted($0.key) + ":" + $0.value.compact }.joined(separator: ",")
        + "}"
    }
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .text(let string): text += JSONValue.quoted(string)
    case .plain(let plain): text += plain
    case .list(let items):
      JSONValue.write(items.map { (nil, $0) }, between: ("[", "]"), to: &text, indent)
    case .object(let members):
      JSONValue.write(members.map { ($0.key, $0.value) }, between: ("{", "}"), to: &text, indent)
    }
  }

  private static func write(
    _ members: [(key: String?, value: JSONValue)], between marks: (String, String),
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
    if string.utf8.allSatisfy(standsAsItIs) { return "\"" + string + "\"" }
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      // guard: json-quote-escaped
      case "\"": text += "\\\""
      // guard: json-backslash-escaped
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if TextHazard.of(scalar) == nil {
          text.unicodeScalars.append(scalar)
        } else {
          text += escaped(scalar)
        }
      }
    }
    return text + "\""
  }

  /// Printable ASCII but quotes and backslashes.
  private static func standsAsItIs(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// `\u` with four digits, twice for a scalar beyond the first plane.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(Character(scalar)).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
