import AuthClient
import AuthKeychain
import Darwin
import Foundation

/// The example of docs/client.md. `scripts/apple` type-checks it with the generated client.
enum SharedKeychainExample {
  static func makeClient(_ configuration: SyncNos.Configuration) -> SyncNos.Client {
    let group = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.com.syncnos")
    let store = KeychainStore(SyncNos.storage, sharedThrough: group)
    return SyncNos.Client(configuration: configuration, store: store)
  }
}
