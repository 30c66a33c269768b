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
    _ rules: CodeRules, to caller: AuthenticatedSession, _ input: OperationInput
  ) async throws -> Outcome {
    let (identifier, address) = recipient(rules, of: caller.account, input)
    try await codes.issueCode(rules, for: identifier?.text ?? caller.account.id, to: address)
    return .done(AnswerData(account: caller.account, session: caller.session))
  }

  func verify(
    _ rules: CodeRules, of caller: AuthenticatedSession, _ input: OperationInput
  ) async throws -> Outcome {
    var account = caller.account
    if let key = account.details.offeredAuthenticator, purposes.isForAuthenticators(rules) {
      try await timeCodes.check(input.code, of: account, key: key)
      account = try await changes.change(
        caller,
        AccountUpdate {
          $0.authenticator = key
          $0.offeredAuthenticator = nil
        })
    } else {
      let (identifier, address) = recipient(rules, of: account, input)
      let named = purposes.isSentToOwnAddress(rules) ? nil : identifier?.text  //! own-address-code
      try await checker.check(input.code, rules, of: named ?? account.id, at: address)
      account = try await applyProof(caller, identifier, address)
    }
    return try await furtherTokens.renewed(
      AuthenticatedSession(session: caller.session, account: account), input)
  }

  /// The name in the call, if there is one, and where a code for it goes: to an address that is named, or to the
  /// person's own.
  private func recipient(
    _ rules: CodeRules, of account: Account, _ input: OperationInput
  ) -> (identifier: Identifier?, address: Address) {
    guard let identifier = SentFields(types: types).identifiers(of: input).first else {
      //! shown-code-proven-address
      let own = purposes.isShown(rules) ? account.address(for: rules.channels.first) : nil
      return (nil, own ?? addressToProve(rules, of: account))
    }
    return (  //! session-username-no-address
      identifier,
      identifier.kind == .username
        ? addressToProve(rules, of: account) : identifier.address(in: account)
    )
  }

  /// One that is not proven yet comes first: a code to another would leave it so for ever.
  private func addressToProve(_ rules: CodeRules, of account: Account) -> Address {
    let fitting = account.identifiers.first { !$0.isConfirmed && rules.reaches($0) }
    return fitting.map(Address.init) ?? account.address(for: rules.channels.first)  //! code-address
  }

  /// A guest becomes somebody, or a person changes the address, or proves the one that was there.
  func applyProof(
    _ caller: AuthenticatedSession, _ identifier: Identifier?, _ address: Address
  ) async throws -> Account {
    let account = caller.account
    if var identifier, identifier.kind != .username,
      !account.identifiers.contains(where: identifier.isSame)
    {
      identifier.isConfirmed = true
      try await changes.name(caller, [identifier])
    } else if let proven = address.ofAPerson ?? identifier?.text {
      let isDone = try await store.confirm(  //! session-proof-counts
        account.id, identifier: proven, by: .session(caller.session.id), unless: { _ in false })
      guard isDone else { throw try await notProven(caller) }  //! unproven-provider-email
    } else {
      return account
    }
    return try await changes.change(caller, AccountUpdate { $0.isGuest = false })
  }

  /// A caller who is still in has no such address any more.
  private func notProven(_ caller: AuthenticatedSession) async throws -> OperationRefusal {
    guard try await store.authenticated(session: caller.session.id) == nil else {
      return OperationRefusal(.codeWrong)
    }
    return try await changes.outdated(caller.account)
  }
}
