import ContractModel
import Diagnostics

/// A server tells each meaning with one refusal: two refusals of one endpoint never mean the same.
struct MeaningChecks {
  private let reader: Reader
  private let known: KnownSections

  init(_ reader: Reader, _ known: KnownSections) {
    self.reader = reader
    self.known = known
  }

  func check(_ endpoints: [Endpoint]) {
    // Endpoints of one server share a list, and its mistake is one.
    var said: Set<[Int]> = []
    for endpoint in endpoints {
      var first: [Meaning: Text] = [:]
      for name in endpoint.refuses {
        for meaning in known.refusals.find(name.value)?.meanings ?? [] {
          if meaning.value == .other || meaning.value == .serverFailed { continue }
          if let other = first[meaning.value] {
            let places = [other.span.startOffset, name.span.startOffset]
            guard said.insert(places).inserted else { continue }
            reader.report(.sameMeaning(meaning.value, other, name, at: endpoint))
          } else {
            first[meaning.value] = name
          }
        }
      }
    }
  }
}
