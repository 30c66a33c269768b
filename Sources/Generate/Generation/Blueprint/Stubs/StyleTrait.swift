import ContractModel

/// A trait by which a server's messages differ from plain JSON.
package enum StyleTrait: Sendable {
  case contentType(String)
  case takesForms
  /// A refusal's body is its text and nothing else.
  case refusesInText
  /// The texts by which good answers are known.
  case success([StubText])
  /// The path to the real answer inside a good one.
  case answer([String])
  /// The facts with which the router fills the places of its own refusals.
  case faults([(wire: String, word: FaultText)])

  static func all(of plan: ServerPlan) -> [StyleTrait] {
    var traits: [StyleTrait] = []
    if case .mediaType(let type) = plan.server.content { traits.append(.contentType(type)) }
    if plan.server.content == .form { traits.append(.takesForms) }
    if plan.refusalFields.contains(where: { $0.place == .body && $0.wire == "." }) {
      traits.append(.refusesInText)
    }
    if !plan.success.isEmpty {
      traits.append(.success(plan.success.map { StubText($0, at: plan) }))
    }
    if !plan.server.answer.isEmpty { traits.append(.answer(plan.server.answer)) }
    let faults = plan.faultWords
    return faults.isEmpty ? traits : traits + [.faults(faults)]
  }
}

extension [StyleTrait] {
  /// Even an answer with nothing in it says that it is a good one.
  var hasSuccess: Bool { contains { if case .success = $0 { true } else { false } } }
}
