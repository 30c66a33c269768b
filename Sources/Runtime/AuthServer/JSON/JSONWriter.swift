import Primitives

/// Writes JSON in one way only: no spaces, fields in their order, nothing escaped that need not be.
struct JSONWriter {
  private var bytes: [UInt8] = []

  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.bytes.reserveCapacity(256)
    writer.write(value)
    return writer.bytes
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let number): bytes += number.text.utf8
    case .string(let text): Self.append(text, to: &bytes)
    case .array(let elements): write(elements)
    case .object(let object): write(object)
    }
  }

  private mutating func write(_ elements: [JSONValue]) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ object: JSONObject) {
    bytes.append(UInt8(ascii: "{"))
    for (index, field) in object.fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      Self.append(field.name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      write(field.value)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if plain.holdsAll(of: text.utf8) {
      bytes.append(contentsOf: text.utf8)
    } else {
      for byte in text.utf8 { append(byte, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The bytes that need no escape.
  private static let plain = ByteSet {
    $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes += "\\n".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0x09: bytes += "\\t".utf8
    case 0..<0x20:
      bytes += "\\u00".utf8
      bytes += [HexDigit.lower[Int(byte >> 4)], HexDigit.lower[Int(byte & 15)]]
    default: bytes.append(byte)
    }
  }
}

extension JSONValue {
  /// A text as JSON has it, behind what is there.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    JSONWriter.append(text, to: &bytes)
  }
}
