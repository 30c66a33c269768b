import ContractModel
import Diagnostics
import Patterns
import YAMLSource

extension Reader {
  /// An example must be a value that the field can hold.
  func example(_ node: Node?, of shape: Shape) -> Text? {
    guard let node else { return nil }
    guard shape.container == .one, let kind = ExampleKind(shape.element) else {
      report(.noExampleHere(at: node.span.firstLine))
      return nil
    }
    guard let scalar = node.scalar else {
      report(.wrongKind(node, wanted: kind.name))
      return nil
    }
    guard kind.holds(scalar.text) else {
      report(.badExample(node, of: kind.name))
      return nil
    }
    return Text(scalar.text, at: node.span)
  }
}

/// What an example of a simple value looks like.
private struct ExampleKind {
  let name: String
  let holds: (String) -> Bool

  init?(_ element: Shape.Element) {
    switch element {
    case .scalar(.int):
      (name, holds) = ("a whole number of 64 bits", ExampleKind.isInteger)
    case .scalar(.number): (name, holds) = ("a number", ExampleKind.isNumber)
    case .scalar(.bool): (name, holds) = ("`true` or `false`", { $0 == "true" || $0 == "false" })
    case .scalar(.uuid): (name, holds) = ("a UUID", ExampleKind.isUUID)
    case .scalar(.email): (name, holds) = ("a mail address", ExampleKind.isEmail)
    case .scalar(.phone): (name, holds) = ("a phone number", ExampleKind.isPhone)
    case .scalar(.url): (name, holds) = ("a URL", { $0.contains("://") && !$0.contains(" ") })
    case .enumeration(let texts):
      (name, holds) = ("one of the enum's values", { text in texts.contains { $0.value == text } })
    case .scalar, .provider, .token: (name, holds) = ("a text", { _ in true })
    case .type, .constant, .record, .configuration: return nil
    }
  }

  /// Stricter than servers are: an example is a plain one.
  private static func isEmail(_ text: String) -> Bool {
    matches(text, "[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*")
  }

  private static func isPhone(_ text: String) -> Bool {
    matches(text, "[+]?[(]?[0-9]([ .()/-]{0,2}[0-9]){2,14}")
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    (try? TextPattern(pattern))?.matches(text) ?? false
  }

  /// Clients and stubs read no larger ones.
  private static func isInteger(_ text: String) -> Bool {
    isNumber(text) && Int(text) != nil
  }

  /// A number as JSON spells it, without an exponent.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isDigits = { (part: Substring) in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    let whole = parts[0].first == "-" ? parts[0].dropFirst() : parts[0]
    return isDigits(whole) && (whole.count == 1 || whole.first != "0") && parts.count <= 2
      && (parts.count == 1 || isDigits(parts[1]))
  }

  private static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { $0.isHexDigit && $0.isASCII } }
  }
}
