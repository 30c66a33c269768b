import Foundation

/// UUIDs that are sent: in small letters, as RFC 9562 asks. Foundation writes capital ones, which not every server takes
/// for the same.
@propertyWrapper
public struct InSmallLetters<Value: SpeltInSmallLetters>: Hashable, Sendable {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension InSmallLetters: Codable {
  public init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }

  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.inSmallLetters.encode(to: encoder)  //! lowercase-ids
  }
}

extension KeyedDecodingContainer {
  public func decode<Value>(
    _ type: InSmallLetters<Value?>.Type, forKey key: Key
  ) throws -> InSmallLetters<Value?> {
    InSmallLetters(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

extension KeyedEncodingContainer {
  public mutating func encode<Value>(_ value: InSmallLetters<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue?.inSmallLetters, forKey: key)  //! missing-id-omitted
  }
}

/// A UUID, or several.
public protocol SpeltInSmallLetters: Codable, Hashable, Sendable {
  associatedtype Text: Encodable

  var inSmallLetters: Text { get }
}

extension UUID: SpeltInSmallLetters {
  public var inSmallLetters: String { wireText }
}

extension Optional: SpeltInSmallLetters where Wrapped: SpeltInSmallLetters {
  public var inSmallLetters: Wrapped.Text? { self?.inSmallLetters }
}

extension Array: SpeltInSmallLetters where Element == UUID {
  public var inSmallLetters: [String] { map(\.wireText) }
}

extension Dictionary: SpeltInSmallLetters where Key == String, Value == UUID {
  public var inSmallLetters: [String: String] { mapValues(\.wireText) }
}
