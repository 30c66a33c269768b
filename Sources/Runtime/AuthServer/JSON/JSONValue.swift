/// A JSON value. Numbers keep the text they were written in.
///
/// Printing it shows its kind only: bodies of an auth API carry tokens and passwords.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// Reads exactly one document of RFC 8259, strictly.
  public init(reading bytes: [UInt8], limits: Limits = Limits()) throws(JSONFault) {
    self = try JSONReader.read(bytes, limits: limits)
  }

  /// The fields, if this is an object.
  public func fields() throws(InvalidValue) -> JSONObject {
    guard case .object(let object) = self else { throw InvalidValue(expected: "an object") }
    return object
  }

  /// The document in UTF-8: no spaces, fields in their order, the same bytes every time.
  public var bytes: [UInt8] { JSONWriter.bytes(of: self) }

  /// The document as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension JSONValue: Equatable {
  /// Texts byte by byte, whole numbers by their value, objects in any order.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): ExactText.isSame(one, other)
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    default: false
    }
  }
}

extension JSONValue: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let number): hasher.combine(number)
    case .string(let text): hasher.combine(text)
    case .array(let elements): hasher.combine(elements)
    case .object(let object): hasher.combine(object)
    }
  }
}

extension JSONValue: Redacting {
  public var redacted: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "string"
    case .array(let elements): "array of \(elements.count)"
    case .object(let object): object.redacted
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral number: Int) { self = .number(JSONNumber(number)) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Fields whose value is nil are left out.
  public init(dictionaryLiteral fields: (String, JSONValue?)...) {
    self = .object(JSONObject(fields))
  }
}
