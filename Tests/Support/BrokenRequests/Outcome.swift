import AuthServer
import ContractModel
import ContractMessages

/// The outcome of a request.
struct Outcome: CustomStringConvertible {
  let called: [String]
  let status: Int
  let text: String

  var description: String { "\(status) \(text) \(called)" }

  /// No method was called, and the answer is a refusal that looks like those of the contract and
  /// names the place where one of its fields can.
  func refuses(_ demand: RequestDemand, by server: Server) -> Bool {
    called.isEmpty && demand.statuses.contains(status)
      && demand.named.map { isNamed($0, server) } ?? true
  }

  /// Whether the refusal names the place. Of a wrong part it may say what it looked for.
  private func isNamed(_ place: SentPlace, _ server: Server) -> Bool {
    let fields = server.refusal.filter { $0.location == .body && $0.shape.container == .one }
    let path = FieldPath(place.steps).description
    if fields.isEmpty {
      return text.contains(#""in":"\#(place.part)""#)
        && (path.isEmpty || text.contains(#""field":"\#(path)""#))
    }
    let words = path.isEmpty ? "\(place.part)" : "\(place): expected "
    return !fields.contains(where: \.holdsText) || text.contains(words)
  }
}

extension Field {
  fileprivate var holdsText: Bool {
    if case .scalar(let scalar) = shape.element { scalar.isText } else { false }
  }
}
