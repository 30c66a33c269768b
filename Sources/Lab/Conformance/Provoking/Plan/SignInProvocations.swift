import ContractModel
import Diagnostics

/// Faults while a person signs in.
struct SignInProvocations {
  private let calls: ProvokedCalls
  private let endpoint: Endpoint
  private let name: String

  init(_ calls: ProvokedCalls, _ endpoint: Endpoint) {
    self.calls = calls
    self.endpoint = endpoint
    name = endpoint.name.value
  }

  var all: [Provocation] { [plain, empty] + (endpoint.caller == .app ? [lost] + refused : []) }

  private var plain: Provocation {
    var steps = [ProvocationStep.signIn(name).mustBeDone]
    if let guarded = calls.guarded?.name.value {
      steps.append(
        .call(guarded).mustBeDone.most(2, guarded, .looped)
          .most(1, calls.renewal?.name.value, .renewedInVain))
    }
    return Provocation(
      "plain", "The server plays no fault.", wants: "The client signs in and calls.",
      at: endpoint.name, steps)
  }

  /// The answer has no tokens, so nobody is signed in.
  private var empty: Provocation {
    Provocation(
      "signIn.empty", "The answer to the sign-in has nothing in it.",
      wants: "The client says that it failed.", at: endpoint.name,
      [
        .stage(StagedFault(endpoint: name, kind: .empty)),
        .signIn(name).blaming(.done, shows: .believed),
      ])
  }

  private var lost: Provocation {
    Provocation(
      "signIn.lost", "The server signs the person in, and the answer is lost.",
      wants: "The client says that it failed, and does not show the same proof again by itself.",
      at: endpoint.name,
      [
        .stage(StagedFault(endpoint: name, kind: .lose)),
        .signIn(name).most(1, name, .repeated).blaming(.done, shows: .believed),
      ])
  }

  private var refused: [Provocation] {
    calls.refusals(of: endpoint).map { refusal in
      let step = ProvocationStep.signIn(name).blaming(.done, shows: .believed)
      return Provocation(
        "signIn.refused.\(refusal.name.value)",
        "The server refuses the sign-in with `\(refusal.name.value)`.",
        wants: refusal.recovery.value.conduct, at: refusal.name,
        [
          .stage(StagedFault(endpoint: name, kind: .refuse(refusal.name.value, seconds: 2))),
          refusal.recovery.value.limit(step, name),
        ])
    }
  }
}

extension Recovery {
  /// The conduct of a good client after a refusal that ends no session.
  var conduct: String {
    switch self {
    case .wait: "The client says so, and calls again after the time, if at all."
    case .retry: "The client says so, and tries again a few times, if at all."
    case .renew, .correct, .signIn, .continueFlow, .tell:
      "The client says so, and does not make the same call again."
    }
  }

  func limit(_ step: ProvocationStep, _ endpoint: String) -> ProvocationStep {
    switch self {
    case .wait, .retry: step.most(4, endpoint, .looped)
    case .renew, .correct, .signIn, .continueFlow, .tell: step.most(1, endpoint, .repeated)
    }
  }
}
