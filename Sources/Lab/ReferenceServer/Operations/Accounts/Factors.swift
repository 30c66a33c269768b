import AuthServer
import Stores

/// The factors that an account has to show beside its password. They stand in the profile under names that no field of
/// a contract can have.
struct Factors: Sendable {
  /// The key of the authenticator app, in Base32.
  let authenticator: String?
  /// One that was handed out and never confirmed.
  let offered: String?
  let byMessage: Bool
  let mustChangePassword: Bool
  let hasAcceptedTerms: Bool

  /// A provider vouched for it, or an address was proven that it no longer has.
  let isProven: Bool

  static let authenticatorKey = "$authenticator"
  static let offeredKey = "$authenticatorOffered"
  static let messageKey = "$message"
  static let newPasswordKey = "$mustChangePassword"
  static let termsKey = "$acceptedTerms"
  static let provenKey = "$proven"
  /// The address that a provider told of somebody who may have no right to sign in by it.
  static let vouchedKey = "$email"

  /// The name of the person, as a provider or the person told it.
  static let nameKey = "$name"
  /// An email address that nobody has proven and that signs nobody in.
  static let toldEmailKey = "$toldEmail"
  static let guestKey = "$guest"

  static func isOwn(_ name: String) -> Bool { name.hasPrefix("$") }

  init(_ account: Account) {
    authenticator = account.profile[Self.authenticatorKey]?.asText
    offered = account.profile[Self.offeredKey]?.asText
    byMessage = account.profile[Self.messageKey]?.isTrue ?? false
    mustChangePassword = account.profile[Self.newPasswordKey]?.isTrue ?? false
    hasAcceptedTerms = account.profile[Self.termsKey]?.isTrue ?? false
    isProven = account.profile[Self.provenKey]?.isTrue ?? false
  }
}
