/// JSON as a value, written the same way everywhere: members in the order given, two spaces a level.
package enum JSONValue: Sendable, Equatable {
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
    var buffer = JSONBuffer(isCompact: false)
    buffer.write(self, depth: 0)
    return buffer.text + "\n"
  }

  /// On one line, without spaces.
  package var compact: String {
    var buffer = JSONBuffer(isCompact: true)
    buffer.write(self, depth: 0)
    return buffer.text
  }

  /// The text in quotes, where it cannot stand as it is.
  fileprivate static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""  //! json-quote-escaped
      case "\\": text += "\\\\"  //! json-backslash-escaped
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
  fileprivate static func standsAsItIs(_ byte: UInt8) -> Bool {
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

/// A document while it is written.
private struct JSONBuffer {
  private var bytes: [UInt8] = []
  /// On one line, without spaces.
  private let isCompact: Bool

  init(isCompact: Bool) { self.isCompact = isCompact }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .text(let string): quote(string)
    case .plain(let plain): add(plain)
    case .list(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        begin(index, depth)
        write(item, depth: depth + 1)
      }
      end(isEmpty: items.isEmpty, depth, UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        begin(index, depth)
        quote(member.key)
        add(isCompact ? ":" : ": ")
        write(member.value, depth: depth + 1)
      }
      end(isEmpty: members.isEmpty, depth, UInt8(ascii: "}"))
    }
  }

  /// The line of an item.
  private mutating func begin(_ index: Int, _ depth: Int) {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    if !isCompact { breakLine(depth + 1) }
  }

  private mutating func end(isEmpty: Bool, _ depth: Int, _ mark: UInt8) {
    if !isEmpty, !isCompact { breakLine(depth) }
    bytes.append(mark)
  }

  private mutating func breakLine(_ depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func quote(_ string: String) {
    var string = string
    let isPlain = string.withUTF8 { text in
      guard text.allSatisfy(JSONValue.standsAsItIs) else { return false }
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: text)
      bytes.append(UInt8(ascii: "\""))
      return true
    }
    if !isPlain { add(JSONValue.quoted(string)) }
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }
}
