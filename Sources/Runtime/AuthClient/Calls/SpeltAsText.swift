/// A type that can travel as text, one value or several.
public protocol SpeltAsText: Hashable, Sendable {
  init(textFrom decoder: any Decoder) throws
  func encodeText(to encoder: any Encoder) throws
}

extension SpeltAsText where Self: LosslessStringConvertible {
  public init(textFrom decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not the text of a value"))
    }
    self = value
  }

  public func encodeText(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Int: SpeltAsText {}
extension Double: SpeltAsText {}
extension Bool: SpeltAsText {}
extension UnixTime: SpeltAsText {}

extension WaitingTime: SpeltAsText {
  public init(textFrom decoder: any Decoder) throws { try self.init(from: decoder) }

  public func encodeText(to encoder: any Encoder) throws {
    try seconds.encodeText(to: encoder)
  }
}

extension Array: SpeltAsText where Element: SpeltAsText {
  public init(textFrom decoder: any Decoder) throws {
    self = try [AsText<Element>](from: decoder).map(\.wrappedValue)
  }

  public func encodeText(to encoder: any Encoder) throws {
    try map(AsText.init(wrappedValue:)).encode(to: encoder)
  }
}

extension Dictionary: SpeltAsText where Key == String, Value: SpeltAsText {
  public init(textFrom decoder: any Decoder) throws {
    self = try [String: AsText<Value>](from: decoder).mapValues(\.wrappedValue)
  }

  public func encodeText(to encoder: any Encoder) throws {
    try mapValues(AsText.init(wrappedValue:)).encode(to: encoder)
  }
}
