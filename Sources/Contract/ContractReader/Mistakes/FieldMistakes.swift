import ContractModel
import Diagnostics
import Patterns
import YAMLSource

/// Mistakes in fields.
extension Diagnostic {
  static func fieldKind(_ name: Text, given: [String], first: Span?, second: Span?) -> Diagnostic {
    if let second {
      return Diagnostic(
        "field-kind", "`\(name.value)` has both `\(given[0])` and `\(given[1])`",
        at: second, related: first.map { [RelatedPlace($0, "the first")] } ?? [],
        help: "keep one of \(Suggestions.list(given))")
    }
    return Diagnostic(
      "field-kind", "`\(name.value)` has no type", at: name.span,
      help: "add one, for example `type: string`; or `constant:` or `enum:`")
  }

  static func locationHere(at span: Span) -> Diagnostic {
    Diagnostic(
      "location-here", "only a field at the top of a message can choose a part of the message",
      at: span, help: "remove `in` here")
  }

  static func locationNotThere(
    _ location: Located<Field.Location>, _ others: [Field.Location]
  ) -> Diagnostic {
    Diagnostic(
      "location-here", "a field that comes back cannot be in `\(location.value.rawValue)` here",
      at: location.span,
      help: "write " + others.map { "`in: \($0.rawValue)`" }.joined(separator: " or "))
  }

  static func locationAgainstPath(
    _ name: Text, _ location: Located<Field.Location>, isInPath: Bool
  ) -> Diagnostic {
    isInPath
      ? Diagnostic(
        "location-against-path",
        "the route names `{\(name.value)}`, so this field is part of the path",
        at: location.span, help: "leave `in` out, or remove `{\(name.value)}` from the route")
      : Diagnostic(
        "location-against-path", "the route has no `{\(name.value)}`", at: location.span,
        help: "add `{\(name.value)}` to the route, or send it in another part")
  }

  static func sameWireName(_ field: Field, _ other: Field) -> Diagnostic {
    Diagnostic(
      "same-wire-name",
      "`\(field.name.value)` and `\(other.name.value)` are both `\(field.wire?.value ?? field.name.value)` on the wire",
      at: field.name.span, related: [RelatedPlace(other.name.span, "the other field")],
      help: "give one of them another `wire`")
  }

  static func besideTypeKey(_ key: Entry.KeyScalar, _ other: String) -> Diagnostic {
    Diagnostic(
      "unknown-key", "a type with `\(other)` has no other key, and this is `\(key.text)`",
      at: key.span, help: "make the type either `{ \(other): [...] }` or a set of fields")
  }

  static func choiceOfOne(_ node: Node) -> Diagnostic {
    Diagnostic(
      "choice-of-one", "`oneOf` chooses between at least two types", at: node.span,
      help: "add another type, or use the one type itself")
  }

  static func choiceOfNonRecord(_ name: Text) -> Diagnostic {
    Diagnostic(
      "not-fields", "`\(name.value)` has no fields, so no answer could be recognised as this type",
      at: name.span,
      help: "choose between types with fields")
  }

  static func choiceUndecided(_ name: Text, _ other: Text, hasConstants: Bool) -> Diagnostic {
    Diagnostic(
      "choice-undecided", "`\(name.value)` and `\(other.value)` cannot be told apart",
      at: name.span, related: [RelatedPlace(other.span, "the other type")],
      why: hasConstants
        ? "their constants are the same" : "only one of the types may be without a constant",
      help:
        "give each a field of the body with its own `constant:`, or one that is always there and that no other type has"
    )
  }

  static func asTextOfText(at span: Span) -> Diagnostic {
    Diagnostic(
      "as-text", "only a number, a time in seconds or a bool can travel as text", at: span,
      why: "anything else is a text anyway", help: "remove `as: text` here")
  }

  static func secretHere(_ element: Shape.Element, at span: Span) -> Diagnostic {
    switch element {
    case .constant:
      Diagnostic(
        "secret-here", "a constant of a contract is not secret", at: span,
        why: "every copy of the app and of the docs has this text",
        help: "declare a value in `configuration` and send that, or remove `secret`")
    case .record, .type:
      Diagnostic(
        "secret-here", "only a text can be secret", at: span,
        help: "put `secret` on the texts inside, or remove it")
    case .provider:
      Diagnostic(
        "secret-here", "the provider's value is already marked as secret or not", at: span,
        help: "remove `secret` here")
    case .scalar(.json):
      Diagnostic(
        "secret-here", "JSON of any form is not secret", at: span,
        why: "servers' stubs hand it over as plain values, which print themselves",
        help: "name the secret texts in `fields`, or remove `secret`")
    case .scalar, .token, .configuration, .enumeration:
      Diagnostic(
        "secret-here", "only a text can be secret", at: span,
        why: "generated code has a type for this value, and that type prints it",
        help: "make the field a `string`, or remove `secret`")
    }
  }

  static func limitHere(_ key: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "limit-here", "only a simple value has `\(key)`", at: span,
      help: "put it on the fields inside, or remove it")
  }

  static func patternOfNumber(at span: Span) -> Diagnostic {
    Diagnostic(
      "limit-here", "only a text has a `pattern`", at: span,
      help: "use `min` and `max`, or make the field a `string`")
  }

  static func limitOfValue(_ key: String, _ scalar: ScalarType, at span: Span) -> Diagnostic {
    Diagnostic(
      "limit-here", "`\(scalar.rawValue)` takes no `\(key)`", at: span,
      why: "its form is given already, and the same value may be spelt in several ways",
      help: "remove it, or make the field a `string`")
  }

  static func limitOfBool(_ key: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "limit-here", "only a text or a number has `\(key)`", at: span,
      help: "remove it, or make the field an `int`")
  }

  static func limitsCross(_ min: Located<Int>, _ max: Located<Int>) -> Diagnostic {
    Diagnostic(
      "limits-cross", "nothing is at least \(min.value) and at most \(max.value)", at: max.span,
      related: [RelatedPlace(min.span, "the least")], help: "swap the two, or correct one")
  }

  static func negativeLength(_ min: Located<Int>) -> Diagnostic {
    Diagnostic(
      "limits-cross", "no text has the length \(min.value)", at: min.span,
      help: "for a text, `min` and `max` are lengths; use 0 or more")
  }

  static func badExample(_ node: Node, of kind: String) -> Diagnostic {
    Diagnostic(
      "bad-example", "this example isn't \(kind)", at: node.span.firstLine,
      why: "fixtures and docs show it as a real value", help: "give a value that the field can hold"
    )
  }

  static func badPattern(_ mistake: PatternMistake, at span: Span) -> Diagnostic {
    Diagnostic(
      "bad-pattern", mistake.message, at: span, why: mistake.why, help: mistake.help)
  }

  static func patternAgainstLimits(
    _ pattern: Text, _ length: ClosedRange<Int>, _ limit: Located<Int>
  ) -> Diagnostic {
    Diagnostic(
      "limits-cross",
      "no text of \(length.lowerBound) to \(length.upperBound) characters matches the pattern",
      at: pattern.span, related: [RelatedPlace(limit.span, "the most")],
      why: "every value of this field would be refused",
      help: "change the limit, or correct the pattern")
  }

  static func exampleAgainstPattern(_ example: Text, _ pattern: Text) -> Diagnostic {
    Diagnostic(
      "bad-example", "this example does not match the pattern", at: example.span,
      related: [RelatedPlace(pattern.span, "the pattern")],
      why: "fixtures and docs show it as a real value",
      help: "give a text that the whole pattern matches, or correct the pattern")
  }

  static func exampleOutside(_ example: Text, _ size: Int, _ limit: Located<Int>) -> Diagnostic {
    Diagnostic(
      "bad-example", "this example is outside of the field's limits: \(size)", at: example.span,
      related: [RelatedPlace(limit.span, "the limit")],
      why: "fixtures and docs show it as a real value",
      help: "give a value within the limits; the length of a text counts code points")
  }

  static func exampleTooLong(_ example: Text) -> Diagnostic {
    Diagnostic(
      "bad-example",
      "an example of a pattern has at most \(TextPattern.longestText) characters",
      at: example.span, help: "give a shorter example")
  }

  static func nullConstant(_ node: Node) -> Diagnostic {
    Diagnostic(
      "ambiguous-text", "null is not a constant", at: node.span,
      why: "null and a missing field mean the same",
      help: "leave the field out, or put the text in quotes: \"\(node.scalar?.text ?? "null")\"")
  }

  static func storedHere(_ shape: Shape, at span: Span) -> Diagnostic {
    Diagnostic(
      "stored-here", "only a single value is kept beside the tokens", at: span,
      related: [RelatedPlace(shape.span, "its type")],
      why: "an item of the store holds one text",
      help: "put `stored` on a simple field inside, or let the app keep this value itself")
  }

  static func misplacedExample(at span: Span) -> Diagnostic {
    Diagnostic(
      "bad-example", "only a simple value has an example", at: span,
      help: "give examples to the fields inside, or leave it out")
  }

  static func typesTooDeep(_ name: Text) -> Diagnostic {
    Diagnostic(
      "types-too-deep",
      "more than \(TypeDepth.most) types stand in `\(name.value)`, each in the one before",
      at: name.span, help: "make a part of them `json`, or leave out the fields that nobody reads")
  }

  static func typeContainsItself(_ name: Text, through path: [String]) -> Diagnostic {
    let steps = path.count > 8 ? path.prefix(5) + ["…"] + path.suffix(2) : path
    return Diagnostic(
      "endless-type", "`\(name.value)` holds itself: \(steps.joined(separator: " → "))",
      at: name.span,
      why: "a value of this type would never end", help: "make one step a `list of` or a `map of`")
  }
}
