import AuthClient
import AuthKeychain
import Darwin
import Foundation

/// Two people on one device. Each has a store of their own, which the widget shares.
nonisolated enum Account: String, CaseIterable {
  case mine
  case family

  var client: Readmigo.Client { Self.clients[self] ?? makeClient() }

  private static let clients = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.makeClient()) })

  private func makeClient() -> Readmigo.Client {
    var plan = Readmigo.storage
    if self != .mine { plan.items.service += ".\(rawValue)" }
    let group = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.com.example.reader")
    return Readmigo.Client(
      configuration: .reader, store: KeychainStore(plan, sharedThrough: group))
  }
}

nonisolated extension Readmigo.Configuration {
  /// The values of this app's deployment.
  static let reader = Readmigo.Configuration(
    baseURL: URL(string: "https://api.readmigo.example")!, pinnedKeys: [],
    appleAudience: "com.example.reader", wechatAppId: "wx0", deviceFingerprint: Secret("device"))
}
