import ContractModel
import Machines

/// Says to which states of the session a step can lead.
struct SessionPaths {
  let start: String
  let moves: [Machine.Move]
  private let contract: Contract
  private let holds: [String: Set<String>]
  private let renewal: String?

  init(_ contract: Contract) {
    self.contract = contract
    let machine = SessionMachine.derive(from: contract)
    start = machine.start
    moves = machine.moves
    holds = Dictionary(
      machine.states.map { ($0.name, Set($0.holds)) }, uniquingKeysWith: { one, _ in one })
    renewal = contract.renewal?.name.value
  }

  /// The tokens of the session that a call carries and that are in none of these states, nor after a renewal.
  func lacks(_ endpoint: Endpoint, from states: Set<String>, _ waited: Int) -> [String] {
    let carried = carried(by: endpoint)
    let all = renewed(ended(states, after: waited)).union(states)
    let isHeld = all.contains { carried.isSubset(of: holds[$0] ?? []) }
    return isHeld ? [] : carried.sorted()
  }

  /// After a call that ends as the step expects.
  func after(
    _ endpoint: Endpoint, from states: Set<String>, _ step: Scenario.Step, _ waited: Int
  ) -> Set<String> {
    let name = endpoint.name.value
    let isRenewing = !carried(by: endpoint).isEmpty && name != renewal
    let before = isRenewing ? renewed(ended(states, after: waited)).union(states) : states
    if let given = step.call?.givenRefusal, step.refusal == nil {
      // The app may have moved by it before the call was repeated.
      return answered(endpoint, before).union(before).union(
        targets(before) { $0.outcome == given.value || $0 == Event(name, "refused") })
    }
    if let refusal = step.refusal {
      return before.union(
        targets(before) { $0 == Event("any", refusal.value) || $0 == Event(name, refusal.value) }
      )
      .union(targets(before) { $0 == Event(name, "refused") })
    }
    if step.fails {
      let subjects = [name, "any", endpoint.endsIn?.value, renewal].compactMap { $0 }
      return before.union(targets(before) { $0.isOfCall && subjects.contains($0.subject) })
    }
    return answered(endpoint, before)
  }

  /// A good answer; one of several types may move the session or not.
  private func answered(_ endpoint: Endpoint, _ states: Set<String>) -> Set<String> {
    let names = [endpoint.name.value, endpoint.endsIn?.value]
    return states.reduce(into: []) { all, state in
      let sure = targets([state]) { names.contains($0.subject) && $0.outcome == nil }
      guard sure.isEmpty else { return all.formUnion(sure) }
      let refusals = endpoint.refuses.map(\.value) + ["refused"]
      let perhaps = targets([state]) { event in
        event.isOfCall && event.subject == endpoint.name.value
          && event.outcome.map { !refusals.contains($0) } == true
      }
      all.formUnion(perhaps.union([state]))
    }
  }

  /// After something happened in the app; none where it cannot happen.
  func after(
    _ moment: Scenario.AppMoment, from states: Set<String>, _ waited: Int
  ) -> Set<String> {
    switch moment {
    case .launches: renewed(ended(states, after: waited)).union(states)
    case .launchesLocked: targets(states) { $0 == Event("app", "launches") }
    case .starts:
      renewed(ended(states, after: waited)).union(states)
        .union(targets(states) { $0 == Event("app", "launches") })
    case .unlocks: targets(states) { $0 == Event("app", "unlocks") }
    case .unlockFails: targets(states) { $0 == Event("app", "unlockFails") }
    }
  }

  /// With the states to which the end of tokens leads after so many seconds.
  func ended(_ states: Set<String>, after seconds: Int) -> Set<String> {  //! scenario-time-passes
    guard seconds > 0 else { return states }
    return closure(states) { event in
      event.outcome == "expires" && contract.tokens[event.subject].mayEnd(within: seconds)
    }
  }

  private func renewed(_ states: Set<String>) -> Set<String> {
    renewal.map { name in closure(states) { $0.isOfCall && $0.subject == name } } ?? states
  }

  private func carried(by endpoint: Endpoint) -> Set<String> {
    let sent = TokenWalk(contract.types).tokens(in: endpoint.sends.filter { !$0.shape.isOptional })
    let names = sent + endpoint.needs.map(\.value)
    return Set(names).intersection(holds.values.reduce([]) { $0.union($1) })
  }

  private func closure(
    _ states: Set<String>, over isMeant: (Event) -> Bool
  ) -> Set<String> {
    var all = states
    while true {
      let more = all.union(targets(all, of: isMeant))
      if more == all { return all }
      all = more
    }
  }

  private func targets(_ states: Set<String>, of isMeant: (Event) -> Bool) -> Set<String> {
    Set(moves.filter { states.contains($0.from) && isMeant($0.event) }.map(\.to))
  }
}

extension Token {
  /// A token without a declared end may end at any time.
  fileprivate func mayEnd(within seconds: Int) -> Bool {
    let ends = [life.seconds, life.idle?.value, life.ends?.value].compactMap { $0 }
    if ends.isEmpty { return true }
    return ends.contains { $0 <= seconds }  //! scenario-token-time
  }
}
