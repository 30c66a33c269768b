import AuthServer

/// A provider's signed notice about an account.
package struct ProviderNotice: Sendable {
  /// The id by which the notice counts once.
  package let id: String
  package let subject: String
  package let event: NoticeEvent

  package init(id: String, subject: String, event: NoticeEvent) {
    (self.id, self.subject, self.event) = (id, subject, event)
  }

  package enum NoticeEvent: String, CaseIterable, Sendable {
    /// The person took the app's rights back.
    case consentRevoked = "consent-revoked"
    /// The account at the provider is gone.
    case accountDeleted = "account-delete"
    case emailDisabled = "email-disabled"
    case emailEnabled = "email-enabled"
  }
}

extension ProviderNotice {
  /// Apple puts the event into a text of JSON inside the claim `events`.
  init(_ claims: JSONObject) throws(VerificationError) {
    guard case .string(let id)? = claims["jti"], let event = Self.event(claims["events"]),
      case .string(let type)? = event["type"], let known = NoticeEvent(rawValue: type),
      case .string(let subject)? = event["sub"]
    else { throw .refused("the notice tells nothing that is known") }
    self.init(id: id, subject: subject, event: known)
  }

  private static func event(_ claim: JSONValue?) -> JSONObject? {
    switch claim {
    case .object(let event): event
    case .string(let text): try? JSONValue(reading: Array(text.utf8)).fields()
    default: nil
    }
  }
}
