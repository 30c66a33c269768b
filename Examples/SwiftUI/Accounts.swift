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
    var plan = Readmigo.storage
    // Info.plist has the group with the team's prefix: `$(AppIdentifierPrefix)com.example.reader`.
    plan.items.accessGroup = Bundle.main.object(forInfoDictionaryKey: "KeychainGroup") as? String
    let folder = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.com.example.reader")
    return KeychainStore(plan.forAccount(account), sharedThrough: folder)
  }
}

nonisolated extension Readmigo.Configuration {
  /// The values of this app's deployment.
  static let reader = Readmigo.Configuration(
    baseURL: URL(string: "https://api.readmigo.example")!, pinnedKeys: [],
    appleAudience: "com.example.reader", wechatAppId: "wx0", deviceFingerprint: Secret("device"))
}
