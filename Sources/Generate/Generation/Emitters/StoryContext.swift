import ContractModel
import Diagnostics

/// The values of the messages of a story: fake, the same in each run, and each known by its text. It notes what each
/// value stands for.
package final class StoryContext {
  /// The tokens of the message, by their names.
  package var tokens: [String: String] = [:]
  /// Seconds since 1970.
  package var now = 0
  /// Seconds until a refusal may be tried again.
  package var waits: Int?
  /// Wrong passwords that are left before a lock.
  package var triesLeft: Int?
  /// Nil for the app's own device.
  package var device: Scenario.Caller?
  /// Something in the call is wrong.
  package var input: Scenario.InvalidInput?
  /// The provider leaves out what it says once.
  package var isLater = false
  /// The call makes an account, which nobody has confirmed yet.
  package var registers = false
  /// The call ends another session, by its id.
  package var endsOther = false
  /// Makes the identity tokens of providers.
  package var identityToken: (_ provider: String, _ isLater: Bool) -> String = { provider, _ in
    "example-\(provider)-identity-token"
  }
  /// The tokens that an answer need not bring, because they stay the same.
  package var unchanged: Set<String> = []
  private var isCurrent = false
  package private(set) var meanings: [String: String] = [:]

  package static let otherSession = "example-other-session"

  package init() {}

  package func token(_ name: String) -> String {
    let text = tokens[name] ?? "example-\(name)-token"
    meanings[text] = "tokens.\(name)"
    return text
  }

  package func leavesOut(_ property: PropertyPlan) -> Bool {
    guard property.type.isOptional else { return false }
    switch property.source {
    case .token(let name, .value): return unchanged.contains(name)  //! story-unchanged-token
    case .provider(_, let slot): return isLater && slot.isSentOnce
    case .token, .given, .constant, .configuration, .same: return false
    }
  }

  /// The value that the story has for it; nil for the example of the property itself.
  package func text(for property: PropertyPlan) -> String? {
    guard property.type.container == .one else { return nil }
    guard let (text, meaning) = known(property) else { return time(property) }
    if ![.bool, .integer].contains(property.type.element) { meanings[text] = meaning }
    return text
  }

  private func known(_ property: PropertyPlan) -> (String, String)? {
    switch property.role {
    case .sessionID?:
      return isCurrent
        ? ("example-own-session", "session.current") : (Self.otherSession, "session.id")
    case .sessionCurrent?: return (String(isCurrent), "session.current")
    case .accountConfirmed? where registers: return ("false", "account.confirmed")
    case .triesLeft?: return triesLeft.map { (String($0), "tries.left") }
    case .deviceID?: return ("example-device-\(deviceName)", "device.id")
    case .accountID?, .accountName?, .accountState?, .accountConfirmed?, .accountEmailConfirmed?,
      .accountPhoneConfirmed?, .accountSince?, .accountGuest?, .sessionBegan?, .sessionUsed?,
      .deviceName?, .termsAccepted?, .stepConfirmation?, .stepNewPassword?, .stepTerms?,
      .stepAuthenticator?, .stepMessage?, .stepOddSignIn?, .codeChannel?, .codeDestination?,
      .codePause?, .providerChosen?, .signOutScope?, .callSucceeded?, nil:
      break
    }
    if case .provider(let name, let slot) = property.source {
      return provided(name, slot).map { ($0, "providers.\(name).\(slot.rawValue)") }
    }
    return typed(property)
  }

  private var deviceName: String { device?.rawValue ?? "own" }

  private func provided(_ provider: String, _ slot: ProviderSlot) -> String? {
    switch slot {
    case .identityToken: identityToken(provider, isLater)
    case .rawNonce where input == .wrongNonce: "example-wrong-nonce"
    case .state: "example-state"
    case .salt: "e8a37e5a1e0f5a17"
    case .srpB: String(repeating: "5a17e8a3", count: 16)
    case .secretBlock: "ZXhhbXBsZS1zZWNyZXQtYmxvY2s="
    case .authorizationCode, .email, .fullName, .userId, .rawNonce, .codeVerifier, .codeChallenge,
      .srpA, .timestamp, .signature:
      nil
    }
  }

  private func typed(_ property: PropertyPlan) -> (String, String)? {
    switch property.scalar {
    case .password? where input == .wrongPassword: ("example-wrong-password", "wrongPassword")
    case .code? where input == .wrongCode:
      (wrongCode(property), "wrongCode")
    case .string?, .uuid?:
      endsOther && property.scalar == .string ? (Self.otherSession, "session.id") : nil
    case .int?, .number?, .bool?, .instant?, .seconds?, .unixTime?, .duration?, .email?, .phone?,
      .username?, .identifier?, .password?, .newPassword?, .code?, .url?, .jwt?, .bytes?, .json?,
      nil:
      nil
    }
  }

  /// Another one of the same form.
  private func wrongCode(_ property: PropertyPlan) -> String {
    guard let sample = property.sample, sample != "example-code" else {
      return "example-wrong-code"
    }
    return String(sample.reversed())
  }

  /// Moments are those of the story.
  private func time(_ property: PropertyPlan) -> String? {
    let moment = now + (waits ?? 0)
    switch property.type.element {
    case .instant: return StoryTime.text(moment)
    case .unixTime: return String(moment)
    case .waitingTime: return waits.map(String.init)
    case .text, .secret, .integer, .number, .bool, .uuid, .url, .bytes, .urlSafeBytes, .json,
      .record, .enumeration, .choice:
      return nil
    }
  }

  package func note(_ value: JSONValue, for property: PropertyPlan) {
    guard case .text(let text) = value, let meaning = meaning(of: property) else { return }
    meanings[text] = meaning
  }

  private func meaning(of property: PropertyPlan) -> String? {
    switch property.source {
    case .configuration(let name): return "configuration.\(name)"
    case .provider(let name, let slot): return "providers.\(name).\(slot.rawValue)"
    case .token, .constant, .same: return nil
    case .given: break
    }
    switch property.scalar {
    case .email?, .phone?, .username?, .identifier?, .password?, .newPassword?, .code?:
      return property.scalar?.rawValue
    case .string?, .int?, .number?, .bool?, .instant?, .seconds?, .unixTime?, .duration?, .uuid?,
      .url?, .jwt?, .bytes?, .json?, nil:
      return nil
    }
  }

  /// The values of a record are those of the caller's own session.
  package func asCurrent<Result>(_ make: () -> Result) -> Result {
    isCurrent = true
    defer { isCurrent = false }
    return make()
  }
}
