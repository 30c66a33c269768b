import Diagnostics

/// Steps through the bytes of a JSON text.
struct JSONParser {
  let source: SourceFile
  private let limits: JSONLimits
  var offset: Int
  private var level = 0
  private var nodes = 0

  init(_ source: SourceFile, _ limits: JSONLimits) {
    self.source = source
    self.limits = limits
    offset = source.textStart
  }

  mutating func whole() throws(JSONMistake) -> JSONNode {
    guard String(validating: source.bytes, as: UTF8.self) != nil else {
      throw mistake("the text is not UTF-8")
    }
    let node = try value()
    skipBlanks()
    if offset < source.bytes.count { throw mistake("something stands behind the end of the value") }
    return node
  }

  var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  func span(from start: Int) -> Span { source.span(start..<offset) }

  func mistake(_ message: String) -> JSONMistake {
    JSONMistake(message, at: source.span(offset..<min(offset + 1, source.bytes.count)))
  }

  private mutating func value() throws(JSONMistake) -> JSONNode {
    skipBlanks()
    nodes += 1
    if nodes > limits.nodes { throw mistake("the text has more than \(limits.nodes) values") }
    let start = offset
    let content: JSONContent =
      switch next {
      case UInt8(ascii: "{"): try nested(Self.object)
      case UInt8(ascii: "["): try nested(Self.list)
      case UInt8(ascii: "\""): .text(try string())
      case UInt8(ascii: "t"): try word("true", .bool(true))
      case UInt8(ascii: "f"): try word("false", .bool(false))
      case UInt8(ascii: "n"): try word("null", .null)
      case nil: throw mistake("the text ends where a value should stand")
      default: .number(try number())
      }
    return JSONNode(content, at: span(from: start))
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONMistake) -> JSONContent
  ) throws(JSONMistake) -> JSONContent {
    level += 1
    if level > limits.levels {  //! json-levels-bounded
      throw mistake("the values stand more than \(limits.levels) levels deep")
    }
    defer { level -= 1 }
    offset += 1
    return try read(&self)
  }

  private static func object(_ parser: inout JSONParser) throws(JSONMistake) -> JSONContent {
    var members: [JSONMember] = []
    var known: Set<String> = []
    if parser.take("}") { return .object([]) }
    repeat {
      parser.skipBlanks()
      let start = parser.offset
      guard parser.next == UInt8(ascii: "\"") else {
        throw parser.mistake("a key in quotes is missing")
      }
      let key = try parser.string()
      let place = parser.span(from: start)
      guard known.insert(key).inserted else {
        throw JSONMistake("the key comes twice in one object", at: place)
      }
      guard parser.take(":") else { throw parser.mistake("a colon is missing behind the key") }
      members.append(JSONMember(key, at: place, try parser.value()))
    } while parser.take(",")
    guard parser.take("}") else { throw parser.mistake("a comma or `}` is missing") }
    return .object(members)
  }

  private static func list(_ parser: inout JSONParser) throws(JSONMistake) -> JSONContent {
    var items: [JSONNode] = []
    if parser.take("]") { return .list([]) }
    repeat { items.append(try parser.value()) } while parser.take(",")
    guard parser.take("]") else { throw parser.mistake("a comma or `]` is missing") }
    return .list(items)
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONContent
  ) throws(JSONMistake) -> JSONContent {
    let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard source.bytes[offset...].starts(with: bytes) else {
      throw mistake("this is no JSON value")
    }
    offset += bytes.count
    return content
  }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }
}
