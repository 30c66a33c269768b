import Foundation

@testable import AuthClient
@testable import AuthKeychain

/// Plans and sessions of these tests.
enum Samples {
  static let named = StoragePlan.Items(
    service: "com.readmigo.app",
    tokens: ["access": "access_token", "refresh": "refresh_token"], values: ["userId": "user_id"])
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
    _ plan: StoragePlan, _ keychain: any Keychain, install: InstallMark? = nil
  ) -> KeychainStore {
    KeychainStore(
      plan: plan, keychain: keychain, clock: VirtualClock(), install: install,
      folder: plan.items.accessGroup.map { _ in FileManager.default.temporaryDirectory })
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

  /// A keychain in which a version before the index has saved: each text in an envelope, which bears the save's mark.
  static func enveloping(
    _ session: StoredSession, _ items: StoragePlan.Items, mark: String = "m"
  ) throws -> FakeKeychain {
    let keychain = FakeKeychain()
    var contents: [String: [String: Any]] = [:]
    for (name, account) in items.tokens {
      guard let token = session.tokens[name] else { continue }
      let data = try JSONEncoder().encode(token)
      contents[account] = ["token": try JSONSerialization.jsonObject(with: data)]
    }
    for (name, account) in items.values {
      contents[account] = session.values[name].map { ["value": $0] }
    }
    for (account, content) in contents {
      let shell: [String: Any] = [
        "form": "authcontract.part.1", "mark": mark, "set": contents.keys.sorted(),
      ]
      let item = KeychainItem(
        service: items.service, account: account, accessGroup: nil, isSynchronizable: false)
      let data = try JSONSerialization.data(
        withJSONObject: shell.merging(content) { one, _ in one })
      _ = keychain.add(item, data, .afterFirstUnlockThisDeviceOnly)
    }
    return keychain.afterwards
  }

  /// The accounts, but for the store's index.
  var accounts: Set<String> {
    Set(items.keys.map(\.account)).subtracting([StoragePlan.Items.indexAccount])
  }

  func text(of account: String) -> String? {
    stored(account).map { String(decoding: $0.content, as: UTF8.self) }
  }

  func stored(_ account: String) -> Stored? {
    items.first { $0.key.account == account }?.value
  }
}
