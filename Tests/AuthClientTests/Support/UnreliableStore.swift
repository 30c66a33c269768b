import AuthClient
import Foundation

/// A store that fails when told to, and remembers what was asked of it.
final class UnreliableStore: TokenStore, @unchecked Sendable {
  struct Broken: Error {}

  private let lock = NSLock()
  private var session: StoredSession?
  private var log: [String] = []
  private var secrets: Set<Secret>
  private var isUnreadable = false
  private var isUnwritable = false
  private var afterSaving: (@Sendable () -> Void)?

  init(_ session: StoredSession? = nil) {
    self.session = session
    secrets = Set((session?.tokens ?? [:]).values.map(\.secret))
  }

  var place: StorePlace { StorePlace(of: self) }
  var content: StoredSession? { lock.withLock { session } }
  /// Each token that was ever stored.
  var everHeld: Set<Secret> { lock.withLock { secrets } }
  var operations: [String] { lock.withLock { log } }

  func fail(reading: Bool = false, writing: Bool = false) {
    lock.withLock { (isUnreadable, isUnwritable) = (reading, writing) }
  }

  /// Another process signs out.
  func empty() { lock.withLock { session = nil } }

  func load() throws -> StoredSession? {
    try lock.withLock {
      log.append("load")
      if isUnreadable { throw Broken() }
      return session
    }
  }

  /// Once, after the next save.
  func onSave(_ action: @escaping @Sendable () -> Void) { lock.withLock { afterSaving = action } }

  func save(_ session: StoredSession) throws {
    try write("save", session)
    let action = lock.withLock {
      defer { afterSaving = nil }
      return afterSaving
    }
    action?()
  }

  func clear() throws { try write("clear", nil) }

  private func write(_ name: String, _ session: StoredSession?) throws {
    try lock.withLock {
      log.append(name)
      if isUnwritable { throw Broken() }
      self.session = session
      secrets.formUnion((session?.tokens ?? [:]).values.map(\.secret))
    }
  }
}
