import AuthClient
import AuthApple
import Foundation

/// The app ends before or after a step of its outbox: from then on nothing of it runs.
final class MortalOutbox: ProfileOutbox, @unchecked Sendable {
  struct Killed: Error {}

  private let inner: any ProfileOutbox
  private let lock = NSLock()
  private var left: Int

  /// - Parameter left: how many half steps it lives. Each step has two: before it is done, and after.
  init(_ inner: any ProfileOutbox, lives left: Int) {
    self.inner = inner
    self.left = left
  }

  private(set) var isDead = false

  func profile(of userId: String) throws -> AppleProfile? {
    try step { try inner.profile(of: userId) }
  }

  func keep(_ profile: AppleProfile) throws { try step { try inner.keep(profile) } }

  func wipe(_ userId: String) throws { try step { try inner.wipe(userId) } }

  /// Something else that the app does between two steps.
  func live() throws { try step {} }

  private func step<Value>(_ body: () throws -> Value) throws -> Value {
    try pulse()
    let value = try body()
    try pulse()
    return value
  }

  private func pulse() throws {
    try lock.withLock {
      left -= 1
      guard left >= 0 else {
        isDead = true
        throw Killed()
      }
    }
  }
}

/// A server that counts what it was given.
actor ProfileServer {
  private(set) var received: [AppleProfile] = []
  private var failures: Int

  init(failing failures: Int = 0) { self.failures = failures }

  struct Away: Error {}

  func save(_ profile: AppleProfile) throws {
    guard failures == 0 else {
      failures -= 1
      throw Away()
    }
    received.append(profile)
  }
}
