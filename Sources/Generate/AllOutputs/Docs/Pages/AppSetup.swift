import ContractModel
import Diagnostics
import Generation
import Mustache

extension SetupPage {
  struct Keychain: Encodable {
    let service: Code
    let accessible: Code
    let constant: Code
    let synchronizable: Bool
    let accessGroup: Code
    /// Of items that have names of their own.
    let items: Table<Item>?
    let singleItem: SingleItem?
  }

  struct Item: Encodable {
    let name: Code
    let account: Code
    let constant: Code
    let backup: Code
  }

  struct SingleItem: Encodable {
    let account: Code
    let values: Code
  }

  struct Biometrics: Encodable {
    let kinds: Code
    let offered: Code?
    let guards: Code?
    let fallback: Code
  }
}

/// A value that the app keeps in the keychain.
struct KeychainItem {
  let name: String
  let account: String?

  static func all(of blueprint: Blueprint) -> [KeychainItem] {
    let tokens = blueprint.tokens.filter { $0.token.stored.value == .keychain }
      .map { KeychainItem(name: $0.name, account: $0.token.account?.value) }
    return tokens + blueprint.kept.map { KeychainItem(name: $0.name, account: $0.account) }
  }
}

extension SetupPage.Keychain {
  init?(_ kept: [KeychainItem], _ context: DocsContext) {
    let rules = context.contract.app.keychain
    if kept.isEmpty && rules == nil { return nil }
    let access = rules?.accessible?.value ?? .afterFirstUnlock
    service = context.code(rules?.service?.value ?? context.blueprint.service)
    accessible = Code(context.words.accessible(access))
    constant = context.code(access.constant)
    synchronizable = rules?.synchronizable?.value ?? false
    accessGroup = context.reference(rules?.accessGroup)
    let areNamed = kept.contains { $0.account != nil }
    singleItem =
      areNamed || kept.isEmpty
      ? nil
      : .init(
        account: context.code("authcontract.session"), values: context.codes(kept.map(\.name)))
    items = areNamed ? Table(kept.map { SetupPage.Item($0, access, rules, context) }) : nil
  }
}

extension SetupPage.Item {
  fileprivate init(
    _ item: KeychainItem, _ access: AppRules.KeychainAccess, _ rules: AppRules.KeychainRules?,
    _ context: DocsContext
  ) {
    name = context.code(item.name)
    account = context.code(item.account ?? item.name)
    constant = context.code(access.constant)
    let isSynchronized = rules?.synchronizable?.value == true
    let isOfDevice = access == access.ofThisDeviceOnly
    backup = Code(
      context.words.backup(isOfDevice ? .thisDevice : isSynchronized ? .iCloud : .backups))
  }
}

extension AppRules.KeychainAccess {
  /// The constant of Apple's framework.
  fileprivate var constant: String {
    switch self {
    case .afterFirstUnlock: "kSecAttrAccessibleAfterFirstUnlock"
    case .afterFirstUnlockThisDeviceOnly: "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
    case .whenUnlocked: "kSecAttrAccessibleWhenUnlocked"
    case .whenUnlockedThisDeviceOnly: "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
    case .whenPasscodeSet: "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
    }
  }
}

extension SetupPage.Biometrics {
  init(_ rules: AppRules.Biometrics, _ context: DocsContext) {
    kinds = context.list(rules.kinds.map(\.value.name))
    offered = rules.offered.map { Code(context.words.offered($0.value)) }
    guards = rules.guards.map { Code(context.words.guarded($0.value)) }
    fallback = context.codes(rules.fallback?.value)
  }
}

extension AppRules.Biometrics.Kind {
  /// Apple's name for it.
  fileprivate var name: String {
    switch self {
    case .faceID: "Face ID"
    case .touchID: "Touch ID"
    case .opticID: "Optic ID"
    }
  }
}
