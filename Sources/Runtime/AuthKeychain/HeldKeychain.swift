import AuthClient
import Foundation
import Primitives

/// A keychain whose items change only while this process holds the lock of their store.
struct HeldKeychain: Keychain {
  let keychain: any Keychain
  let hold: ExpiringHold

  /// `errSecNotAvailable`. `StoreLock` repeats the write that meets it.
  private static let lockLost: Int32 = -25291

  var name: String { keychain.name }
  var proofs: Locked<UnlockProof?> { keychain.proofs }

  func add(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32 {
    step { keychain.add(item, content, protection) }
  }

  func update(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32 {
    step { keychain.update(item, content, protection) }
  }

  func read(_ item: KeychainItem) -> (status: Int32, content: Data?) { keychain.read(item) }

  func delete(_ item: KeychainItem) -> Int32 { step { keychain.delete(item) } }

  private func step(_ change: () -> Int32) -> Int32 { (try? hold.step(change)) ?? Self.lockLost }
}
