import ContractModel
import Diagnostics

/// Mistakes in policies, providers, the app and the deployment.
extension Diagnostic {
  static func keyOfOtherKind(
    _ key: String, _ kind: Text, _ kinds: [String], at span: Span
  ) -> Diagnostic {
    Diagnostic(
      "needs-other-key", "`\(key)` has no effect for the kind `\(kind.value)`", at: span,
      related: [RelatedPlace(kind.span, "the kind")],
      help: "`\(key)` is for \(Suggestions.list(kinds)); remove it, or change the kind")
  }

  static func configurationKind(_ field: Field) -> Diagnostic {
    Diagnostic(
      "configuration-kind", "`\(field.name.value)` is not a simple value", at: field.shape.span,
      why: "somebody types it into the deployment's settings",
      help: "use a simple value such as `string`, `url` or `list of string`")
  }

  static func configurationField(_ use: Text, _ field: Field, isMissing: Bool) -> Diagnostic {
    Diagnostic(
      "configuration-kind",
      "`configuration.\(use.value)` "
        + (isMissing ? "may be missing, and this field may not" : "is not a single value"),
      at: use.span, related: [RelatedPlace(field.shape.span, "its type")],
      why: "a message carries the deployment's value unchanged",
      help: isMissing
        ? "write `optional configuration.\(use.value)`, or remove `optional` there"
        : "send a value that is neither a list nor a map")
  }

  static func configurationUse(_ use: Text, _ field: Field, _ wanted: String) -> Diagnostic {
    Diagnostic(
      "configuration-kind", "`configuration.\(use.value)` is not \(wanted)", at: use.span,
      related: [RelatedPlace(field.shape.span, "its type")],
      why: "the deployment's value is used unchanged",
      help: "make it \(wanted), neither optional nor secret, or name another value")
  }

  static func unfilledGroup(_ group: Text) -> Diagnostic {
    Diagnostic(
      "access-group", "`\(group.value)` has a build setting, which would stay unexpanded",
      at: group.span,
      why: "Xcode expands `$(…)` in entitlements and in Info.plist, but not in generated code",
      help:
        "add `accessGroup: string` to `configuration` and write `accessGroup: configuration.accessGroup`"
    )
  }

  static func pinsInContract(at span: Span) -> Diagnostic {
    Diagnostic(
      "pins", "pinned keys belong to the deployment, not to the contract", at: span,
      why: "the keys change with the certificates, and the contract does not",
      help:
        "add `pinnedKeys: list of string` to `configuration` and write `pins: configuration.pinnedKeys`"
    )
  }

  static func nextInQuery(at span: Span) -> Diagnostic {
    Diagnostic(
      "next-token", "an answer has no query in which a token could come", at: span,
      help: "write `in: header` or `in: cookie`")
  }

  static func nextKeptNowhere(at span: Span, _ stored: Span?) -> Diagnostic {
    Diagnostic(
      "next-token", "the app keeps this token nowhere, and each answer brings the next one",
      at: span, related: stored.map { [RelatedPlace($0, "kept nowhere")] } ?? [],
      help: "write `stored: keychain` or `stored: memory`, or leave `next` out")
  }

  static func badWireName(_ name: Text) -> Diagnostic {
    Diagnostic(
      "bad-wire-name", "`\(name.value)` cannot name a header, a cookie or a query value",
      at: name.span, help: "use letters, digits and marks such as `-` and `_`, without spaces")
  }

  static func badScheme(_ scheme: Text) -> Diagnostic {
    Diagnostic(
      "bad-scheme", "`\(scheme.value)` is not a URL scheme", at: scheme.span,
      help: "write it without `://`, in letters, digits, `+`, `-` and `.`, as in `com.example.app`")
  }

  static func doesNotRenew(_ name: Text, _ endpoint: Endpoint) -> Diagnostic {
    Diagnostic(
      "nothing-renews", "`\(name.value)` does not renew the session", at: name.span,
      related: [RelatedPlace(endpoint.operation.span, "its operation")],
      help: "name an endpoint with `does: session.renew`")
  }

  static func levelTwice(_ level: Text, first: Text) -> Diagnostic {
    Diagnostic(
      "duplicate-item", "there are two levels `\(level.value)`", at: level.span,
      related: [RelatedPlace(first.span, "the first")],
      why: "the app shows a level by its name", help: "give one of them another name, or remove it")
  }

  static func stepsOutOfOrder(_ step: Located<Int>, after other: Located<Int>) -> Diagnostic {
    Diagnostic(
      "steps-order", "\(step.value) failures come after \(other.value)", at: step.span,
      related: [RelatedPlace(other.span, "the step before")],
      help: "put the steps in the order of their failures, each with more than the one before")
  }
}
