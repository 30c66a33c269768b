#if canImport(Security)
  import AuthClient
  import Foundation
  import Security

  extension KeychainStore {
    /// - Parameters:
    ///   - plan: the contract's `storage`.
    ///   - endsWithInstall: a session that an earlier install of the app left behind is cleared.
    ///     An app that is already out and first asks for this signs everybody out once.
    ///   - preferences: where it is noted that this install has used the store; the app's own if nil. Where the
    ///     plan names an access group, those that all of the group share: without them nothing is cleared, for
    ///     an extension or another app would clear the session of the one that signed in.
    public init(
      _ plan: StoragePlan, endsWithInstall: Bool = false, preferences: UserDefaults? = nil
    ) {
      self.init(
        plan: plan, keychain: SystemKeychain(), clock: SystemClock(),
        install: endsWithInstall ? .inPreferences(preferences, of: plan.items) : nil)
    }
  }

  /// Generic passwords of the data protection keychain, on macOS too.
  struct SystemKeychain: Keychain {
    func add(
      _ item: KeychainItem, _ content: Data, _ when: StoragePlan.Accessibility
    ) -> Int32 {
      let all = query(item).merging(attributes(content, when)) { $1 }
      return SecItemAdd(all as CFDictionary, nil)
    }

    func update(
      _ item: KeychainItem, _ content: Data, _ when: StoragePlan.Accessibility
    ) -> Int32 {
      SecItemUpdate(query(item) as CFDictionary, attributes(content, when) as CFDictionary)
    }

    func read(_ item: KeychainItem) -> (status: Int32, content: Data?) {
      var all = query(item)
      all[kSecReturnData as String] = true
      all[kSecMatchLimit as String] = kSecMatchLimitOne
      var result: CFTypeRef?
      let status = SecItemCopyMatching(all as CFDictionary, &result)
      return (status, result as? Data)
    }

    func delete(_ item: KeychainItem) -> Int32 { SecItemDelete(query(item) as CFDictionary) }

    private func query(_ item: KeychainItem) -> [String: Any] {
      var query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: item.service,
        kSecAttrAccount as String: item.account,
        kSecAttrSynchronizable as String: item.isSynchronizable,
        kSecUseDataProtectionKeychain as String: true,
      ]
      if let group = item.accessGroup { query[kSecAttrAccessGroup as String] = group }
      return query
    }

    private func attributes(
      _ content: Data, _ when: StoragePlan.Accessibility
    ) -> [String: Any] {
      [kSecValueData as String: content, kSecAttrAccessible as String: constant(when)]
    }

    private func constant(_ when: StoragePlan.Accessibility) -> CFString {
      switch when {
      case .afterFirstUnlock: kSecAttrAccessibleAfterFirstUnlock
      case .afterFirstUnlockThisDeviceOnly: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
      case .whenUnlocked: kSecAttrAccessibleWhenUnlocked
      case .whenUnlockedThisDeviceOnly: kSecAttrAccessibleWhenUnlockedThisDeviceOnly
      case .whenPasscodeSet: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
      }
    }
  }
#endif
