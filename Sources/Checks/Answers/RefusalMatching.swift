import ContractModel
import Diagnostics
import JSONSource

/// Tells which error of the contract a refusal is, as the generated client does.
struct RefusalMatching {
  let answer: RecordedAnswer
  let server: Server

  /// The most specific of these errors that the answer meets.
  ///
  /// - Parameter marked: only errors that something beside the status tells.
  func best(of refusals: [Refusal], marked: Bool = false) -> Refusal? {
    var best: Refusal?
    for refusal in refusals where meets(refusal) && !(marked && refusal.match.isEmpty) {
      if let found = best, !rank(found).lexicographicallyPrecedes(rank(refusal)) { continue }
      best = refusal
    }
    return best
  }

  func meets(_ refusal: Refusal) -> Bool {
    guard let status = refusal.cause.status else { return false }
    let fits =
      switch status {
      case .exactly(let wanted): wanted == answer.status
      case .hundreds(let digit): digit == answer.status / 100
      }
    return fits && refusal.match.allSatisfy { holds($0, refusal.fields) }
  }

  func holds(_ condition: Refusal.Condition, _ own: [Field] = []) -> Bool {
    texts(of: condition, own).contains { meets(condition, $0) }
  }

  private func meets(_ condition: Refusal.Condition, _ text: String) -> Bool {
    let (bytes, wanted) = (Array(text.utf8), Array(condition.test.text.value.utf8))
    switch condition.test {
    case .equals: return bytes == wanted
    case .startsWith: return bytes.starts(with: wanted)
    case .has:
      guard wanted.count <= bytes.count else { return false }
      return (0...(bytes.count - wanted.count)).contains { bytes[$0...].starts(with: wanted) }
    }
  }

  /// The field that a condition is about; nil if it stands under its own name in the body.
  func field(of condition: Refusal.Condition, _ own: [Field]) -> Field? {
    let name = condition.field.value
    return server.refusal.first { $0.name.value == name } ?? own.first { $0.name.value == name }
  }

  private func texts(of condition: Refusal.Condition, _ own: [Field]) -> [String] {
    let field = field(of: condition, own)
    let wire =
      field.map { WireNames.spell($0, for: server.names) }
      ?? WireNames.spell(condition.field.value, server.names)
    if field?.location == .header { return [answer.header(wire)?.value].compactMap { $0 } }
    if wire == "." { return [answer.body.text].compactMap { $0 } }
    return answer.body.json?.values(at: wire).compactMap(\.comparedText) ?? []
  }

  /// Exact texts before beginnings before parts; then more fields, longer texts, the exact status.
  private func rank(_ refusal: Refusal) -> [Int] {
    let strengths = refusal.match.map(\.test.strength).sorted(by: >) + [0]
    let length = refusal.match.reduce(0) { $0 + $1.test.text.value.utf8.count }
    if case .exactly? = refusal.cause.status { return strengths + [length, 1] }
    return strengths + [length, 0]
  }
}

extension Refusal.Test {
  fileprivate var strength: Int {
    switch self {
    case .equals: 3
    case .startsWith: 2
    case .has: 1
    }
  }
}

extension JSONNode {
  /// The first value at the end of a path such as `errors.0.code`.
  func value(at path: String) -> JSONNode? { values(at: path).first }

  /// The values at the end of a path: several, where it goes through any item of a list.
  func values(at path: String) -> [JSONNode] {
    path.split(separator: ".").reduce([self]) { nodes, step in
      nodes.flatMap { node -> [JSONNode] in
        guard let items = node.items else { return [node[String(step)]].compactMap { $0 } }
        if step == PathStep.anyItem { return items }
        return Int(step).flatMap { items.indices.contains($0) ? [items[$0]] : nil } ?? []
      }
    }
  }

  /// Numbers and bools are compared by how they are written.
  var comparedText: String? {
    switch content {
    case .text(let text): text
    case .bool(let bool): String(bool)
    case .number(let number):
      Int(number).map(String.init)
        ?? Double(number).map { Int(exactly: $0).map(String.init) ?? String($0) }
    case .object, .list, .null: nil
    }
  }
}
