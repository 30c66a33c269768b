/// A call's wish about a value that the server has: to keep it, to set it, or to clear it.
public enum FieldChange<Value> {
  /// The value stays as it is. The call does not send the field.
  case keep
  /// The value becomes this one.
  case set(Value)
  /// The value is gone. The call sends null.
  case clear

  /// Sets the value, or clears it where there is none: for a form that shows all that the server has.
  public static func to(_ value: Value?) -> FieldChange { value.map(FieldChange.set) ?? .clear }

  public func map<Other>(_ transform: (Value) -> Other) -> FieldChange<Other> {
    switch self {
    case .keep: .keep
    case .set(let value): .set(transform(value))
    case .clear: .clear
    }
  }
}

extension FieldChange: Sendable where Value: Sendable {}
extension FieldChange: Equatable where Value: Equatable {}
extension FieldChange: Hashable where Value: Hashable {}

extension FieldChange: Encodable where Value: Encodable {
  /// A list needs a value in each place: one that is kept is null there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if case .set(let value) = self {
      try container.encode(value)
    } else {
      try container.encodeNil()
    }
  }
}

extension FieldChange: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .clear : .set(try container.decode(Value.self))
  }
}

extension KeyedEncodingContainer {
  public mutating func encode<Value: Encodable>(
    _ change: FieldChange<Value>, forKey key: Key
  ) throws {
    switch change {
    case .keep: break  //! kept-field-omitted
    case .set(let value): try encode(value, forKey: key)
    case .clear: try encodeNil(forKey: key)
    }
  }

  public mutating func encode<Value>(
    _ change: InSmallLetters<FieldChange<Value>>, forKey key: Key
  ) throws {
    try encode(change.wrappedValue.inSmallLetters, forKey: key)
  }
}

extension KeyedDecodingContainer {
  public func decode<Value: Decodable>(
    _ type: FieldChange<Value>.Type, forKey key: Key
  ) throws -> FieldChange<Value> {
    guard contains(key) else { return .keep }
    return try decodeNil(forKey: key) ? .clear : .set(decode(Value.self, forKey: key))
  }

  public func decode<Value>(
    _ type: InSmallLetters<FieldChange<Value>>.Type, forKey key: Key
  ) throws -> InSmallLetters<FieldChange<Value>> {
    InSmallLetters(wrappedValue: try decode(FieldChange<Value>.self, forKey: key))
  }
}

extension FieldChange: SpeltInSmallLetters where Value: SpeltInSmallLetters {
  public var inSmallLetters: FieldChange<Value.Text> { map(\.inSmallLetters) }
}

extension FieldChange: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .set(Value(unicodeScalarLiteral: value))
  }
}

extension FieldChange: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .set(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension FieldChange: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// A text in the code sets the value: `nickname: "Li"`.
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .set(Value(stringLiteral: value))
  }
}

extension FieldChange: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .set(Value(integerLiteral: value))
  }
}

extension FieldChange: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .set(Value(booleanLiteral: value))
  }
}
