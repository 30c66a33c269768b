import ContractModel
import Diagnostics

/// Faults around the renewal of a session.
struct RenewalProvocations {
  private let calls: ProvokedCalls
  private let signIn: String
  private let guarded: String
  private let endpoint: Endpoint
  private let name: String
  private let outdated: Refusal

  init(
    _ calls: ProvokedCalls, _ signIn: Endpoint, _ guarded: Endpoint, _ renewal: Endpoint,
    _ outdated: Refusal
  ) {
    self.calls = calls
    self.signIn = signIn.name.value
    self.guarded = guarded.name.value
    endpoint = renewal
    name = renewal.name.value
    self.outdated = outdated
  }

  var all: [Provocation] {
    [once, together, again, twice, lost, failing, empty] + refused
      + [clock, short].compactMap { $0 }
  }

  private func provocation(
    _ id: String, _ says: String, wants: String, at basis: Text? = nil, _ steps: [ProvocationStep]
  ) -> Provocation {
    Provocation(
      id, says, wants: wants, at: basis ?? endpoint.name, [.signIn(signIn).needed] + steps)
  }

  private func fault(_ kind: StagedFault.Kind, times: Int = .max) -> ProvocationStep {
    .stage(StagedFault(endpoint: name, kind: kind, times: times))
  }

  private var old: ProvocationStep { .outdate(outdated.name.value) }

  /// A call that is refused, renewed once and made again.
  private var renewing: ProvocationStep {
    .call(guarded).mustBeDone.exactly(1...1, name, below: .gaveUp, above: .renewedTwice)
      .exactly(0...2, guarded, below: nil, above: .looped)
  }

  private var once: Provocation {
    provocation(
      "token.refused", "The server refuses the token of a call before its time.",
      wants: "The client renews once, and makes the call again.", at: outdated.name,
      [old, renewing])
  }

  private var together: Provocation {
    provocation(
      "token.refusedTogether", "The server refuses the token of three calls at the same moment.",
      wants: "The client renews once, and makes each call again.", at: outdated.name,
      [
        .outdate(outdated.name.value, together: 3), fault(.delay(300)),
        .call(guarded, times: 3).mustBeDone
          .exactly(1...1, name, below: .gaveUp, above: .renewedTwice)
          .exactly(0...6, guarded, below: nil, above: .looped),
      ])
  }

  private var again: Provocation {
    provocation(
      "token.refusedAgain", "The server refuses the new token too.",
      wants: "The client renews once, and ends the call.", at: outdated.name,
      [
        .stage(StagedFault(endpoint: guarded, kind: .refuse(outdated.name.value, seconds: 1))),
        .call(guarded).blaming(.done, shows: .believed).most(2, name, .looped)
          .most(3, guarded, .looped),
      ])
  }

  private var twice: Provocation {
    let past = calls.rotates ? (calls.spent?.rotation.grace?.value ?? 0) + 1 : 1
    return provocation(
      "token.refusedLater", "The server refuses a token, and later the one that was renewed.",
      wants: "The client renews each time, with the tokens of the last renewal.",
      at: outdated.name, [old, renewing, .pass(past), old, renewing])
  }

  private var lost: Provocation {
    let goesOn = !calls.rotates || (calls.spent?.rotation.grace?.value ?? 0) > 0
    let call = ProvocationStep.call(guarded).most(3, name, .looped)
    return provocation(
      "renewal.lost", "The server renews, and the answer is lost.",
      wants: goesOn
        ? "The client stays signed in, and renews with the same token at the next call."
        : "The client asks for a sign-in where the next renewal is refused.",
      [
        old, fault(.lose, times: 1), goesOn ? call.blaming(.signedOut, shows: .gaveUp) : call,
        goesOn ? .call(guarded).mustBeDone : call,
      ])
  }

  /// The session goes on while the renewal fails.
  private var failed: ProvocationStep {
    .call(guarded).blaming(.signedOut, shows: .gaveUp).most(4, name, .looped)
  }

  private var failing: Provocation {
    provocation(
      "renewal.failing", "The server answers a renewal with 503 and `Retry-After: 5`.",
      wants: "The client stays signed in, waits as long as the answer says, and renews later.",
      [
        old, fault(.fail(503, retryAfter: 5)), failed.blaming(.done, shows: .believed), .stage(),
        .wait(6),
        .call(guarded).mustBeDone,
      ])
  }

  private var empty: Provocation {
    provocation(
      "renewal.empty", "The good answer to a renewal has nothing in it, once.",
      wants: "The client keeps its tokens, and renews with them again.",
      [old, fault(.empty, times: 1), failed, .call(guarded).mustBeDone])
  }

  private var refused: [Provocation] {
    calls.refusals(of: endpoint).compactMap { refusal in
      switch refusal.recovery.value {
      case .signIn, .renew: ended(refusal)
      case .retry, .wait, .correct, .continueFlow, .tell: nil
      }
    }
  }

  private func ended(_ refusal: Refusal) -> Provocation {
    provocation(
      "renewal.refused.\(refusal.name.value)",
      "The server refuses a renewal with `\(refusal.name.value)`, by which the session is over.",
      wants: "The client renews once, asks for a sign-in and forgets its tokens.",
      at: refusal.name,
      [
        old, fault(.refuse(refusal.name.value, seconds: 1)),
        .call(guarded).blaming(.done, shows: .believed).most(1, name, .looped),
        .call(guarded).blaming(.done, .failed, shows: .keptSession),
      ])
  }

  /// The token is over by the server's clock, which the client's clock does not know.
  private var clock: Provocation? {
    let carried = calls.guarded.map(calls.carried) ?? []
    guard let life = carried.compactMap({ calls.life(of: $0) }).max(), let spent = calls.spent,
      spent.life.lifetime?.value == .unlimited
        || (calls.life(of: spent.name.value) ?? 0) > life + 120
    else { return nil }
    return provocation(
      "clock.ahead", "The server's clock goes ahead of the client's, past the end of the token.",
      wants: "The client renews once when the server refuses, and makes the call again.",
      at: calls.contract.tokens[carried[0]].name, [.pass(life + 60), renewing])
  }

  private var short: Provocation? {
    let telling = calls.contract.endpoints.filter { endpoint in
      FieldWalk(calls.contract.types).all(returnedBy: endpoint).contains(where: \.tellsLife)
    }
    guard telling.contains(where: { $0 === endpoint }) else { return nil }
    let faults = telling.map { StagedFault(endpoint: $0.name.value, kind: .shorten) }
    return Provocation(
      "token.short", "The answers give tokens a second to live, less than any margin of a client.",
      wants: "The client renews at most once for a call, and does not renew for the renewal.",
      at: endpoint.name,
      [
        ProvocationStep(.stage(faults)), .signIn(signIn).needed, .wait(2),
        .call(guarded).mustBeDone.most(2, name, .looped), .wait(2),
        .call(guarded).mustBeDone.most(2, name, .looped),
      ])
  }
}

extension ProvokedCalls {
  /// Seconds that the contract gives a token; nil where it gives none.
  func life(of token: String) -> Int? {
    if case .seconds(let seconds)? = contract.tokens[token].life.lifetime?.value {
      seconds
    } else {
      nil
    }
  }
}
