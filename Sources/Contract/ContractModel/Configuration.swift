package import Diagnostics

/// A value of one deployment, given when the client is made.
package struct ConfigurationValue: Definition {
  package let field: Field

  package init(_ field: Field) { self.field = field }

  package var name: Text { field.name }
}

/// The rules of renewing that do not follow from the endpoints.
package struct RenewalRules: Sendable {
  /// Seconds before the end of a token at which it is renewed.
  package let before: Located<Int>?
  package let atLaunch: Located<Bool>?
  /// The endpoint that renews, if several could.
  package let by: Text?

  package init(before: Located<Int>? = nil, atLaunch: Located<Bool>? = nil, by: Text? = nil) {
    self.before = before
    self.atLaunch = atLaunch
    self.by = by
  }
}

/// The things that the app's project must hold.
package struct AppRules: Sendable {
  package let keychain: KeychainRules?
  package let urlSchemes: [Text]
  package let biometrics: Biometrics?

  package init(
    keychain: KeychainRules? = nil, urlSchemes: [Text] = [], biometrics: Biometrics? = nil
  ) {
    self.keychain = keychain
    self.urlSchemes = urlSchemes
    self.biometrics = biometrics
  }

  package struct KeychainRules: Sendable {
    package let service: Text?
    package let accessible: Located<KeychainAccess>?
    package let synchronizable: Located<Bool>?
    package let accessGroup: Reference?

    package init(
      service: Text?, accessible: Located<KeychainAccess>?, synchronizable: Located<Bool>?,
      accessGroup: Reference?
    ) {
      self.service = service
      self.accessible = accessible
      self.synchronizable = synchronizable
      self.accessGroup = accessGroup
    }
  }

  package enum KeychainAccess: String, CaseIterable, Sendable {
    case afterFirstUnlock
    case afterFirstUnlockThisDeviceOnly
    case whenUnlocked
    case whenUnlockedThisDeviceOnly
    /// Apple keeps these items on this device only.
    case whenPasscodeSet

    /// The same that a backup does not take to another device.
    package var ofThisDeviceOnly: KeychainAccess {
      switch self {
      case .afterFirstUnlock: .afterFirstUnlockThisDeviceOnly
      case .whenUnlocked: .whenUnlockedThisDeviceOnly
      case .afterFirstUnlockThisDeviceOnly, .whenUnlockedThisDeviceOnly, .whenPasscodeSet: self
      }
    }
  }

  package struct Biometrics: Sendable {
    package let kinds: [Located<Kind>]
    package let offered: Located<OfferTime>?
    package let guards: Located<GuardedUse>?
    /// The endpoint with which a person signs in instead.
    package let fallback: Text?

    package init(
      kinds: [Located<Kind>], offered: Located<OfferTime>?, guards: Located<GuardedUse>?,
      fallback: Text?
    ) {
      self.kinds = kinds
      self.offered = offered
      self.guards = guards
      self.fallback = fallback
    }

    package enum Kind: String, CaseIterable, Sendable {
      case faceID
      case touchID
      case opticID
    }

    package enum OfferTime: String, CaseIterable, Sendable {
      case afterFirstSignIn
      case inSettings
    }

    package enum GuardedUse: String, CaseIterable, Sendable {
      case launch
      case tokens
    }
  }
}

/// The URL that ends a web sign-in, and what it brings.
package struct Callback: Definition {
  package let name: Text
  package let doc: LocalizedText?
  package let url: Text
  /// The app does not look at the host.
  package let hostIsUnchecked: Located<Bool>?
  package let fields: [Field]

  package init(
    name: Text, doc: LocalizedText?, url: Text, hostIsUnchecked: Located<Bool>?, fields: [Field]
  ) {
    self.name = name
    self.doc = doc
    self.url = url
    self.hostIsUnchecked = hostIsUnchecked
    self.fields = fields
  }
}
