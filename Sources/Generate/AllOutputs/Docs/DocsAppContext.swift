import ContractModel
import Generation
import Mustache

/// The page of the app's project: the keychain's items, URL schemes, biometrics.
struct DocsAppContext {
  let context: DocsContext

  private var blueprint: Blueprint { context.blueprint }
  private var app: AppRules { context.blueprint.contract.app }
  private var words: DocsWords { context.words }
  private var language: DocsLanguage { context.language }

  var value: [String: Value] {
    [
      "keychain": keychain, "urlSchemes": context.codes(app.urlSchemes.map(\.value)),
      "biometrics": app.biometrics.map(biometrics) ?? .null,
      "needsNothing": .bool(
        items.isEmpty && app.urlSchemes.isEmpty && app.biometrics == nil && app.keychain == nil),
    ]
  }

  private struct Item {
    let name: String
    let account: String?
  }

  private var items: [Item] {
    let tokens = blueprint.tokens.filter { $0.token.stored.value == .keychain }
      .map { Item(name: $0.name, account: $0.token.account?.value) }
    return tokens + blueprint.kept.map { Item(name: $0.name, account: $0.account) }
  }

  private var keychain: Value {
    let rules = app.keychain
    if items.isEmpty && rules == nil { return .null }
    let areNamed = items.contains { $0.account != nil }
    return .object([
      "keychainService": context.code(rules?.service?.value ?? blueprint.service),
      "accessible": .verbatim(accessible), "accessConstant": context.code(constant),
      "synchronizable": .verbatim(words.yesNo(rules?.synchronizable?.value ?? false)),
      "accessGroup": context.some(rules?.accessGroup.map(words.reference)),
      "areNamed": .bool(areNamed), "hasItems": .bool(!items.isEmpty),
      "allItems": context.codes(items.map(\.name)),
      "wholeAccount": context.code("authcontract.session"),
      "items": .list(
        items.map { item in
          .object([
            "name": context.code(item.name),
            "account": context.code(item.account ?? item.name),
            "constant": context.code(constant),
            "backup": .verbatim(backup),
          ])
        }),
    ])
  }

  private var access: AppRules.KeychainAccess {
    app.keychain?.accessible?.value ?? .afterFirstUnlock
  }

  private var accessible: String {
    switch access {
    case .afterFirstUnlock, .afterFirstUnlockThisDeviceOnly:
      language.text("once the device was unlocked after it started", "设备启动后首次解锁起")
    case .whenUnlocked, .whenUnlockedThisDeviceOnly:
      language.text("while the device is unlocked", "设备解锁期间")
    case .whenPasscodeSet:
      language.text(
        "while the device is unlocked, and only if it has a passcode", "设备解锁期间，且须设有锁屏密码")
    }
  }

  private var constant: String {
    switch access {
    case .afterFirstUnlock: "kSecAttrAccessibleAfterFirstUnlock"
    case .afterFirstUnlockThisDeviceOnly: "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
    case .whenUnlocked: "kSecAttrAccessibleWhenUnlocked"
    case .whenUnlockedThisDeviceOnly: "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
    case .whenPasscodeSet: "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
    }
  }

  private var backup: String {
    if access == access.ofThisDeviceOnly {
      return language.text("stays on this device, in no backup", "只留在本设备，不随备份转移")
    }
    return app.keychain?.synchronizable?.value == true
      ? language.text("goes into backups and through iCloud Keychain", "随备份转移，并经 iCloud 钥匙串同步")
      : language.text(
        "goes into encrypted backups, not through iCloud Keychain", "随加密备份转移，不经 iCloud 钥匙串同步")
  }

  private func biometrics(_ rules: AppRules.Biometrics) -> Value {
    .object([
      "kinds": context.some(language.list(rules.kinds.map { kind($0.value) })),
      "offered": context.some(rules.offered.map { offer($0.value) }),
      "guards": context.some(rules.guards.map { guarded($0.value) }),
      "fallback": context.codes([rules.fallback?.value].compactMap { $0 }),
    ])
  }

  private func kind(_ kind: AppRules.Biometrics.Kind) -> String {
    switch kind {
    case .faceID: "Face ID"
    case .touchID: "Touch ID"
    case .opticID: "Optic ID"
    }
  }

  private func offer(_ offer: AppRules.Biometrics.OfferTime) -> String {
    switch offer {
    case .afterFirstSignIn: language.text("after the first sign-in", "首次登录之后")
    case .inSettings: language.text("in the settings only", "仅在设置中")
    }
  }

  private func guarded(_ guarded: AppRules.Biometrics.GuardedUse) -> String {
    switch guarded {
    case .launch: language.text("the launch of the app", "App 的启动")
    case .tokens: language.text("the tokens in the keychain", "钥匙串中的令牌")
    }
  }
}
