import AuthServer
import ContractModel
import Stores

/// What an answer is made of. A class, because each of its fields is asked for there.
final class AnswerSource: Sendable {
  let served: ServedContract
  let given: Given
  let facts: Facts

  init(_ served: ServedContract, _ given: Given, _ facts: Facts) {
    self.served = served
    self.given = given
    self.facts = facts
  }
}

/// What is known about the one whom a record speaks of: an account, or one of its sessions.
struct KnownValues {
  enum Subject {
    case account
    case session(Session)
  }

  private let source: AnswerSource
  private var served: ServedContract { source.served }
  private var given: Given { source.given }
  private var facts: Facts { source.facts }
  private let subject: Subject

  init(_ source: AnswerSource, _ subject: Subject) {
    self.source = source
    self.subject = subject
  }

  /// The value for a simple field; nil for what nobody knows.
  func value(_ name: String, _ scalar: ScalarType) -> JSONValue? {
    let hint = NameHint(name)
    if case .session(let session) = subject { return value(hint, scalar, session) }
    if let account = facts.account, let known = value(name, hint, scalar, account) { return known }
    return ofCall(hint, scalar)
  }

  /// One of the texts of an enumeration.
  func value(_ name: String, among texts: [String]) -> String? {
    if case .string(let text)? = facts.account?.profile[name], texts.contains(text) { return text }
    guard NameHint(name).isState, let state = facts.account?.state else { return nil }
    return StateWords.word(for: state, among: texts)
  }

  func slot(_ slot: ProviderSlot) -> JSONValue? {
    if let text = facts.slots[slot] { return .string(text) }
    guard let account = facts.account else { return nil }
    return switch slot {
    case .userId: .string(account.id)
    case .email: identifier(.email, of: account) ?? account.profile["email"]
    case .fullName: account.profile["fullName"] ?? account.profile["name"]
    default: nil
    }
  }

  private func value(
    _ name: String, _ hint: NameHint, _ scalar: ScalarType, _ account: Account
  ) -> JSONValue? {
    if let own = Self.kinds[scalar].flatMap({ identifier($0, of: account) }) { return own }
    if let known = account.profile[name], known != .null { return known }
    switch scalar {
    case .identifier: return account.identifiers.first.map { .string($0.text) }
    case .uuid: return hint.isAccountID ? .string(account.id) : nil
    case .string: return text(hint, account)
    case .bool: return hint.isConfirmation ? isConfirmed(name, account) : nil
    case .instant, .unixTime: return hint.isBeginning ? scalar.moment(account.createdAt) : nil
    default: return nil
    }
  }

  private static let kinds: [ScalarType: Identifier.Kind] = [
    .email: .email, .phone: .phone, .username: .username,
  ]

  private func text(_ hint: NameHint, _ account: Account) -> JSONValue? {
    if hint.isAccountID { return .string(account.id) }
    if hint.isMail { return identifier(.email, of: account) }
    if hint.isPhone { return identifier(.phone, of: account) }
    if hint.isUsername { return identifier(.username, of: account) }
    if hint.isState { return .string(account.state.rawValue) }
    guard hint.isFullName else { return nil }
    return ["fullName", "name", "displayName", "nickname"].lazy.compactMap { account.profile[$0] }
      .first
  }

  private func identifier(_ kind: Identifier.Kind, of account: Account) -> JSONValue? {
    account.identifiers.first { $0.kind == kind }.map { .string($0.text) }
  }

  /// `emailVerified` speaks of one identifier, `userConfirmed` of the account.
  private func isConfirmed(_ name: String, _ account: Account) -> JSONValue {
    let name = name.lowercased()
    let kind = Identifier.Kind.allCases.first { name.hasPrefix($0.rawValue) }
    guard let kind else { return .bool(account.state != .unconfirmed) }
    return .bool(account.identifiers.contains { $0.kind == kind && $0.isConfirmed })
  }

  private func value(_ hint: NameHint, _ scalar: ScalarType, _ session: Session) -> JSONValue? {
    switch scalar {
    case .string, .uuid:
      if hint.isID { return .string(session.id) }
      return hint.isDeviceName && scalar == .string ? .string(session.deviceName) : nil
    case .bool: return hint.isCurrent ? .bool(session.id == facts.session?.id) : nil
    case .instant, .unixTime:
      return scalar.moment(hint.isBeginning ? session.beganAt : session.usedAt)
    default: return nil
    }
  }

  private func ofCall(_ hint: NameHint, _ scalar: ScalarType) -> JSONValue? {
    switch scalar {
    case .bool: return hint.isSuccess ? true : nil
    case .email, .phone, .username: return person(as: scalar)
    case .string, .identifier:
      return hint.isDestination || scalar.namesAPerson ? given.person.map(JSONValue.string) : nil
    case .int, .seconds, .number: return hint.isPause ? pause : nil
    default: return nil
    }
  }

  /// As the call says it: an address is no number.
  private func person(as scalar: ScalarType) -> JSONValue? {
    guard let person = given.person, let kind = Self.kinds[scalar] else { return nil }
    let said = SentFields(types: served.contract.types).identifiers(of: given)
    guard let own = said.first(where: { $0.kind == kind }) else {
      return said.isEmpty && Identifier.kind(of: person) == kind ? .string(person) : nil
    }
    return .string(Identifier.normal(person, as: kind) == own.text ? person : own.text)
  }

  private var pause: JSONValue? {
    given.endpoint.object.flatMap { served.contract.policies.codes.find($0.value)?.resendAfter }
      .map { $0.value.json }
  }
}

extension ScalarType {
  /// A moment in the form of this scalar.
  func moment(_ moment: Moment) -> JSONValue {
    self == .unixTime
      ? moment.seconds.json
      : Date(timeIntervalSince1970: Double(moment.milliseconds) / 1_000).json
  }
}
