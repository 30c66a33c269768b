import Foundation

@testable import AuthClient
@testable import AuthKeychain

/// A keychain as Apple documents it, in memory: what identifies an item, what a search without an
/// access group finds, what a lock or a guard keeps from being read, and what each call answers.
final class FakeKeychain: Keychain, @unchecked Sendable {
  typealias When = StoragePlan.Accessibility

  enum Lock {
    case open
    /// Items for when it is unlocked cannot be read or written.
    case locked
    /// Since it started; no item can be read or written.
    case neverOpened
  }

  struct Stored: Hashable {
    var content: Data
    var when: When
    var guardedBy: StoragePlan.TokenGuard?

    init(_ content: Data, _ protection: ItemProtection) {
      self.content = content
      (when, guardedBy) = (protection.when, protection.guardedBy)
    }
  }

  static let defaultGroup = "TEAM.app"

  var name: String { "\(ObjectIdentifier(self))" }
  let proofs = ProofBox()
  private let mutex = NSLock()
  private var state = State()

  fileprivate struct State {
    var items: [KeychainItem: Stored] = [:]
    var lock = Lock.open
    var isEntitled = true
    var calls: [String] = []
    /// Calls after this many are never made: the process is gone.
    var lastCall = Int.max
    /// This call fails once, and does nothing.
    var failure: (call: Int, status: Int32)?
    var beforeAdding: (@Sendable (FakeKeychain) -> Void)?
    var afterReading: (service: String, action: @Sendable (FakeKeychain) -> Void)?
  }

  init() {}

  private init(_ items: [KeychainItem: Stored]) { state.items = items }

  /// The same items in the hands of a new process.
  var afterwards: FakeKeychain { FakeKeychain(items) }

  /// The items that a backup brings to another device.
  var onAnotherDevice: FakeKeychain {
    FakeKeychain(items.filter { $0.value.when != $0.value.when.thisDeviceOnly })
  }

  var items: [KeychainItem: Stored] { mutex.withLock { state.items } }
  var calls: [String] { mutex.withLock { state.calls } }

  func lock(_ lock: Lock) { mutex.withLock { state.lock = lock } }
  func removeEntitlement() { mutex.withLock { state.isEntitled = false } }
  func kill(afterCalls count: Int) { mutex.withLock { state.lastCall = count } }
  func fail(call: Int, _ status: Int32) { mutex.withLock { state.failure = (call, status) } }
  func onNextAdd(_ action: @escaping @Sendable (FakeKeychain) -> Void) {
    mutex.withLock { state.beforeAdding = action }
  }

  /// Once, when an item of this service was looked for: another process does something then.
  func onNextRead(of service: String, _ action: @escaping @Sendable (FakeKeychain) -> Void) {
    mutex.withLock { state.afterReading = (service, action) }
  }

  func add(_ item: KeychainItem, _ content: Data, _ when: When) -> Int32 {
    add(item, content, ItemProtection(when))
  }

  func update(_ item: KeychainItem, _ content: Data, _ when: When) -> Int32 {
    update(item, content, ItemProtection(when))
  }

  func add(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32 {
    let when = protection.when
    let action = mutex.withLock {
      defer { state.beforeAdding = nil }
      return state.beforeAdding
    }
    action?(self)
    return call("add", item) { state in
      // errSecParam
      if item.isSynchronizable, when == when.thisDeviceOnly { return -50 }
      guard state.isReadable(when) else { return KeychainStatus.interactionNotAllowed }
      let placed = item.inGroup(item.accessGroup ?? Self.defaultGroup)
      guard state.items[placed] == nil else { return KeychainStatus.duplicate }
      state.items[placed] = Stored(content, protection)
      return KeychainStatus.success
    }
  }

  func update(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32 {
    let (when, isOpen) = (protection.when, proofs.current != nil)
    return call("update", item) { state in
      if item.isSynchronizable, when == when.thisDeviceOnly { return -50 }
      let found = state.found(item)
      guard !found.isEmpty else { return KeychainStatus.notFound }
      guard found.allSatisfy({ state.isReadable($0.value.when) }), state.isReadable(when) else {
        return KeychainStatus.interactionNotAllowed
      }
      guard isOpen || found.allSatisfy({ $0.value.guardedBy == nil }) else {
        return KeychainStatus.interactionNotAllowed
      }
      for key in found.keys { state.items[key] = Stored(content, protection) }
      return KeychainStatus.success
    }
  }

  func read(_ item: KeychainItem) -> (status: Int32, content: Data?) {
    var content: Data?
    let isOpen = proofs.current != nil
    let status = call("read", item) { state in
      guard let found = state.found(item).first?.value else { return KeychainStatus.notFound }
      guard state.isReadable(found.when), isOpen || found.guardedBy == nil else {
        return KeychainStatus.interactionNotAllowed
      }
      content = found.content
      return KeychainStatus.success
    }
    let action = mutex.withLock {
      guard state.afterReading?.service == item.service else {
        return nil as (@Sendable (FakeKeychain) -> Void)?
      }
      defer { state.afterReading = nil }
      return state.afterReading?.action
    }
    action?(self)
    return (status, content)
  }

  /// Deleting needs no key, so a lock does not matter.
  func delete(_ item: KeychainItem) -> Int32 {
    call("delete", item) { state in
      let found = state.found(item)
      for key in found.keys { state.items[key] = nil }
      return found.isEmpty ? KeychainStatus.notFound : KeychainStatus.success
    }
  }

  private func call(
    _ name: String, _ item: KeychainItem, _ body: (inout State) -> Int32
  ) -> Int32 {
    mutex.withLock {
      guard state.calls.count < state.lastCall else { return -1 }
      state.calls.append("\(name) \(item.account)")
      if let failure = state.failure, failure.call == state.calls.count { return failure.status }
      guard state.isEntitled else { return KeychainStatus.missingEntitlement }
      return body(&state)
    }
  }
}

extension FakeKeychain.State {
  fileprivate func found(_ item: KeychainItem) -> [KeychainItem: FakeKeychain.Stored] {
    items.filter { key, _ in
      item.inGroup(item.accessGroup ?? key.accessGroup) == key
    }
  }

  fileprivate func isReadable(_ when: StoragePlan.Accessibility) -> Bool {
    switch (lock, when) {
    case (.open, _): true
    case (.locked, .afterFirstUnlock), (.locked, .afterFirstUnlockThisDeviceOnly): true
    case (.locked, _), (.neverOpened, _): false
    }
  }
}

extension KeychainItem {
  fileprivate func inGroup(_ group: String?) -> KeychainItem {
    KeychainItem(
      service: service, account: account, accessGroup: group, isSynchronizable: isSynchronizable)
  }
}
