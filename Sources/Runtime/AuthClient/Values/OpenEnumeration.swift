/// An enumeration whose list may grow on the server: a value that this app does not know is kept
/// as it came and goes back the same.
///
///     public enum Status: OpenEnumeration { case active, other(String) … }
public protocol OpenEnumeration: Codable, Hashable, RawRepresentable, WireText
where RawValue == String {
  init(rawValue: String)
}

extension OpenEnumeration {
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
