public import Foundation

/// A wait that a server demands: a number of seconds, and the time at which they are over.
///
/// Generated code has one for each field of type `seconds`, such as `retryAfter` in the details of a refusal. In a test,
/// create one:
///
/// ```swift
/// let wait = WaitingTime(seconds: 30)
/// server.refuse(Readmigo.Endpoints.sendPhoneCode, with: .codeTooSoon(.init(retryAfter: wait)))
/// ```
public struct WaitingTime: Hashable, Sendable {
  /// The number of seconds that the server sent.
  public let seconds: Int
  /// The time at which the wait is over, by the device's clock.
  public let end: Date

  /// Creates a wait.
  ///
  /// - Parameters:
  ///   - seconds: the length of the wait.
  ///   - said: the time at which the server sent it; now by default.
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
