/// Reads JSON strictly by RFC 8259: UTF-8 without a mark, no name twice in an object, no lone
/// surrogates.
struct JSONReader {
  /// However generous the limits: deeper values could exhaust the stack of a small thread.
  static let deepest = 128

  let bytes: [UInt8]
  let limits: Limits
  var position = 0
  private var fieldsLeft: Int

  init(bytes: [UInt8], limits: Limits) {
    self.bytes = bytes
    self.limits = limits
    fieldsLeft = limits.jsonFields
  }

  static func read(_ bytes: [UInt8], limits: Limits) throws(JSONFault) -> JSONValue {
    var reader = JSONReader(bytes: bytes, limits: limits)
    guard bytes.count <= limits.bodyBytes else {
      throw reader.fault("at most \(limits.bodyBytes) bytes")
    }
    reader.skipSpace()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.isAtEnd else { throw reader.fault("the end") }  //! json-nothing-behind
    return value
  }

  var isAtEnd: Bool { position == bytes.count }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  func fault(_ expected: String) -> JSONFault { JSONFault(offset: position, expected: expected) }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Whether the byte was there; if so it is behind us.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    guard let byte = next else { throw fault("a value") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw fault("a value")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONFault) -> JSONValue {
    for offset in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[offset] else { throw fault("a value") }
      position += 1
    }
    return value
  }

  private mutating func array(depth: Int) throws(JSONFault) -> [JSONValue] {
    try open(depth)
    var elements: [JSONValue] = []
    if take("]") { return elements }
    repeat {
      try count()
      skipSpace()
      elements.append(try value(depth: depth))
      skipSpace()
    } while take(",")
    guard take("]") else { throw fault("a comma or the end of the list") }
    return elements
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONObject {
    try open(depth)
    var fields: [JSONObject.Field] = []
    var names = UniqueNames()
    if take("}") { return JSONObject() }
    fields.reserveCapacity(8)
    repeat {
      try count()
      fields.append(try field(depth: depth, names: &names, behind: fields))
    } while take(",")
    guard take("}") else { throw fault("a comma or the end of the object") }
    return JSONObject(unique: fields)
  }

  private mutating func field(
    depth: Int, names: inout UniqueNames, behind fields: [JSONObject.Field]
  ) throws(JSONFault) -> JSONObject.Field {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw fault("a name") }
    let name = try string()
    guard names.insert(name, behind: fields) else { throw fault("each name once") }  //! json-unique
    skipSpace()
    guard take(":") else { throw fault("a colon") }
    skipSpace()
    let value = try value(depth: depth)
    skipSpace()
    return JSONObject.Field(name: name, value: value)
  }

  private mutating func open(_ depth: Int) throws(JSONFault) {
    let most = min(limits.jsonDepth, Self.deepest)
    guard depth <= most else { throw fault("at most \(most) levels") }  //! json-depth-limit
    position += 1
    skipSpace()
  }

  /// Fields and elements are counted together, over the whole document.
  private mutating func count() throws(JSONFault) {  //! json-field-limit
    guard fieldsLeft > 0 else { throw fault("at most \(limits.jsonFields) fields") }
    fieldsLeft -= 1
  }
}
