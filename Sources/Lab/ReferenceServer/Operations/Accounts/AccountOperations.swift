import AuthServer
import ContractModel
import Crypto
import Machines
import Providers
import Stores

/// Operations of an account by its holder: reading, changing and deleting it.
final class AccountOperations: Sendable {
  private let contract: Contract
  private let store: any AccountStore
  private let lookup: AccountLookup
  private let authenticator: TokenAuthenticator
  private let providers: any IdentityProviders
  private let stepTokens: StepTokens
  private let purposes: CodePurposes
  private let attempts: PasswordAttempts
  private let replacement: PasswordReplacement
  private let shownCodes: ShownCodes
  private let changes: AccountChanges

  init(
    contract: Contract, store: any AccountStore, lookup: AccountLookup,
    authenticator: TokenAuthenticator, providers: any IdentityProviders, stepTokens: StepTokens,
    purposes: CodePurposes,
    attempts: PasswordAttempts, replacement: PasswordReplacement, shownCodes: ShownCodes,
    changes: AccountChanges
  ) {
    self.contract = contract
    self.store = store
    self.lookup = lookup
    self.authenticator = authenticator
    self.providers = providers
    self.stepTokens = stepTokens
    self.purposes = purposes
    self.attempts = attempts
    self.replacement = replacement
    self.shownCodes = shownCodes
    self.changes = changes
  }

  /// A call that is none of the session's business is answered likewise: who calls is asked first.
  func read(_ input: OperationInput) async throws -> Outcome {
    guard let caller = try await authenticator.caller(input) else {
      let steps = contract.tokensReturned(input.endpoint).filter(contract.isStep)
      return .done(AnswerData(tokens: try await stepTokens.issue(steps)))
    }
    var data = AnswerData(account: caller.account, session: caller.session)
    if input.endpoint.operation.value == .call {
      try await mustProve(caller, input)
      try await offerAuthenticator(caller, input, &data)
    }
    return .done(data)
  }

  /// A call that takes the password proves that the person knows it. One that may leave it out asks for nothing.
  private func mustProve(_ caller: AuthenticatedSession, _ input: OperationInput) async throws {
    guard input.password != nil, contract.sends(.password, input.endpoint) else { return }
    try await attempts.mustKnowPassword(caller.account, input)  //! call-checks-password
  }

  /// Sets what was sent and leaves the rest; of names that it may not have, an account gets none.
  func update(_ input: OperationInput) async throws -> Outcome {
    let caller = try await authenticator.requiredCaller(input)
    if input.newPassword == nil, input.password != nil {  //! update-checks-password
      try await attempts.mustKnowPassword(caller.account, input)
    }
    let password =
      input.newPassword == nil
      ? nil : try await replacement.newPassword(of: caller.account, input)
    let proven = try await shownCodes.mustShowCode(input, of: caller.account)
    var names = SentFields(types: contract.types).identifiers(of: input)
    for place in names.indices where proven?.isSame(names[place]) ?? false {
      names[place].isConfirmed = names[place].kind != .username
    }
    try await changes.name(caller, names)
    if let password { try await replacement.set(password, in: caller) }  //! update-keeps-password
    let account = try await changes.change(
      caller, ProfileFields(types: contract.types).profile(input).change)
    return .done(AnswerData(account: account, session: caller.session))
  }

  /// The account is gone at once and with it every session; what the provider has to be told of is told first.
  func delete(_ input: OperationInput) async throws -> Outcome {
    guard contract.sendsSession(input.endpoint) else { return try await deleteFromOutside(input) }
    let caller = try await authenticator.requiredCaller(input)
    if contract.sends(.password, input.endpoint) {
      try await attempts.mustKnowPassword(caller.account, input)
    }
    try await shownCodes.mustShowCode(input, of: caller.account)  //! deletion-needs-code
    try await revokeAtProviders(caller.account, input)
    let isGone = try await store.set(  //! deletion-needs-session
      caller.account.id, state: .deleted, by: .session(caller.session.id))
    guard isGone else { throw try await changes.outdated(caller.account) }
    return .done(AnswerData(account: caller.account))
  }

  /// A call without a session names the account, and proves it by its password, by a code or by both.
  private func deleteFromOutside(_ input: OperationInput) async throws -> Outcome {
    //! deletion-needs-some-proof
    guard input.password != nil || input.code != nil else { throw OperationRefusal(.tokenMissing) }
    let (found, name) = try await namedAccount(input)
    let account: Account
    if contract.sends(.password, input.endpoint) {
      account = try await attempts.mustKnowPassword(found, called: name, input)
    } else {
      guard let found, input.code != nil else { throw OperationRefusal(.codeWrong) }
      account = found
    }
    try account.requireUsable()
    try await shownCodes.mustShowCode(input, of: account)  //! outside-deletion-needs-code
    try await revokeAtProviders(account, input)
    let isGone = try await store.set(
      account.id, state: .deleted,
      by: input.password == nil
        ? .other(resetMark: account.resetMark) : .password(account.passwordHash))
    guard isGone else { throw try await changes.outdated(account) }
    return .done(AnswerData(account: account))
  }

  /// By the account's id, or by a name of the person.
  private func namedAccount(_ input: OperationInput) async throws -> (Account?, name: String) {
    let leaves = SentFields(types: contract.types).leaves(of: input)
    if let id = leaves.first(where: { $0.field.role?.value == .accountID })?.value.asText {
      let account = try await store.account(id)
      return (account?.state == .deleted ? nil : account, id)
    }
    let name = try lookup.named(input)
    return (try await lookup.account(name), name.text)
  }

  /// A provider that cannot be told now does not keep a person's account alive.
  private func revokeAtProviders(_ account: Account, _ input: OperationInput) async throws {
    let grants = try await store.grants(of: account.id)
    for provider in contract.providers {
      let token = grants[provider.name.value]
      let code = input.slots[.authorizationCode]
      guard token != nil || (code != nil && provider.kind.value == .apple) else { continue }
      let grant = ProviderGrant(refreshToken: token.map { Secret($0) }, authorizationCode: code)
      try? await providers.revoke(grant, at: provider)
    }
  }

  /// A key for an authenticator app, to where the contract enrols one: good once a code has proven it. A URL or a second
  /// secret is the link that holds it.
  private func offerAuthenticator(
    _ caller: AuthenticatedSession, _ input: OperationInput, _ data: inout AnswerData
  ) async throws {
    guard case .fields(let fields) = input.endpoint.returns, enrolsAuthenticators else { return }
    let secrets = fields.filter { $0.isSecret && $0.isOneText }
    guard let secret = secrets.first else { return }
    let key = try TimeCode.newKey()
    try await changes.change(caller, AccountUpdate { $0.offeredAuthenticator = key })
    data.values[secret.name.value] = .string(key)
    let url = fields.first { if case .scalar(.url) = $0.shape.element { true } else { false } }
    guard let link = url ?? secrets.dropFirst().first else { return }
    let service = PercentCoding.encode(contract.service.value)
    data.values[link.name.value] = .string(
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
