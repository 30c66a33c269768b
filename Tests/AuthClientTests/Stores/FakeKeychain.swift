import Foundation
import Primitives

@testable import AuthClient
@testable import AuthKeychain

/// A keychain in memory with the statuses of Apple's, in the order of Apple's code (Security-61901): what identifies an
/// item, what a search without an access group finds, and what the state of the device keeps from being read or written.
final class FakeKeychain: Keychain, @unchecked Sendable {
  typealias When = StoragePlan.Accessibility
  typealias Lock = FakeDevice.Lock

  struct Stored: Hashable {
    var content: Data
    var when: When
    var guardedBy: StoragePlan.TokenGuard?
    /// The faces and fingers that the guard was bound to.
    var enrolment: Int?

    init(_ content: Data, _ protection: ItemProtection, _ device: FakeDevice) {
      self.content = content
      (when, guardedBy) = (protection.when, protection.guardedBy)
      enrolment = guardedBy == .biometryCurrentSet ? device.enrolment : nil
    }
  }

  static let defaultGroup = "TEAM.app"

  var name: String { "\(ObjectIdentifier(self))" }
  let proofs = Locked<UnlockProof?>(nil)
  private let mutex = NSLock()
  private var state = State()

  fileprivate struct State {
    var items: [KeychainItem: Stored] = [:]
    var device = FakeDevice()
    var calls: [String] = []
    /// Calls after this many are never made: the process is gone.
    var lastCall = Int.max
    /// This call fails once, and does nothing.
    var failure: (call: Int, status: Int32)?
    var beforeAdding: (@Sendable (FakeKeychain) -> Void)?
    var afterReading: (service: String, action: @Sendable (FakeKeychain) -> Void)?
  }

  init() {}

  private init(_ items: [KeychainItem: Stored], _ device: FakeDevice = FakeDevice()) {
    (state.items, state.device) = (items, device)
  }

  /// The same items in the hands of a new process.
  var afterwards: FakeKeychain { FakeKeychain(items, device) }

  /// The items that a backup brings to another device.
  var onAnotherDevice: FakeKeychain {
    FakeKeychain(items.filter { $0.value.when != $0.value.when.thisDeviceOnly })
  }

  var items: [KeychainItem: Stored] { mutex.withLock { state.items } }
  var calls: [String] { mutex.withLock { state.calls } }

  var device: FakeDevice { mutex.withLock { state.device } }

  /// Something happens to the device. Without a passcode it forgets the items that need one, as Apple documents for
  /// `kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly`.
  func change(_ edit: (inout FakeDevice) -> Void) {
    mutex.withLock {
      edit(&state.device)
      if !state.device.hasPasscode {
        state.items = state.items.filter { $0.value.when != .whenPasscodeSet }
      }
    }
  }

  func lock(_ lock: Lock) { change { $0.lock = lock } }
  func removeEntitlement() { change { $0.isEntitled = false } }
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
    let action = mutex.withLock {
      defer { state.beforeAdding = nil }
      return state.beforeAdding
    }
    action?(self)
    return call("add", item) { state in
      if item.isRefused(protection) { return -50 }
      // SecItemDb.c:317-355: it is encrypted first, and only then is there a duplicate.
      let status = state.device.encrypts(protection)
      // SecItemDb.c:346-353: that the passcode is missing is said in another way where an item is added.
      if status == KeychainStatus.decode { return KeychainStatus.authFailed }
      guard status == KeychainStatus.success else { return status }
      let placed = item.inGroup(item.accessGroup ?? Self.defaultGroup)
      guard state.items[placed] == nil else { return KeychainStatus.duplicate }
      state.items[placed] = Stored(content, protection, state.device)
      return KeychainStatus.success
    }
  }

  func update(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32 {
    update(item, content, protection, hasProof: proofs.use({ $0 != nil }))
  }

  fileprivate func update(
    _ item: KeychainItem, _ content: Data, _ protection: ItemProtection, hasProof: Bool
  ) -> Int32 {
    call("update", item) { state in
      if item.isRefused(protection) { return -50 }
      let found = state.found(item)
      guard !found.isEmpty else { return KeychainStatus.notFound }
      // SecItemDb.c:1317-1392: the old content is decrypted, and the new one is encrypted.
      let statuses = found.values.map { state.device.decrypts($0, hasProof) }
      if let status = (statuses + [state.device.encrypts(protection)]).first(where: { $0 != 0 }) {
        return status
      }
      for key in found.keys { state.items[key] = Stored(content, protection, state.device) }
      return KeychainStatus.success
    }
  }

  func read(_ item: KeychainItem) -> (status: Int32, content: Data?) {
    read(item, hasProof: proofs.use({ $0 != nil }))
  }

  fileprivate func read(
    _ item: KeychainItem, hasProof: Bool
  ) -> (status: Int32, content: Data?) {
    var content: Data?
    let status = call("read", item) { state in
      guard let found = state.found(item).first?.value else { return KeychainStatus.notFound }
      let status = state.device.decrypts(found, hasProof)
      if status == KeychainStatus.success { content = found.content }
      return status
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

  /// Deleting needs no key and asks nobody, so a lock does not matter (SecItemDb.c:1429-1434, SecAccessControl.m:235).
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
      // SecItemServer.c: each operation looks at the access groups first.
      guard state.device.isEntitled else { return KeychainStatus.missingEntitlement }
      return state.device.failure ?? body(&state)
    }
  }
}

/// The keychain as one store has it: with a proof of its own, as each `SystemKeychain`.
struct KeychainOfStore: Keychain {
  let keychain: FakeKeychain
  let proofs = Locked<UnlockProof?>(nil)

  var name: String { keychain.name }

  func add(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32 {
    keychain.add(item, content, protection)
  }

  func update(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32 {
    keychain.update(item, content, protection, hasProof: proofs.use({ $0 != nil }))
  }

  func read(_ item: KeychainItem) -> (status: Int32, content: Data?) {
    keychain.read(item, hasProof: proofs.use({ $0 != nil }))
  }

  func delete(_ item: KeychainItem) -> Int32 { keychain.delete(item) }
}

extension FakeKeychain.State {
  fileprivate func found(_ item: KeychainItem) -> [KeychainItem: FakeKeychain.Stored] {
    items.filter { key, _ in
      item.inGroup(item.accessGroup ?? key.accessGroup) == key
    }
  }
}

extension KeychainItem {
  /// errSecParam: what stays on this device or is guarded does not travel (SecItem.m:1656-1660).
  fileprivate func isRefused(_ protection: ItemProtection) -> Bool {
    let stays = protection.when == protection.when.thisDeviceOnly
    return isSynchronizable && (stays || protection.guardedBy != nil)
  }

  fileprivate func inGroup(_ group: String?) -> KeychainItem {
    KeychainItem(
      service: service, account: account, accessGroup: group, isSynchronizable: isSynchronizable)
  }
}
