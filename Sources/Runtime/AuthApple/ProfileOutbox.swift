import AuthClient
import Foundation
import Primitives

/// Keeps names and mails until the server has them. One that cannot be read or written throws.
public protocol ProfileOutbox: Sendable {
  func profile(of userId: String) throws -> AppleProfile?
  /// When it returns, the profile outlives the app.
  func keep(_ profile: AppleProfile) throws
  func wipe(_ userId: String) throws
}

/// Forgets everything when the app ends. For tests and previews.
public final class MemoryProfileOutbox: ProfileOutbox, @unchecked Sendable {
  private let lock = Lock()
  private var profiles: [String: AppleProfile] = [:]

  public init() {}

  public func profile(of userId: String) -> AppleProfile? { lock.withLock { profiles[userId] } }

  public func keep(_ profile: AppleProfile) {
    lock.withLock { profiles[profile.userId] = profile }
  }

  public func wipe(_ userId: String) {
    _ = lock.withLock { profiles.removeValue(forKey: userId) }
  }
}

extension MemoryProfileOutbox: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
