import Foundation

/// A moment that travels as seconds since 1970.
public struct UnixTime: Hashable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }
}

extension UnixTime: Codable {
  public init(from decoder: any Decoder) throws {
    let seconds = try decoder.singleValueContainer().decode(Double.self)
    date = Date(timeIntervalSince1970: seconds)
  }

  /// Whole seconds, as most readers expect them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Int64(date.timeIntervalSince1970.rounded(.down)))
  }
}

extension UnixTime: WireText {
  public var wireText: String { String(Int64(date.timeIntervalSince1970.rounded(.down))) }
}
