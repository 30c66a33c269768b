import AuthAccounts
import AuthClient
import AuthKeychain
import Darwin
import Foundation

/// The accounts on this device. Each has a store of its own, which the widget shares.
nonisolated enum Accounts {
  static let clients = AccountClients(
    AccountPlaces(list: store(of: DeviceAccount.firstID), store: store),
    make: { Readmigo.Client(configuration: .reader, store: $0) },
    launch: { await $0.session.start() }, signOut: { try await $0.signOut() })

  @Sendable private static func store(of account: DeviceAccount.ID) -> KeychainStore {
    let group = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.com.example.reader")
    return KeychainStore(Readmigo.storage.forAccount(account), sharedThrough: group)
  }
}

nonisolated extension Readmigo.Configuration {
  /// The values of this app's deployment.
  static let reader = Readmigo.Configuration(
    baseURL: URL(string: "https://api.readmigo.example")!, pinnedKeys: [],
    appleAudience: "com.example.reader", wechatAppId: "wx0", deviceFingerprint: Secret("device"))
}
