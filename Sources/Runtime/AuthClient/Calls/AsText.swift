/// A number or a truth value that travels as text: `"42"`.
@propertyWrapper
public struct AsText<Value: LosslessStringConvertible & Hashable & Sendable>: Hashable, Sendable {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension AsText: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Value(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not the text of a value"))
    }
    wrappedValue = value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue.description)
  }
}

/// One that may be missing.
@propertyWrapper
public struct AsOptionalText<Value: LosslessStringConvertible & Hashable & Sendable>: Hashable,
  Sendable
{
  public var wrappedValue: Value?

  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension AsOptionalText: Codable {
  public init(from decoder: any Decoder) throws {
    wrappedValue = try AsText<Value>(from: decoder).wrappedValue
  }

  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.map { try AsText(wrappedValue: $0).encode(to: encoder) }
  }
}

extension KeyedDecodingContainer {
  public func decode<Value>(
    _ type: AsOptionalText<Value>.Type, forKey key: Key
  ) throws -> AsOptionalText<Value> {
    try decodeIfPresent(type, forKey: key) ?? AsOptionalText(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  public mutating func encode<Value>(_ value: AsOptionalText<Value>, forKey key: Key) throws {
    if let inner = value.wrappedValue { try encode(AsText(wrappedValue: inner), forKey: key) }
  }
}
