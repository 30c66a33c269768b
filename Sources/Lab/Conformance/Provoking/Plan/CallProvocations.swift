import ContractModel
import Diagnostics

/// Faults of a call of somebody who is signed in.
struct CallProvocations {
  private let calls: ProvokedCalls
  private let signIn: String
  private let endpoint: Endpoint
  private let name: String
  private let renewal: String?

  init(_ calls: ProvokedCalls, _ signIn: Endpoint, _ endpoint: Endpoint) {
    self.calls = calls
    self.signIn = signIn.name.value
    self.endpoint = endpoint
    name = endpoint.name.value
    renewal = calls.renewal?.name.value
  }

  var all: [Provocation] {
    [failing, empty, half, slow, redirected] + (isRepeatable ? [lost] : []) + refused
  }

  /// The server would do the same once (RFC 9110 §9.2.2); another call is one of `UnsafeProvocations`.
  private var isRepeatable: Bool { ![.post, .patch].contains(endpoint.method.value) }

  private func provocation(
    _ id: String, _ says: String, wants: String, at basis: Text? = nil, _ fault: StagedFault.Kind,
    times: Int = .max, _ steps: ProvocationStep...
  ) -> Provocation {
    let staged = StagedFault(endpoint: name, kind: fault, times: times)
    return Provocation(
      id, says, wants: wants, at: basis ?? endpoint.name,
      [.signIn(signIn).needed, .stage(staged)] + steps)
  }

  /// The call of the person, which fails and leaves the person signed in. A renewal helps nothing.
  private var call: ProvocationStep {
    .call(name).blaming(.signedOut, shows: .gaveUp).most(0, renewal, .renewedInVain)
  }

  private var failing: Provocation {
    provocation(
      "call.failing", "The server answers a call with 503 and `Retry-After: 5`, then it is well.",
      wants: "The client stays signed in, renews nothing and waits as long as the answer says.",
      .fail(503, retryAfter: 5),
      call.blaming(.done, shows: .believed).most(4, name, .looped), .stage(),
      .wait(6), .call(name).mustBeDone)
  }

  private func unreadable(
    _ id: String, _ says: String, _ fault: StagedFault.Kind
  ) -> Provocation {
    let call = calls.returnsSomething(endpoint) ? call.blaming(.done, shows: .believed) : call
    return provocation(
      id, says, wants: "The client says that the call failed, and stays signed in.", fault,
      call.most(4, name, .looped))
  }

  private var empty: Provocation {
    unreadable("call.empty", "The good answer to a call has nothing in it.", .empty)
  }

  private var half: Provocation {
    unreadable("call.half", "The answer to a call ends in the middle of its body.", .half)
  }

  private var slow: Provocation {
    provocation(
      "call.slow", "The answer to a call takes a second.",
      wants: "The client waits, and calls once.", .delay(1_000),
      call.mustBeDone.most(1, name, .repeated))
  }

  private var redirected: Provocation {
    provocation(
      "call.redirected", "The server sends a call to another host.",
      wants: "The client does not show its tokens there.", .redirect, call)
  }

  private var lost: Provocation {
    provocation(
      "call.lost", "The answer to a call is lost.",
      wants: "The client stays signed in, and renews nothing.", .lose, times: 1,
      call.most(3, name, .looped), .call(name).mustBeDone)
  }

  private var refused: [Provocation] {
    calls.refusals(of: endpoint).compactMap { refusal in
      switch refusal.recovery.value {
      case .renew: nil
      case .signIn: ended(refusal)
      case .retry, .wait, .correct, .continueFlow, .tell:
        provocation(
          "call.refused.\(refusal.name.value)",
          "The server refuses a call with `\(refusal.name.value)`.",
          wants: refusal.recovery.value.conduct, at: refusal.name,
          .refuse(refusal.name.value, seconds: 2),
          refusal.recovery.value.limit(call.blaming(.done, shows: .believed), name))
      }
    }
  }

  private func ended(_ refusal: Refusal) -> Provocation {
    provocation(
      "call.refused.\(refusal.name.value)",
      "The server refuses a call with `\(refusal.name.value)`, by which the session is over.",
      wants: "The client renews nothing, asks for a sign-in and forgets its tokens.",
      at: refusal.name, .refuse(refusal.name.value, seconds: 2),
      .call(name).blaming(.done, shows: .believed).most(1, name, .repeated)
        .most(0, renewal, .renewedInVain),
      .call(name).blaming(.done, .failed, shows: .keptSession))
  }
}

extension ProvokedCalls {
  func returnsSomething(_ endpoint: Endpoint) -> Bool {
    let fields =
      switch endpoint.returns {
      case .nothing: [] as [Field]
      case .fields(let fields): fields
      case .shape(let shape):
        shape.container == .one ? FieldWalk(contract.types).all(below: shape) : []
      }
    return fields.contains { !$0.shape.isOptional && $0.location == .body }
  }
}
