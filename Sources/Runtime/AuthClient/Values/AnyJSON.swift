public import Foundation

/// JSON of any form, as a server sent it. Numbers are exact to 38 digits.
///
/// Printing it shows its kind only, because nobody knows what stands in it. `text` is the document.
public enum AnyJSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([AnyJSON])
  case object([String: AnyJSON])

  /// The member of that name; nil where there is none, and in all but objects.
  public subscript(name: String) -> AnyJSON? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The item at that place; nil where there is none, and in all but arrays.
  public subscript(index: Int) -> AnyJSON? {
    if case .array(let items) = self, items.indices.contains(index) { items[index] } else { nil }
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var number: Decimal? { if case .number(let number) = self { number } else { nil } }

  /// The number if it is whole and fits.
  public var int: Int? { number.flatMap { Int("\($0)") } }

  /// The document, with members in the order of their names.
  public var text: String {
    let data = try? WireJSON.encoder.encode(self)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}

extension AnyJSON: Codable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let members = try? value.decode([String: AnyJSON].self) {
      self = .object(members)
    } else if let items = try? value.decode([AnyJSON].self) {
      self = .array(items)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let truth = try? value.decode(Bool.self) {
      self = .bool(truth)
    } else {
      self = .number(try value.decode(Decimal.self))
    }
  }

  /// An object of a type that this app does not know.
  public init(objectFrom decoder: any Decoder) throws {
    let members = try decoder.singleValueContainer().decode([String: AnyJSON].self)
    // An answer without a body is read as an object without members. It is of no type.
    guard !members.isEmpty else { throw UnknownAnswer() }
    self = .object(members)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let items): try container.encode(items)
    case .object(let members): try container.encode(members)
    }
  }
}

extension AnyJSON: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String {
    switch self {
    case .null: "null"
    case .bool: "[bool]"
    case .number: "[number]"
    case .string: "[string]"
    case .array(let items): "[array of \(items.count)]"
    case .object(let members): "[object of \(members.count)]"
    }
  }

  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension AnyJSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral number: Int) { self = .number(Decimal(number)) }

  /// As it is written: a `Double` of 0.1 is the number 0.1.
  public init(floatLiteral number: Double) {
    self = .number(Decimal(string: "\(number)") ?? Decimal(number))
  }

  public init(stringLiteral text: String) { self = .string(text) }
  public init(arrayLiteral items: AnyJSON...) { self = .array(items) }

  /// The last of several members with one name counts.
  public init(dictionaryLiteral members: (String, AnyJSON)...) {
    self = .object(Dictionary(members) { $1 })
  }
}
