import Foundation
import Primitives
import SessionCore

/// A client's store as the session's core uses it.
struct StoreAccess: SessionStorage {
  let store: any TokenStore
  let time: Timekeeper
  /// The server whose tokens the store may hold; nil for tokens that are in no store of an app.
  let server: String?
  /// Receive the cause where the store fails.
  var observers = SessionObservers()
  /// The last failure of the store. The core only learns that there was one.
  var lastFailure: StoreFailure? { failure.use { $0 } }
  private let failure = Locked<StoreFailure?>(nil)

  func read() throws(SessionFault) -> SessionContent? {
    let stored = try load()
    //! store-of-own-server
    if let server, let other = stored?.server, other != server { throw .otherServer }
    return stored.map { SessionContent($0, shift: time.shift) }
  }

  private func load() throws(SessionFault) -> StoredSession? {
    do { return try store.load() } catch {
      tell(.storeUnreadable, error)
      throw .storeUnreadable
    }
  }

  func write(  //! stored-lives-shifted
    _ content: SessionContent?, over expected: ExpectedContent
  ) throws(SessionFault) -> Bool {
    let new = content?.stored(shift: time.shift, server: server)
    let wasGuarded = content != nil && isGuarded
    defer { if wasGuarded, !isGuarded { observers.tell(.guardDropped) } }  //! dropped-guard-told
    do {
      if expected != .anything, let store = store as? any MultiProcessStore {
        return try store.replace(with: new) { isMet(expected, by: $0) }
      }
      guard holds(expected) else { return false }  //! compare-before-write
      if let new { try store.save(new) } else { try store.clear() }
      return true
    } catch {
      tell(.storeUnwritable, error)
      throw error as? StoreFailure == .busy ? .storeBusy : .storeUnwritable
    }
  }

  /// The right to renew; nil where the store has no leases.
  func lease(within seconds: Double) async throws(SessionFault) -> ReleaseToken? {
    guard let store = store as? any MultiProcessStore else { return nil }
    do { return try await store.lease(within: seconds) } catch {
      tell(.storeUnwritable, error)
      throw .storeUnwritable
    }
  }

  private var isGuarded: Bool { (try? (store as? any GuardableStore)?.isGuarded()) ?? false }

  private func tell(_ fault: Fault, _ error: any Error) {
    failure.use { $0 = error as? StoreFailure }
    observers.tell(.storeFailed(fault, cause: FaultCause(error)))
  }

  /// A store that cannot be read is written all the same: there is nothing to compare with.
  private func holds(_ expected: ExpectedContent) -> Bool {
    do { return isMet(expected, by: try store.load()) } catch { return true }
  }

  private func isMet(_ expected: ExpectedContent, by found: StoredSession?) -> Bool {
    expected.isMet(by: found.map { SessionContent($0, shift: time.shift) })
  }
}
