import Diagnostics

extension JSONValue {
  /// An answer inside of its envelope. All steps are names; without one its fields stand beside those of the envelope.
  func placing(_ answer: JSONValue, at steps: ArraySlice<String>) -> JSONValue {
    guard let step = steps.first else {
      guard case .object(let fields) = answer else { return answer }
      return .object(members.filter { own in !fields.contains { $0.key == own.key } } + fields)
    }
    let inner = members.first { $0.key == step }?.value ?? .object([])
    let placed = Member(step, inner.placing(answer, at: steps.dropFirst()))
    return .object(members.filter { $0.key != step } + [placed])
  }

  private var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}
