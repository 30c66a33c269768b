import AuthServer
import ContractModel
import Patterns

/// Values that break one rule of a field, and values that just keep to it.
struct BreakingValues {
  let field: Field
  let leaf: ValueLeaf
  let good: JSONValue
  /// The part that holds it has texts with names, and no JSON.
  let isText: Bool

  /// Nil is nothing at all. None where the rule is broken by something else than a value.
  func values(against rule: RequestRule) -> [JSONValue?] {
    switch rule {
    case .content, .once, .someOf, .onlyOne, .same: []
    case .present: isText ? [nil] : [nil, .null]
    case .segment: [""]
    case .kind(let kind): Self.others(than: kind)
    case .form(let scalar): forms(of: scalar)
    case .constant(let text): others(than: [text])
    case .words(let texts): others(than: texts)
    case .choice: [[:]]
    case .least(let least): [limit(least - 1)].compactMap { $0 }
    case .most(let most): [limit(most + 1)].compactMap { $0 }
    case .pattern(let pattern): texts(notMatching: pattern)
    case .deployed: sendable([good.wireText + "x", String(good.wireText.dropLast())])
    }
  }

  /// Values right at a limit, and each text of an enumeration.
  func kept(by rule: RequestRule) -> [JSONValue] {
    switch rule {
    case .least(let limit), .most(let limit): [self.limit(limit)].compactMap { $0 }
    case .words(let texts): texts.map { .string($0) }
    default: []
    }
  }

  /// Another value of the same form and length; nil where none is easily made.
  static func other(than value: JSONValue) -> JSONValue? {
    switch value {
    case .string(let text):
      guard let first = text.first else { return nil }
      let one: Character = first.isNumber ? (first == "1" ? "2" : "1") : first == "a" ? "b" : "a"
      return .string(String(one) + text.dropFirst())
    case .number(let number): return number.text == "1" ? 2 : 1
    case .bool(let bool): return .bool(!bool)
    case .object, .array, .null: return nil
    }
  }

  static func others(than kind: JSONKind) -> [JSONValue] {
    let values: [JSONKind: JSONValue] = [
      .text: "7", .number: 7, .bool: true, .list: ["7"], .object: ["7": 7],
    ]
    return JSONKind.allCases.filter { $0 != kind }.compactMap { values[$0] }
  }

  private func others(than texts: [String]) -> [JSONValue] {
    let others = texts.flatMap { [$0 + "x", String($0.dropLast()), $0.otherCase] } + [""]
    return sendable(others.filter { !texts.contains($0) })
  }

  private func forms(of scalar: ScalarType) -> [JSONValue] {
    let texts: [String] =
      switch scalar {
      case .string, .username, .identifier, .password, .newPassword, .code, .jwt, .duration, .json:
        []
      case .int, .seconds: isInQuotes ? ["x", "1.5", ""] : ["1.5", "1e30"]
      case .number, .unixTime: isInQuotes ? ["x", ""] : ["1e30"]
      case .bool: ["yes", "1", ""]
      case .instant: ["2030-01-01", "2030-02-30T00:00:00Z", "soon"]
      case .uuid: [String(good.wireText.dropLast()), "{\(good.wireText)}", ""]
      case .email: ["person", "@example.com", "person@", "two people@example.com", ""]
      case .phone: ["12", "1234567890123456", "+1202555O100", ""]
      case .url: ["example.com", "https://exa mple.com/", ""]
      case .bytes: field.shape.isURLSafe ? ["AAECAw==", "AA+/"] : ["AAECAw", "AA-_"]
      }
    return sendable(texts)
  }

  private var isInQuotes: Bool { isText || field.shape.travelsAsText }

  /// A value of just this size or length.
  private func limit(_ size: Int) -> JSONValue? {
    guard case .scalar(let scalar) = leaf else { return nil }
    if scalar.isNumber { return sendable([String(size)]).first }
    return size < 0 ? nil : Texts(field, scalar).text(of: size...size).map { .string($0) }
  }

  private func texts(notMatching pattern: String) -> [JSONValue] {
    let read = try? TextPattern(pattern)
    let texts = [good.wireText + "\n", good.wireText + "~", "~" + good.wireText]
    return sendable(texts.filter { read?.matches($0) == false })
  }

  /// As they travel. A path has no empty part, and a line break stands in no path and no header.
  private func sendable(_ texts: [String]) -> [JSONValue] {
    let isFree = field.location == .body || field.location == .query
    return texts.filter { isFree || (!$0.isEmpty && !$0.contains("\n")) }.map { text in
      guard case .scalar(let scalar) = leaf else { return .string(text) }
      return scalar.written(text, field.shape, inText: isText)
    }
  }
}

extension String {
  /// With the first letter as a capital, or no longer as one.
  fileprivate var otherCase: String {
    let first = prefix(1)
    return (first.lowercased() == first ? first.uppercased() : first.lowercased()) + dropFirst()
  }
}
