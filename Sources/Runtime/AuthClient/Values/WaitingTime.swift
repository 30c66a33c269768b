import Foundation

/// Seconds to wait, counted from when they were said.
public struct WaitingTime: Hashable, Sendable {
  public let seconds: Int
  public let end: Date

  public init(seconds: Int, from said: Date = Date()) {
    self.seconds = seconds
    end = said.addingTimeInterval(TimeInterval(seconds))
  }
}

extension WaitingTime: Codable {
  /// As a number, or as its text: in a header it is one.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try? value.decode(String.self)
    let seconds = try text.flatMap { Int($0) } ?? value.decode(Int.self)
    self.init(seconds: seconds, from: decoder.userInfo[.received] as? Date ?? Date())
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seconds)
  }
}
