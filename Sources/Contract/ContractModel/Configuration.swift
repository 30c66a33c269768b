package import Diagnostics

/// A value of one deployment, given when the client is made.
package struct ConfigurationValue: Definition {
  package let field: Field

  package init(_ field: Field) { self.field = field }

  package var name: Text { field.name }
}

/// The rules of renewing that do not follow from the endpoints.
package struct RenewalRules: KeyedModel {
  /// Seconds before the end of a token at which it is renewed.
  package internal(set) var before: Located<Int>?
  package internal(set) var atLaunch: Located<Bool>?
  /// The endpoint that renews, if several could.
  package internal(set) var by: Text?

  package init() {}

  package init(_ name: Text) {}
}

/// The things that the app's project must hold.
package struct AppRules: KeyedModel {
  package internal(set) var keychain: KeychainRules?
  package internal(set) var urlSchemes: [Text] = []
  package internal(set) var biometrics: Biometrics?

  package init() {}

  package init(_ name: Text) {}

  package struct KeychainRules: KeyedModel {
    package internal(set) var service: Text?
    package internal(set) var accessible: Located<KeychainAccess>?
    package internal(set) var synchronizable: Located<Bool>?
    package internal(set) var accessGroup: Reference?

    package init(_ name: Text) {}
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

  package struct Biometrics: KeyedModel {
    package internal(set) var kinds: [Located<Kind>] = []
    package internal(set) var offered: Located<OfferTime>?
    package internal(set) var guards: Located<GuardedUse>?
    /// The endpoint with which a person signs in instead.
    package internal(set) var fallback: Text?

    package init(_ name: Text) {}

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
package struct Callback: Definition, KeyedModel {
  package let name: Text
  package internal(set) var doc: LocalizedText?
  package internal(set) var url: Text
  /// The app does not look at the host.
  package internal(set) var hostIsUnchecked: Located<Bool>?
  package internal(set) var fields: [Field] = []

  package init(_ name: Text) {
    self.name = name
    url = name
  }
}
