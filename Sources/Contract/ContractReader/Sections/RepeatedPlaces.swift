import ContractModel
import Diagnostics

/// A field that repeats another one stands right in what a call of the app sends, and nowhere else.
struct RepeatedPlaces {
  private let reader: Reader
  private let known: KnownSections
  private let walk: FieldWalk

  init(_ reader: Reader, _ known: KnownSections) {
    self.reader = reader
    self.known = known
    walk = FieldWalk(known.types, to: .repeats)
  }

  func check(_ endpoints: Definitions<Endpoint>) {
    var told: Set<Span> = []
    for field in others(endpoints) {
      guard let name = field.same, told.insert(name.span).inserted else { continue }
      reader.report(.sameElsewhere(field))
    }
  }

  /// All fields but those at the top of `sends`.
  private func others(_ endpoints: Definitions<Endpoint>) -> [Field] {
    var fields = reader.configuration.map(\.field)
    for endpoint in endpoints {
      fields += walk.all(returnedBy: endpoint)
      fields += endpoint.sends.flatMap { walk.all(below: $0.shape) }
      if endpoint.caller == .browser { fields += endpoint.sends }
    }
    for server in known.servers { fields += server.refusal + server.sends }
    for callback in known.callbacks { fields += callback.fields }
    for refusal in known.refusals { fields += refusal.fields }
    for token in known.tokens { fields += token.claims }
    return fields
  }
}
