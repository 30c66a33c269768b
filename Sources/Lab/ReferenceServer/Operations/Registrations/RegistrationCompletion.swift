import ContractModel
import Stores

/// End of a registration: the message, and the answer or the session.
final class RegistrationCompletion: Sendable {
  private let types: Definitions<TypeDefinition>
  private let store: any AccountStore
  private let tokenPolicy: TokenPolicy
  private let confirmations: RegistrationCodes
  private let completer: SignInCompleter

  init(
    types: Definitions<TypeDefinition>, store: any AccountStore, tokenPolicy: TokenPolicy,
    confirmations: RegistrationCodes, completer: SignInCompleter
  ) {
    self.types = types
    self.store = store
    self.tokenPolicy = tokenPolicy
    self.confirmations = confirmations
    self.completer = completer
  }

  /// The registration stands. Nil where somebody else took it over before its session began: who begins again has sent
  /// no message yet.
  func finish(
    _ registration: Registration, with account: Account, at moment: Moment
  ) async throws -> Outcome? {
    let completed = try await completed(registration, account, at: moment)  //! letter-after-turn
    if case .failure(let refused) = completed, refused.reason == .credentialsWrong,
      try await store.account(account.id)?.passwordHash != account.passwordHash
    {
      return nil  //! overtaken-end-retried
    }
    try await confirmations.sendConfirmation(  //! code-to-real-address
      registration, to: registration.identifier.address(in: account))
    return try completed.get()
  }

  func completed(
    _ registration: Registration, _ account: Account, at moment: Moment
  ) async throws -> Result<Outcome, OperationRefusal> {
    guard !tokenPolicy.granted(by: registration.input.endpoint).isEmpty else {
      return .success(  //! answer-after-write
        .done(AnswerData(account: shown(registration, id: account.id, account.state, at: moment))))
    }
    do {
      return .success(try await completer.complete(account, registration.input, .byPassword))
    } catch let refused as OperationRefusal {
      return .failure(refused)
    }
  }

  /// The account that an answer without tokens shows: it is what was sent, whosever the names are and whoever
  /// registered with them before.
  func shown(_ registration: Registration, id: String, _ state: Account.State, at moment: Moment)
    -> Account
  {
    let sent = ProfileFields(types: types).profile(registration.input)
    return Account(
      id: id, state: state, identifiers: registration.names, passwordHash: nil,
      profile: sent.fields, details: sent.details, createdAt: moment)
  }
}
