import ContractModel
import Diagnostics
import Machines

/// Refusals that any client meets sooner or later, and that an endpoint does not declare.
struct RefusalUndeclared: Rule {
  let id = "undeclared-refusal"
  let title = "an endpoint declares the refusals that every client meets"
  let severity = Severity.warning
  let why =
    "the app could only show that something went wrong, and each server would respond in its own way"
  let reason =
    "What an endpoint does decides what it must be able to refuse: a sign-in meets wrong passwords, a registration "
    + "meets weak ones, a code is mistyped. Each of these refusals belongs in `refuses`, as an error with that "
    + "`means`, so that the client, the stubs and the docs know it. A meaning that shares the error of a near one "
    + "(a code that has expired as a code that is wrong) counts as declared. Refusals of tokens are not asked for: a "
    + "client renews after a 401 that no error declares. Refusals of taken names are not asked for either: a server may hide them."

  func findings(in contract: Contract) -> [Finding] {
    let choice = RefusalChoice(contract)
    return contract.endpoints.compactMap { endpoint in
      let missing = ExpectedMeanings(contract).of(endpoint)
        .filter { choice.choose($0, for: endpoint) == nil }
      if missing.isEmpty || lacksMeanings(endpoint, contract) { return nil }
      let words = missing.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      return Finding(
        message: "`\(endpoint.name.value)` declares no error for \(words)",
        span: endpoint.name.span, help: help(missing))
    }
  }

  /// A refusal without `means` may be the one: that rule asks first.
  private func lacksMeanings(_ endpoint: Endpoint, _ contract: Contract) -> Bool {
    endpoint.refuses.contains { contract.refusals[$0.value].lacksMeaning }
  }

  private func help(_ missing: [Meaning]) -> String {
    let says = missing.map { "`\($0.rawValue)`: \($0.says)" }.joined(separator: "; ")
    return "add an error with that `means` to its `refuses` (\(says))"
  }
}

/// The meanings that every client of an endpoint meets.
private struct ExpectedMeanings {
  private let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  func of(_ endpoint: Endpoint) -> [Meaning] {
    let possible = PossibleMeanings(contract).of(endpoint)
    return usual(endpoint).filter(possible.contains)
  }

  private func usual(_ endpoint: Endpoint) -> [Meaning] {
    let lock: [Meaning] = contract.policies.lockout == nil ? [] : [.accountLocked]
    let weak: [Meaning] = contract.policies.password == nil ? [] : [.passwordWeak]
    switch endpoint.operation.value {
    case .passwordSignIn where isBySRP(endpoint): return odd
    case .passwordSignIn: return [.credentialsWrong] + lock + odd
    case .passwordRegister: return weak + terms(endpoint)
    case .passwordChange: return [.credentialsWrong] + weak
    case .passwordReset: return [.codeWrong] + weak
    case .codeSend: return waits(endpoint)
    case .codeVerify: return [.codeWrong]
    case .codeSignIn: return [.codeWrong] + odd
    case .providerSignIn: return [.providerRefused] + odd
    // A page on the way tells of a refusal by its callback.
    case .providerLink: return endpoint.opens == nil ? [.providerRefused] : []
    case .providerExchange: return [.providerRefused]
    case .signInContinue: return [.credentialsWrong, .codeWrong, .challengeUnknown] + weak
    case .passwordForgot, .providerStart, .providerCallback, .providerNotify, .webSignIn,
      .guestSignIn, .passkeyRegister, .passkeySignIn, .sessionRenew, .sessionEnd, .sessionEndOne,
      .sessionEndOthers, .sessionList, .accountRead, .accountUpdate, .accountDelete, .tokenFetch,
      .tokenIntrospect, .tokenRevoke, .keysPublish, .call:
      return []
    }
  }

  /// The password is proved by the next call.
  private func isBySRP(_ endpoint: Endpoint) -> Bool {
    FieldWalk(contract.types).slots(in: endpoint.sends).contains(.srpA)
  }

  private var odd: [Meaning] {
    let policy = contract.policies.devices?.oddSignIn?.value
    return policy == .challenge || policy == .refuse ? [.oddSignIn] : []
  }

  private func terms(_ endpoint: Endpoint) -> [Meaning] {
    let asks = FieldWalk(contract.types).all(endpoint.sends)
      .contains { $0.role?.value == .termsAccepted }
    return asks ? [.termsNotAccepted] : []
  }

  /// A pause between two codes is met by everybody who is impatient.
  private func waits(_ endpoint: Endpoint) -> [Meaning] {
    let policy = endpoint.object.flatMap { contract.policies.codes.find($0.value) }
    return policy?.resendAfter == nil ? [] : [.codeTooSoon]
  }
}
