import ContractModel
import Machines

/// Codes that are wrong or too old.
struct CodeSituations {
  let ways: StoryWays

  init(_ ways: StoryWays) { self.ways = ways }

  var all: [Story] { takers.flatMap { [wrong($0), expired($0)].compactMap { $0 } } }

  /// The calls that take a code which another call sends, and what comes before the code.
  private var takers: [(endpoint: Endpoint, before: [StoryStep])] {
    ways.contract.endpoints.compactMap { endpoint in
      guard endpoint.caller == .app else { return nil }
      switch endpoint.operation.value {
      case .codeSignIn:
        return ways.sender(of: endpoint).map { (endpoint, [.call($0)]) }
      case .codeVerify:
        guard let register = ways.ends(by: .passwordRegister).first else { return nil }
        let isSent = ways.contract.confirmationCode(sentBy: register) != nil
        let sender = isSent ? nil : ways.sender(of: endpoint)
        guard isSent || sender != nil else { return nil }
        return (endpoint, [.call(register)] + (sender.map { [.call($0)] } ?? []))
      case .passwordSignIn, .passwordRegister, .passwordChange, .passwordForgot, .passwordReset,
        .codeSend, .providerSignIn, .providerStart, .providerCallback, .providerExchange,
        .providerLink, .providerNotify, .webSignIn, .guestSignIn, .signInContinue, .passkeyRegister,
        .passkeySignIn, .sessionRenew, .sessionEnd, .sessionEndOne, .sessionEndOthers, .sessionList,
        .accountRead, .accountUpdate, .accountDelete, .tokenFetch, .tokenIntrospect, .tokenRevoke,
        .keysPublish, .call:
        return nil
      }
    }
  }

  private func wrong(_ taker: (endpoint: Endpoint, before: [StoryStep])) -> Story? {
    guard let refusal = ways.refusal(.codeWrong, of: taker.endpoint) else { return nil }
    let name = taker.endpoint.name.value
    return Story(
      "codeMistyped.\(name)", "A person mistypes the code of `\(name)`, and then types it right.",
      at: taker.endpoint.name.span,
      taker.before + [
        .call(taker.endpoint, with: .wrongCode, refusal: refusal), .call(taker.endpoint),
      ])
  }

  /// The server says by itself that a code is over if the contract does not tell its life.
  private func expired(_ taker: (endpoint: Endpoint, before: [StoryStep])) -> Story? {
    let name = taker.endpoint.name.value
    let policy = taker.endpoint.object.flatMap { ways.contract.policies.codes.find($0.value) }
    let isDeclared = ways.refusals.declares(.codeExpired, at: taker.endpoint)
    guard let refusal = ways.refusal(.codeExpired, of: taker.endpoint),
      isDeclared || policy?.lifetime != nil
    else { return nil }
    let late = StoryStep.call(taker.endpoint, refusal: refusal)
      .calling { $0.isRefusalGiven = policy?.lifetime == nil }
    return Story(
      "codeExpired.\(name)", "A person types the code of `\(name)` when its life is over.",
      at: policy?.lifetime?.span ?? taker.endpoint.name.span,
      taker.before + (policy?.lifetime.map { [.wait($0.value)] } ?? []) + [late])
  }
}
