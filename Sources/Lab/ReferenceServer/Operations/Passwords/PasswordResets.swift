import AuthServer
import ContractModel
import Stores

/// The proof that somebody shows instead of the old password.
private struct ResetProof {
  /// Nil where nobody has the name, and no code is right.
  let account: Account?
  /// Which of its addresses the code or the link went to.
  let address: String?
  /// Names that the password must not be: those of the account where that tells nobody of them.
  let names: [String]
  /// A code or a link is good once.
  let spend: () async throws -> Void
}

/// Operations for people who have forgotten their password.
final class PasswordResets: Sendable {
  private let store: any AccountStore & TicketStore
  private let hash: KeyedHash
  private let tokenPolicy: TokenPolicy
  private let refusals: DeclaredRefusals
  private let lookup: AccountLookup
  private let links: ResetLinks
  private let recoveries: RecoveryTokens
  private let purposes: CodePurposes
  private let codes: CodeSender
  private let checker: CodeChecker
  private let proofs: AddressProofs
  private let passwords: PasswordKeeper
  private let messages: MessageSender
  private let completer: SignInCompleter

  init(
    store: any AccountStore & TicketStore, hash: KeyedHash, tokenPolicy: TokenPolicy,
    refusals: DeclaredRefusals, lookup: AccountLookup, links: ResetLinks,
    recoveries: RecoveryTokens, purposes: CodePurposes, codes: CodeSender, checker: CodeChecker,
    proofs: AddressProofs, passwords: PasswordKeeper,
    messages: MessageSender, completer: SignInCompleter
  ) {
    self.store = store
    self.hash = hash
    self.tokenPolicy = tokenPolicy
    self.refusals = refusals
    self.lookup = lookup
    self.links = links
    self.recoveries = recoveries
    self.purposes = purposes
    self.codes = codes
    self.checker = checker
    self.proofs = proofs
    self.passwords = passwords
    self.messages = messages
    self.completer = completer
  }

  func forgot(_ input: OperationInput) async throws -> Outcome {
    let identifier = try lookup.named(input)
    let account = try await lookup.account(identifier)
    if account == nil, refusals.declares(.accountUnknown, at: input) {
      throw OperationRefusal(.accountUnknown)
    }
    let address = account.map { identifier.address(in: $0) }
    let reached = account.flatMap { $0.admits(address?.ofAPerson) ? address : nil }
    if let rules = purposes.recoveryRules(after: input.endpoint) {
      try await codes.issueCode(rules, for: identifier.text, to: reached)
    } else if purposes.resetTakesCode {
      try await codes.issueCode(
        purposes.resetRules(at: input.endpoint), for: identifier.text, to: reached)
    } else {
      try await links.sendLink(to: account, reached, input)
    }
    return .done(AnswerData(tokens: try await recoveries.issue(to: identifier, input)))
  }

  /// The person who proves the address sets the password, and everybody else is out. The proof is spent once the
  /// password can be kept: a person who is asked to come again has it still.
  func reset(_ input: OperationInput) async throws -> Outcome {
    let password = input.newPassword ?? input.password
    let proof = try await proofOfReset(input, password)
    let stored = try await passwords.stored(  //! code-spent-after-check
      password, names: proof.names, userId: proof.account?.srpUser)
    try await proof.spend()
    guard let account = proof.account else { throw OperationRefusal(.codeWrong) }
    try account.requireUsable()
    // A name of which only who proved the address may learn.
    _ = try passwords.chosen(password, names: account.identifiers.map(\.text))  //! reset-own-name
    try await passwords.set(  //! lost-address-no-reset
      stored, for: try await proofs.proven(account, by: proof.address), keeping: .none,
      orElse: .codeWrong, shown: proof.address.map { .address($0) })
    // The account's former content may have gone with the proof, and with it whose address it was.
    let now = try await store.account(account.id) ?? account
    try await messages.reportNewPassword(now)  //! new-password-letter-proven
    guard !tokenPolicy.granted(by: input.endpoint).isEmpty else {
      return .done(AnswerData(account: now))
    }
    return try await completer.complete(now, input)
  }

  private func proofOfReset(_ input: OperationInput, _ password: Secret?) async throws -> ResetProof
  {
    guard let code = input.code, input.person != nil else {
      _ = try passwords.chosen(password, names: [input.person ?? ""])
      return try await link(input)
    }
    let identifier = try lookup.named(input)
    let account = try await lookup.account(identifier)
    let address = identifier.address(in: account)
    return ResetProof(  //! wrong-code-says-nothing
      account: account, address: account == nil ? nil : address.ofAPerson, names: [identifier.text]
    ) { [checker, purposes] in
      try await checker.check(
        code, purposes.resetRules(at: input.endpoint), of: identifier.text, at: address)
    }
  }

  private func link(_ input: OperationInput) async throws -> ResetProof {
    guard let text = links.linkToken(input) else { throw OperationRefusal(.requestInvalid) }
    let ticket = hash.fingerprint(ofTicket: ResetLinks.kind, text)
    switch try await store.peek(ticket: ticket, kind: ResetLinks.kind) {  //! link-looked-at-first
    case .good(let payload):
      guard let id = payload["account"]?.asText, let account = try await store.account(id) else {
        throw OperationRefusal(.accountGone)
      }
      guard payload["password"]?.asText == hash.passwordMark(of: account) else {
        throw OperationRefusal(.codeWrong)
      }  //! link-password-current
      try account.requireUsable()
      let address = payload["address"]?.asText ?? ""
      let names = account.identifiers.map(\.text)
      return ResetProof(account: account, address: address.isEmpty ? nil : address, names: names) {
        [store] in
        guard case .good = try await store.take(ticket: ticket, kind: ResetLinks.kind) else {
          throw OperationRefusal(.codeWrong)
        }
      }
    case .expired: throw OperationRefusal(.codeExpired)
    case .unknown: throw OperationRefusal(.codeWrong)
    }
  }
}
