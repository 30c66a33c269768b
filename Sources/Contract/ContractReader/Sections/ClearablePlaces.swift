import ContractModel
import Diagnostics

/// A value that null clears stands in what calls send as JSON, and nowhere else.
struct ClearablePlaces {
  private let reader: Reader
  private let known: KnownSections
  private let walk: FieldWalk

  init(_ reader: Reader, _ known: KnownSections) {
    self.reader = reader
    self.known = known
    walk = FieldWalk(known.types, to: .clearables)
  }

  func check(_ endpoints: Definitions<Endpoint>) {
    var told: Set<Span> = []
    for endpoint in endpoints {
      let isForm = known.servers.find(endpoint.server)?.content == .form
      for field in endpoint.sends {
        let isInJSON = field.location == .body && !isForm
        for one in clearable([field]) where !isInJSON || one.isGivenElsewhere {
          guard told.insert(one.shape.span).inserted else { continue }
          reader.report(isInJSON ? .clearableSlot(one) : .clearableOutsideJSON(one))
        }
      }
    }
    let returned = endpoints.flatMap { walk.all(returnedBy: $0) }
    for one in clearable(returned + others) where told.insert(one.shape.span).inserted {
      reader.report(.clearableReturned(one))
    }
  }

  /// The fields that no call of the app sends in a body.
  private var others: [Field] {
    var fields = reader.configuration.map(\.field)
    for server in known.servers { fields += server.refusal + server.sends }
    for callback in known.callbacks { fields += callback.fields }
    for refusal in known.refusals { fields += refusal.fields }
    for token in known.tokens { fields += token.claims }
    return fields
  }

  private func clearable(_ fields: [Field]) -> [Field] {
    walk.all(fields).filter(\.shape.isClearable)
  }
}

extension Field {
  /// The app gives no value for it, or one that travels as text.
  fileprivate var isGivenElsewhere: Bool {
    switch shape.element {
    case .token, .provider, .configuration, .constant: true
    case .scalar, .type, .enumeration, .record: shape.travelsAsText
    }
  }
}
