import AuthClient
import Foundation
import Primitives

/// A place that keeps names and email addresses until the server has them. It throws if it can't be read or written.
public protocol ProfileOutbox: Sendable {
  func profile(of userId: String) throws -> AppleProfile?
  /// When it returns, the profile outlives the app.
  func keep(_ profile: AppleProfile) throws
  func wipe(_ userId: String) throws
}

/// An outbox in memory, for tests and previews.
public final class MemoryProfileOutbox: ProfileOutbox {
  private let profiles = Locked<[String: AppleProfile]>([:])

  public init() {}

  public func profile(of userId: String) -> AppleProfile? { profiles.use { $0[userId] } }

  public func keep(_ profile: AppleProfile) {
    profiles.use { $0[profile.userId] = profile }
  }

  public func wipe(_ userId: String) {
    _ = profiles.use { $0.removeValue(forKey: userId) }
  }
}

extension MemoryProfileOutbox: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
