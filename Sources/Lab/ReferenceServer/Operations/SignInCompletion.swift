import AuthServer
import ContractModel
import Machines
import Stores

extension OperationHandlers {
  /// Lets a proven account in after a sign-in, if it may come in; a step that comes first is asked.
  func enter(
    _ account: Account, _ given: OperationInput, _ way: SignInProgress = SignInProgress()
  ) async throws -> Outcome {
    try mustBeGood(account)
    if let step = try await step(before: account, given, way) {
      return try await ask(step, of: account, given, way)
    }
    return try await begin(account, given, way)
  }

  /// A session with everything that the endpoint brings.
  private func begin(_ account: Account, _ given: OperationInput, _ way: SignInProgress)
    async throws -> Outcome
  {
    let endpoint = given.endpoint
    let names = tokenPolicy.granted(by: endpoint)
    if names.isEmpty, let callback = endpoint.endsIn?.value {
      // The session begins where the app brings the code.
      let facts = AnswerData(account: account)
      return try await leave(to: callback, with: facts, account, way, app: asked(given))
    }
    let app = try await asked(given)
    let facts = try await session(for: account, given, way, bringing: names)
    if let callback = endpoint.endsIn?.value {
      return try await leave(to: callback, with: facts, account, way, app: app)
    }
    return outcome(facts, at: endpoint)
  }

  func session(
    for account: Account, _ given: OperationInput, _ way: SignInProgress, bringing names: [String]
  ) async throws -> AnswerData {
    let device = deviceAlias(given)
    let isNew = try await isNewDevice(device, of: account)
    let drafts = try names.map(authenticator.tokenIssuer.draft)
    // guard: sign-in-same-account, sign-in-password-current
    let new = NewSession(
      account: account.id, deviceName: given.deviceName, device: device, ends: tokenPolicy.ends,
      idle: tokenPolicy.idle(granting: names),
      tokens: drafts.compactMap { authenticator.tokenIssuer.kept($0, device: given.device) },
      allowsUnconfirmed: mayComeUnconfirmed(given.endpoint),
      proof: way.isByPassword
        ? .password(account.passwordHash) : .other(startedOver: account.startedOver))
    guard let session = try await store.begin(new) else {
      throw try await tooLate(account, way)
    }
    try await remember(account, given)
    if isNew { try await tellOfNewDevice(account, given) }
    try await keepToLimit(of: account)
    let standing = AuthenticatedSession(session: session, account: account)
    return AnswerData(
      tokens: try await authenticator.tokenIssuer.finish(drafts, standing), account: account,
      session: session)
  }

  /// An account that started over is another one, for whoever knew it by something else than its password.
  private func tooLate(_ account: Account, _ way: SignInProgress) async throws -> OperationRefusal {
    let now = try await store.account(account.id)
    if way.isByPassword, let now, now.passwordHash != account.passwordHash {
      return OperationRefusal(.credentialsWrong)
    }
    if now?.startedOver != account.startedOver { return OperationRefusal(.accountGone) }
    return OperationRefusal(Meaning(ofEnd: now?.state ?? .deleted))
  }

  /// The outcome of a call; where an answer is one of several types, it says which one it is.
  func outcome(_ facts: AnswerData, at endpoint: Endpoint) -> Outcome {
    let types = AnswerTypes(contract: contract).choices(of: endpoint)
    guard !types.isEmpty else { return .done(facts) }
    let good = types.first { name in
      TokenWalk(contract.types).tokens(inType: name).contains { facts.tokens[$0] != nil }
    }
    return .answered(type: good ?? types[0], facts)
  }
}

/// The types that an answer may be of.
struct AnswerTypes {
  let contract: Contract

  func choices(of endpoint: Endpoint) -> [String] {
    guard case .shape(let shape) = endpoint.returns, case .type(let name) = shape.element,
      case .oneOf(let names)? = contract.types.find(name)?.content
    else { return [] }
    return names.map(\.value)
  }

  /// The step of a sign-in that an answer of the type asks for.
  func step(ofType name: String) -> SignInStep? { steps(in: contract.types[name].fields).first }

  /// The steps that fields are about.
  func steps(in fields: [Field]) -> [SignInStep] {
    FieldWalk(contract.types).all(fields).compactMap { $0.role?.value.step }
  }

  /// The token that joins this step to the next.
  func stepToken(inType name: String) -> String? {
    TokenWalk(contract.types).tokens(inType: name).first(where: contract.isStep)
  }
}
