#if canImport(Security)
  public import AuthClient
  public import Foundation
  import Primitives
  import Security

  #if canImport(LocalAuthentication) && !os(watchOS) && !os(tvOS)
    import LocalAuthentication
  #endif

  extension KeychainStore {
    /// - Parameters:
    ///   - plan: the contract's `storage`.
    ///   - endsWithInstall: a session that an earlier install of the app left behind is cleared.
    ///     An app that is already out and first asks for this signs everybody out once.
    ///   - preferences: where earlier versions noted that this install has used the store; the app's own if nil. If the
    ///     plan names an access group, pass the preferences of the app group, and its container as the folder. Without
    ///     both nothing is cleared: an extension would clear the session of the app.
    ///   - folder: a folder that all processes of the access group can write, such as the container of their app
    ///     group. Their writes and renewals then wait for one another. If the plan names an access group, the first
    ///     write without the folder fails.
    public init(
      _ plan: StoragePlan, endsWithInstall: Bool = false, preferences: UserDefaults? = nil,
      sharedThrough folder: URL? = nil
    ) {
      self.init(
        plan: plan, keychain: SystemKeychain(asking: plan.guardableAccounts), clock: SystemClock(),
        install: endsWithInstall ? .ofApp(preferences, sharedThrough: folder, of: plan.items) : nil,
        folder: folder)
    }
  }

  /// Generic passwords of the data protection keychain, on macOS too.
  struct SystemKeychain: Keychain {
    let name = "system"
    let proofs = Locked<UnlockProof?>(nil)
    /// The accounts whose items may be behind a guard.
    let asking: Set<String>

    #if canImport(LocalAuthentication) && !os(watchOS) && !os(tvOS)
      /// A context that keeps the system from showing the question by itself. One for the process: each costs a call to
      /// the system's daemon.
      private static let silent = Locked<UnlockProof?>(nil)

      private static var context: LAContext {
        if let context = silent.use({ $0 })?.context as? LAContext { return context }
        let context = LAContext()
        context.interactionNotAllowed = true
        silent.use { $0 = UnlockProof(context) }
        return context
      }
    #endif

    func add(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32 {
      guard let attributes = attributes(content, protection) else { return errSecParam }
      return SecItemAdd(query(item).merging(attributes) { $1 } as CFDictionary, nil)
    }

    func update(_ item: KeychainItem, _ content: Data, _ protection: ItemProtection) -> Int32 {
      guard let attributes = attributes(content, protection) else { return errSecParam }
      return told(SecItemUpdate(answered(item) as CFDictionary, attributes as CFDictionary))
    }

    func read(_ item: KeychainItem) -> (status: Int32, content: Data?) {
      var all = answered(item)
      all[kSecReturnData as String] = true
      all[kSecMatchLimit as String] = kSecMatchLimitOne
      var result: CFTypeRef?
      let status = SecItemCopyMatching(all as CFDictionary, &result)
      return (told(status), result as? Data)
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

    /// With the user's proof, where the item may ask for one: a context that fails makes any item fail
    /// (SecItem.m:1418-1422).
    private func answered(_ item: KeychainItem) -> [String: Any] {
      let plain = query(item)
      #if canImport(LocalAuthentication) && !os(watchOS) && !os(tvOS)
        guard asking.contains(item.account) else { return plain }
        var query = plain
        let context = proofs.use({ $0 })?.context as? LAContext ?? Self.context
        context.interactionNotAllowed = true
        query[kSecUseAuthenticationContext as String] = context
        return query
      #else
        return plain
      #endif
    }

    /// The context itself may be over: the next call makes a new one.
    private func told(_ status: OSStatus) -> OSStatus {
      #if canImport(LocalAuthentication) && !os(watchOS) && !os(tvOS)
        if status == KeychainStatus.authFailed { Self.silent.use { $0 = nil } }
      #endif
      return status
    }

    /// Nil if the system knows no such protection.
    private func attributes(_ content: Data, _ protection: ItemProtection) -> [String: Any]? {
      let when = constant(protection.when)
      var attributes: [String: Any] = [kSecValueData as String: content]
      if let guardedBy = protection.guardedBy {
        guard let control = SecAccessControlCreateWithFlags(nil, when, flags(guardedBy), nil) else {
          return nil
        }
        attributes[kSecAttrAccessControl as String] = control
      } else {
        attributes[kSecAttrAccessible as String] = when
      }
      return attributes
    }

    private func flags(_ guardedBy: StoragePlan.TokenGuard) -> SecAccessControlCreateFlags {
      switch guardedBy {
      case .biometryCurrentSet: .biometryCurrentSet
      case .userPresence: .userPresence
      }
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
