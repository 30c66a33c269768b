#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A time that the wire counts in seconds since 1970:
/// `expiresAt = try body.required("exp", as: UnixTime.self).date`.
public struct UnixTime: Hashable, Sendable, JSONConvertible, TextConvertible {
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

  public init(text: String) throws(InvalidValue) {
    try self.init(json: JSONNumber(text).map(JSONValue.number) ?? .null)
  }

  /// Whole seconds, rounded down: a lifetime must not be written longer than it is.
  public var json: JSONValue {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    return Int(exactly: seconds)?.json ?? seconds.json
  }
}

extension ValueRule where Value == UnixTime {
  public static func size(_ range: ClosedRange<Int>) -> ValueRule {
    ValueRule(RangeWords.say(range, "a number from ", "")) {
      let seconds = $0.date.timeIntervalSince1970
      return seconds >= Double(range.lowerBound) && seconds <= Double(range.upperBound)
    }
  }
}
