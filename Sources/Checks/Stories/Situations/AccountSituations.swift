import ContractModel
import Diagnostics
import Machines

/// The server ends what a person has: the session, or the account.
struct AccountSituations {
  let ways: StoryWays

  init(_ ways: StoryWays) { self.ways = ways }

  var all: [Story] {
    guard let signIn = ways.signIn else { return [] }
    return (ways.check.map { changes(signIn, $0) } ?? []) + halfDeleted(signIn)
  }

  private func changes(_ signIn: [StoryStep], _ check: Endpoint) -> [Story] {
    let place = check.name.span
    return [
      Story(
        "accountDisabled",
        "Somebody disables the account in mid-session; the next call says so, and a sign-in is refused.",
        at: place,
        signIn + [.account(.disabled), .call(check)] + refused(.accountDisabled)),
      Story(
        "accountDeleted",
        "Somebody deletes the account in mid-session; the next call ends the session on the device.",
        at: place, signIn + [.account(.deleted), .call(check)]),
      Story(
        "signedOutElsewhere",
        "The server ends the session by itself; the next call ends it on the device.", at: place,
        signIn + [.account(.signedOut), .call(check)]),
    ]
  }

  /// A sign-in of an account that the server does not let in, where the contract has a refusal for that.
  private func refused(_ meaning: Meaning) -> [StoryStep] {
    guard let endpoint = ways.signIns.first?.endpoint, ways.signIns.first?.before.isEmpty == true,
      ways.refusals.declares(meaning, at: endpoint),
      let refusal = ways.refusal(meaning, of: endpoint)
    else { return [] }
    return [.call(endpoint, refusal: refusal)]
  }

  /// A flow that deletes in steps, and that the app leaves between two of them.
  private func halfDeleted(_ signIn: [StoryStep]) -> [Story] {
    ways.contract.flows.compactMap { flow in
      guard let (first, kept, last) = Self.deletion(in: flow, ways.contract) else { return nil }
      return Story(
        "deletionHalfDone.\(flow.name.value)",
        "A deletion takes several calls; the last one is lost, and the app goes on with it after a new start.",
        at: kept,
        signIn + [
          .call(first), StoryStep.call(last).calling { $0.loss = .request }, .app(.launches),
          .call(last),
        ])
    }
  }

  private static func deletion(
    in flow: MachineDefinition, _ contract: Contract
  ) -> (first: Endpoint, kept: Span, last: Endpoint)? {
    let calls = { (state: StateDefinition) in
      state.moves.compactMap { move -> (Endpoint, String)? in
        contract.endpoints.find(move.event.value.subject).map { ($0, move.target.value) }
      }
    }
    for state in flow.states {
      for (first, target) in calls(state) {
        guard let next = flow.states.find(target), next.kept?.value == true,
          let last = calls(next).first(where: { $0.0.operation.value == .accountDelete })
        else { continue }
        return (first, next.name.span, last.0)
      }
    }
    return nil
  }
}
