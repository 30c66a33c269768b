import Foundation
import SessionCore

/// Tells the core what happens, and does what follows.
extension AuthSession {
  func tell(_ event: SessionEvent) {
    let effects = shared.core.on(event, at: shared.seconds, store: shared.storage)
    for effect in effects { perform(effect) }
  }

  /// Tells the core an event of a call, and waits for the call's verdict.
  func decide(_ call: Int, _ event: SessionEvent) async -> Decision<Contract> {
    tell(event)
    if let decision = shared.decisions.removeValue(forKey: call) { return decision }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { shared.waiting[call] = $0 }
    } onCancel: {
      wire.spawner.start { await self.tell(.cancelled(call: call)) }
    }
  }

  private func perform(_ effect: SessionEffect) {
    switch effect {
    case .resume(let call, let verdict): resume(call, verdict)
    case .lease(let flight, let seconds):
      wire.spawner.start { await self.lease(flight, within: seconds) }
    case .renew(let flight, let tokens, let seconds):
      wire.spawner.start { await self.renew(flight, tokens, within: seconds) }
    case .wake(let flight, let seconds):
      _ = wire.alarm.set(seconds) { await self.tell(.timer(flight: flight)) }
    case .landed(let flight, let end): landed(flight, end)
    case .leave(let call, let record): shared.leaving.removeValue(forKey: call)?(record)
    case .revoke(let tokens): revoke(tokens)
    case .show(let state, let values, let cause):
      show(Contract.machine.state(state), KeptValues(values), cause)
    case .renewalBegan: shared.observers.tell(.renewalBegan)
    }
  }

  private func resume(_ call: Int, _ verdict: Verdict) {
    var outcome: RenewalOutcome<Contract>?
    switch verdict {
    case .fail(.renewal(let flight)), .renewed(let flight): outcome = shared.outcomes[flight]
    default: break
    }
    let decision = Decision(verdict: verdict, outcome: outcome)
    if let waiter = shared.waiting.removeValue(forKey: call) {
      waiter.resume(returning: decision)
    } else {
      shared.decisions[call] = decision
    }
  }

  /// Shows the session to those who watch, of all clients on the store.
  private func show(
    _ state: Contract.SessionState, _ kept: KeptValues<Contract>, _ cause: ChangeCause
  ) {
    let reason = SessionChangeReason(cause, shared.refusals)
    guard let change = shared.board.show(state, kept, because: reason, isNews: cause.isNews),
      change.state != change.before
    else { return }
    shared.observers.tell(.moved(from: "\(change.before)", to: "\(change.state)"))
  }

  /// The failure as a caller is told of it.
  func failure<Refusal>(
    _ failure: SessionFailure, _ outcome: RenewalOutcome<Contract>?, _ type: Refusal.Type
  ) -> CallFailure<Refusal> {
    switch failure {
    case .fault(let fault): .fault(Fault(fault, because: shared.storage.lastFailure))
    case .signedOut(let name): .signedOut(because: name.flatMap { shared.refusals[$0] })
    case .renewal: outcome?.failure(type) ?? .fault(.cancelled)
    }
  }
}
