import ContractModel
import Crypto
import Stores

/// Codes that are sent to people. Each subject has a turn for the next one.
final class CodeSender: Sendable {
  private let store: any CodeStore & OutboxStore
  private let clock: any Clock
  private let hash: KeyedHash
  private let messages: MessageSender

  init(
    store: any CodeStore & OutboxStore, clock: any Clock, hash: KeyedHash, messages: MessageSender
  ) {
    self.store = store
    self.clock = clock
    self.hash = hash
    self.messages = messages
  }

  /// Takes the turn and writes. What proves an address is good for that one only: whoever is called so may have another
  /// by the time it is typed.
  func issueCode(
    _ rules: CodeRules, for subject: String, to address: Address?, provesAddress: Bool = true
  ) async throws {
    try await reserveSend(of: rules, for: subject)
    try await writeCode(rules, for: subject, to: address, provesAddress: provesAddress)
  }

  /// It counts from here on. Nobody has another code yet: the one that was sent before stays good.
  func reserveSend(of rules: CodeRules, for subject: String) async throws {
    let reservation = try await store.reserveSend(
      purpose: rules.purpose, subject: subject, resendAfter: rules.resendAfter)
    if case .tooSoon(let until) = reservation { throw OperationRefusal(.codeTooSoon, until: until) }
  }

  /// Without an address nobody gets it, and nobody learns that; a code that somebody has goes on.
  func writeCode(
    _ rules: CodeRules, for subject: String, to address: Address?, provesAddress: Bool = true
  ) async throws {
    guard let address else { return try await writeDecoy(rules, for: subject) }
    let code = try RandomText.code(
      length: rules.length, alphabet: rules.alphabet.characters)
    try await store.put(
      NewCode(
        purpose: rules.purpose, subject: subject,
        fingerprint: hash.fingerprint(code, rules, subject, provesAddress ? address : nil),
        lifetime: rules.lifetime, tries: rules.tries))
    try await store.post(
      OutboxMessage(
        channel: address.channel.rawValue, to: address.text, subject: rules.purpose,
        text: messages.language.text("Your code is \(code.reveal()).", "您的验证码是 \(code.reveal())。"),
        code: code.reveal(), at: clock.now))
  }

  /// It counts and waits as others do, and no code is right.
  private func writeDecoy(_ rules: CodeRules, for subject: String) async throws {
    let fingerprint = hash.fingerprint(try RandomText.token(), rules, subject, nil)
    try await store.put(  //! repeat-registration-no-code
      NewCode(
        purpose: rules.purpose, subject: subject, fingerprint: fingerprint,
        lifetime: rules.lifetime, tries: rules.tries, isDecoy: true))
    try await messages.postNothing()
  }
}
