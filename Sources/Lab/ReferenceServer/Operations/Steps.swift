import AuthServer
import ContractModel
import Crypto
import Machines
import Stores

extension OperationHandlers {
  // guard: askable-step-first
  func step(
    before account: Account, _ given: OperationInput, _ way: SignInProgress
  ) async throws -> SignInStep? {
    let factors = Factors(account)
    let all: [SignInStep: Bool] = [
      .confirmation: account.state == .unconfirmed && !mayComeUnconfirmed(given.endpoint),
      .newPassword: factors.mustChangePassword,
      .terms: contract.policies.terms?.acceptedAt?.value == .signIn && !factors.hasAcceptedTerms,
      .authenticator: factors.authenticator != nil,
      .message: factors.byMessage && factors.authenticator == nil,
    ]
    let step = SignInStep.allCases.first {
      all[$0] == true && !way.passed.contains($0) && canAsk($0, given, way)
    }
    if let step { return step }
    guard way.shown.isDisjoint(with: [.authenticator, .message, .oddSignIn]),
      !way.passed.contains(.oddSignIn)
    else { return nil }
    return try await isOdd(account, given) ? .oddSignIn : nil
  }

  /// A registration that answers with tokens and with nothing else lets a person in who has proven nothing yet.
  func mayComeUnconfirmed(_ endpoint: Endpoint) -> Bool {
    guard endpoint.operation.value == .passwordRegister else { return false }
    let types = AnswerTypes(contract: contract)
    return !types.choices(of: endpoint).contains { types.step(ofType: $0) == .confirmation }
  }

  /// A sign-in by password never passes a step by; others, where a provider or a code has proven
  /// more than a password does, pass one that the contract has no word for.
  private func canAsk(_ step: SignInStep, _ given: OperationInput, _ way: SignInProgress) -> Bool {
    if step == .confirmation || choice(for: step, at: given.endpoint) != nil { return true }
    // guard: step-only-by-password
    return way.isByPassword && (step == .authenticator || step == .message)
  }

  func ask(
    _ step: SignInStep, of account: Account, _ given: OperationInput, _ way: SignInProgress
  ) async throws -> Outcome {
    if step == .oddSignIn, contract.policies.devices?.oddSignIn?.value == .refuse {
      throw OperationRefusal(.oddSignIn)
    }
    guard let type = choice(for: step, at: given.endpoint) else {
      throw try await refusal(asking: step, of: account, given, way)
    }
    var facts = AnswerData(account: account)
    if let token = AnswerTypes(contract: contract).stepToken(inType: type) {
      facts.tokens[token] = try await challenge(token, step, account, given, way)
    }
    return .answered(type: type, facts)
  }

  /// The type of the answer that asks for the step.
  private func choice(for step: SignInStep, at endpoint: Endpoint) -> String? {
    let types = AnswerTypes(contract: contract)
    let choices = types.choices(of: endpoint).filter { name in
      TokenWalk(contract.types).tokens(inType: name).allSatisfy(contract.isStep)
    }
    let exact = choices.first { types.step(ofType: $0) == step }
    guard step == .oddSignIn else { return exact }
    return exact ?? choices.first { types.step(ofType: $0) == .message }
  }

  func asksForConfirmation(_ given: OperationInput) -> Bool {
    declares(.accountUnconfirmed, at: given)
      || choice(for: .confirmation, at: given.endpoint) != nil
  }

  /// A refusal may carry the challenge as well.
  private func refusal(
    asking step: SignInStep, of account: Account, _ given: OperationInput, _ way: SignInProgress
  ) async throws -> OperationRefusal {
    if step == .confirmation { return OperationRefusal(.accountUnconfirmed) }
    guard let token = refusedToken(at: given.endpoint) else { return OperationRefusal(.oddSignIn) }
    return OperationRefusal(
      .oddSignIn, tokens: [token: try await challenge(token, step, account, given, way)])
  }

  /// The token that the refusal of an odd sign-in brings.
  private func refusedToken(at endpoint: Endpoint) -> String? {
    let refusal = endpoint.refuses.map { contract.refusals[$0.value] }.first {
      $0.means(.oddSignIn)
    }
    return TokenWalk(contract.types).tokens(in: refusal?.fields ?? []).first(where: contract.isStep)
  }

  private func challenge(
    _ token: String, _ step: SignInStep, _ account: Account, _ given: OperationInput,
    _ way: SignInProgress
  ) async throws -> IssuedToken {
    let ticket = Challenge(
      account: account.id, password: passwordMark(of: account), step: step, way: way)
    let issued = try await issue(token, ticket.payload)
    if step == .message || step == .oddSignIn {
      try await sendStepCode(to: account, ticket: issued.secret, token: token, step)
    }
    return issued
  }

  /// A token that joins the steps: good once, and kept as a ticket.
  func issue(_ token: String, _ payload: JSONObject) async throws -> IssuedToken {
    let text = try RandomText.token().reveal()
    let lifetime = tokenPolicy.lifetime(of: token) ?? 10 * 60
    try await store.put(
      ticket: hash.fingerprint(ofTicket: token, text), kind: token, payload: payload,
      lifetime: lifetime)
    return IssuedToken(
      secret: Secret(text), expiresAt: now.adding(seconds: lifetime), lifetime: lifetime)
  }
}

/// The content of a challenge's ticket.
struct Challenge: Sendable {
  let account: String
  /// The mark of the password as it was: whoever sets another one ends the sign-ins that are under way.
  let password: String
  let step: SignInStep
  let way: SignInProgress

  init(account: String, password: String, step: SignInStep, way: SignInProgress) {
    self.account = account
    self.password = password
    self.step = step
    self.way = way
  }

  init?(_ payload: JSONObject) {
    guard let account = payload["account"]?.asText, let password = payload["password"]?.asText,
      let step = payload["step"]?.asText.flatMap(SignInStep.init(rawValue:)),
      case .object(let way)? = payload["way"]
    else { return nil }
    self.init(account: account, password: password, step: step, way: SignInProgress(way))
  }

  var payload: JSONObject {
    [
      "account": .string(account), "password": .string(password), "step": .string(step.rawValue),
      "way": .object(way.payload),
    ]
  }
}
