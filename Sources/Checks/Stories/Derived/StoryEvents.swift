import ContractModel
import Machines

/// The steps that bring an event of a machine about.
struct StoryEvents {
  let ways: StoryWays

  private var contract: Contract { ways.contract }

  /// Nil for what no message and no moment of the app brings about, such as a choice of the person.
  func steps(for event: Event) -> [StoryStep]? {
    if event.isOfCall, let endpoint = contract.endpoints.find(event.subject) {
      return calls(endpoint, event)
    }
    switch event.subject {
    case "any": return event.outcome.flatMap(refusalOfAny)
    case "app": return moment(event.outcome).map { [.app($0)] }
    default: break
    }
    if contract.tokens.find(event.subject) != nil, !contract.isStep(event.subject),
      !event.isOfCall
    {
      return ways.lifetime(of: event.subject).map { [.wait($0)] }
    }
    if contract.callbacks.find(event.subject) != nil, event.outcome == nil {
      return ways.signIns.first { $0.endpoint.endsIn?.value == event.subject }?.steps()
    }
    return nil
  }

  private func moment(_ word: String?) -> Scenario.AppMoment? {
    switch word {
    case "launches": .launchesLocked
    case "unlocks": .unlocks
    case "unlockFails": .unlockFails
    default: nil
    }
  }

  private func calls(_ endpoint: Endpoint, _ event: Event) -> [StoryStep]? {
    guard endpoint.caller == .app || endpoint.endsIn != nil else { return nil }
    guard let outcome = event.outcome else {
      let way = ways.signIns.first { $0.endpoint === endpoint }
      return way?.steps() ?? [.call(endpoint)]
    }
    if outcome == "refused" {
      return firstRefusal(of: endpoint).flatMap { refusal($0, of: endpoint) }
    }
    if contract.choices(of: endpoint).contains(outcome) {
      return [StoryStep.call(endpoint).calling { $0.answer = outcome }]
    }
    return refusal(outcome, of: endpoint)
  }

  /// The first that says more than that the call may succeed later.
  private func firstRefusal(of endpoint: Endpoint) -> String? {
    let all = endpoint.refuses.map { contract.refusals[$0.value] }.filter {
      $0.cause.status != nil && ![.retry, .wait, .tell].contains($0.recovery.value.word)
    }
    return all.first?.name.value
  }

  private func refusalOfAny(_ name: String) -> [StoryStep]? {
    let endpoint = contract.endpoints.first { endpoint in
      endpoint.caller == .app && contract.sendsSession(endpoint)
        && endpoint.operation.value != .sessionEnd && endpoint.operation.value != .sessionRenew
        && endpoint.refuses.contains { $0.value == name }
    }
    return endpoint.flatMap { refusal(name, of: $0) }
  }

  /// The call with the refusal, for a reason that a step makes if there is one.
  func refusal(_ name: String, of endpoint: Endpoint) -> [StoryStep]? {
    guard let refusal = contract.refusals.find(name), refusal.cause.status != nil else {
      return nil
    }
    if let steps = provoked(refusal, endpoint) { return steps }
    return [StoryStep.call(endpoint, refusal: name).calling { $0.isRefusalGiven = true }]
  }

  private func provoked(_ refusal: Refusal, _ endpoint: Endpoint) -> [StoryStep]? {
    let name = refusal.name.value
    let possible = PossibleMeanings(contract).of(endpoint)
    let tells = { (meaning: Meaning) in  //! provoked-by-checked-proof
      possible.contains(meaning) && ways.refusal(meaning, of: endpoint) == name
    }
    if tells(.codeWrong), sends(.code, endpoint) {
      return [.call(endpoint, with: .wrongCode, refusal: name)]
    }
    if tells(.credentialsWrong), sends(.password, endpoint) || ways.provesPassword(endpoint) {
      return [.call(endpoint, with: .wrongPassword, refusal: name)]
    }
    guard contract.sendsSession(endpoint), endpoint.operation.value != .sessionEnd else {
      return nil
    }
    if refusal.means(.accountDisabled) { return [.account(.disabled), .call(endpoint)] }
    if refusal.means(.accountGone) { return [.account(.deleted), .call(endpoint)] }
    if refusal.means(.sessionEnded) { return [.account(.signedOut), .call(endpoint)] }
    return nil
  }

  private func sends(_ scalar: ScalarType, _ endpoint: Endpoint) -> Bool {
    FieldWalk(contract.types).scalars(in: endpoint.sends).contains(scalar)
  }
}
