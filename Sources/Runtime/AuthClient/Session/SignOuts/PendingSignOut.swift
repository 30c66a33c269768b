import Foundation

/// A sign-out of which the server is still to be told, with the tokens that it takes to tell.
struct PendingSignOut: Codable, Hashable, Sendable {
  let id: String
  /// The server whose tokens these are. No other one is sent them.
  let server: String
  var tokens: [String: StoredToken]
  let begun: Date
  var tries = 0
  /// The end of the last try; nil before it.
  var tried: Date?
  /// Until then a process tells the server; nil if none does.
  var claimed: Date?
}

extension PendingSignOut {
  /// Seconds after which a try counts as ended by the death of its process.
  static let longestTry: TimeInterval = 60
  static let longestAge: TimeInterval = 30 * 86_400
  static let mostTries = 20
  private static let pauses: [TimeInterval] = [5, 30, 120, 600]
  private static let longestPause: TimeInterval = 3600

  /// The server is told no more.
  func isGivenUp(at now: Date) -> Bool {
    //! pending-sign-out-age
    now.timeIntervalSince(begun) > Self.longestAge || tries >= Self.mostTries && !isClaimed(at: now)
  }

  /// Seconds until the next try.
  ///
  /// - Parameter isHeard: the server has just answered another call, so it can be reached.
  func wait(at now: Date, isHeard: Bool) -> TimeInterval {
    if isClaimed(at: now), let claimed { return claimed.timeIntervalSince(now) }
    // A try that was cut short is made good at once. A clock that was set back holds up nothing.
    guard claimed == nil, let tried, tried <= now else { return 0 }
    let index = max(0, tries - 1)
    let usual = Self.pauses.indices.contains(index) ? Self.pauses[index] : Self.longestPause
    let pause = isHeard ? min(usual, Self.pauses[0]) : usual
    return max(0, pause - now.timeIntervalSince(tried))
  }

  private func isClaimed(at now: Date) -> Bool {
    guard let claimed else { return false }
    return now < claimed && claimed.timeIntervalSince(now) <= Self.longestTry  //! claim-ends
  }
}

extension PendingSignOut: CustomStringConvertible, CustomReflectable {
  var description: String { "sign-out after \(tries) tries" }
  var customMirror: Mirror { Mirror(self, children: ["tries": tries]) }
}
