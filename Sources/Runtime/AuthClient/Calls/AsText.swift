/// A number, a truth value or a time that travels as text: `"42"`. In a list or a map each of them does.
@propertyWrapper
public struct AsText<Value: SpeltAsText>: Hashable, Sendable {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension AsText: Codable {
  public init(from decoder: any Decoder) throws { wrappedValue = try Value(textFrom: decoder) }

  public func encode(to encoder: any Encoder) throws { try wrappedValue.encodeText(to: encoder) }
}

/// One that may be missing.
@propertyWrapper
public struct AsOptionalText<Value: SpeltAsText>: Hashable, Sendable {
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
