import ContractModel
import Diagnostics
import Machines

/// Faults of calls that do something: a mail goes out, a profile changes.
struct UnsafeProvocations {
  private let calls: ProvokedCalls
  private let signIn: Endpoint

  init(_ calls: ProvokedCalls, _ signIn: Endpoint) {
    self.calls = calls
    self.signIn = signIn
  }

  var all: [Provocation] { calls.unsafe.flatMap { [lost($0)] + waiting($0) } }

  /// A sign-in, where the call needs one.
  private func before(_ endpoint: Endpoint) -> [ProvocationStep] {
    calls.contract.sendsSession(endpoint) ? [.signIn(signIn.name.value).needed] : []
  }

  private func lost(_ endpoint: Endpoint) -> Provocation {
    let name = endpoint.name.value
    let call = ProvocationStep.call(name).most(1, name, .repeated).blaming(.done, shows: .believed)
    let isSignedIn = calls.contract.sendsSession(endpoint)
    return Provocation(
      "call.lost.\(name)", "The server does what `\(name)` asks for, and the answer is lost.",
      wants: "The client says that it failed, and does not call again by itself.",
      at: endpoint.name,
      before(endpoint) + [
        .stage(StagedFault(endpoint: name, kind: .lose)),
        isSignedIn ? call.blaming(.signedOut, shows: .gaveUp) : call,
      ])
  }

  private func waiting(_ endpoint: Endpoint) -> [Provocation] {
    let name = endpoint.name.value
    return calls.refusals(of: endpoint).compactMap { refusal in
      guard case .wait = refusal.recovery.value else { return nil }
      return Provocation(
        "call.refused.\(name).\(refusal.name.value)",
        "The server refuses `\(name)` with `\(refusal.name.value)`, for two seconds.",
        wants: refusal.recovery.value.conduct, at: refusal.name,
        before(endpoint) + [
          .stage(StagedFault(endpoint: name, kind: .refuse(refusal.name.value, seconds: 2))),
          .call(name).blaming(.done, shows: .believed).most(4, name, .looped),
        ])
    }
  }
}
