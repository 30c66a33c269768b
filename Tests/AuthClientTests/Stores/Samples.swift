import Foundation

@testable import AuthClient
@testable import AuthKeychain

/// Plans and sessions of these tests.
enum Samples {
  static let named = StoragePlan.Items(
    service: "com.readmigo.app",
    tokens: ["access": "access_token", "refresh": "refresh_token"], values: ["userId": "user_id"],
    bound: ["refresh"])
  static let one = StoragePlan.Items(service: "com.readmigo.app")

  static func session(
    _ number: Int, _ names: [String] = ["access", "refresh"], values: [String: String]? = nil
  ) -> StoredSession {
    let issued = Date(timeIntervalSince1970: 1_800_000_000 + Double(number))
    let tokens = names.map { name in
      let secret = Secret("\(name)-\(number)")
      return (name, StoredToken(secret: secret, issued: issued, expires: issued + 7200))
    }
    return StoredSession(
      tokens: Dictionary(uniqueKeysWithValues: tokens), values: values ?? ["userId": "u\(number)"])
  }

  static func store(
    _ plan: StoragePlan, _ keychain: FakeKeychain, install: InstallMark? = nil
  ) -> KeychainStore {
    KeychainStore(plan: plan, keychain: keychain, clock: VirtualClock(), install: install)
  }
}

extension FakeKeychain {
  /// A keychain in which another client has written texts.
  static func holding(
    _ texts: [String: String], service: String = "com.readmigo.app"
  ) -> FakeKeychain {
    let keychain = FakeKeychain()
    for (account, text) in texts {
      let item = KeychainItem(
        service: service, account: account, accessGroup: nil, isSynchronizable: false)
      _ = keychain.add(item, Data(text.utf8), .afterFirstUnlock)
    }
    return keychain.afterwards
  }

  static func holding(_ session: StoredSession, _ plan: StoragePlan) throws -> FakeKeychain {
    let keychain = FakeKeychain()
    try Samples.store(plan, keychain).save(session)
    return keychain.afterwards
  }

  var accounts: Set<String> { Set(items.keys.map(\.account)) }

  func stored(_ account: String) -> Stored? {
    items.first { $0.key.account == account }?.value
  }
}
