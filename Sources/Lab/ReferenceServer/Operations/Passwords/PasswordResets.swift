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
  private let purposes: CodePurposes
  private let codes: CodeSender
  private let checker: CodeChecker
  private let proofs: AddressProofs
  private let passwords: PasswordKeeper
  private let letters: LetterSender
  private let completer: SignInCompleter

  init(
    store: any AccountStore & TicketStore, hash: KeyedHash, tokenPolicy: TokenPolicy,
    refusals: DeclaredRefusals, lookup: AccountLookup, links: ResetLinks, purposes: CodePurposes,
    codes: CodeSender, checker: CodeChecker, proofs: AddressProofs, passwords: PasswordKeeper,
    letters: LetterSender, completer: SignInCompleter
  ) {
    self.store = store
    self.hash = hash
    self.tokenPolicy = tokenPolicy
    self.refusals = refusals
    self.lookup = lookup
    self.links = links
    self.purposes = purposes
    self.codes = codes
    self.checker = checker
    self.proofs = proofs
    self.passwords = passwords
    self.letters = letters
    self.completer = completer
  }

  func forgot(_ given: OperationInput) async throws -> Outcome {
    let who = try lookup.named(given)
    let account = try await lookup.account(who)
    if account == nil, refusals.declares(.accountUnknown, at: given) {
      throw OperationRefusal(.accountUnknown)
    }
    let address = account.map { who.address(in: $0) }
    let reached = account.flatMap { $0.lets(in: address?.ofAPerson) ? address : nil }
    if purposes.resetTakesCode {
      try await codes.issueCode(purposes.resetRules(at: given.endpoint), for: who.text, to: reached)
    } else {
      try await links.sendLink(to: account, reached, given)
    }
    return .done(AnswerData())
  }

  /// The person who proves the address sets the password, and everybody else is out. The proof is spent once the
  /// password can be kept: a person who is asked to come again has it still.
  func reset(_ given: OperationInput) async throws -> Outcome {
    let password = given.newPassword ?? given.password
    let proof = try await proofOfReset(given, password)
    // guard: code-spent-after-check
    let stored = try await passwords.stored(
      password, names: proof.names, userId: proof.account?.srpUser)
    try await proof.spend()
    guard let account = proof.account else { throw OperationRefusal(.codeWrong) }
    try account.mustBeGood()
    // A name of which only who proved the address may learn.
    // guard: reset-checks-names
    _ = try passwords.chosen(password, names: account.identifiers.map(\.text))
    // guard: lost-address-no-reset
    try await passwords.set(
      stored, for: try await proofs.proven(account, by: proof.address), keeping: .none,
      orElse: .codeWrong, shown: proof.address.map { .address($0) })
    // The account's former content may have gone with the proof, and with it whose address it was.
    let now = try await store.account(account.id) ?? account
    // guard: new-password-letter-proven
    try await letters.tellOfNewPassword(now)
    guard !tokenPolicy.granted(by: given.endpoint).isEmpty else {
      return .done(AnswerData(account: now))
    }
    return try await completer.enter(now, given)
  }

  private func proofOfReset(_ given: OperationInput, _ password: Secret?) async throws -> ResetProof
  {
    guard let code = given.code, given.person != nil else {
      _ = try passwords.chosen(password, names: [given.person ?? ""])
      return try await link(given)
    }
    let who = try lookup.named(given)
    let account = try await lookup.account(who)
    let address = who.address(in: account)
    // guard: wrong-code-says-nothing
    return ResetProof(
      account: account, address: account == nil ? nil : address.ofAPerson, names: [who.text]
    ) { [checker, purposes] in
      try await checker.check(
        code, purposes.resetRules(at: given.endpoint), of: who.text, at: address)
    }
  }

  private func link(_ given: OperationInput) async throws -> ResetProof {
    guard let text = links.linkToken(given) else { throw OperationRefusal(.requestInvalid) }
    let ticket = hash.fingerprint(ofTicket: ResetLinks.kind, text)
    // guard: link-looked-at-first
    switch try await store.look(ticket: ticket, kind: ResetLinks.kind) {
    case .good(let payload):
      guard let id = payload["account"]?.asText, let account = try await store.account(id) else {
        throw OperationRefusal(.accountGone)
      }
      // guard: link-password-current
      guard payload["password"]?.asText == hash.passwordMark(of: account) else {
        throw OperationRefusal(.codeWrong)
      }
      try account.mustBeGood()
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
