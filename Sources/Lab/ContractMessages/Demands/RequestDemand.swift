import AuthServer
import ContractModel

/// One thing that a contract asks of what an endpoint is sent, and requests that break it.
package struct RequestDemand: Sendable, CustomStringConvertible {
  package let rule: RequestRule
  package let place: SentPlace
  /// As a refusal names it. Nil where none can: a path that lacks a part is another path.
  package let named: SentPlace?
  package let broken: [SentMessage]

  package var description: String { "\(place): \(rule)" }

  /// The same for the same contract, with letters, digits and dots: `body.user.email.present`.
  package var id: String {
    let path = place.steps.map { step in
      switch step {
      case .field(let name): name
      case .element(let index): String(index)
      case .anyKey: "any"
      }
    }
    return ([place.part.rawValue] + path + [rule.word]).joined(separator: ".")
  }

  package var statuses: Set<Int> {
    switch rule {
    case .content: [415]
    case .segment: [404, 405]
    default: [400]
    }
  }
}
