import ContractModel
import Stores

/// Codes for a person who is signed in: a new address, an authenticator app.
final class SessionCodes: Sendable {
  private let types: Definitions<TypeDefinition>
  private let store: any AccountStore & SessionStore
  private let purposes: CodePurposes
  private let codes: CodeSender
  private let checker: CodeChecker
  private let timeCodes: TimeCodes
  private let changes: AccountChanges
  private let furtherTokens: FurtherTokens

  init(
    types: Definitions<TypeDefinition>, store: any AccountStore & SessionStore,
    purposes: CodePurposes, codes: CodeSender, checker: CodeChecker, timeCodes: TimeCodes,
    changes: AccountChanges, furtherTokens: FurtherTokens
  ) {
    self.types = types
    self.store = store
    self.purposes = purposes
    self.codes = codes
    self.checker = checker
    self.timeCodes = timeCodes
    self.changes = changes
    self.furtherTokens = furtherTokens
  }

  func send(
    _ rules: CodeRules, to standing: AuthenticatedSession, _ given: OperationInput
  ) async throws -> Outcome {
    let (who, address) = asked(rules, of: standing.account, given)
    try await codes.issueCode(rules, for: who?.text ?? standing.account.id, to: address)
    return .done(AnswerData(account: standing.account, session: standing.session))
  }

  func verify(
    _ rules: CodeRules, of standing: AuthenticatedSession, _ given: OperationInput
  ) async throws -> Outcome {
    var account = standing.account
    if let key = account.details.offeredAuthenticator, purposes.isForAuthenticators(rules) {
      try await timeCodes.check(given.code, of: account, key: key)
      account = try await changes.change(
        standing,
        AccountUpdate {
          $0.authenticator = key
          $0.offeredAuthenticator = nil
        })
    } else {
      let (who, address) = asked(rules, of: account, given)
      try await checker.check(given.code, rules, of: who?.text ?? account.id, at: address)
      account = try await give(standing, who, address)
    }
    return try await furtherTokens.renewed(
      AuthenticatedSession(session: standing.session, account: account), given)
  }

  /// The name in the call, if there is one, and where a code for it goes: to an address that is named, or to the
  /// person's own.
  private func asked(
    _ rules: CodeRules, of account: Account, _ given: OperationInput
  ) -> (who: Identifier?, address: Address) {
    guard let who = SentFields(types: types).identifiers(of: given).first else {
      // guard: shown-code-proven-address
      let own = purposes.isShown(rules) ? account.address(for: rules.channels.first) : nil
      return (nil, own ?? toBeProven(rules, of: account))
    }
    // guard: session-username-no-address
    return (who, who.kind == .username ? toBeProven(rules, of: account) : who.address(in: account))
  }

  /// One that is not proven yet comes first: a code to another would leave it so for ever.
  private func toBeProven(_ rules: CodeRules, of account: Account) -> Address {
    let fitting = account.identifiers.first { !$0.isConfirmed && rules.reaches($0) }
    // guard: code-to-fitting-address
    return fitting.map(Address.init) ?? account.address(for: rules.channels.first)
  }

  /// A guest becomes somebody, or a person changes the address, or proves the one that was there.
  func give(
    _ standing: AuthenticatedSession, _ who: Identifier?, _ address: Address
  ) async throws -> Account {
    let account = standing.account
    if var who, who.kind != .username, !account.identifiers.contains(where: who.isSame) {
      who.isConfirmed = true
      try await changes.name(standing, [who])
    } else if let proven = address.ofAPerson ?? who?.text {
      // guard: session-proof-counts
      let isDone = try await store.confirm(
        account.id, identifier: proven, by: .session(standing.session.id), unless: { _ in false })
      // guard: unproven-provider-email
      guard isDone else { throw try await notProven(standing) }
    } else {
      return account
    }
    return try await changes.change(standing, AccountUpdate { $0.isGuest = false })
  }

  /// A caller who is still in has no such address any more.
  private func notProven(_ standing: AuthenticatedSession) async throws -> OperationRefusal {
    guard try await store.standing(session: standing.session.id) == nil else {
      return OperationRefusal(.codeWrong)
    }
    return try await changes.outdated(standing.account)
  }
}
