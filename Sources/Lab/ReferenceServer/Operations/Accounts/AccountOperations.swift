import AuthServer
import ContractModel
import Machines
import Providers
import Stores

/// Operations of an account by its holder: reading, changing and deleting it.
final class AccountOperations: Sendable {
  private let contract: Contract
  private let store: any AccountStore
  private let authenticator: TokenAuthenticator
  private let providers: any ProviderGate
  private let stepTokens: StepTokens
  private let purposes: CodePurposes
  private let trials: PasswordTrials
  private let replacement: PasswordReplacement
  private let shownCodes: ShownCodes
  private let changes: AccountChanges

  init(
    contract: Contract, store: any AccountStore, authenticator: TokenAuthenticator,
    providers: any ProviderGate, stepTokens: StepTokens, purposes: CodePurposes,
    trials: PasswordTrials, replacement: PasswordReplacement, shownCodes: ShownCodes,
    changes: AccountChanges
  ) {
    self.contract = contract
    self.store = store
    self.authenticator = authenticator
    self.providers = providers
    self.stepTokens = stepTokens
    self.purposes = purposes
    self.trials = trials
    self.replacement = replacement
    self.shownCodes = shownCodes
    self.changes = changes
  }

  /// A call that is none of the session's business is answered likewise: who calls is asked first.
  func read(_ given: OperationInput) async throws -> Outcome {
    guard let standing = try await authenticator.caller(given) else {
      let steps = contract.tokensReturned(given.endpoint).filter(contract.isStep)
      return .done(AnswerData(tokens: try await stepTokens.issue(steps)))
    }
    var facts = AnswerData(account: standing.account, session: standing.session)
    if given.endpoint.operation.value == .call {
      try await offerAuthenticator(standing, given, &facts)
    }
    return .done(facts)
  }

  /// Sets what was sent and leaves the rest; of names that it may not have, an account gets none.
  func update(_ given: OperationInput) async throws -> Outcome {
    let standing = try await authenticator.somebody(given)
    // guard: update-checks-password
    if given.newPassword == nil, given.password != nil {
      try await trials.mustKnowPassword(standing.account, given)
    }
    let password =
      given.newPassword == nil
      ? nil : try await replacement.newPassword(of: standing.account, given)
    let proven = try await shownCodes.mustShowCode(given, of: standing.account)
    var names = SentFields(types: contract.types).identifiers(of: given)
    for place in names.indices where proven?.isSame(names[place]) ?? false {
      names[place].isConfirmed = names[place].kind != .username
    }
    try await changes.name(standing, names)
    // guard: update-keeps-password
    if let password { try await replacement.set(password, in: standing) }
    let account = try await changes.change(
      standing, ProfileFields(types: contract.types).profile(given).change)
    return .done(AnswerData(account: account, session: standing.session))
  }

  /// The account is gone at once and with it every session; what the provider has to be told of is told first.
  func delete(_ given: OperationInput) async throws -> Outcome {
    let standing = try await authenticator.somebody(given)
    if contract.sends(.password, given.endpoint) {
      try await trials.mustKnowPassword(standing.account, given)
    }
    // guard: deletion-needs-code
    try await shownCodes.mustShowCode(given, of: standing.account)
    try await revokeAtProviders(standing.account, given)
    // guard: deletion-needs-session
    let isGone = try await store.set(
      standing.account.id, state: .deleted, by: .session(standing.session.id))
    guard isGone else { throw try await changes.outdated(standing.account) }
    return .done(AnswerData(account: standing.account))
  }

  /// A provider that cannot be told now does not keep a person's account alive.
  private func revokeAtProviders(_ account: Account, _ given: OperationInput) async throws {
    let grants = try await store.grants(of: account.id)
    for provider in contract.providers {
      let token = grants[provider.name.value]
      let code = given.slots[.authorizationCode]
      guard token != nil || (code != nil && provider.kind.value == .apple) else { continue }
      let grant = ProviderGrant(refreshToken: token.map { Secret($0) }, authorizationCode: code)
      try? await providers.revoke(grant, at: provider)
    }
  }

  /// A key for an authenticator app, to where the contract enrols one: good once a code has proven it. A URL or a second
  /// secret is the link that holds it.
  private func offerAuthenticator(
    _ standing: AuthenticatedSession, _ given: OperationInput, _ facts: inout AnswerData
  ) async throws {
    guard case .fields(let fields) = given.endpoint.returns, enrolsAuthenticators else { return }
    let secrets = fields.filter { $0.isSecret && $0.isOneText }
    guard let secret = secrets.first else { return }
    let key = try TimeCode.newKey()
    try await changes.change(standing, AccountUpdate { $0.offeredAuthenticator = key })
    facts.values[secret.name.value] = .string(key)
    let url = fields.first { if case .scalar(.url) = $0.shape.element { true } else { false } }
    guard let link = url ?? secrets.dropFirst().first else { return }
    let service = PercentCoding.encode(contract.service.value)
    facts.values[link.name.value] = .string(
      "otpauth://totp/\(service)?secret=\(key)&issuer=\(service)")
  }

  private var enrolsAuthenticators: Bool {
    contract.endpoints.contains { endpoint in
      endpoint.operation.value == .codeVerify && contract.sendsSession(endpoint)
        && endpoint.object.map {
          purposes.isForAuthenticators(CodeRules(contract.policies.codes[$0.value]))
        } ?? false
    }
  }
}

extension Field {
  fileprivate var isOneText: Bool {
    if case .scalar(.string) = shape.element { true } else { false }
  }
}
