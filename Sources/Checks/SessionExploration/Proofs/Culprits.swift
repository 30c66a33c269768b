import ContractModel
import Diagnostics
import Machines

/// The parts of a contract that allow a claim to be broken.
struct Culprits {
  let endpoint: Endpoint?
  let refusal: Refusal?
  let token: Token?
  let state: StateDefinition?
  /// A move that the contract writes for what happened.
  let move: StateDefinition.WrittenMove?
  private let service: Span

  init(of broken: BrokenClaim, in contract: Contract) {
    let endpoint = broken.endpoint.flatMap { name in
      contract.endpoints.first { $0.name.value == name || $0.endsIn?.value == name }
    }
    let refusal = broken.name.flatMap { contract.refusals.find($0) }
    let token = broken.name.flatMap { contract.tokens.find($0) }
    let state = broken.name.flatMap { contract.session?.states.find($0) }
    let moves = contract.session?.states.flatMap(\.moves) ?? []
    let call = broken.endpoint
    let isMatch: (EventName) -> Bool = { event in
      let isRefusal = refusal.map { event.outcome == $0.name.value } ?? false
      if isRefusal { return event.subject == call || event.subject == "any" }
      return refusal == nil
        ? event.isOfCall && event.subject == call
        : event.subject == call && event.outcome == "refused"
    }
    (self.endpoint, self.refusal, self.token, self.state) = (endpoint, refusal, token, state)
    move = moves.first { isMatch($0.event.value) }
    service = contract.service.span
  }

  var span: Span {
    move?.target.span ?? refusal?.recovery.span ?? token?.tellingSpan ?? state?.name.span
      ?? endpoint?.name.span ?? service
  }

  var related: [RelatedPlace] {
    let places: [(Span?, String)] = [
      (refusal?.recovery.span, "what the app does after it"), (endpoint?.name.span, "the call"),
    ]
    return places.compactMap { place, label in
      place.flatMap { $0 == span ? nil : RelatedPlace($0, label) }
    }
  }
}

extension Token {
  /// The key that says how it is replaced, or else its name.
  fileprivate var tellingSpan: Span {
    rotation.reuse?.span ?? rotation.rotates?.span ?? name.span
  }
}
