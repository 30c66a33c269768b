import ContractModel
import Diagnostics

/// Mistakes about values that the contract itself says, and about how values travel.
extension Diagnostic {
  static func alwaysOne(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "always-one", "the value of `\(text)` cannot be optional, a list or a map", at: span,
      why: "the contract gives one text, the same for every call",
      help: "leave out `optional`, `list of` and `map of`")
  }

  static func undeclaredSlot(_ word: String, of provider: Provider, at span: Span) -> Diagnostic {
    Diagnostic(
      "not-said", "`\(provider.name.value)` has no `\(word)`", at: span,
      related: [RelatedPlace(provider.name.span, "the provider")],
      help: "add `\(word):` to the provider, or give the field a `constant`")
  }

  static func claimWithKey(_ field: Field, _ key: String) -> Diagnostic {
    Diagnostic(
      "claim-with-key", "the claim `\(field.wireName)` is given by the key `\(key)`",
      at: field.name.span,
      help: "write `\(key):` beside `claims`, and remove this claim")
  }

  /// The form fits another kind of value.
  static func formHere(_ form: WireForm, _ element: Shape.Element, at span: Span) -> Diagnostic {
    if case .configuration(let name) = element {
      return Diagnostic(
        "as-text", "a value of the deployment has its form where it is declared", at: span,
        help: "write `as: \(form.rawValue)` at `configuration.\(name)`")
    }
    switch form {
    case .base64url: return .base64OfOther(at: span)
    case .text:
      guard case .token(_, .expiresAt) = element else { return .asTextOfText(at: span) }
      return Diagnostic(
        "as-text", "the end of a token is a text already, as RFC 3339 writes it", at: span,
        help: "remove `as: text`; or write `as: [unixTime, text]` for seconds since 1970 in quotes")
    case .unixTime:
      return Diagnostic(
        "as-text", "only `tokens.NAME.expiresAt` is counted so", at: span,
        help: "for a moment of your own write the type `unixTime`, or remove this")
    case .unixMilliseconds:
      return Diagnostic(
        "as-text", "only `tokens.NAME.expiresAt` is counted so", at: span,
        why:
          "`unixTime` counts seconds, and would read milliseconds as a time thousands of years away",
        help: "for milliseconds of your own write the type `int`, or remove this")
    case .milliseconds:
      return Diagnostic(
        "as-text", "only `tokens.NAME.expiresIn` is counted so", at: span,
        help: "for milliseconds of your own write the type `int`, or remove this")
    }
  }

  static func secondForm(_ form: WireForm, at span: Span) -> Diagnostic {
    Diagnostic(
      "as-text", "the value has another form already", at: span,
      help: "keep one; `text` alone may stand beside another one")
  }

  static func base64OfOther(at span: Span) -> Diagnostic {
    Diagnostic(
      "as-text", "only `bytes` travel as base64url", at: span,
      help: "make the field `bytes`, or remove `as: base64url` here")
  }

  static func dottedWire(_ wire: Text, of name: Text) -> Diagnostic {
    let steps = wire.value.split(separator: ".").map(String.init)
    let around = steps.count > 1 ? steps[0] : "data"
    return Diagnostic(
      "wire-path", "`\(wire.value)` is no name in a body", at: wire.span,
      why: "only the fields of refusals may have a path into the body; here `wire` is one name",
      help: "write the object around it: `\(around): { fields: { \(name.value): … } }`; "
        + "if every good answer of the server is in one, give the server `answer: \(around)`")
  }

  static func badWirePath(_ path: Text) -> Diagnostic {
    Diagnostic(
      "wire-path", "`\(path.value)` is not a path into an answer", at: path.span,
      help: "write names with dots between, and the number of an item of a list, from 0: "
        + "`errors.0.code`; in a refusal `errors.*.code` is any item's, and a single `.` is the whole body"
    )
  }
}
