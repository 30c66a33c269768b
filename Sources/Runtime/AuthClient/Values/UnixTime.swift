public import Foundation

/// A moment that travels as seconds since 1970.
public struct UnixTime: Hashable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  /// Nil for what no clock counts to, and could not be written again.
  private init?(seconds: Double) {
    guard Int64(exactly: seconds.rounded(.down)) != nil else { return nil }
    date = Date(timeIntervalSince1970: seconds)
  }
}

extension UnixTime: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let time = UnixTime(seconds: try container.decode(Double.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a time")
    }
    self = time
  }

  /// Whole seconds, as most readers expect them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wholeSeconds)
  }

  /// The app may hold a `Date` further away than can be written: the furthest that can is.
  fileprivate var wholeSeconds: Int64 {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    return Int64(exactly: seconds) ?? (seconds > 0 ? .max : .min)
  }
}

extension UnixTime: LosslessStringConvertible {
  public init?(_ description: String) {
    guard let time = Double(description).flatMap(UnixTime.init(seconds:)) else { return nil }
    self = time
  }

  public var description: String { String(wholeSeconds) }
}

extension UnixTime: WireText {
  public var wireText: String { description }
}
