import AuthServer
import ContractMessages
import ContractModel
import Stores

import struct Diagnostics.Located

/// The data that an answer is made of. A class, because each of its fields is asked for there.
final class AnswerSource: Sendable {
  let served: ServedContract
  let input: OperationInput
  let data: AnswerData

  init(_ served: ServedContract, _ input: OperationInput, _ data: AnswerData) {
    self.served = served
    self.input = input
    self.data = data
  }
}

/// The known values of the one whom a record speaks of: an account, or one of its sessions.
struct AccountValues {
  enum Subject {
    case account
    case session(Session)
  }

  private let source: AnswerSource
  private var served: ServedContract { source.served }
  private var input: OperationInput { source.input }
  private var data: AnswerData { source.data }
  private let subject: Subject

  init(_ source: AnswerSource, _ subject: Subject) {
    self.source = source
    self.subject = subject
  }

  /// The value for a simple field; nil for what nobody knows.
  func value(_ label: FieldLabel, _ scalar: ScalarType) -> JSONValue? {
    if case .session(let session) = subject, let known = value(label.role, scalar, session) {
      return known
    }
    if let account = data.account, let known = value(label, scalar, account) { return known }
    return ofCall(label.role, scalar)
  }

  /// One of the texts of an enumeration.
  func value(_ label: FieldLabel, among texts: [String]) -> String? {
    if case .string(let text)? = data.account?.profile[label.name], texts.contains(text) {
      return text
    }
    guard label.role == .accountState, let state = data.account?.state else { return nil }
    let text = label.text(for: state.rawValue)
    return texts.contains(text) ? text : nil
  }

  func slot(_ slot: ProviderSlot) -> JSONValue? {
    if let text = data.slots[slot] { return .string(text) }
    guard let account = data.account else { return nil }
    return switch slot {
    case .userId: .string(account.id)
    case .email:
      identifier(.email, of: account) ?? account.details.reportedEmail.map(JSONValue.string)
    case .fullName: account.details.name.map(JSONValue.string)
    case .identityToken, .authorizationCode, .rawNonce, .state, .codeVerifier, .codeChallenge,
      .srpA, .salt, .srpB, .secretBlock, .timestamp, .signature:
      nil
    }
  }

  private func value(
    _ label: FieldLabel, _ scalar: ScalarType, _ account: Account
  ) -> JSONValue? {
    if let own = Self.kinds[scalar].flatMap({ identifier($0, of: account) }) { return own }
    if let known = account.profile[label.name], known != .null { return known }
    switch scalar {
    case .identifier: return account.identifiers.first.map { .string($0.text) }
    case .email:
      return (account.details.providerEmail ?? account.details.reportedEmail).map(JSONValue.string)
    case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .duration, .uuid, .phone,
      .username, .password, .newPassword, .code, .url, .jwt, .bytes, .json:
      return label.role.flatMap { account.value(of: $0, scalar, label) }
    }
  }

  private static let kinds: [ScalarType: Identifier.Kind] = [
    .email: .email, .phone: .phone, .username: .username,
  ]

  private func identifier(_ kind: Identifier.Kind, of account: Account) -> JSONValue? {
    account.identifiers.first { $0.kind == kind }.map { .string($0.text) }
  }

  private func value(
    _ role: FieldRole?, _ scalar: ScalarType, _ session: Session
  ) -> JSONValue? {
    switch role {
    case .sessionID?: .string(session.id)
    //! unnamed-device-unknown
    case .deviceName?: .string(session.deviceName.isEmpty ? "Unknown device" : session.deviceName)
    case .sessionCurrent?: .bool(session.id == data.session?.id)
    case .sessionBegan?: scalar.moment(session.beganAt)
    case .sessionUsed?: scalar.moment(session.usedAt)
    case .accountID?, .accountName?, .accountState?, .accountConfirmed?, .accountEmailConfirmed?,
      .accountPhoneConfirmed?, .accountSince?, .accountGuest?, .deviceID?, .termsAccepted?,
      .stepConfirmation?, .stepNewPassword?, .stepTerms?, .stepAuthenticator?, .stepMessage?,
      .stepOddSignIn?, .codeChannel?, .codeDestination?, .codePause?, .providerChosen?,
      .signOutScope?, .callSucceeded?, .triesLeft?, nil:
      nil
    }
  }

  private func ofCall(_ role: FieldRole?, _ scalar: ScalarType) -> JSONValue? {
    switch (role, scalar) {
    case (.callSucceeded?, _): true
    case (.codePause?, _): pause
    case (.codeDestination?, .string), (_, .identifier): input.person.map(JSONValue.string)
    case (_, .email), (_, .phone), (_, .username): person(as: scalar)
    default: nil
    }
  }

  /// As the call says it: an address is no number.
  private func person(as scalar: ScalarType) -> JSONValue? {
    guard let person = input.person, let kind = Self.kinds[scalar] else { return nil }
    let sent = SentFields(types: served.contract.types).identifiers(of: input)
    guard let own = sent.first(where: { $0.kind == kind }) else {  //! email-not-number
      return sent.isEmpty && Identifier.kind(of: person) == kind ? .string(person) : nil
    }
    return .string(Identifier.normal(person, as: kind) == own.text ? person : own.text)
  }

  private var pause: JSONValue? {
    input.endpoint.object.flatMap { served.contract.policies.codes.find($0.value)?.resendAfter }
      .map { $0.value.json }
  }
}

extension ScalarType {
  func moment(_ moment: Moment) -> JSONValue { self.moment(moment.milliseconds) }
}
