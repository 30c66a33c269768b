import ContractModel
import Diagnostics

/// Faults while a person signs out.
struct SignOutProvocations {
  private let calls: ProvokedCalls
  private let signIn: String
  private let endpoint: Endpoint
  private let name: String

  init(_ calls: ProvokedCalls, _ signIn: Endpoint, _ endpoint: Endpoint) {
    self.calls = calls
    self.signIn = signIn.name.value
    self.endpoint = endpoint
    name = endpoint.name.value
  }

  var all: [Provocation] { [plain, lost, failing] + [duringRenewal].compactMap { $0 } }

  private func provocation(
    _ id: String, _ says: String, wants: String, _ steps: ProvocationStep...
  ) -> Provocation {
    var steps = [.signIn(signIn).needed] + steps
    if let guarded = calls.guarded?.name.value {
      steps.append(.call(guarded).blaming(.done, shows: .keptToken))
    }
    return Provocation(id, says, wants: wants, at: endpoint.name, steps)
  }

  private var plain: Provocation {
    provocation(
      "signOut.plain", "The person signs out.",
      wants: "The client tells the server once, and forgets its tokens.",
      .signOut.blaming(.failed, shows: .gaveUp)
        .exactly(1...2, name, below: .neverTold, above: .repeated))
  }

  private var lost: Provocation {
    provocation(
      "signOut.lost", "The server ends the session, and the answer is lost.",
      wants: "The client forgets its tokens all the same. It may tell the server again.",
      .stage(StagedFault(endpoint: name, kind: .lose)),
      .signOut.exactly(1...4, name, below: .neverTold, above: .looped))
  }

  /// The renewal brings tokens to somebody who has left.
  private var duringRenewal: Provocation? {
    guard let renewal = calls.renewal, let guarded = calls.guarded,
      let outdated = calls.outdating(guarded)
    else { return nil }
    return provocation(
      "signOut.duringRenewal", "The person signs out while a renewal waits for its answer.",
      wants: "The client tells the server, and forgets the tokens of the renewal too.",
      .outdate(outdated.name.value),
      .stage(StagedFault(endpoint: renewal.name.value, kind: .delay(600))),
      .signOutDuring(guarded.name.value)
        .exactly(1...4, name, below: .neverTold, above: .looped))
  }

  private var failing: Provocation {
    provocation(
      "signOut.failing", "The server answers the sign-out with 503 and `Retry-After: 5`.",
      wants: "The client forgets its tokens all the same. It may tell the server later.",
      .stage(StagedFault(endpoint: name, kind: .fail(503, retryAfter: 5))),
      .signOut.exactly(1...4, name, below: .neverTold, above: .looped))
  }
}
