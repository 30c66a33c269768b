import ContractModel
import Machines

/// The calls that an app makes by itself before another one.
extension StoryWays {
  struct CallBefore {
    let endpoint: Endpoint
    /// The name of the answer where it has several.
    var answer: String?
  }

  func callsBefore(_ endpoint: Endpoint) -> [CallBefore] {
    switch endpoint.operation.value {
    case .providerExchange: return page(before: endpoint).map { [CallBefore(endpoint: $0)] } ?? []
    case .sessionEndOne:
      return ends(by: .sessionList).first.map { [CallBefore(endpoint: $0)] } ?? []
    case .signInContinue:
      if let start = startOfProof(endpoint) { return [CallBefore(endpoint: start)] }
      return proof(before: endpoint).map { callsBefore($0.endpoint) + [$0] } ?? []
    case .passwordSignIn, .passwordRegister, .passwordChange, .passwordForgot, .passwordReset,
      .codeSend, .codeVerify, .codeSignIn, .providerSignIn, .providerStart, .providerCallback,
      .providerLink, .providerNotify, .webSignIn, .guestSignIn, .passkeyRegister, .passkeySignIn,
      .sessionRenew, .sessionEnd, .sessionEndOthers, .sessionList, .accountRead, .accountUpdate,
      .accountDelete, .tokenFetch, .tokenIntrospect, .tokenRevoke, .keysPublish, .call:
      return []
    }
  }

  /// The call whose answer asks for this step of a sign-in: both have the mark of the step.
  func proof(before step: Endpoint) -> CallBefore? {
    let roles = Set(roles(step.sends))
    guard !roles.isEmpty, !provesPassword(step) else { return nil }
    for way in signIns {
      let answer = contract.choices(of: way.endpoint).first { type in
        !roles.isDisjoint(with: self.roles(contract.types[type].fields))
      }
      if let answer { return CallBefore(endpoint: way.endpoint, answer: answer) }
    }
    return nil
  }

  /// A sign-in from an unknown place, whose refusal brings the token of this step.
  func oddSignIn(before step: Endpoint) -> [StoryStep]? {
    let tokens = Set(contract.tokensSent(step) + step.needs.map(\.value))
    guard let way = signIns.first(where: { $0.before.isEmpty }),
      let refusal = refusal(.oddSignIn, of: way.endpoint),
      !tokens.isDisjoint(
        with: TokenWalk(contract.types).tokens(in: contract.refusals[refusal].fields))
    else { return nil }
    return way.steps() + [.call(way.endpoint, from: .elsewhere, refusal: refusal)]
  }

  private func roles(_ fields: [Field]) -> [FieldRole] {
    FieldWalk(contract.types).all(fields).compactMap { $0.role?.value }.filter { $0.step != nil }
  }
}
