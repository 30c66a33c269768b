import ContractModel
import Diagnostics

/// The entries of `reserved` that keep what a change takes away from coming back with another meaning.
struct ReservationAdvice {
  private let entries: [String]

  init(_ change: PieceChange, in comparison: Comparison) {
    // Calls may share a route, and errors a code: what others still have cannot be reserved.
    let all = Self.gone(change).map { at, wire in
      let keys = at.split(separator: ".").map(String.init)
      return (at, wire.flatMap { ReservedUse.isOnWire($0, keys, comparison.new) ? nil : $0 })
    }
    let gone = all.filter { at, wire in
      let isSomething = wire != nil || at.contains(".")
      return isSomething
        && !comparison.new.reservedNames.contains { $0.at.value == at && $0.wire?.value == wire }
    }
    entries = gone.map { at, wire in
      let look = wire.map { ", wire: \(Self.written($0))" } ?? ""
      return "{ at: \(Self.written(at))\(look) }"
    }
  }

  /// The help of one finding says it: the first that apps in use notice, else the first that is not fine.
  func added(to findings: [ReviewFinding]) -> [ReviewFinding] {
    let noticed = findings.firstIndex { $0.verdict != .fine && $0.level != .source }
    guard !entries.isEmpty,
      let index = noticed ?? findings.firstIndex(where: { $0.verdict != .fine })
    else { return findings }
    var findings = findings
    let words = "so that it stays unused: `reserved: [\(entries.joined(separator: ", "))]`"
    findings[index].help += findings[index].help.isEmpty ? words : "; \(words)"
    return findings
  }

  /// The names that went, each with its look on the wire.
  private static func gone(_ change: PieceChange) -> [(at: String, wire: String?)] {
    guard let path = path(of: change) else { return [] }
    if change.kind != .removed {
      return texts(of: change).map { ("\(path).enum.\($0)", nil) } + codes(of: change)
    }
    switch change.old?.subject {
    case .refusal(let refusal): return [(path, code(of: refusal))]
    case .endpoint(let endpoint): return [(path, endpoint.route)]
    case .token(let token): return [(path, token.sent?.value.name ?? token.account?.value)]
    case .field(let field): return [(path, field.wire?.value)]
    case .type: return [(path, nil)]
    default: return []
    }
  }

  /// The code that an error had before it got another one.
  private static func codes(of change: PieceChange) -> [(at: String, wire: String?)] {
    guard change.value(.refusalMatch) != nil, let pair = change.refusals,
      let old = code(of: pair.old), old != code(of: pair.new)
    else { return [] }
    return [("errors", old)]
  }

  private static func code(of refusal: Refusal) -> String? {
    let codes = refusal.match.compactMap { condition -> String? in
      if case .equals(let text) = condition.test { text.value } else { nil }
    }
    return codes.count == 1 ? codes[0] : nil
  }

  /// The texts that an enum lost.
  private static func texts(of change: PieceChange) -> [String] {
    guard let value = change.value(.shapeElement), change.value(.typeContent) == nil else {
      return []
    }
    if case .type(let type)? = change.new?.subject, case .enumeration = type.content {
      return value.old.map(\.text)
    }
    return change.isEnumerationChange ? value.old.map(\.text) : []
  }

  /// The keys as the contract writes them; nil where the new contract gives the fields by a type.
  private static func path(of change: PieceChange) -> String? {
    var keys: [String] = []
    var isInField = false
    for pair in change.chain {
      guard let piece = pair.new ?? pair.old else { return nil }
      keys += isInField ? ["fields"] + piece.keys : piece.keys
      isInField = piece.field != nil
    }
    if let endpoint = change.chain.first?.new?.endpoint, keys.count > 2 {
      if keys[2] == "sends", endpoint.sentType != nil { return nil }
      if keys[2] == "returns", case .shape = endpoint.returns { return nil }
    }
    return keys.joined(separator: ".")
  }

  /// Within the braces of YAML's flow style.
  private static func written(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || "._/ ".utf8.contains(byte)
    }
    let isKnown = Section(rawValue: text) != nil
    let isWord = isKnown || text.first?.isLetter == true && text.contains { "._/".contains($0) }
    if isPlain && isWord && text.last != " " { return text }
    return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
