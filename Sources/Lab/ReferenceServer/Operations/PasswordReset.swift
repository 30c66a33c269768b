import AuthServer
import ContractModel
import Crypto
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

extension OperationHandlers {
  /// The person who proves the address sets the password, and everybody else is out. The proof is spent once the
  /// password can be kept: a person who is asked to come again has it still.
  func resetPassword(_ given: OperationInput) async throws -> Outcome {
    let password = given.newPassword ?? given.password
    let proof = try await proofOfReset(given, password)
    // guard: code-spent-after-check
    let stored = try await stored(
      password, names: proof.names, userId: proof.account?.srpUser)
    try await proof.spend()
    guard let account = proof.account else { throw OperationRefusal(.codeWrong) }
    try mustBeGood(account)
    // A name of which only who proved the address may learn.
    // guard: reset-checks-names
    _ = try chosen(password, names: account.identifiers.map(\.text))
    // guard: lost-address-no-reset
    try await set(
      stored, for: try await proven(account, by: proof.address), keeping: .none,
      orElse: .codeWrong, shown: proof.address.map { .address($0) })
    // The account's former content may have gone with the proof, and with it whose address it was.
    let now = try await store.account(account.id) ?? account
    // guard: new-password-letter-proven
    try await tellOfNewPassword(now)
    guard !tokenPolicy.granted(by: given.endpoint).isEmpty else {
      return .done(AnswerData(account: now))
    }
    return try await enter(now, given)
  }

  private func proofOfReset(_ given: OperationInput, _ password: Secret?) async throws -> ResetProof
  {
    guard let code = given.code, given.person != nil else {
      _ = try chosen(password, names: [given.person ?? ""])
      return try await link(given)
    }
    let who = try named(given)
    let account = try await account(who)
    let address = address(who, account)
    // guard: wrong-code-says-nothing
    return ResetProof(
      account: account, address: account == nil ? nil : address.ofAPerson, names: [who.text]
    ) {
      try await check(code, resetRules(at: given.endpoint), of: who.text, at: address)
    }
  }

  private func link(_ given: OperationInput) async throws -> ResetProof {
    guard let text = linkToken(given) else { throw OperationRefusal(.requestInvalid) }
    let ticket = hash.fingerprint(ofTicket: Self.link, text)
    // guard: link-looked-at-first
    switch try await store.look(ticket: ticket, kind: Self.link) {
    case .good(let payload):
      guard let id = payload["account"]?.asText, let account = try await store.account(id) else {
        throw OperationRefusal(.accountGone)
      }
      // guard: link-password-current
      guard payload["password"]?.asText == passwordMark(of: account) else {
        throw OperationRefusal(.codeWrong)
      }
      try mustBeGood(account)
      let address = payload["address"]?.asText ?? ""
      let names = account.identifiers.map(\.text)
      return ResetProof(account: account, address: address.isEmpty ? nil : address, names: names) {
        guard case .good = try await store.take(ticket: ticket, kind: Self.link) else {
          throw OperationRefusal(.codeWrong)
        }
      }
    case .expired: throw OperationRefusal(.codeExpired)
    case .unknown: throw OperationRefusal(.codeWrong)
    }
  }
}
