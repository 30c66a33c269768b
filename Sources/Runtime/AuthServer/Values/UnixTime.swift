#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A time that the wire counts in seconds since 1970:
/// `expiresAt = try body.required("exp", as: UnixTime.self).date`.
public struct UnixTime: Hashable, Sendable, JSONConvertible {
  public let date: Date

  public init(_ date: Date) { self.date = date }

  /// Parts of a second are read; times beyond the years 0000 to 9999 are refused.
  public init(json: JSONValue) throws(InvalidValue) {
    let range = -62_167_219_200.0...253_402_300_799.0
    guard case .number(let number) = json, let seconds = number.double, range ~= seconds else {
      throw InvalidValue(expected: "seconds since 1970")
    }
    date = Date(timeIntervalSince1970: seconds)
  }

  /// Whole seconds, rounded down: a lifetime must not be written longer than it is.
  public var json: JSONValue {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    return Int(exactly: seconds)?.json ?? seconds.json
  }
}
